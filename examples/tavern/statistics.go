package main

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/ledger"
	"portroyal/examples/tavern/game"
	"portroyal/ui/house"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
)

// needs are from how many games on there are which parts of the page.
var needs = []statisticspage.Need{{
	Part: statisticspage.TheWins, From: 5, Of: statisticspage.Finished, Title: "figures.wins", About: "figures.coming.part.wins",
}}

// page is the page with the statistics.
type page struct {
	*statisticspage.Page[game.Told, string]
}

// showStatistics shows what all games of the persons at this screen come to. They are counted in the background.
func (h *tavern) showStatistics() {
	var told []game.Told
	calls := h.Statistics(h.showStatistics, func(save ledger.Save) error { return ledger.Export(told, []struct{}{}, save) })
	p := &page{}
	p.Page = statisticspage.New(h.Stage(), h.Persons().Called(h.AtScreen().Name), calls, statisticspage.Content[game.Told, string]{
		Facts: game.Facts, Needs: needs, Opponent: opponent, Body: p.body,
	})
	h.MoveTo(p)
	house.Count(h.House, p.Context(), game.Statistics.Gather, func(games []game.Told) {
		told = games
		p.Show(games)
	})
}

// body puts all that there is to tell of the person.
func (p *page) body(to *widgets.Column) {
	sum := game.Sum(p.Games, p.Wanted())
	p.Have = map[statisticspage.Games]int{statisticspage.Finished: sum.Games}
	wide := p.ColumnWidth(to.Width)
	if sum.Games > 0 {
		to.Fill(p.InColumns(statisticspage.Sections(&p.Brush, sum, wide, p.latest, p.wins, p.luck), to.Width), p.Gap())
		return
	}
	to.Fill(p.Nothing(to.Width), p.Gap())
	if !p.Some() {
		to.Fill(container.NewCenter(p.Coming(wide)), p.Gap())
	}
}

// latest are the games one by one, as long as there are few.
func (p *page) latest(sum *game.Summary, width float32) fyne.CanvasObject {
	says := func(of ledger.Outcome) string { return statisticspage.Outcome(p.Stage.Words, of) }
	return statisticspage.Latest(&p.Brush, sum.Tally, &sum.Sums, says, width)
}

// wins are games won, altogether, by opponents and by players.
func (p *page) wins(sum *game.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	even := func(fmt.Stringer) string { return w.T("tavern.even") }
	return statisticspage.Won(&p.Brush, &sum.Tally, &sum.Sums, []fmt.Stringer(nil), even, width, statisticspage.ByPlayers(w, &sum.Sums))
}

// luck is how often there was a crew, and what it brought.
func (p *page) luck(sum *game.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	s := p.Section(width, w.T("tavern.figures.cargo"))
	s.Say(w.N("tavern.figures.crews", sum.Crews, "Turns", sum.Turns, "Share", w.Percent(float64(sum.Crews)/float64(sum.Turns))))
	if sum.Crews > 0 {
		s.Say(w.T("tavern.figures.mean", "Cargo", w.Decimal(float64(sum.Cargo)/float64(sum.Crews))))
	}
	s.Say(w.T("figures.streak", "Now", sum.Streak, "Longest", sum.Longest))
	if sum.Most.Game != "" {
		s.Link(w.N("tavern.figures.most", sum.Most.Value), sum.Most.Game)
	}
	return s.Done()
}
