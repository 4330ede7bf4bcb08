// Package emblem draws the small pictures that any game's screens use: symbols, and the heads of those who play.
package emblem

import (
	"fmt"
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// Symbol draws a symbol as a square picture of this many pixels. The names are those of the
// files assets/cards/symbol-*.svg without the prefix; an unknown name gives an empty picture.
func Symbol(name string, size int) image.Image { return Tinted(name, size, palette.Ink) }

// Tinted draws a symbol with the parts that can be coloured in this colour, as the hand in the
// colour of a player. Other symbols come out as always.
func Tinted(name string, size int, tint color.Color) image.Image {
	c := draw.NewCanvas(max(size, 1), max(size, 1), 32)
	if svg := assets.Symbol(name); svg != nil {
		c.Lay(read(name, svg, color.NRGBAModel.Convert(tint).(color.NRGBA)), 0, 0, 32)
	}
	return c.Picture()
}

// headGrid is the side of the square grid of a head.
const headGrid = 160

// Head draws the head of somebody at the table as a round picture with a rim in the colour of their
// seat. The names are those of the files assets/opponents/*.svg; an unknown name leaves only the
// rim.
func Head(name string, size int, seat color.NRGBA) image.Image { return head(name, size, seat, false) }

// Aghast draws the head of somebody who has just lost something: eyes and mouth are wide open. All heads have them in the
// same place.
func Aghast(name string, size int, seat color.NRGBA) image.Image { return head(name, size, seat, true) }

func head(name string, size int, seat color.NRGBA, aghast bool) image.Image {
	size = max(size, 1)
	c := draw.NewCanvas(size, size, headGrid)
	if svg := assets.Opponent(name); svg != nil {
		c.Lay(read(name, svg, seat), 0, 0, headGrid)
		if aghast {
			face := "aghast"
			if name == "corsair" { // behind a patch there is nothing to be seen
				face = "aghast-one-eyed"
			}
			c.Lay(read(face, assets.Face(face), seat), 0, 0, headGrid)
		}
	}
	const middle = headGrid / 2
	scale := float64(size) / headGrid
	width := max(headGrid*0.06, 2.2/scale) // on a small picture the colour has to be seen still
	line := max(headGrid*0.012, 1/scale)
	c.Stroke(draw.Circle(middle, middle, middle-line-width/2), width, seat)
	c.Stroke(draw.Circle(middle, middle, middle-line/2), line, palette.Ink)
	c.Stroke(draw.Circle(middle, middle, middle-line-width), line, palette.Ink)
	return c.CutOut(draw.Circle(middle, middle, middle))
}

// read reads a drawing of the program.
func read(name string, svg []byte, tint color.NRGBA) *draw.Drawing {
	drawing, err := draw.ReadDrawing(svg, tint)
	if err != nil {
		panic(fmt.Sprintf("drawing %s: %v", name, err)) // embedded files are checked by a test
	}
	return drawing
}
