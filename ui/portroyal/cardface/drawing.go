package cardface

import (
	"fmt"
	"image/color"
	"sync"

	"portroyal/assets"
	"portroyal/ui/draw"
)

// drawingKey identifies a drawing: the same file is parsed once per tint.
type drawingKey struct {
	name string
	tint color.NRGBA
}

var drawings sync.Map // of drawingKey to *draw.Drawing

// drawing returns a drawing of the cards in a tint, nil if there is none of this name.
func drawing(name string, tint color.NRGBA) *draw.Drawing {
	key := drawingKey{name, tint}
	if known, ok := drawings.Load(key); ok {
		return known.(*draw.Drawing)
	}
	svg := assets.Drawing(name)
	if svg == nil {
		return nil
	}
	read, err := draw.ReadDrawing(svg, tint)
	if err != nil {
		panic(fmt.Sprintf("drawing %s: %v", name, err)) // embedded files are checked by a test
	}
	drawings.Store(key, read)
	return read
}

// picture draws the named file with its top left corner at (x, y), w units wide. It reports whether there is such
// a file.
func picture(on *draw.Canvas, name string, tint color.NRGBA, x, y, w float64) bool {
	drawing := drawing(name, tint)
	if drawing == nil {
		return false
	}
	on.Lay(drawing, x, y, w)
	return true
}

// picture draws the named file over the face, see the function of this name.
func (f *cardFace) picture(name string, tint color.NRGBA, x, y, w float64) bool {
	return picture(f.Canvas, name, tint, x, y, w)
}

// view is how the drawings of a face are seen: magnified, and moved by (x, y).
type view struct{ x, y, scale float64 }

// seen draws the named file over the face as a part of its drawing, see picture.
func (f *cardFace) seen(name string, tint color.NRGBA, x, y, w float64) bool {
	v := f.view
	return f.picture(name, tint, v.x+x*v.scale, v.y+y*v.scale, w*v.scale)
}

// symbol draws a symbol in its own colours.
func (f *cardFace) symbol(name string, x, y, w float64) {
	if !f.picture("symbol-"+name, color.NRGBA{A: 0xff}, x, y, w) {
		f.missing = append(f.missing, "symbol-"+name)
	}
}

// mirrored draws a symbol flipped left to right as a part of the drawing, its top right corner at (x, y).
func (f *cardFace) mirrored(name string, x, y, w float64) {
	if drawing := drawing("symbol-"+name, color.NRGBA{A: 0xff}); drawing != nil {
		v := f.view
		f.LayMirrored(drawing, v.x+x*v.scale, v.y+y*v.scale, w*v.scale)
	} else {
		f.missing = append(f.missing, "symbol-"+name)
	}
}

// write writes a text in the middle of a box, and records it if it does not fit.
func (f *cardFace) write(text string, b draw.Box, how draw.Lettering) {
	lines, fits := f.Write(text, b, how)
	if !fits {
		f.overflow = append(f.overflow, text)
	}
	f.written = append(f.written, written{lines, how.Paint})
}
