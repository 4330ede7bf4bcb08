package reviewpage

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/ladder"
	"portroyal/engine/skill"
	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// levelAt is the level that is nearest to a place.
func levelAt(place float64) skill.Level {
	return skill.Level(min(max(math.Round(place), 1), skill.Levels))
}

// leastCounted is how many decisions say something about a level: of fewer, one that went wrong decides.
const leastCounted = 20

// vague reports whether nothing is known of so many decisions: there are too few, or every level is possible.
func vague(of ladder.Standing, counted int) bool {
	return counted < leastCounted || levelAt(of.Low) == skill.CabinBoy && levelAt(of.High) == skill.Governor
}

// sayPlace says in words where so many decisions are.
func sayPlace(w *words.Words, of ladder.Standing, counted int) string {
	level := func(place float64) string { return w.T(summary.Levels.ID(levelAt(place))) }
	low, mid, high := level(of.Low), level(of.Mid), level(of.High)
	switch {
	case counted < leastCounted:
		return w.N("review.place.few", counted)
	case vague(of, counted):
		return w.N("review.place.any", counted)
	case low == high:
		return w.N("review.place", counted, "Level", mid)
	}
	return w.N("review.place.between", counted, "Level", mid, "Low", low, "High", high)
}

// Place is where so many decisions are among our levels.
type Place struct {
	ladder.Standing
	Counted int
}

// place shows how well somebody decided, in words, and where something is known as a line with the five levels
// by name, the best guess and all that is possible.
func (p *Page) place(of *Place, width float32) fyne.CanvasObject {
	standing, counted := of.Standing, of.Counted
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	all := geometry.NewSheet()
	add := all.At
	text := widgets.Paragraph(widgets.Line, sayPlace(w, standing, counted), 13*by, c.Text, width, 1, fyne.TextAlignLeading)
	high := text.MinSize().Height
	add(text, 0, 0, width, high)
	tip := widgets.NewTipped(w.T("review.place.tip"))
	if vague(standing, counted) {
		add(tip, 0, 0, width, high)
		return widgets.Fixed(all.Container, width, high)
	}
	head, step := 24*by, width/skill.Levels
	across := func(place float64) float32 { return step/2 + step*float32(min(max(place, 1), skill.Levels)-1) }
	y := high + 4*by

	guess := widgets.BoldLine(w.T("review.place.guess"), 12*by, c.Text)
	widgets.Shrink(guess, width)
	need, at := guess.MinSize(), across(standing.Mid)
	add(guess, min(max(at-need.Width/2, 0), width-need.Width), y, need.Width, need.Height)
	y += need.Height
	pin := fyne.NewSize(12*by, 9*by)
	add(p.stage.Drawn(pin, func(on *draw.Canvas) {
		wide, tall := float64(pin.Width), float64(pin.Height)
		point := draw.Polygon(1, 1, wide-1, 1, wide/2, tall-1)
		on.Fill(point, palette.Coral)
		on.Stroke(point, float64(by), c.Text)
	}), at-pin.Width/2, y, pin.Width, pin.Height)
	y += pin.Height + by

	middle := y + head/2
	rail := canvas.NewRectangle(c.Field)
	rail.CornerRadius = 4 * by
	add(rail, across(1), middle-4*by, across(skill.Levels)-across(1), 8*by)
	sure := canvas.NewRectangle(palette.Lagoon)
	sure.CornerRadius = 4 * by
	from, to := across(standing.Low), across(standing.High)
	add(sure, from-4*by, middle-4*by, to-from+8*by, 8*by)
	for of := skill.CabinBoy; of <= skill.Governor; of++ {
		x := across(float64(of))
		add(p.stage.Head(summary.LevelHead(of), palette.Brass, head), x-head/2, middle-head/2, head, head)
		paint := c.Quiet
		if levelAt(standing.Low) <= of && of <= levelAt(standing.High) {
			paint = c.Text
		}
		name := widgets.OneLine(widgets.Line, w.T(summary.Levels.ID(of)), 12*by, paint, step-3*by, fyne.TextAlignCenter)
		add(name, x-step/2+1.5*by, middle+head/2+by, step-3*by, name.MinSize().Height)
	}
	total := middle + head/2 + by + need.Height
	add(tip, 0, 0, width, total)
	return widgets.Fixed(all.Container, width, total)
}
