package tabletest

import (
	"slices"

	"portroyal/engine/portroyal"
)

// Berths are the places of the harbour as the table numbers them: places from which cards have been taken in a
// Trade & Hire phase stay empty until it ends.
type Berths struct{ places []portroyal.Card }

// Follow updates the places to the game. It must see every state of it.
func (b *Berths) Follow(view portroyal.View) {
	harbour := view.Harbour()
	if view.Phase() != portroyal.Trade || len(b.places) < len(harbour) || len(harbour) == 0 {
		b.places = harbour
		return
	}
	for i, card := range b.places {
		if card != portroyal.NoCard && copies(b.places, card) > copies(harbour, card) {
			b.places[i] = portroyal.NoCard
		}
	}
}

// Of is the first place with this card, counted from 0; -1 if there is none.
func (b *Berths) Of(card portroyal.Card) int { return slices.Index(b.places, card) }

func copies(cards []portroyal.Card, card portroyal.Card) (n int) {
	for _, other := range cards {
		if other == card {
			n++
		}
	}
	return n
}
