// Package statisticspage is the page with what all games of a person come to: wins, points, risks, luck and what decisions cost.
// The engine's statistics say all of it; the page draws what there is, and leaves out what has no games.
package statisticspage

import (
	shared "portroyal/engine/medals"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/medalcase"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
)

// Calls are what the page offers.
type Calls = statisticspage.Calls

// Page is the page.
type Page struct {
	*statisticspage.Page[statistics.Game, statistics.Edition]

	stage  *pieces.Stage
	ladder *statistics.Ladder
	book   shared.Book  // of the person at the screen
	own    mistakes.Box // of everybody
}

// New makes the page; user is the person whom it tells of first. Show gives it the games.
func New(s *pieces.Stage, user string, calls Calls) *Page {
	p := &Page{stage: s, ladder: statistics.Measured()}
	p.Page = statisticspage.New(s.Stage, user, calls, statisticspage.Content[statistics.Game, statistics.Edition]{
		Facts: &statistics.Facts, Needs: needs, Opponent: terms.Opponent, Filters: p.filters, Body: p.body,
		Medals: &statisticspage.Medals{Case: medalcase.Game, Of: p.medalsOf},
	})
	return p
}

// With says what the person at the screen has done beside the games, and what has come of everybody's own mistakes.
func (p *Page) With(book shared.Book, own mistakes.Box) { p.book, p.own = book, own }

// medalsOf is how it is with the medals of a person.
func (p *Page) medalsOf(name string) []medals.State {
	facts := medals.Facts{Name: name, Games: p.Games, Own: p.own}
	if name == p.User {
		facts.Book = p.book
	}
	return medals.Of(facts)
}

// body puts all that there is to tell of the person.
func (p *Page) body(to *widgets.Column) {
	sum, gap := statistics.Sum(p.Games, p.Wanted()), p.Gap()
	p.Have = map[statisticspage.Games]int{statisticspage.Finished: sum.Games, statisticspage.Reviewed: sum.Looked}
	if !p.Chosen.Together {
		p.Have[statisticspage.Duelled] = sum.Met
	}
	if sum.Games == 0 {
		to.Fill(p.Nothing(to.Width), gap)
	}
	if !p.Chosen.Together {
		rank := statistics.RankOf(p.Games, p.Chosen.Name, p.ladder)
		to.Fill(p.Rank(to.Width, &rank), gap)
	}
	if sum.Games > 0 {
		p.PutStrip(to)
		to.Fill(p.InColumns(p.sections(sum, p.ColumnWidth(to.Width)), to.Width), gap)
	}
	p.PutMedals(to)
}
