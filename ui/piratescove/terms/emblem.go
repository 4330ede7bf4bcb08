package terms

import (
	"image"

	"portroyal/ui/emblem"
	"portroyal/ui/palette"
)

// Emblem draws the sign of the game: a skull over two swords.
func Emblem(pixels int) image.Image {
	return emblem.Medal(pixels, palette.DuskViolet,
		emblem.Charge{Symbol: "swords", Side: 0.8}, emblem.Charge{Symbol: "skull", Side: 0.5, Down: -0.01})
}
