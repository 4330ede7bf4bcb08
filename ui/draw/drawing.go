package draw

import (
	"bytes"
	"fmt"
	"image/color"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Drawing is a drawing that has been read and can be laid on any number of canvases, by any number of
// goroutines.
type Drawing struct{ svg *oksvg.SvgIcon }

// ReadDrawing reads an SVG, with its currentColor replaced by a tint. Shapes, paths, groups and gradients
// can be drawn; anything else is an error.
func ReadDrawing(svg []byte, tint color.NRGBA) (*Drawing, error) {
	hex := fmt.Sprintf("#%02x%02x%02x", tint.R, tint.G, tint.B)
	parsed, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(svg), hex, oksvg.StrictErrorMode)
	if err != nil {
		return nil, err
	}
	return &Drawing{parsed}, nil
}

// Size is how wide and high a drawing is, in its own units.
func (d *Drawing) Size() (width, height float64) { return d.svg.ViewBox.W, d.svg.ViewBox.H }

// Lay draws a drawing with its left top corner at (x, y), w units wide.
func (c *Canvas) Lay(d *Drawing, x, y, w float64) { c.lay(d.svg, x, y, w, 1) }

// LayMirrored draws a drawing turned left to right, its right top corner at (x, y), w units wide.
func (c *Canvas) LayMirrored(d *Drawing, x, y, w float64) { c.lay(d.svg, x, y, w, -1) }

func (c *Canvas) lay(svg *oksvg.SvgIcon, x, y, w, side float64) {
	if c.unseen {
		return
	}
	scale := w / svg.ViewBox.W * c.scale
	place := rasterx.Identity.Translate(x*c.scale, y*c.scale).Scale(side*scale, scale).
		Translate(-svg.ViewBox.X, -svg.ViewBox.Y)
	for _, path := range svg.SVGPaths {
		// oksvg applies transformations to points but not to the width of lines.
		path.LineWidth *= scale
		if len(path.Dash) > 0 {
			dash := make([]float64, len(path.Dash))
			for i := range dash {
				dash[i] = path.Dash[i] * scale
			}
			path.Dash = dash
			path.DashOffset *= scale
		}
		path.DrawTransformed(c.dasher, 1, place)
	}
}
