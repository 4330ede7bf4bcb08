package draw

import "github.com/srwiley/rasterx"

// Outline is a shape in units of a canvas: contours of lines and cubic curves.
type Outline []contour

type contour struct {
	x, y   float64
	pieces []piece
}

// piece goes on to (x, y), bent by two control points if curved.
type piece struct {
	curved                 bool
	x1, y1, x2, y2, x3, y3 float64
}

func (o Outline) addTo(c *Canvas, to rasterx.Adder) {
	for _, contour := range o {
		to.Start(c.point(contour.x, contour.y))
		for _, p := range contour.pieces {
			if p.curved {
				to.CubeBezier(c.point(p.x1, p.y1), c.point(p.x2, p.y2), c.point(p.x3, p.y3))
			} else {
				to.Line(c.point(p.x3, p.y3))
			}
		}
		to.Stop(true)
	}
}

// line goes straight on to (x, y). A line of no length is left out: its direction, by which strokes are
// joined, would be that of whatever was drawn before.
func (ct *contour) line(x, y float64) {
	if fromX, fromY := ct.end(); x != fromX || y != fromY {
		ct.pieces = append(ct.pieces, piece{x3: x, y3: y})
	}
}

// end is where the next piece begins.
func (ct *contour) end() (x, y float64) {
	if n := len(ct.pieces); n > 0 {
		return ct.pieces[n-1].x3, ct.pieces[n-1].y3
	}
	return ct.x, ct.y
}

func (ct *contour) curve(x1, y1, x2, y2, x3, y3 float64) {
	ct.pieces = append(ct.pieces, piece{true, x1, y1, x2, y2, x3, y3})
}

// arc is the distance of the control points of a quarter circle, per radius.
const arc = 0.5523

// Circle is a circle round (x, y).
func Circle(x, y, radius float64) Outline {
	return Box{x - radius, y - radius, 2 * radius, 2 * radius}.Rounded(radius)
}

// Polygon joins points, given as x and y in turn, by straight lines.
func Polygon(points ...float64) Outline {
	ct := contour{x: points[0], y: points[1]}
	for i := 2; i+1 < len(points); i += 2 {
		ct.line(points[i], points[i+1])
	}
	ct.line(points[0], points[1])
	return Outline{ct}
}

// Box is a rectangle on a canvas, in its units: the left top corner, width and height.
type Box struct{ X, Y, W, H float64 }

// BoxAt is a box with its left top corner at (x, y).
func BoxAt(x, y, w, h float64) Box { return Box{x, y, w, h} }

// Inset gives the box made smaller by this much on every side.
func (b Box) Inset(by float64) Box { return Box{b.X + by, b.Y + by, b.W - 2*by, b.H - 2*by} }

// Outline is the shape of the box.
func (b Box) Outline() Outline { return b.Rounded(0) }

// Rounded is the box with round corners of one radius.
func (b Box) Rounded(radius float64) Outline { return b.RoundedBy(radius, radius, radius, radius) }

// RoundedBy is the box with one radius for each corner: top left, top right, bottom right, bottom left.
func (b Box) RoundedBy(tl, tr, br, bl float64) Outline {
	x, y, r, d := b.X, b.Y, b.X+b.W, b.Y+b.H
	const k = 1 - arc
	ct := contour{x: x + tl, y: y}
	ct.line(r-tr, y)
	ct.curve(r-tr*k, y, r, y+tr*k, r, y+tr)
	ct.line(r, d-br)
	ct.curve(r, d-br*k, r-br*k, d, r-br, d)
	ct.line(x+bl, d)
	ct.curve(x+bl*k, d, x, d-bl*k, x, d-bl)
	ct.line(x, y+tl)
	ct.curve(x, y+tl*k, x+tl*k, y, x+tl, y)
	return Outline{ct}
}
