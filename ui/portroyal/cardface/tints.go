package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

// tints are the tints of the ship colours; anything without a colour is plain paper.
var tints = [portroyal.Colours + 1]palette.Tint{
	portroyal.NoColour: palette.Plain,
	portroyal.Yellow:   palette.Yellow,
	portroyal.Blue:     palette.Blue,
	portroyal.Green:    palette.Green,
	portroyal.Red:      palette.Red,
	portroyal.Black:    palette.Black,
}

// Tint is the tint of a ship colour.
func Tint(colour portroyal.Colour) palette.Tint { return tints[colour] }
