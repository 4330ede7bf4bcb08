package board

import (
	cove "portroyal/engine/piratescove"
)

// Spot identifies a place on the table, and with it the thing there. The zero value is nowhere.
type Spot struct {
	Kind    SpotKind
	Seat    int          // of the player, if there is one for each
	Island  cove.Island  // of an island, and of what is there
	Ship    cove.Target  // in a fight, and a black ship on the chart
	Section cove.Section // of a ship
	Card    cove.Card    // in the hand at the lower edge, or one of those offered
}

// SpotKind is a kind of place on the table.
type SpotKind uint8

// The kinds of places.
const (
	Nowhere  SpotKind = iota
	Island            // on the chart
	Treasure          // the card beside an island
	Foe               // a black ship or the Navy on the chart
	Panel             // of another player: head and name
	Track             // of a section of the ship at the lower edge
	Gold              // of the player at the lower edge
	Chests            // likewise
	Fame              // likewise
	Hand              // a card in the hand at the lower edge
	Fighter           // a ship in a fight
	Part              // a section of one
	Month             // the calendar
	Order             // of fire in a fight
	Dice              // where they are rolled
	Title             // of a fighter: its name and its dice
	Offer             // a card to choose from several
)
