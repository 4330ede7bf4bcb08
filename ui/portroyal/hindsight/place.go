package hindsight

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// standing is where the decisions of the seat are among our levels. It reports false where nothing can be said: against
// time, before they have been looked at twice, or where nothing has been measured.
func (p *Page) standing() (standing statistics.Standing, counted int, ok bool) {
	r := p.review()
	if r.Together || !r.Twice[p.seat] {
		return standing, 0, false
	}
	view := p.game.Match.View()
	counted, cost := r.Charged(p.seat)
	standing, ok = p.ladder.Place([]statistics.Part{{
		Edition: statistics.EditionOf(view.Options()), Players: r.Players, Counted: counted,
		Charged: cost / review.Scale(r.Players, r.Together),
	}})
	return standing, counted, ok
}

// place shows how well the seat decided in this game: a line with the five levels, the best guess and how sure it is, and
// the same in words. It is nil where nothing can be said.
func (p *Page) place(width float32) fyne.CanvasObject {
	standing, counted, ok := p.standing()
	if !ok {
		return nil
	}
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	all := &fyne.Container{}
	add := func(object fyne.CanvasObject, x, y, width, height float32) {
		all.Objects = append(all.Objects, widgets.Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height)))
	}
	level := func(place float64) string {
		return w.T(terms.Levels.ID(bot.Level(min(max(math.Round(place), 1), bot.Levels))))
	}
	says := w.N("review.place", counted, "Level", level(standing.Mid))
	if low, high := level(standing.Low), level(standing.High); low != high {
		says = w.N("review.place.between", counted, "Low", low, "High", high)
	}
	text := widgets.Paragraph(widgets.Line, says, 13*by, c.Text, width, 1, fyne.TextAlignLeading)
	high := text.MinSize().Height
	add(text, 0, 0, width, high)
	head := 24 * by
	middle := high + 4*by + head/2
	step := (width - head) / (bot.Levels - 1)
	across := func(place float64) float32 { return head/2 + step*float32(min(max(place, 1), bot.Levels)-1) }
	rail := canvas.NewRectangle(c.Field)
	rail.CornerRadius = 3 * by
	add(rail, 0, middle-3*by, width, 6*by)
	sure := canvas.NewRectangle(palette.Lagoon)
	sure.CornerRadius = 3 * by
	from, to := across(standing.Low), across(standing.High)
	add(sure, from-3*by, middle-3*by, to-from+6*by, 6*by)
	for of := bot.CabinBoy; of <= bot.Governor; of++ {
		x := across(float64(of))
		add(p.stage.Head(terms.LevelHead(of), palette.Brass, head), x-head/2, middle-head/2, head, head)
	}
	dot := canvas.NewCircle(palette.Coral)
	dot.StrokeColor, dot.StrokeWidth = palette.Ink, 1.5*by
	add(dot, across(standing.Mid)-5*by, middle+head/2-3*by, 10*by, 10*by)
	total := middle + head/2 + 9*by
	add(widgets.NewTipped(w.T("review.place.tip")), 0, 0, width, total)
	return widgets.Fixed(all, width, total)
}
