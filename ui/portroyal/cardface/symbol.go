package cardface

import (
	"image"
	"image/color"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// The part of a person's picture that a portrait shows, on the grid of the card.
var portraitView = draw.BoxAt(45, 50, 148, 148)

// Portrait draws a person's head as a round picture with a brass rim; colour is the ship colour of traders,
// clerks and wholesalers.
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
	// A trader without a colour looks like the first.
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
