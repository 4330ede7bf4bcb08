// Package glance draws decisions small, as reviews and lists of puzzles show them: parts side by side, and frames round the
// one that was chosen and the one that is better. What the parts are is for each game to say.
package glance

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Adding puts an object at a place.
type Adding func(object fyne.CanvasObject, x, y, width, height float32)

// Gap is the room between parts and round them, in a window of usual size.
const Gap = 4

// Grid is the places of n parts of a shape, height by width, in as many rows as makes them largest; no wider than most. All of
// them are in the middle of the room, with a gap between them and round them.
func Grid(n int, room geometry.Rectangle, shape, most, gap float32) (places []geometry.Rectangle) {
	room = room.Inset(gap)
	across, wide := 1, float32(0)
	for columns := 1; columns <= n; columns++ {
		rows := float32((n + columns - 1) / columns)
		if now := min((room.W+gap)/float32(columns)-gap, ((room.H+gap)/rows-gap)/shape); now > wide {
			across, wide = columns, now
		}
	}
	wide = min(wide, most)
	high, down := wide*shape, (n+across-1)/across
	top := room.Y + (room.H-float32(down)*(high+gap)+gap)/2
	for i := range n {
		row, column := i/across, i%across
		inRow := float32(min(across, n-row*across)) // the last one may be shorter
		left := room.X + (room.W-inRow*(wide+gap)+gap)/2
		places = append(places, geometry.Rect(left+float32(column)*(wide+gap), top+float32(row)*(high+gap), wide, high))
	}
	return places
}

// Chosen frames what was chosen, and not the best, in red. by is how much larger than usual it is drawn.
func Chosen(add Adding, r geometry.Rectangle, by float32) { frame(add, palette.Coral, r, by) }

// Better frames the best choice in gold, with a tick.
func Better(add Adding, r geometry.Rectangle, by float32) {
	frame(add, palette.Gold, r, by)
	tick := 13 * by
	add(widgets.NewTick(tick), r.X+r.W-tick*0.7, r.Y-tick*0.3, tick, tick)
}

// frame draws a frame round something.
func frame(add Adding, paint color.Color, r geometry.Rectangle, by float32) {
	frame := canvas.NewRectangle(color.Transparent)
	frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = paint, 2.4*by, 4*by
	edge := 2 * by
	add(frame, r.X-edge, r.Y-edge, r.W+2*edge, r.H+2*edge)
}
