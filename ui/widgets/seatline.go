package widgets

import (
	"image/color"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// SeatLine is the line of a player in a chart. It is told from the others by its dashes and by the shape of the marks on
// it as well as by its colour, for who does not see some colours. Every chart with a line for each player draws them here.
type SeatLine struct {
	Paint, Edge color.NRGBA // of the line, and on both sides of it

	dashes []float64 // of dashes and gaps in turn, in units of the usual size; nil for none
	mark   func(x, y, radius float64) draw.Outline
}

// seatLines are the dashes and marks by the number of the colour.
var seatLines = [len(palette.Seats)]SeatLine{
	{mark: draw.Circle},
	{dashes: []float64{13, 6}, mark: func(x, y, r float64) draw.Outline {
		return draw.BoxAt(x-r*0.88, y-r*0.88, 1.76*r, 1.76*r).Outline()
	}},
	{dashes: []float64{2, 5}, mark: func(x, y, r float64) draw.Outline {
		return draw.Polygon(x, y-r*1.2, x+r*1.15, y+r*0.85, x-r*1.15, y+r*0.85)
	}},
	{dashes: []float64{11, 5, 1.5, 5}, mark: func(x, y, r float64) draw.Outline {
		return draw.Polygon(x, y-r*1.25, x+r*1.25, y, x, y+r*1.25, x-r*1.25, y)
	}},
	{dashes: []float64{6, 4.5}, mark: func(x, y, r float64) draw.Outline {
		const in, out = 0.42, 1.15
		return draw.Polygon(x-in*r, y-out*r, x+in*r, y-out*r, x+in*r, y-in*r, x+out*r, y-in*r, x+out*r, y+in*r,
			x+in*r, y+in*r, x+in*r, y+out*r, x-in*r, y+out*r, x-in*r, y+in*r, x-out*r, y+in*r, x-out*r, y-in*r, x-in*r, y-in*r)
	}},
}

// NewSeatLine is the line of a player by the number of their colour, see SeatColour, with an edge of this colour.
func NewSeatLine(index int, edge color.NRGBA) SeatLine {
	n := len(seatLines)
	line := seatLines[(index%n+n)%n]
	line.Paint, line.Edge = SeatColour(index), edge
	return line
}

// The widths of a line, and the size of a mark on it, in units of the usual size.
const (
	seatThread = 1.4 // through the gaps between dashes: the eye can follow it
	seatEdge   = 4.6
	seatBand   = 2.8
	seatMark   = 4.6
)

// Draw draws the line through points, given as x and y in turn, where everything is drawn so many times larger than usual.
func (l SeatLine) Draw(on *draw.Canvas, by float64, points ...float64) {
	dashes := make([]float64, len(l.dashes))
	for i, length := range l.dashes {
		dashes[i] = length * by
	}
	on.Stroke(draw.Path(points...), seatThread*by, palette.Fade(l.Edge, 0.75))
	way := draw.Dashes(dashes, points...)
	on.Stroke(way, seatEdge*by, palette.Fade(l.Edge, 0.85))
	on.Stroke(way, seatBand*by, l.Paint)
}

// Mark draws the mark of a point on the line.
func (l SeatLine) Mark(on *draw.Canvas, by, x, y float64) {
	mark := l.mark(x, y, seatMark*by)
	on.Stroke(mark, 2*by, l.Edge)
	on.Fill(mark, l.Paint)
}
