package statisticspage

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/reviewpage"
	"portroyal/ui/statisticspage"
)

// sections are all sections with something in them.
func (p *Page) sections(sum *statistics.Summary, width float32) []fyne.CanvasObject {
	return statisticspage.Sections(&p.Brush, sum, width,
		p.latest, p.wins, p.risks, p.tables, p.results, p.decisions, p.luck, p.duels, p.records)
}

// latest are the games one by one, as long as there are too few to count wins; nil after that.
func (p *Page) latest(sum *statistics.Summary, width float32) fyne.CanvasObject {
	return statisticspage.Latest(&p.Brush, sum.Tally, &sum.Sums, p.outcome, width)
}

// outcome says how a game ended.
func (p *Page) outcome(of ledger.Outcome) string {
	w := p.stage.Words
	switch {
	case len(of.Points) > 0:
		return statisticspage.Outcome(w, of)
	case of.Share > 0:
		return w.T("figures.outcome.made")
	}
	return w.T("figures.outcome.missed")
}

// wins are games won, altogether and by opponents; nil as long as there are few.
func (p *Page) wins(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	character := func(c bot.Character) string { return w.T(terms.Characters.ID(c)) }
	return statisticspage.Won(&p.Brush, &sum.Tally, &sum.Sums, bot.Characters(), character, width)
}

// tables are games won by how many sat at the table, and by who began; nil where all were alike,
// and as long as there are few.
func (p *Page) tables(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	players, order := statisticspage.ByPlayers(w, &sum.Sums), statisticspage.Group[statistics.Tally]{Head: "figures.byorder"}
	for place := range sum.ByOrder {
		if of := &sum.ByOrder[place]; of.Games > 0 && !p.Chosen.Together {
			order.Rows = append(order.Rows, statisticspage.Row[statistics.Tally]{Name: w.T("figures.order", "Place", place+1), Of: of})
		}
	}
	order = order.Several()
	if len(players.Rows)+len(order.Rows) == 0 || !p.Reached(theTables) {
		return nil
	}
	s := p.Section(width, w.T("figures.tables"))
	statisticspage.Tallies(s, players)
	statisticspage.Tallies(s, order)
	p.usual(s, order, sum)
	return s.Done()
}

// usual adds to the places in turn order how often each usually wins, by how many sit at the table: what their marks are
// made of.
func (p *Page) usual(s *statisticspage.Section, order statisticspage.Group[statistics.Tally], sum *statistics.Summary) {
	if len(order.Rows) == 0 {
		return
	}
	w := p.stage.Words
	s.Y += 4 * s.By
	s.Note(w.T("figures.order.usual"))
	for _, players := range slices.Sorted(maps.Keys(sum.ByPlayers)) {
		if shares := statistics.Usual(statistics.Base, players); shares != nil {
			s.Note(w.T("figures.order.shares", "Players", w.N("figures.seats", players), "Shares", strings.Join(w.Shares(shares...), ", ")))
		}
	}
}

// results are points, rounds and margins; nil as long as there are few.
func (p *Page) results(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if !p.Reached(thePoints) {
		return nil
	}
	s := p.Section(width, w.T("figures.points"))
	s.Numbers(sum.Points, w.T("figures.points.about"), statisticspage.Number)
	if len(sum.Margin) > 0 {
		s.Numbers(sum.Margin, w.T("figures.margin.about"), statisticspage.Ahead)
	}
	s.Numbers(sum.Rounds, w.T("figures.rounds.about"), strconv.Itoa)
	return s.Done()
}

// records are streaks, and the best games.
func (p *Page) records(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Most.Game == "" {
		return nil
	}
	s := p.Section(width, w.T("figures.records"))
	if sum.Longest > 1 {
		s.Say(w.T("figures.streak", "Now", sum.Streak, "Longest", sum.Longest))
	}
	s.Link(w.T("figures.most", "Points", w.N("count.points", sum.Most.Value)), sum.Most.Game)
	if sum.Largest.Game != "" {
		s.Link(w.T("figures.largest", "Points", w.N("count.points", sum.Largest.Value)), sum.Largest.Game)
	}
	if sum.Fastest.Game != "" {
		s.Link(w.T("figures.fastest", "Rounds", -sum.Fastest.Value), sum.Fastest.Game)
	}
	return s.Done()
}

