package cardface

import "github.com/srwiley/rasterx"

// outline is a shape in units of the canvas: contours of lines and cubic curves.
type outline []contour

type contour struct {
	x, y   float64
	pieces []piece
}

// piece goes on to (x, y), bent by two control points if curved.
type piece struct {
	curved                 bool
	x1, y1, x2, y2, x3, y3 float64
}

func (o outline) addTo(c *canvas, to rasterx.Adder) {
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

func (ct *contour) line(x, y float64) { ct.pieces = append(ct.pieces, piece{x3: x, y3: y}) }

func (ct *contour) curve(x1, y1, x2, y2, x3, y3 float64) {
	ct.pieces = append(ct.pieces, piece{true, x1, y1, x2, y2, x3, y3})
}

// arc is how far the control points of a quarter circle stand off, per radius.
const arc = 0.5523

// roundRect is a rectangle with one radius for each corner: top left, top right, bottom right,
// bottom left.
func roundRect(b box, tl, tr, br, bl float64) outline {
	x, y, r, d := b.x, b.y, b.x+b.w, b.y+b.h
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
	return outline{ct}
}

func circle(x, y, radius float64) outline {
	return roundRect(box{x - radius, y - radius, 2 * radius, 2 * radius}, radius, radius, radius, radius)
}

// box is a place on the canvas, in units.
type box struct{ x, y, w, h float64 }

// inset gives the box made smaller by this much on every side.
func (b box) inset(by float64) box { return box{b.x + by, b.y + by, b.w - 2*by, b.h - 2*by} }
