package cardface

import (
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

// Symbol draws a symbol as a square picture of this many pixels. The names are those of the
// files assets/cards/symbol-*.svg without the prefix; an unknown name gives an empty picture.
func Symbol(name string, size int) image.Image { return Tinted(name, size, palette.Ink) }

// Tinted draws a symbol with the parts that can be coloured in this colour, as the hand in the
// colour of a player. Other symbols come out as always.
func Tinted(name string, size int, tint color.Color) image.Image {
	c := newCanvas(max(size, 1), max(size, 1), 32)
	c.picture("symbol-"+name, color.NRGBAModel.Convert(tint).(color.NRGBA), 0, 0, 32)
	return c.nrgba(nil)
}

// HasSymbol reports whether there is a symbol of this name.
func HasSymbol(name string) bool { return assets.Symbol(name) != nil }

// The part of a person's picture that a portrait shows, on the grid of the card.
var portraitView = box{45, 50, 148, 148}

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
	c := newCanvas(size, size, portraitView.w)
	tint := tints[colour].Base
	// A trader without a colour is any of them: the first.
	for _, of := range []portroyal.Colour{colour, portroyal.NoColour, portroyal.Yellow} {
		name := "person-" + role.String()
		if of != portroyal.NoColour {
			name += "-" + of.String()
		}
		if c.picture(name, tint, -portraitView.x, -portraitView.y, gridWidth) {
			break
		}
	}
	middle := portraitView.w / 2
	c.stroke(circle(middle, middle, middle-4), 8, rim)
	c.stroke(circle(middle, middle, middle-1), 2, palette.DarkWood)
	return c.nrgba(c.mask(circle(middle, middle, middle)))
}
