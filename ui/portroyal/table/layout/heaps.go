package layout

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal"
)

// Heap is cards of one kind that are together in a player's tableau.
type Heap struct {
	Cards []portroyal.Card
	For   Purpose
}

// Purpose is what ships in a tableau are for.
type Purpose uint8

// The purposes.
const (
	NoPurpose Purpose = iota // of cards that are no ships
	Stowed                   // for a point, under a wholesaler (H12)
	Kept                     // for Pack of Pirates (K10)
)

// Heaps groups a player's cards: expeditions first, then ships, then persons by occupation in the order of the
// card table, equal kinds together.
func Heaps(view *portroyal.View, seat int) (heaps []Heap) {
	if claimed := view.Claimed(seat); len(claimed) > 0 {
		heaps = append(heaps, Heap{Cards: claimed})
	}
	if cargo := view.Cargo(seat); len(cargo) > 0 {
		heaps = append(heaps, Heap{cargo, Stowed})
	}
	if kept := view.KeptShips(seat); len(kept) > 0 {
		heaps = append(heaps, Heap{kept, Kept})
	}
	persons := view.Display(seat)
	slices.SortStableFunc(persons, func(a, b portroyal.Card) int {
		return cmp.Or(cmp.Compare(a.Face().Role, b.Face().Role), cmp.Compare(a, b))
	})
	for i, person := range persons {
		if i == 0 || person.Face().Role != persons[i-1].Face().Role {
			heaps = append(heaps, Heap{})
		}
		last := &heaps[len(heaps)-1]
		last.Cards = append(last.Cards, person)
	}
	return heaps
}

// Kind is a kind of card that a player has, with their number and total influence points.
type Kind struct {
	Card   portroyal.Card
	Count  int
	Points int
	For    Purpose
}

// Kinds lists a player's kinds of cards and counts those that are not persons, which come first.
func Kinds(view *portroyal.View, seat int) (kinds []Kind, apart int) {
	for _, heap := range Heaps(view, seat) {
		for _, card := range heap.Cards {
			if n := len(kinds); n == 0 || !alike(kinds[n-1].Card, card) || kinds[n-1].For != heap.For {
				kinds = append(kinds, Kind{Card: card, For: heap.For})
				if card.Face().Type != portroyal.Person {
					apart++
				}
			}
			last := &kinds[len(kinds)-1]
			last.Count++
			last.Points += int(card.Face().Points)
		}
	}
	return kinds, apart
}

// alike reports whether two cards are of one kind.
func alike(a, b portroyal.Card) bool {
	x, y := a.Face(), b.Face()
	return x.Type == y.Type && x.Role == y.Role && x.Colour == y.Colour
}
