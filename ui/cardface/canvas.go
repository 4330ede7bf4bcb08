package cardface

import (
	"image"
	"image/color"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// canvas is a sheet with its own units: a card is 240 × 360 of them, a symbol 32 × 32, whatever
// the pixels. One canvas is used by one goroutine.
type canvas struct {
	sheet  *image.RGBA
	scale  float64 // pixels per unit
	brush  *brush
	dasher *rasterx.Dasher

	written  []written
	overflow []string // texts that did not fit their place
	missing  []string // drawings that are not there
}

// written is a line of text that stands on a canvas.
type written struct {
	line    string
	letters outline
	paint   color.NRGBA
}

func newCanvas(width, height int, units float64) *canvas {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	b := &brush{sheet: sheet}
	return &canvas{
		sheet:  sheet,
		scale:  float64(width) / units,
		brush:  b,
		dasher: rasterx.NewDasher(width, height, b),
	}
}

// point gives the place on the sheet of a point in units.
func (c *canvas) point(x, y float64) fixed.Point26_6 {
	return fixed.Point26_6{X: fixed.Int26_6(x * c.scale * 64), Y: fixed.Int26_6(y * c.scale * 64)}
}

// fill paints the inside of an outline.
func (c *canvas) fill(outline outline, paint color.NRGBA) {
	c.brush.Clear()
	outline.addTo(c, &c.dasher.Filler)
	c.brush.SetColor(paint)
	c.brush.Draw()
}

// stroke paints a line of this width, in units, along an outline.
func (c *canvas) stroke(outline outline, width float64, paint color.NRGBA) {
	c.brush.Clear()
	c.dasher.SetStroke(fixed.Int26_6(width*c.scale*64), fixed.I(4), rasterx.RoundCap, rasterx.RoundCap,
		rasterx.RoundGap, rasterx.Round, nil, 0)
	outline.addTo(c, c.dasher)
	c.brush.SetColor(paint)
	c.brush.Draw()
}

// nrgba gives the sheet as a picture with straight alpha, cut out by a mask of the same size.
func (c *canvas) nrgba(mask *image.Alpha) *image.NRGBA {
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
func (c *canvas) mask(outline outline) *image.Alpha {
	bounds := c.sheet.Bounds()
	stencil := newCanvas(bounds.Dx(), bounds.Dy(), float64(bounds.Dx())/c.scale)
	stencil.fill(outline, color.NRGBA{A: 0xff})
	mask := image.NewAlpha(bounds)
	for i := range mask.Pix {
		mask.Pix[i] = stencil.sheet.Pix[4*i+3]
	}
	return mask
}