// duels are the others at the table, from three games on.
func (p *Page) duels(sum *statistics.Summary, width float32) fyne.CanvasObject {
	if len(sum.Duels) == 0 || !p.Reached(theDuels) {
		return nil
	}
	s := p.Section(width, p.stage.Words.T("figures.duels"))
	const most = 8
	for i := range sum.Duels[:min(len(sum.Duels), most)] {
		duel := &sum.Duels[i]
		s.Tally(p.Opponent(duel), duel.Tally)
	}
	s.Y += 4 * p.By
	s.Note(p.stage.Words.T("figures.duels.about"))
	return s.Done()
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

// risks are busts, and how far somebody goes; nil as long as there are few games.
func (p *Page) risks(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	r := &sum.Risks
	if r.Drawn == 0 || !p.Reached(theRisks) {
		return nil
	}
	s := p.Section(width, w.T("figures.risk"))
	expected := w.Decimal(r.Expected)
	switch n := oneIn(r.Deviation()); {
	case !p.Reached(luckyBusts):
		s.Say(w.N("figures.busts.early", r.Busts, "Expected", expected))
	case n == 0:
		s.Say(w.N("figures.busts.even", r.Busts, "Expected", expected))
	case r.Deviation() > 0:
		s.Say(w.N("figures.busts.many", r.Busts, "Expected", expected, "People", n))
	default:
		s.Say(w.N("figures.busts.few", r.Busts, "Expected", expected, "People", n))
	}
	var best *[statistics.Bins]int
	if sum.Looked == sum.Games {
		best = &sum.Judged.Best
	}
	if at, known := statistics.Stops(r.Asked, r.Went); known {
		if best, both := statistics.Stops(r.Asked, sum.Judged.Best); both && sum.Looked == sum.Games {
			s.Say(w.T("figures.stops.both", "Chance", w.Percent(at), "Best", w.Percent(best)))
		} else {
			s.Say(w.T("figures.stops", "Chance", w.Percent(at)))
		}
	}
	plotGoing(s, r, best)
	return s.Done()
}

// decisions are what decisions cost, in the games that have been looked back on.
func (p *Page) decisions(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Looked == 0 {
		return nil
	}
	s := p.Section(width, w.T("figures.decisions"))
	j := &sum.Judged
	n := float64(sum.Looked)
	costly := w.Decimal(float64(j.Costly) / n)
	if sum.Looked == 1 {
		costly = strconv.Itoa(j.Costly)
	}
	over := max(n, j.Cost) // decisions that lose the same chance again and again cost no more than all of it
	total, causes := hundredths(j.Cost/over, j.Bold/over, j.Timid/over)
	s.Say(w.N("figures.reviewed", sum.Looked, "Cost", reviewpage.Points(w, total), "Costly", costly))
	if total > 0 {
		s.Say(w.T("figures.bold", "Bold", causes[0], "Timid", causes[1], "Other", causes[2]))
	}
	if len(sum.Costs) > 0 && p.Reached(theCosts) {
		var levels *[bot.Levels]float64
		if means, known := p.ladder.Means(sum.Parts); known {
			levels = &means
		}
		s.Head(w.T("figures.costs"))
		plotCosts(s, sum.Costs, levels)
		if !p.Chosen.Together && (len(sum.ByPlayers) > 1 || sum.ByPlayers[2] == nil) {
			s.Note(w.T("figures.costs.among"))
		}
	}
	return s.Done()
}

// hundredths are a sum in whole hundredths, and how it is made up: of parts, and of the rest as the last one. They are
// rounded such that they add up, those with the largest fractions upwards.
func hundredths(sum float64, parts ...float64) (total int, all []int) {
	rest := sum
	for _, part := range parts {
		rest -= part
	}
	parts = append(slices.Clone(parts), max(rest, 0))
	total = int(math.Round(100 * sum))
	missing := total
	order := make([]int, len(parts))
	for i, part := range parts {
		order[i] = i
		all = append(all, int(100*part))
		missing -= all[i]
	}
	fraction := func(i int) float64 { return 100*parts[i] - float64(all[i]) }
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(fraction(b), fraction(a)) })
	for i := 0; i < missing; i++ {
		all[order[i%len(order)]]++
	}
	return total, all
}

// luck is what the cards gave and took, in the games that have been looked back on.
func (p *Page) luck(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Looked == 0 {
		return nil
	}
	s := p.Section(width, w.T("figures.luck"))
	mean := sum.Judged.Luck / float64(sum.Looked)
	luck := reviewpage.Points(w, reviewpage.Whole(mean))
	switch people := oneIn(sum.LuckDeviation()); {
	case !p.Reached(howLucky):
		switch hundredth := math.Round(100 * mean); {
		case hundredth > 0:
			s.Say(w.N("figures.luck.few.good", sum.Looked, "Luck", luck))
		case hundredth < 0:
			s.Say(w.N("figures.luck.few.bad", sum.Looked, "Luck", luck))
		default:
			s.Say(w.N("figures.luck.few.even", sum.Looked))
		}
	case people == 0:
		s.Say(w.T("figures.luck.even"))
	case sum.Judged.Luck > 0:
		s.Say(w.T("figures.luck.good", "Luck", luck, "People", people))
	default:
		s.Say(w.T("figures.luck.bad", "Luck", luck, "People", people))
	}
	if p.Reached(theLucks) {
		plotLuck(s, sum.Lucks)
	}
	return s.Done()
}
