package bot

import (
	"math/bits"

	"portroyal/engine/portroyal"
)

// colourBit is the bit of a ship's colour in a set of colours; 0 for other cards.
func colourBit(card portroyal.Card) uint8 {
	if face := card.Face(); face.Type == portroyal.Ship {
		return 1 << face.Colour
	}
	return 0
}

// harbourColours is the set of ship colours among these cards (H1, D5).
func harbourColours(harbour []portroyal.Card) (set uint8) {
	for _, card := range harbour {
		set |= colourBit(card)
	}
	return set
}

// colourCount is the number of colours in a set.
func colourCount(set uint8) int { return bits.OnesCount8(set) }
