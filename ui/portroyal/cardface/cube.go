package cardface

import (
	"image"
	"image/color"
	"strings"

	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// flatBelow is the size in pixels below which a cube is drawn from above: the letter then has all of the room and
// stays legible.
const flatBelow = 44

// Cube draws a player's cube as a square picture of this many pixels, with a letter so that its owner is known by
// more than the colour; "" draws none.
func Cube(letter string, size int, colour color.NRGBA) image.Image {
	size = max(size, 1)
	c := draw.NewCanvas(size, size, 32)
	if letter == "" || size >= flatBelow {
		picture(c, "symbol-cube", colour, 0, 0, 32)
		onCube(c, letter, draw.BoxAt(4, 8, 24, 20), 19, color.NRGBA{}, palette.Fade(palette.Parchment, 0.92))
		return c.Picture()
	}
	side := draw.BoxAt(1.5, 1.5, 29, 29)
	c.Fill(side.Rounded(5), colour)
	c.Fill(draw.BoxAt(side.X, side.Y+side.H-5, side.W, 5).RoundedBy(0, 0, 5, 5), palette.Fade(palette.Ink, 0.25))
	c.Stroke(side.Rounded(5), 2.4, palette.Ink)
	place, high := draw.BoxAt(2, 1, 28, 29), 30.0
	if strings.ContainsAny(letter, "JQ") { // they reach below the line; cut off by the rim, a J would be an I
		place, high = draw.BoxAt(2, -1, 28, 26), 25
	}
	onCube(c, letter, place, high, colour, palette.Fade(cardstock.White, 0))
	return c.Picture()
}

// onCube writes the letter on a ground of this colour or, if it has none, with a pale edge.
func onCube(c *draw.Canvas, letter string, place draw.Box, size float64, ground, halo color.NRGBA) {
	how := draw.Lettering{
		Face: cardstock.TextBold(), Size: size, Floor: size * 0.6, Paint: palette.Ink, Halo: halo, HaloWidth: size / 9,
	}
	if ground.A > 0 {
		how.HaloWidth = 0
		if palette.Contrast(cardstock.White, ground) > palette.Contrast(palette.Ink, ground) {
			how.Paint = cardstock.White
		}
	}
	c.Write(letter, place, how)
}
