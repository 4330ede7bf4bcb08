package reviewpage

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/ladder"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/pieces"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/widgets"
)

// numbers are a few sentences about the game of the seat, what it is made of, and how well the seat decided.
func (p *Page) numbers(width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	all := &looksback.Column{Width: width}
	tell := summary(w, p.review(), p.Seat, p.seats[p.Seat].Name)
	all.Put(widgets.Paragraph(widgets.Line, tell, 14*by, c.Text, width, 1, fyne.TextAlignLeading))
	all.Gap(6 * by)
	all.Put(p.ledger(width))
	all.Gap(3 * by)
	note := w.T("review.adds")
	if p.review().Together {
		note = w.T("review.adds.together")
	}
	if p.game.Work.looksAt(p.Seat, len(p.seats)) {
		note = w.T("review.adds.again")
	}
	all.Put(widgets.Paragraph(widgets.Line, note, 12.5*by, c.Quiet, width, 1, fyne.TextAlignLeading))
	all.Gap(9 * by)
	if standing, counted, ok := p.standing(); ok {
		all.Put(p.Place(standing, counted, width))
		all.Gap(8 * by)
	}
	return all.Fixed()
}

// decisions are the dearest decisions of the seat, and its finds.
func (p *Page) decisions() []looksback.Group {
	w := p.stage.Words
	p.pictures = pieces.NewPictures(p.stage.Face)
	dearest := looksback.Group{Title: w.T("review.dearest")}
	told := p.dearest()
	switch {
	case p.game.Work.looking(p.Seat):
		dearest.Title = w.T("review.dearest.again")
	case len(told) == 0:
		dearest.Title = w.T("review.dearest.none")
	}
	for _, d := range told {
		dearest.Decisions = append(dearest.Decisions, p.cost(d))
	}
	all := []looksback.Group{dearest}
	if finds := p.review().Finds(p.Seat, mostFound); len(finds) > 0 {
		group := looksback.Group{Title: w.T("review.finds")}
		for _, d := range finds {
			group.Decisions = append(group.Decisions, p.find(d))
		}
		all = append(all, group)
	}
	return all
}

// standing is where the decisions of the seat are among our levels. It reports false where nothing can be said: against
// time, before they have been looked at twice, or where nothing has been measured.
func (p *Page) standing() (standing ladder.Standing, counted int, ok bool) {
	r := p.review()
	if r.Together || !r.Twice[p.Seat] {
		return standing, 0, false
	}
	view := p.game.Match.View()
	counted, cost := r.Charged(p.Seat)
	standing, ok = p.ladder.Place([]statistics.Part{{
		Edition: statistics.EditionOf(view.Options()), Players: r.Players, Counted: counted,
		Charged: cost / review.Scale(r.Players, r.Together),
	}})
	return standing, counted, ok
}
