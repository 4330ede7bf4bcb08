package piratescove

import "fmt"

// The bank (A3) and what everybody begins with (U3).
const (
	bankDoubloons  = 124
	bankTreasures  = 50
	startDoubloons = 9
)

// Treasure is a treasure card by its face; 0 is none.
type Treasure uint8

// TreasureFace is what a treasure card brings (R4).
type TreasureFace struct {
	Fame, Doubloons, Treasures, TavernCards uint8
}

// TreasureCopies is how many there are of each face; no source has confirmed it.
const TreasureCopies = 2

// treasureFaces are the treasure cards, from 1. Their values are well supported by sources.
var treasureFaces = [...]TreasureFace{
	1: {0, 2, 5, 1},
	{0, 3, 6, 0},
	{0, 5, 5, 0},
	{0, 6, 4, 0},
	{0, 7, 4, 0},
	{0, 8, 3, 0},
	{0, 9, 2, 0},
	{0, 9, 3, 0},
	{1, 1, 4, 1},
	{1, 2, 5, 0},
	{1, 4, 4, 0},
	{1, 5, 3, 0},
	{1, 6, 3, 0},
	{1, 7, 2, 0},
	{1, 8, 2, 0},
	{1, 9, 1, 0},
	{2, 2, 2, 1},
	{2, 2, 3, 0},
	{2, 4, 2, 0},
	{2, 5, 2, 0},
	{2, 6, 1, 0},
	{2, 7, 1, 0},
	{2, 8, 0, 0},
	{2, 9, 0, 0},
	{3, 1, 1, 1},
	{3, 2, 2, 0},
	{3, 3, 1, 0},
	{3, 5, 0, 0},
	{4, 0, 0, 1},
	{4, 2, 0, 0},
}

const treasureCount = len(treasureFaces)

// Face is what the card brings.
func (t Treasure) Face() *TreasureFace { return &treasureFaces[t] }

// String is the card as fame, doubloons, treasures and tavern cards, as in 2f4d2t0c; "" for none.
func (t Treasure) String() string {
	if t == 0 {
		return ""
	}
	f := t.Face()
	return fmt.Sprintf("%df%dd%dt%dc", f.Fame, f.Doubloons, f.Treasures, f.TavernCards)
}

// Treasures lists all faces.
func Treasures() (all []Treasure) {
	for t := Treasure(1); int(t) < treasureCount; t++ {
		all = append(all, t)
	}
	return all
}
