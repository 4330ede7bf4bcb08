package table

import (
	"slices"

	"portroyal/engine/portroyal"
)

// atBerth is the card of the harbour at a place, NoCard for none. A ship that waits does not lie
// there yet.
func (t *Table) atBerth(i int) portroyal.Card {
	if i < 0 || i >= len(t.berths) || t.view.Pending() != portroyal.NoCard && i == len(t.berths)-1 {
		return portroyal.NoCard
	}
	return t.berths[i]
}

// nthAtBerth is the number of the card at a place among those that lie in the harbour.
func (t *Table) nthAtBerth(i int) int {
	return i - len(slices.DeleteFunc(slices.Clone(t.berths[:i]), func(card portroyal.Card) bool { return card != portroyal.NoCard }))
}
