package hindsight

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/hindsight"
	"portroyal/ui/widgets"
)

// account are the numbers of the seat, and its dearest decisions and finds below. All of it scrolls together: a small window
// has little room beside the chart.
func (p *Page) account(size fyne.Size) fyne.CanvasObject {
	bar := 12 * p.by
	p.sums = container.NewStack(p.numbers(size.Width - bar))
	list := p.decisions(size.Width - bar)
	all := container.New(layout.NewCustomPaddedVBoxLayout(0), p.sums, list)
	p.scroll = container.NewVScroll(container.NewHBox(all))
	widgets.OnFocus(list, func(part fyne.CanvasObject) { widgets.ScrollTo(p.scroll, part) })
	return widgets.Placed(p.scroll, fyne.Position{}, size)
}

// numbers are a few sentences about the game of the seat, what it is made of, and how well the seat decided.
func (p *Page) numbers(width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	all := &looksback.Column{Width: width}
	tell := summary(w, p.review(), p.seat, p.seats[p.seat].Name)
	all.Put(widgets.Paragraph(widgets.Line, tell, 14*by, c.Text, width, 1, fyne.TextAlignLeading))
	all.Gap(6 * by)
	all.Put(p.ledger(width))
	all.Gap(3 * by)
	note := w.T("review.adds")
	if p.review().Together {
		note = w.T("review.adds.together")
	}
	if p.game.Work.looksAt(p.seat, len(p.seats)) {
		note = w.T("review.adds.again")
	}
	all.Put(widgets.Paragraph(widgets.Line, note, 12.5*by, c.Quiet, width, 1, fyne.TextAlignLeading))
	all.Gap(9 * by)
	if place := p.place(width); place != nil {
		all.Put(place)
		all.Gap(8 * by)
	}
	return all.Fixed()
}

// decisions are the dearest decisions of the seat, and its finds.
func (p *Page) decisions(width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	all := &looksback.Column{Width: width}
	head := func(title string) {
		all.Put(widgets.OneLine(widgets.BoldLine, title, 15*by, c.Text, width, fyne.TextAlignLeading))
		all.Gap(4 * by)
	}
	edge := 4 * by // for the shadows of the tiles
	row := func(d *review.Decision, says telling) {
		all.Put(container.New(layout.NewCustomPaddedHBoxLayout(0), widgets.Fixed(&fyne.Container{}, edge, 0), p.decision(d, says, width-edge)))
		all.Gap(8 * by)
	}
	told := p.dearest()
	switch {
	case p.game.Work.looking(p.seat):
		head(w.T("review.dearest.again"))
	case len(told) == 0:
		head(w.T("review.dearest.none"))
	default:
		head(w.T("review.dearest"))
	}
	for _, d := range told {
		row(d, p.cost(d))
	}
	if finds := p.review().Finds(p.seat, mostFound); len(finds) > 0 {
		head(w.T("review.finds"))
		for _, d := range finds {
			row(d, p.find(d))
		}
	}
	return all.Fixed()
}
