package layout

import "portroyal/engine/portroyal"

// Spot names a place on the table, and with it what lies there. The zero value is nowhere.
type Spot struct {
	Kind     SpotKind
	Seat     int                // of the player, where there is one for each
	At       int                // the place in the harbour; among equal cards of a tableau 0 for the last one drawn, 1 for that below it
	Card     portroyal.Card     // a card of the harbour, of the row or of a tableau, or the top of the discard pile
	Contract portroyal.Contract // one of those that lie face up
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
	Berth                 // a card of the harbour, or the ship that waits
	Expedition            // one that can be claimed
	Contract              // one that lies face up
	Coins                 // of a player
	Cubes                 // of a player
	Panel                 // of a player
	Tableau               // a card in the tableau at the lower edge
)
