// Package statisticspage is the page with what all games of a person come to: wins, points, risks, luck and what decisions cost.
// The engine's statistics say all of it; the page draws what there is, and leaves out what has no games.
package statisticspage

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/statistics"
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
	earned earned

	showcase   fyne.CanvasObject // with all medals
	showcaseAt float32           // how far down that is
}

// New makes the page; user is the person whom it tells of first. Show gives it the games.
func New(s *pieces.Stage, user string, calls Calls) *Page {
	p := &Page{stage: s, ladder: statistics.Measured()}
	p.Page = statisticspage.New(s.Stage, user, calls, statisticspage.Content[statistics.Game, statistics.Edition]{
		Facts: &statistics.Facts, Needs: needs, Opponent: terms.Opponent, Filters: p.filters, Body: p.body,
		Known: func() bool { return len(medals.Done(p.medalsOf(p.User))) > 0 }, // who has only solved puzzles has some as well
	})
	return p
}

// Show shows the games.
func (p *Page) Show(games []statistics.Game) {
	p.earned.states = nil
	p.Page.Show(games)
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
	if rank := p.rank(to.Width); rank != nil {
		to.Fill(rank, gap)
	}
	if sum.Games > 0 {
		to.Fill(p.strip(to.Width), gap)
		to.Fill(p.InColumns(p.sections(sum, p.ColumnWidth(to.Width)), to.Width), gap)
	}
	p.showcase, p.showcaseAt = p.medals(to.Width), to.Y
	to.Fill(p.showcase, gap)
}
