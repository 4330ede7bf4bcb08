package cardface

import (
	"image"
	"image/color"
	"strconv"

	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// The field of a shield on the grid of symbols, which is 32 wide: the part that fills up on the way to a target.
const (
	fieldTop  = 4.6
	fieldFoot = 28.9
)

// Colours of the field.
var (
	fieldEmpty = palette.Hex(0xfff6df)
	fieldFull  = palette.Hex(0xfac74a)
	fieldLine  = palette.Hex(0x94680f) // where the gold ends
)

// Shield draws influence points on the way to a target as a square picture of this many pixels: a crest that
// fills with gold from below in proportion, and gleams once the target is reached. Without a target, which is 0,
// it is a plain crest with the number.
func Shield(points, target, pixels int) *image.NRGBA {
	pixels = max(pixels, 1)
	c := draw.NewCanvas(pixels, pixels, 32)
	picture(c, "symbol-shield", color.NRGBA{A: 0xff}, 0, 0, 32)
	picture(c, "symbol-shield-field", fieldEmpty, 0, 0, 32)
	switch {
	case target > 0 && points >= target:
		picture(c, "symbol-shield-field", fieldFull, 0, 0, 32)
		picture(c, "symbol-shield-gleam", color.NRGBA{A: 0xff}, 0, 0, 32)
	case target > 0 && points > 0:
		// Even if next to nothing is filled, or nearly all, that is still visible.
		line := max(0.9, 32/float64(pixels))
		level := fieldFoot - (fieldFoot-fieldTop)*float64(points)/float64(target)
		level = min(max(level, fieldTop+line+3.4), fieldFoot-4)
		filled(c, pixels, fieldLine, level-line)
		filled(c, pixels, fieldFull, level)
	}
	number := strconv.Itoa(points)
	size := 27.0
	if len(number) > 1 {
		size = 24
	}
	// Dark is legible on parchment and gold alike; an edge, which would hide the filling, is not needed.
	c.Write(number, draw.BoxAt(2, 3.2, 28, 23.4), draw.Lettering{
		Face: cardstock.Display(), Size: size, Floor: size * 0.6, Paint: palette.Ink,
	})
	return c.Picture()
}

// filled paints the field of a shield from a level downwards.
func filled(c *draw.Canvas, pixels int, paint color.NRGBA, level float64) {
	whole := draw.NewCanvas(pixels, pixels, 32)
	picture(whole, "symbol-shield-field", paint, 0, 0, 32)
	c.Paste(whole.CutOut(draw.BoxAt(0, level, 32, 32-level).Outline()), 0, 0)
}
