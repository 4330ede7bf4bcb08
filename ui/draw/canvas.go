package draw

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// Canvas is a sheet with its own units, so that the same shapes can be drawn at any size in pixels. One
// canvas is used by one goroutine.
type Canvas struct {
	sheet  *image.RGBA
	scale  float64 // pixels per unit
	brush  *brush
	dasher *rasterx.Dasher
	unseen bool // nothing is painted
}

// NewCanvas is an empty canvas of a size in pixels, so many units wide.
func NewCanvas(width, height int, units float64) *Canvas {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	b := &brush{sheet: sheet}
	return &Canvas{
		sheet:  sheet,
		scale:  float64(width) / units,
		brush:  b,
		dasher: rasterx.NewDasher(width, height, b),
	}
}

// Unseen is a canvas on which nothing is painted, for asking what is written where: that is a small part of the work.
func Unseen(width, height int, units float64) *Canvas {
	return &Canvas{sheet: &image.RGBA{}, scale: float64(width) / units, unseen: true}
}

// Pixels is a length in units as a whole number of pixels.
func (c *Canvas) Pixels(length float64) int { return int(math.Round(length * c.scale)) }

// point gives the place on the sheet of a point in units.
func (c *Canvas) point(x, y float64) fixed.Point26_6 {
	return fixed.Point26_6{X: fixed.Int26_6(x * c.scale * 64), Y: fixed.Int26_6(y * c.scale * 64)}
}

// Fill paints the inside of an outline.
func (c *Canvas) Fill(outline Outline, paint color.NRGBA) {
	if c.unseen {
		return
	}
	c.brush.Clear()
	outline.addTo(c, &c.dasher.Filler)
	c.brush.SetColor(paint)
	c.brush.Draw()
}

// Stroke paints a line of this width, in units, along an outline.
func (c *Canvas) Stroke(outline Outline, width float64, paint color.NRGBA) {
	if c.unseen {
		return
	}
	c.brush.Clear()
	c.dasher.SetStroke(fixed.Int26_6(width*c.scale*64), fixed.I(4), rasterx.RoundCap, rasterx.RoundCap,
		rasterx.RoundGap, rasterx.Round, nil, 0)
	outline.addTo(c, c.dasher)
	c.brush.SetColor(paint)
	c.brush.Draw()
}

// Paste lays a picture over the canvas pixel by pixel, with its left top corner at (x, y) in units.
func (c *Canvas) Paste(picture image.Image, x, y float64) {
	if c.unseen {
		return
	}
	to := image.Rectangle{Max: picture.Bounds().Size()}.Add(image.Pt(c.Pixels(x), c.Pixels(y)))
	draw.Draw(c.sheet, to, picture, picture.Bounds().Min, draw.Over)
}

// Sheet is what has been drawn, as the toolkit wants it: nothing is copied, and what is drawn later is seen on it too.
func (c *Canvas) Sheet() *image.RGBA { return c.sheet }

// Picture gives a copy of what has been drawn, with straight alpha.
func (c *Canvas) Picture() *image.NRGBA { return c.picture(nil) }

// CutOut returns the part of the drawing inside an outline.
func (c *Canvas) CutOut(outline Outline) *image.NRGBA { return c.picture(c.mask(outline)) }

// picture gives the sheet with straight alpha, cut out by a mask of the same size.
func (c *Canvas) picture(mask *image.Alpha) *image.NRGBA {
	picture := image.NewNRGBA(c.sheet.Bounds())
	for i := 0; i < len(c.sheet.Pix); i += 4 {
		from, to := c.sheet.Pix[i:i+4:i+4], picture.Pix[i:i+4:i+4]
		alpha := uint32(from[3])
		switch alpha {
		case 0:
		case 0xff:
			copy(to, from)
		default:
			for k := range 3 {
				to[k] = uint8(min(uint32(from[k])*0xff/alpha, 0xff))
			}
			to[3] = uint8(alpha)
		}
		if mask != nil {
			to[3] = uint8(uint32(to[3]) * uint32(mask.Pix[i/4]) / 0xff)
		}
	}
	return picture
}

// mask gives the coverage of an outline, for cutting out a picture of the canvas's size.
func (c *Canvas) mask(outline Outline) *image.Alpha {
	mask := image.NewAlpha(c.sheet.Bounds())
	on := &brush{sheet: mask}
	size := mask.Rect.Size()
	stencil := Canvas{scale: c.scale, brush: on, dasher: rasterx.NewDasher(size.X, size.Y, on)}
	stencil.Fill(outline, color.NRGBA{A: 0xff})
	return mask
}
