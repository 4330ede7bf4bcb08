package terms

import (
	"image"

	"portroyal/ui/emblem"
	"portroyal/ui/palette"
)

// Emblem draws the sign of the game: a ship on the sea.
func Emblem(pixels int) image.Image {
	return emblem.Medal(pixels, palette.Lagoon, emblem.Charge{Symbol: "ship", Side: 0.74, Down: -0.02})
}
