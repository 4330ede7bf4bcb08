package hindsight

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// classes are the names of how much a decision cost.
const classes words.Family[review.Class] = "review.class.*"

// named is what an action after so many steps is called.
func (p *Page) named(step int, action portroyal.Action) string {
	return hints.Named(p.stage, p.seats, p.game.Match.ViewAt(step), action)
}

// decision is a decision that cost something: its position drawn small, what was done and what was better, and why. It
// opens the replay; a plate on it asks the decision again.
func (p *Page) decision(d *review.Decision, width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	content := &fyne.Container{}
	add := func(object fyne.CanvasObject, x, y, width, height float32) {
		content.Objects = append(content.Objects, widgets.Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height)))
	}
	edge := 8 * by
	glance := 104 * by
	left := glance + 2*edge
	room := width - left - edge
	y := edge * 0.7
	line := func(object fyne.CanvasObject) {
		high := object.MinSize().Height
		add(object, left, y, room, high)
		y += high
	}
	head := w.T("review.decision", "Turn", d.Turn, "Class", w.T(classes.ID(p.review().Class(d))),
		"Change", signed(w, -whole(d.Cost())))
	line(widgets.OneLine(widgets.BoldLine, head, 14*by, c.Text, room, fyne.TextAlignLeading))
	played, best := p.named(d.Step, d.Played), p.named(d.Step, d.Best)
	line(widgets.Paragraph(widgets.Line, w.T("review.played", "Choice", played), 13*by, c.Text, room, 1, fyne.TextAlignLeading))
	line(widgets.Paragraph(widgets.Line, w.T("review.best", "Choice", best), 13*by, c.Text, room, 1, fyne.TextAlignLeading))
	said := []string{head, w.T("review.played", "Choice", played), w.T("review.best", "Choice", best)}
	if why := p.why(d); why != "" {
		said = append(said, why)
		line(widgets.Paragraph(widgets.Line, why, 12.5*by, c.Quiet, room, 1, fyne.TextAlignLeading))
	}
	led := w.T("review.led", "Before", w.Percent(d.Before[d.Seat]), "After", w.Percent(p.ledTo(d)))
	said = append(said, led)
	again := p.stage.Plate(widgets.QuietPlate, "review.again", by, func() { p.calls.Again(d.Step) })
	need := again.MinSize()
	after := widgets.Paragraph(widgets.Line, led, 12.5*by, c.Quiet, room-need.Width-6*by, 1, fyne.TextAlignLeading)
	y += 2 * by
	tall := max(need.Height, after.MinSize().Height)
	add(after, left, y+(tall-after.MinSize().Height)/2, room-need.Width-6*by, after.MinSize().Height)
	plate := fyne.NewPos(width-edge*0.7-need.Width, y)
	y += tall + edge*0.5
	high := max(y, 84*by)
	sea := canvas.NewVerticalGradient(c.Sea, c.SeaEdge)
	add(sea, edge, edge, glance, high-2*edge)
	view := p.game.Match.ViewAt(d.Step)
	p.pictures.Glance(&view, by, fyne.NewPos(edge, edge), fyne.NewSize(glance, high-2*edge), add)
	frame := canvas.NewRectangle(palette.Fade(palette.Ink, 0))
	frame.StrokeColor, frame.StrokeWidth = palette.Ink, 1.2*by
	add(frame, edge, edge, glance, high-2*edge)
	tile := widgets.NewPaperTile(c, by, strings.Join(said, "\n"), content, func() {
		p.at = -1
		p.calls.Look(d.Step)
	})
	tile.Enters = true
	tile.SetToolTip(w.T("review.look.tip"))
	size := fyne.NewSize(width, high)
	return widgets.Fixed(&fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(tile, fyne.Position{}, size), widgets.Placed(again, plate, need),
	}}, width, high)
}

// why is the most decisive reason against what was chosen, or how likely the next card was to end the turn where the coach
// has no other reason; "" for none.
func (p *Page) why(d *review.Decision) string {
	reasons := hints.Sentences(p.stage, p.seats, p.game.Match.ViewAt(d.Step), p.whys[d.Step])
	switch {
	case len(reasons) > 0:
		return reasons[0]
	case d.Phase == portroyal.Discover:
		return p.stage.Words.T("review.risk", "Chance", p.stage.Words.Percent(d.Bust))
	}
	return ""
}

// ledTo is the seat's chance at the end of the turn of a decision.
func (p *Page) ledTo(d *review.Decision) float64 {
	for _, turn := range p.review().Turns() {
		if turn.Turn > d.Turn {
			return turn.Chances[d.Seat]
		}
	}
	return p.review().Result[d.Seat]
}
