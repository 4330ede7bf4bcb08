// Package statisticspage is the page with what all games of Pirate's Cove of a person come to: wins and places, where fame comes
// from, fights, islands and plunder. The engine's statistics say all of it; the page draws what there is, and leaves out
// what has no games.
package statisticspage

import (
	"cmp"

	"fyne.io/fyne/v2/container"

	shared "portroyal/engine/medals"
	"portroyal/engine/piratescove/medals"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/piratescove/medalcase"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
)

// Calls are what the page offers.
type Calls = statisticspage.Calls

// Page is the page.
type Page struct {
	*statisticspage.Page[statistics.Game, statistics.Length]
}

// New makes the page; user is the person whom it tells of first, and who has done what a logbook says. Show gives it the games.
func New(s *stage.Stage, user string, book shared.Book, calls Calls) *Page {
	p := &Page{}
	earned := func(name string) []shared.State {
		if name == p.User {
			return medals.Of(name, p.Games, book)
		}
		return medals.Of(name, p.Games, shared.Book{})
	}
	p.Page = statisticspage.New(s, user, calls, statisticspage.Content[statistics.Game, statistics.Length]{
		Facts: &statistics.Facts, Needs: needs, Opponent: terms.Opponent, Filters: p.filters, Body: p.body,
		Medals: &statisticspage.Medals{Case: medalcase.Game, Of: earned},
	})
	return p
}

// filters adds the plate that chooses games of one length, where there are several: they are not added up.
func (p *Page) filters(occurs *statisticspage.Occurring[statistics.Length]) {
	chosen := &p.Chosen.Edition
	var lengths []statisticspage.Choice
	for _, of := range []statistics.Length{statistics.Usual, statistics.Short} {
		lengths = append(lengths, statisticspage.Choice{
			Text: terms.Rounds(p.Stage.Words, of.Rounds()), Chosen: cmp.Or(*chosen, statistics.Usual) == of,
			Take: func() { *chosen = of },
		})
	}
	p.Filter("cove.figures.choose.rounds", len(occurs.Editions) > 1, lengths...)
}

// body puts all that there is to tell of the person.
func (p *Page) body(to *widgets.Column) {
	sum := statistics.Sum(p.Games, p.Wanted())
	p.Have = map[statisticspage.Games]int{statisticspage.Finished: sum.Games, statisticspage.Duelled: sum.Met}
	if sum.Games == 0 {
		to.Fill(p.Nothing(to.Width), p.Gap())
		if !p.Some() {
			to.Fill(container.NewCenter(p.Coming(p.ColumnWidth(to.Width))), p.Gap())
		}
	} else {
		to.Fill(p.glance(sum, to.Width), p.Gap())
	}
	rank := statistics.RankOf(p.Games, p.Chosen.Name)
	to.Fill(p.Rank(to.Width, &rank), p.Gap())
	if sum.Games > 0 {
		p.PutStrip(to)
		to.Fill(p.InColumns(p.sections(sum, p.ColumnWidth(to.Width)), to.Width), p.Gap())
	}
	p.PutMedals(to)
}
