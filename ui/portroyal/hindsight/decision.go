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

// telling is what is said of a decision.
type telling struct {
	head   string
	tip    string   // of the head
	facts  []string // in the usual size
	why    string   // smaller; "" for nothing
	led    string
	retake bool // a plate asks the decision again
}

// cost tells of a decision that cost something: what was done and what was better, and why.
func (p *Page) cost(d *review.Decision) telling {
	w, r := p.stage.Words, p.review()
	best, played, cost := worths(w, d.Before[d.Seat], d.Cost())
	tip := w.T("review.class.tip", "Slip", finePoints(w, r.From(review.Slip)),
		"Mistake", finePoints(w, r.From(review.Mistake)), "Blunder", finePoints(w, r.From(review.Blunder)))
	if d.Playouts > 0 {
		tip += "\n" + w.N("review.looked", d.Playouts)
	}
	return telling{
		head: w.T("review.decision", "Turn", d.Turn, "Class", w.T(classes.ID(r.Class(d))), "Cost", cost),
		tip:  tip,
		facts: []string{
			w.T("review.played", "Choice", p.named(d.Step, d.Played), "Chance", played),
			w.T("review.best", "Choice", p.named(d.Step, d.Best), "Chance", best),
		},
		why: p.why(d), led: p.led(d), retake: true,
	}
}

// find tells of a decision that few would have taken so well.
func (p *Page) find(d *review.Decision) telling {
	w := p.stage.Words
	played, next, _ := worths(w, d.Before[d.Seat], d.Second)
	return telling{
		head: w.T("review.find", "Turn", d.Turn),
		tip:  w.T("review.find.tip"),
		facts: []string{
			w.T("review.played", "Choice", p.named(d.Step, d.Played), "Chance", played),
			w.T("review.next", "Choice", p.named(d.Step, d.Next), "Chance", next),
		},
		why: w.N("review.looked", d.Tests), led: p.led(d),
	}
}

// led says what a turn led to.
func (p *Page) led(d *review.Decision) string {
	w := p.stage.Words
	return w.T("review.led", "After", w.Percent(p.ledTo(d)))
}

// decision shows a decision with its position drawn small, and what is said of it. It opens the replay; a plate on it asks
// the decision again.
func (p *Page) decision(d *review.Decision, says telling, width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	content := &fyne.Container{}
	add := func(object fyne.CanvasObject, x, y, width, height float32) {
		content.Objects = append(content.Objects, widgets.Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height)))
	}
	edge := 8 * by
	glance := 92 * by
	left := glance + 2*edge
	room := width - left - edge
	y := edge * 0.7
	line := func(object fyne.CanvasObject) {
		high := object.MinSize().Height
		add(object, left, y, room, high)
		y += high
	}
	said := append([]string{says.head}, says.facts...)
	line(widgets.OneLine(widgets.BoldLine, says.head, 14*by, c.Text, room, fyne.TextAlignLeading))
	headed := y
	for _, fact := range says.facts {
		line(widgets.Paragraph(widgets.Line, fact, 13*by, c.Text, room, 1, fyne.TextAlignLeading))
	}
	if says.why != "" {
		said = append(said, says.why)
		line(widgets.Paragraph(widgets.Line, says.why, 12.5*by, c.Quiet, room, 1, fyne.TextAlignLeading))
	}
	said = append(said, says.led)
	var parts []fyne.CanvasObject
	need, beside := fyne.Size{}, room
	again := p.stage.Plate(widgets.QuietPlate, "review.again", by, func() { p.calls.Again(d.Step) })
	if says.retake {
		need = again.MinSize()
		beside = room - need.Width - 6*by
	}
	after := widgets.Paragraph(widgets.Line, says.led, 12.5*by, c.Quiet, beside, 1, fyne.TextAlignLeading)
	y += 2 * by
	tall := max(need.Height, after.MinSize().Height)
	add(after, left, y+(tall-after.MinSize().Height)/2, beside, after.MinSize().Height)
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
	parts = append(parts, widgets.Placed(tile, fyne.Position{}, size),
		widgets.Placed(widgets.NewTipped(says.tip), fyne.NewPos(left, 0), fyne.NewSize(room, headed)))
	if says.retake {
		parts = append(parts, widgets.Placed(again, plate, need))
	}
	return widgets.Fixed(&fyne.Container{Objects: parts}, width, high)
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
