package layout

import (
	"slices"

	"portroyal/engine/portroyal"
)

// Spot identifies a place on the table, and with it the thing there. The zero value is nowhere.
type Spot struct {
	Kind     SpotKind
	Seat     int                // of the player, if there is one for each
	At       int                // the place in the harbour; in a tableau, how many equal cards are drawn later
	Card     portroyal.Card     // a card of the harbour, of the row or of a tableau, or the top of the discard pile
	Contract portroyal.Contract // one of those face up
}

// SpotKind is a kind of place on the table.
type SpotKind uint8

// The kinds of places.
const (
	Nowhere      SpotKind = iota
	Pile                  // the draw pile
	DiscardPile           //
	TimePile              // against time
	VictoryPile           // against time
	Water                 // the whole harbour
	EmptyHarbour          // the words that say so
	Berth                 // a card of the harbour, or the ship that is waiting
	Expedition            // one that can be claimed
	Contract              // one that is face up
	Coins                 // of a player
	Cubes                 // of a player
	Swords                // of a player
	Points                // of a player
	Panel                 // of a player: head and name
	Face                  // of a player
	Light                 // of the player who decides
	Tableau               // a card in the tableau at the lower edge
)

// TableauSpots are the spots of a player's cards in drawing order, see Heaps.
func TableauSpots(view *portroyal.View, seat int) (spots []Spot) {
	for _, heap := range Heaps(view, seat) {
		for _, card := range heap.Cards {
			spots = append(spots, Spot{Kind: Tableau, Seat: seat, Card: card})
		}
	}
	number(spots)
	return spots
}

// number numbers equal cards of a tableau.
func number(spots []Spot) {
	seen := map[portroyal.Card]int{}
	for i := len(spots) - 1; i >= 0; i-- {
		spots[i].At = seen[spots[i].Card]
		seen[spots[i].Card]++
	}
}

// Items lists the spots that the arrow keys go through: the cards of the harbour, expeditions, contracts, and one
// player's cards in the order in which they got them.
func Items(view *portroyal.View, berths []portroyal.Card, seat int) (items []Spot) {
	for i := range berths {
		if card := AtBerth(view, berths, i); card != portroyal.NoCard {
			items = append(items, Spot{Kind: Berth, At: i, Card: card})
		}
	}
	for _, card := range view.Expeditions() {
		items = append(items, Spot{Kind: Expedition, Card: card})
	}
	for _, laid := range view.Contracts() {
		items = append(items, Spot{Kind: Contract, Contract: laid.Contract})
	}
	tableau := len(items)
	for _, card := range slices.Concat(view.Claimed(seat), view.Cargo(seat), view.KeptShips(seat), view.Display(seat)) {
		items = append(items, Spot{Kind: Tableau, Seat: seat, Card: card})
	}
	number(items[tableau:])
	return items
}
