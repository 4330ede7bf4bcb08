package statisticspage

import (
	"maps"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/statisticspage"
	"portroyal/ui/words"
)

// sections are all sections with something in them.
func (p *Page) sections(sum *statistics.Summary, width float32) []fyne.CanvasObject {
	return statisticspage.Sections(sum, width, p.latest, p.fame, p.wins, p.curve, p.places, p.fights, p.islands, p.plunder, p.spread,
		p.company, p.records, p.coming)
}

// latest are the games one by one, as long as there are too few to count wins; nil after that.
func (p *Page) latest(sum *statistics.Summary, width float32) fyne.CanvasObject {
	if reaches(sum, theWins) {
		return nil
	}
	says := func(of ledger.Outcome) string { return statisticspage.Outcome(p.Stage.Words, of) }
	return p.Latest(statisticspage.Played{Tally: sum.Tally, Seconds: sum.Seconds}, sum.Newest, says, width)
}

// wins are games won, altogether and by opponents and players; nil as long as there are few.
func (p *Page) wins(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, theWins) {
		return nil
	}
	var groups []statisticspage.Group
	if len(sum.ByLevel) > 0 {
		group := statisticspage.Group{Head: "figures.bylevel"}
		for level := bot.CabinBoy; level <= bot.Governor; level++ {
			if of := sum.ByLevel[level.String()]; of != nil {
				group.Rows = append(group.Rows, statisticspage.Row{Name: terms.Level(w, level), Of: of.Tally})
			}
		}
		groups = append(groups, group)
	}
	if len(sum.ByCharacter) > 1 {
		group := statisticspage.Group{Head: "figures.bycharacter"}
		for _, character := range bot.Characters() {
			if of := sum.ByCharacter[character.String()]; of != nil {
				group.Rows = append(group.Rows, statisticspage.Row{Name: terms.Character(w, character), Of: of.Tally})
			}
		}
		groups = append(groups, group)
	}
	if len(sum.ByPlayers) > 1 {
		group := statisticspage.Group{Head: "figures.byplayers"}
		for _, players := range slices.Sorted(maps.Keys(sum.ByPlayers)) {
			group.Rows = append(group.Rows, statisticspage.Row{Name: w.N("figures.seats", players), Of: sum.ByPlayers[players].Tally})
		}
		groups = append(groups, group)
	}
	return p.Wins(statisticspage.Played{Tally: sum.Tally, Seconds: sum.Seconds}, groups, width)
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
	if !reaches(sum, thePlaces) {
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
	group := func(head string, more []stack) {
		if len(more) > 1 {
			more[0].head = head
			rows = append(rows, more...)
		}
	}
	var more []stack
	for _, players := range slices.Sorted(maps.Keys(sum.ByPlayers)) {
		more = append(more, row(w.N("figures.seats", players), sum.ByPlayers[players]))
	}
	group(w.T("figures.byplayers"), more)
	more = nil
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		if of := sum.ByLevel[level.String()]; of != nil {
			more = append(more, row(terms.Level(w, level), of))
		}
	}
	group(w.T("figures.bylevel"), more)
	stacks(s, rows, 28, w.T("cove.figures.places.about"))
	return s.Done()
}

// spread is how the games are spread by fame and leads; nil as long as there are few.
func (p *Page) spread(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, theFame) {
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
		s.Tally(opponent(w, &all[i]), all[i].Tally)
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
			name: opponent(w, of), beside: each,
			shares: []share{
				{part: float64(of.Met.Plunder) / games, paint: palette.FromPlunder},
				{part: float64(of.Met.Rounds-of.Met.Plunder) / games, empty: true},
			},
			says: w.T("cove.figures.met.row", "Name", opponent(w, of), "Rounds", each,
				"Share", w.Percent(float64(of.Met.Plunder)/math.Max(float64(of.Met.Rounds), 1))),
		})
	}
	stacks(s, rows, 26, w.T("cove.figures.met.about"))
	return s.Done()
}

// opponent is what somebody at the table is called.
func opponent(w *words.Words, of *statistics.Company) string {
	if of.Player != "" {
		return terms.Opponent(w, of.Player)
	}
	return of.Name
}
