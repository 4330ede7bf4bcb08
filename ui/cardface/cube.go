package cardface

import (
	"image"
	"image/color"
	"strings"

	"portroyal/ui/palette"
)

// flatBelow is the size in pixels under which a cube is drawn as seen from above: the letter has all
// of it then, and can still be read.
const flatBelow = 44

// Cube draws the cube of a player as a square picture of this many pixels, with a letter that tells
// its owner by more than the colour; "" leaves it away.
func Cube(letter string, size int, colour color.NRGBA) image.Image {
	size = max(size, 1)
	c := newCanvas(size, size, 32)
	if letter == "" || size >= flatBelow {
		c.picture("symbol-cube", colour, 0, 0, 32)
		c.onCube(letter, box{4, 8, 24, 20}, 19, color.NRGBA{}, palette.Fade(palette.Parchment, 0.92))
		return c.nrgba(nil)
	}
	side := box{1.5, 1.5, 29, 29}
	c.fill(roundRect(side, 5, 5, 5, 5), colour)
	c.fill(roundRect(box{side.x, side.y + side.h - 5, side.w, 5}, 0, 0, 5, 5), palette.Fade(palette.Ink, 0.25))
	c.stroke(roundRect(side, 5, 5, 5, 5), 2.4, palette.Ink)
	place, high := box{2, 1, 28, 29}, 30.0
	if strings.ContainsAny(letter, "JQ") { // they reach below the line: into the rim a J would be an I
		place, high = box{2, -1, 28, 26}, 25
	}
	c.onCube(letter, place, high, colour, palette.Fade(white, 0))
	return c.nrgba(nil)
}

// onCube writes the letter, on a ground of this colour or, where it has none, with a pale edge.
func (c *canvas) onCube(letter string, place box, size float64, ground, halo color.NRGBA) {
	how := lettering{face: textBoldFace(), size: size, floor: size * 0.6, paint: palette.Ink, halo: halo, haloBy: size / 9}
	if ground.A > 0 {
		how.haloBy = 0
		if palette.Contrast(white, ground) > palette.Contrast(palette.Ink, ground) {
			how.paint = white
		}
	}
	c.write(letter, place, how)
}
