package chart

import (
	"cmp"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Small is the size of the letters of scales, in units of the usual size.
const Small = 12.5

// Say puts a line of words on a sheet: its middle at a height, and at x its left end, its middle or its right end.
func Say(on geometry.Sheet, line fyne.CanvasObject, x, y float32, align fyne.TextAlign) {
	need := line.MinSize()
	switch align {
	case fyne.TextAlignTrailing:
		x -= need.Width
	case fyne.TextAlignCenter:
		x -= need.Width / 2
	}
	on.Put(line, x, y-need.Height/2)
}

// End is where the line of a player ends.
type End struct {
	Y    float32
	Line widgets.SeatLine
	Head func(size float32) fyne.CanvasObject
}

// Ends are the heads of the players at the ends of their lines, from the top, each so high and behind a piece of its line that
// is so long. They begin at the left, and are above each other without overlap between 0 and low.
func Ends(s *stage.Stage, by float32, ends []End, left, piece, head, low float32) (objects []fyne.CanvasObject) {
	slices.SortStableFunc(ends, func(a, b End) int { return cmp.Compare(a.Y, b.Y) })
	middles := make([]float32, len(ends))
	for i := range ends {
		middles[i] = ends[i].Y
	}
	widgets.Apart(middles, head, low)
	size := fyne.NewSize(piece*by, head)
	for i, end := range ends {
		both := geometry.NewSheet()
		both.Fit(s.Drawn(size, func(on *draw.Canvas) {
			y := float64(head / 2)
			end.Line.Draw(on, float64(by), 3*float64(by), y, float64(size.Width)-3*float64(by), y)
			end.Line.Mark(on, float64(by), float64(size.Width/2), y)
		}), geometry.Sized(size))
		both.Fit(end.Head(head), geometry.Rect(size.Width, 0, head, head))
		objects = append(objects, widgets.Placed(both.Container, fyne.NewPos(left, middles[i]-head/2), size.AddWidthHeight(head, 0)))
	}
	return objects
}

// LineOf is the line of a player by the number of their colour.
func LineOf(s *stage.Stage, colour int) widgets.SeatLine {
	edge := palette.Ink
	if s.HighContrast {
		edge = s.Colours().Edge
	}
	return widgets.NewSeatLine(colour, edge)
}

// Canvas is what the picture of a chart is drawn on, so many times larger than usual.
type Canvas struct {
	*draw.Canvas
	By float64
}

// Rule draws a straight line, so wide in units of the usual size.
func (c Canvas) Rule(x0, y0, x1, y1 float32, width float64, paint color.NRGBA) {
	c.Stroke(draw.Path(float64(x0), float64(y0), float64(x1), float64(y1)), width*c.By, paint)
}

// Ground draws the ground of lines or bars.
func (c Canvas) Ground(left, top, right, bottom float32, paint color.NRGBA) {
	c.Fill(draw.BoxAt(float64(left), float64(top), float64(right-left), float64(bottom-top)).Rounded(4*c.By), paint)
}
