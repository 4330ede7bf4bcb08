package chart

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Frame is the room of lines over columns, with numbers at its left and names of lines at its right.
type Frame struct {
	geometry.Sheet
	Left, Right float32 // where the columns begin and end
	Base        float32 // where 0 is

	by, high  float32
	top, step float64
	columns   int
}

// NewFrame makes a frame as wide as its columns and numbers, and as high, in units of the usual size, from 0 to top. The numbers
// at the left are multiples of a unit, of which so many fit, and parts of them make 1.
func NewFrame(
	c *look.Colours, by, width, high float32, top float64, units int, parts float64, columns int, write func(float64) string,
) *Frame {
	f := &Frame{Sheet: geometry.NewSheet(), Right: width, Base: (high + 8) * by, by: by, high: high * by, top: top, columns: columns}
	f.step = float64(widgets.ScaleStep(f.high, units, 28*by)) / parts
	for at := 0.0; at <= top; at += f.step {
		text := widgets.Line(write(at), Small*by, c.Quiet)
		f.Left = max(f.Left, text.MinSize().Width+10*by)
		Say(f.Sheet, text, 0, f.Up(at), fyne.TextAlignLeading)
	}
	return f
}

// Up is the y of a value; what is beyond the top is at the edge.
func (f *Frame) Up(value float64) float32 { return f.Base - f.high*float32(min(value/f.top, 1)) }

// Across is the x of a place in a column: 0 is its left edge, and 1 its right one.
func (f *Frame) Across(column int, place float32) float32 {
	return f.Left + (f.Right-f.Left)/float32(f.columns)*(float32(column)+place)
}

// Names puts names of lines that end at values beside them, as near as there is room for. It returns the lines from the top, and
// the middles of their names.
func (f *Frame) Names(names []*canvas.Text, values []float64, x float32) (order []int, middles []float32) {
	for i := range names {
		order = append(order, i)
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(values[b], values[a]) })
	for _, i := range order {
		middles = append(middles, f.Up(values[i]))
	}
	tall := names[0].MinSize().Height
	widgets.Apart(middles, tall, f.Base+tall*0.6)
	for at, i := range order {
		Say(f.Sheet, names[i], x, middles[at], fyne.TextAlignLeading)
	}
	return order, middles
}

// Draw draws the lines of the scale and others in a picture so large, behind what else there is.
func (f *Frame) Draw(s *stage.Stage, size fyne.Size, lines func(on Canvas)) []fyne.CanvasObject {
	quiet := s.Colours().Quiet
	picture := s.Drawn(size, func(canvas *draw.Canvas) {
		on := Canvas{canvas, float64(f.by)}
		for at := f.step; at <= f.top; at += f.step {
			on.Rule(f.Left, f.Up(at), f.Right, f.Up(at), 1, palette.Fade(quiet, 0.2))
		}
		on.Rule(f.Left, f.Base, f.Right, f.Base, 1.5, quiet)
		lines(on)
	})
	return slices.Insert(f.Objects, 0, widgets.Placed(picture, fyne.Position{}, size))
}
