package figures

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/terms"
)

// sections are all sections with something in them.
func (p *Page) sections(sum *statistics.Summary, width float32) (all []fyne.CanvasObject) {
	for _, make := range []func(*statistics.Summary, float32) fyne.CanvasObject{
		p.wins, p.risks, p.tables, p.results, p.decisions, p.luck, p.duels, p.records,
	} {
		if section := make(sum, width); section != nil {
			all = append(all, section)
		}
	}
	return all
}

// wins are games won, altogether and by opponents.
func (p *Page) wins(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	s := p.section(width, w.T("figures.wins"))
	length := w.Length(max(time.Duration(sum.Seconds)*time.Second, time.Minute))
	s.say(w.N("figures.games", sum.Games, "Wins", wins(w, sum.Wins), "Fair", w.Decimal(sum.Fair), "Length", length))
	s.tally(w.T("figures.all"), sum.Tally)
	if len(sum.ByLevel) > 0 {
		s.head(w.T("figures.bylevel"))
	}
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		if t := sum.ByLevel[level.String()]; t != nil {
			s.tally(w.T(terms.Levels.ID(level)), *t)
		}
	}
	if len(sum.ByCharacter) > 1 {
		s.head(w.T("figures.bycharacter"))
		for _, character := range bot.Characters() {
			if t := sum.ByCharacter[character.String()]; t != nil {
				s.tally(w.T(terms.Characters.ID(character)), *t)
			}
		}
	}
	s.y += 4 * p.by
	s.note(w.T("figures.wins.about"))
	return s.done()
}

// tables are games won by how many sat at the table, and by who began; nil where all were alike.
func (p *Page) tables(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	ordered := 0
	for _, t := range sum.ByOrder {
		if t.Games > 0 {
			ordered++
		}
	}
	players, order := len(sum.ByPlayers) > 1, !p.chosen.together && ordered > 1
	if !players && !order {
		return nil
	}
	s := p.section(width, w.T("figures.tables"))
	if players {
		s.head(w.T("figures.byplayers"))
		for _, players := range slices.Sorted(maps.Keys(sum.ByPlayers)) {
			s.tally(w.N("figures.seats", players), *sum.ByPlayers[players])
		}
	}
	if order {
		s.head(w.T("figures.byorder"))
		for order, t := range sum.ByOrder {
			s.tally(w.T("figures.order", "Place", order+1), t)
		}
	}
	return s.done()
}

// several is from how many games on there is a chart of them.
const several = 3

// results are points, rounds and margins; nil for a game or two, whose points are among the records.
func (p *Page) results(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Games < several {
		return nil
	}
	s := p.section(width, w.T("figures.points"))
	s.numbers(sum.Points, w.T("figures.points.about"), number)
	if len(sum.Margin) > 0 {
		s.numbers(sum.Margin, w.T("figures.margin.about"), ahead)
	}
	s.numbers(sum.Rounds, w.T("figures.rounds.about"), strconv.Itoa)
	return s.done()
}

// records are streaks, and the best games.
func (p *Page) records(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Most.Game == "" {
		return nil
	}
	s := p.section(width, w.T("figures.records"))
	if sum.Longest > 1 {
		s.say(w.T("figures.streak", "Now", sum.Streak, "Longest", sum.Longest))
	}
	s.link(w.T("figures.most", "Points", w.N("count.points", sum.Most.Value)), sum.Most.Game)
	if sum.Largest.Game != "" {
		s.link(w.T("figures.largest", "Points", w.N("count.points", sum.Largest.Value)), sum.Largest.Game)
	}
	if sum.Fastest.Game != "" {
		s.link(w.T("figures.fastest", "Rounds", -sum.Fastest.Value), sum.Fastest.Game)
	}
	return s.done()
}

// duels are the others at the table, from three games on.
func (p *Page) duels(sum *statistics.Summary, width float32) fyne.CanvasObject {
	if len(sum.Duels) == 0 {
		return nil
	}
	s := p.section(width, p.stage.Words.T("figures.duels"))
	const most = 8
	for i := range sum.Duels[:min(len(sum.Duels), most)] {
		duel := &sum.Duels[i]
		s.tally(p.opponent(duel), duel.Tally)
	}
	return s.done()
}

// oneIn says of how many people one has such luck, good or bad, by chance; 0 for what is nothing special.
func oneIn(deviation float64) int {
	const worthSaying = 0.8
	if math.Abs(deviation) < worthSaying {
		return 0
	}
	tail := 0.5 * math.Erfc(math.Abs(deviation)/math.Sqrt2)
	return int(math.Round(1 / max(tail, 1./9999)))
}

// risks are busts, and how far somebody goes.
func (p *Page) risks(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	r := &sum.Risks
	if r.Drawn == 0 {
		return nil
	}
	s := p.section(width, w.T("figures.risk"))
	expected := w.Decimal(r.Expected)
	switch n := oneIn(r.Deviation()); {
	case n == 0:
		s.say(w.N("figures.busts.even", r.Busts, "Expected", expected))
	case r.Deviation() > 0:
		s.say(w.N("figures.busts.many", r.Busts, "Expected", expected, "People", n))
	default:
		s.say(w.N("figures.busts.few", r.Busts, "Expected", expected, "People", n))
	}
	var best *[statistics.Bins]int
	if sum.Looked == sum.Games {
		best = &sum.Judged.Best
	}
	if at, known := statistics.Stops(r.Asked, r.Went); known {
		if best, both := statistics.Stops(r.Asked, sum.Judged.Best); both && sum.Looked == sum.Games {
			s.say(w.T("figures.stops.both", "Chance", w.Percent(at), "Best", w.Percent(best)))
		} else {
			s.say(w.T("figures.stops", "Chance", w.Percent(at)))
		}
	}
	s.going(r, best)
	return s.done()
}

// decisions are what decisions cost, in the games that have been looked back on.
func (p *Page) decisions(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Looked == 0 {
		return nil
	}
	s := p.section(width, w.T("figures.decisions"))
	j := &sum.Judged
	n := float64(sum.Looked)
	s.say(w.N("figures.reviewed", sum.Looked, "Cost", w.Percent(j.Cost/n), "Costly", w.Decimal(float64(j.Costly)/n)))
	if j.Bold+j.Timid > 0 {
		s.say(w.T("figures.bold", "Bold", w.Percent(j.Bold/n), "Timid", w.Percent(j.Timid/n)))
	}
	if len(sum.Costs) >= several {
		var levels *[bot.Levels]float64
		if means, known := p.ladder.Means(sum.Parts); known {
			levels = &means
		}
		s.head(w.T("figures.costs"))
		s.costs(sum.Costs, levels)
		if !p.chosen.together && (len(sum.ByPlayers) > 1 || sum.ByPlayers[2] == nil) {
			s.note(w.T("figures.costs.among"))
		}
	}
	return s.done()
}

// luck is what the cards gave and took, in the games that have been looked back on.
func (p *Page) luck(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Looked == 0 {
		return nil
	}
	s := p.section(width, w.T("figures.luck"))
	luck := w.Percent(math.Abs(sum.Judged.Luck) / float64(sum.Looked))
	switch people := oneIn(sum.LuckDeviation()); {
	case people == 0:
		s.say(w.T("figures.luck.even"))
	case sum.Judged.Luck > 0:
		s.say(w.T("figures.luck.good", "Luck", luck, "People", people))
	default:
		s.say(w.T("figures.luck.bad", "Luck", luck, "People", people))
	}
	if len(sum.Lucks) >= several {
		s.luck(sum.Lucks)
	}
	return s.done()
}
