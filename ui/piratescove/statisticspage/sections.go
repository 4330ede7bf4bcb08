package statisticspage

import (
	"math"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/statisticspage"
)

// sections are all sections with something in them.
func (p *Page) sections(sum *statistics.Summary, width float32) []fyne.CanvasObject {
	return statisticspage.Sections(&p.Brush, sum, width, p.latest, p.fame, p.wins, p.curve, p.places, p.fights, p.dice, p.islands, p.plunder,
		p.spread, p.company, p.records)
}

// latest are the games one by one, as long as there are too few to count wins; nil after that.
func (p *Page) latest(sum *statistics.Summary, width float32) fyne.CanvasObject {
	says := func(of ledger.Outcome) string { return statisticspage.Outcome(p.Stage.Words, of) }
	return statisticspage.Latest(&p.Brush, sum.Tally, &sum.Sums, says, width)
}

// wins are games won, altogether and by opponents and players; nil as long as there are few.
func (p *Page) wins(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	character := func(c bot.Character) string { return terms.Character(w, c) }
	return statisticspage.Won(&p.Brush, &sum.Places, &sum.Sums, bot.Characters(), character, width,
		statisticspage.ByPlayers(w, &sum.Sums))
}

// ranks are the colours of places, from the first.
var ranks = [cove.MaxPlayers]palette.Source{
	{Base: palette.Gold, On: palette.Ink},
	palette.FromTreasures,
	{Base: palette.Sunset, On: palette.Ink},
	palette.FromFlight, palette.FromSinking,
}

// places are the places by players and by level; nil as long as there are few games.
func (p *Page) places(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !p.Reached(thePlaces) {
		return nil
	}
	s := p.Section(width, w.T("cove.figures.places"))
	row := func(name string, of *statistics.Places) stack {
		one := stack{name: name, beside: w.Decimal(of.Mean())}
		for place, n := range of.At {
			one.shares = append(one.shares, share{
				part: float64(n) / float64(of.Games), paint: ranks[place], written: w.T("end.place.number", "Place", place+1),
				says: w.N("cove.figures.places.place", n, "Name", name, "Place", place+1),
			})
		}
		return one
	}
	rows := []stack{row(w.T("figures.all"), &sum.Places)}
	for _, group := range []statisticspage.Group[statistics.Places]{
		statisticspage.ByPlayers(w, &sum.Sums), statisticspage.ByLevel(w, &sum.Sums).Several(),
	} {
		for i, of := range group.Rows {
			one := row(of.Name, of.Of)
			if i == 0 {
				one.head = w.T(group.Head)
			}
			rows = append(rows, one)
		}
	}
	stacks(s, rows, 28, w.T("cove.figures.places.about"))
	return s.Done()
}

// spread is how the games are spread by fame and leads; nil as long as there are few.
func (p *Page) spread(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !p.Reached(theFame) {
		return nil
	}
	s := p.Section(width, w.T("cove.figures.spread"))
	s.Numbers(sum.Fame, w.T("cove.figures.spread.about"), statisticspage.Number)
	s.Numbers(sum.Margin, w.T("figures.margin.about"), statisticspage.Ahead)
	return s.Done()
}

// records are streaks, and the best games.
func (p *Page) records(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	s := p.Section(width, w.T("figures.records"))
	if sum.Longest > 1 {
		s.Say(w.T("figures.streak", "Now", sum.Streak, "Longest", sum.Longest))
	}
	s.Link(w.T("cove.figures.most", "Fame", terms.Fame(w, sum.Most.Value)), sum.Most.Game)
	if sum.Largest.Game != "" {
		s.Link(w.T("figures.largest", "Points", terms.Fame(w, sum.Largest.Value)), sum.Largest.Game)
	}
	if sum.Hunter.Game != "" {
		s.Link(w.T("cove.figures.hunter", "Number", sum.Hunter.Value), sum.Hunter.Game)
	}
	return s.Done()
}

// company are the others at the table, and how often they were at the same island; nil as long as there are few games
// with the same ones.
func (p *Page) company(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if len(sum.Company) == 0 {
		return nil
	}
	s := p.Section(width, w.T("figures.duels"))
	const most = 6
	all := sum.Company[:min(len(sum.Company), most)]
	for i := range all {
		s.Tally(p.Opponent(&all[i].Duel), all[i].Tally)
	}
	s.Head(w.T("cove.figures.met"))
	longest := 0.01
	for i := range all {
		longest = max(longest, float64(all[i].Met.Rounds)/float64(all[i].Games))
	}
	var rows []stack
	for i := range all {
		of := &all[i]
		games := float64(of.Games) * longest
		each := w.Decimal(float64(of.Met.Rounds) / float64(of.Games))
		rows = append(rows, stack{
			name: p.Opponent(&of.Duel), beside: each,
			shares: []share{
				{part: float64(of.Met.Plunder) / games, paint: palette.FromPlunder},
				{part: float64(of.Met.Rounds-of.Met.Plunder) / games, empty: true},
			},
			says: w.T("cove.figures.met.row", "Name", p.Opponent(&of.Duel), "Rounds", each,
				"Share", w.Percent(float64(of.Met.Plunder)/math.Max(float64(of.Met.Rounds), 1))),
		})
	}
	stacks(s, rows, 26, w.T("cove.figures.met.about"))
	return s.Done()
}
