package cardface

import (
	"bytes"
	"fmt"
	"image/color"
	"sync"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"portroyal/assets"
)

// drawingKey tells parsed drawings apart: the same file is parsed once per tint.
type drawingKey struct {
	name string
	tint color.NRGBA
}

var drawings sync.Map // of drawingKey to *oksvg.SvgIcon, which are only read once stored

// drawing gives the parsed file with currentColor replaced by tint, or nil if there is none.
func drawing(name string, tint color.NRGBA) *oksvg.SvgIcon {
	key := drawingKey{name, tint}
	if parsed, ok := drawings.Load(key); ok {
		return parsed.(*oksvg.SvgIcon)
	}
	svg := assets.Drawing(name)
	if svg == nil {
		return nil
	}
	hex := fmt.Sprintf("#%02x%02x%02x", tint.R, tint.G, tint.B)
	parsed, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(svg), hex, oksvg.StrictErrorMode)
	if err != nil {
		panic(fmt.Sprintf("drawing %s: %v", name, err)) // embedded files are checked by a test
	}
	drawings.Store(key, parsed)
	return parsed
}

// picture draws the named file with its left top corner at (x, y), w units wide. Unknown names
// leave the canvas as it is and say so.
func (c *canvas) picture(name string, tint color.NRGBA, x, y, w float64) bool {
	return c.place(name, tint, x, y, w, 1)
}

// mirrored draws a symbol turned left to right, its right top corner at (x, y).
func (c *canvas) mirrored(name string, x, y, w float64) {
	c.place("symbol-"+name, color.NRGBA{A: 0xff}, x, y, w, -1)
}

func (c *canvas) place(name string, tint color.NRGBA, x, y, w, side float64) bool {
	svg := drawing(name, tint)
	if svg == nil {
		return false
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
	return true
}

// symbol draws a symbol without a tint of its own.
func (c *canvas) symbol(name string, x, y, w float64) {
	if !c.picture("symbol-"+name, color.NRGBA{A: 0xff}, x, y, w) {
		c.missing = append(c.missing, "symbol-"+name)
	}
}
