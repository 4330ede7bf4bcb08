package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// takings lists the ways to take a card: one, or for a "3 + 1" ship one for each seat that could
// get the coin (H11).
func (t *Table) takings(card portroyal.Card) (ways []portroyal.Action) {
	for _, action := range t.legal {
		if action.Kind == portroyal.Take && action.Card == card {
			ways = append(ways, action)
		}
	}
	return ways
}

// takeCard takes a card of the harbour for the person who decides. If there is a choice who gets
// the coin of a "3 + 1" ship, the player is asked first.
func (t *Table) takeCard(card portroyal.Card) {
	if !t.personDecides() || t.stage.Covered() {
		return
	}
	ways := t.takings(card)
	switch len(ways) {
	case 0:
	case 1:
		t.decide(ways[0])
	default:
		t.giving = card
		t.build()
	}
}

// typedGiving does what a key stands for while the player is asked who gets the coin.
func (t *Table) typedGiving(key *fyne.KeyEvent) {
	ways := t.takings(t.giving)
	if i := digit(key.Name); i >= 0 && i < len(ways) {
		t.decide(ways[i])
	} else if key.Name == fyne.KeyEscape {
		t.giving = portroyal.NoCard
		t.build()
	}
}
