package cardface

import (
	"fmt"
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/engine/portroyal"
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
	picture(c, "symbol-"+name, color.NRGBAModel.Convert(tint).(color.NRGBA), 0, 0, 32)
	return c.Picture()
}

// The part of a person's picture that a portrait shows, on the grid of the card.
var portraitView = draw.BoxAt(45, 50, 148, 148)

// Portrait draws the head of a person as a round picture with a brass rim; colour is that of the
// ship for traders, clerks and wholesalers.
func Portrait(role portroyal.Role, colour portroyal.Colour, size int) image.Image {
	rim := palette.Brass
	if colour != portroyal.NoColour {
		rim = tints[colour].Base
	}
	return portrait(role, colour, rim, size)
}

func portrait(role portroyal.Role, colour portroyal.Colour, rim color.NRGBA, size int) image.Image {
	size = max(size, 1)
	c := draw.NewCanvas(size, size, portraitView.W)
	tint := tints[colour].Base
	// A trader without a colour is any of them: the first.
	for _, of := range []portroyal.Colour{colour, portroyal.NoColour, portroyal.Yellow} {
		name := "person-" + role.String()
		if of != portroyal.NoColour {
			name += "-" + of.String()
		}
		if picture(c, name, tint, -portraitView.X, -portraitView.Y, gridWidth) {
			break
		}
	}
	middle := portraitView.W / 2
	c.Stroke(draw.Circle(middle, middle, middle-4), 8, rim)
	c.Stroke(draw.Circle(middle, middle, middle-1), 2, palette.DarkWood)
	return c.CutOut(draw.Circle(middle, middle, middle))
}

// headGrid is the side of the square grid of a head.
const headGrid = 160

// Head draws the head of somebody at the table as a round picture with a rim in the colour of their
// seat. The names are those of the files assets/opponents/*.svg; an unknown name leaves only the
// rim.
func Head(name string, size int, seat color.NRGBA) image.Image {
	size = max(size, 1)
	c := draw.NewCanvas(size, size, headGrid)
	if svg := assets.Opponent(name); svg != nil {
		head, err := draw.ReadDrawing(svg, seat)
		if err != nil {
			panic(fmt.Sprintf("head %s: %v", name, err)) // embedded files are checked by a test
		}
		c.Lay(head, 0, 0, headGrid)
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
