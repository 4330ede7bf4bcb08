package cardface

import (
	"image/color"

	"portroyal/assets"
	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
)

// drawings are those of the cards.
var drawings = cardstock.NewDrawings(assets.Drawing)

// picture draws the named file with its top left corner at (x, y), w units wide. It reports whether there is such
// a file.
func picture(on *draw.Canvas, name string, tint color.NRGBA, x, y, w float64) bool {
	drawing := drawings.Get(name, tint)
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
		f.Missing = append(f.Missing, "symbol-"+name)
	}
}

// mirrored draws a symbol flipped left to right as a part of the drawing, its top right corner at (x, y).
func (f *cardFace) mirrored(name string, x, y, w float64) {
	if drawing := drawings.Get("symbol-"+name, color.NRGBA{A: 0xff}); drawing != nil {
		v := f.view
		f.LayMirrored(drawing, v.x+x*v.scale, v.y+y*v.scale, w*v.scale)
	} else {
		f.Missing = append(f.Missing, "symbol-"+name)
	}
}
