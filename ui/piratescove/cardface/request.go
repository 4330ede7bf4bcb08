package cardface

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/cardstock"
)

// Thing is what a face shows: one of these, the others are 0.
type Thing struct {
	Card     cove.Card
	Treasure cove.Treasure
	Legend   cove.Legend
	Island   cove.Island
}

// Back is the back of a card, NoBack for a face.
type Back uint8

// The backs of cards.
const (
	NoBack Back = iota
	TavernBack
	TreasureBack
)

// Detail is how much a face says at its size.
type Detail uint8

// The details, from few to many.
const (
	Compact Detail = iota // picture, symbols and numbers
	Small                 // and the title, in letters as large as possible
	Full                  // and the type, and when it is played
	Large                 // and the whole rule
)

// The widths in the toolkit's units from which on a face has its title, and from which on it is full.
const (
	SmallFrom = 56
	FullFrom  = 110
)

// DetailAt is how much a face says at a width in the toolkit's units, unless it is enlarged.
func DetailAt(width float32) Detail {
	switch {
	case width < SmallFrom:
		return Compact
	case width < FullFrom:
		return Small
	}
	return Full
}

// Words is the text on a face, in the player's language.
type Words struct {
	Title string // what the card, the pirate or the island is called
	Type  string // of a tavern card
	When  string // it is played
	Text  string // its rule
}

// Style is the appearance of the cards under a theme.
type Style = cardstock.Style

// Request says which face to draw and how. It is comparable: equal requests give equal pictures.
type Request struct {
	Thing  Thing
	Back   Back
	Width  int // in pixels; the height is one and a half times that, or two thirds for a treasure card
	Detail Detail
	Words  Words
	Style  Style
}

// crosswise reports whether the card is wider than high.
func (r Request) crosswise() bool { return r.Thing.Treasure != 0 || r.Back == TreasureBack }

// width makes sure that a request without a size still gets a picture with pixels.
func (r Request) width() int { return max(r.Width, 8) }

// height is the height of the picture in pixels.
func (r Request) height() int {
	if r.crosswise() {
		return (r.width()*2 + 1) / 3
	}
	return (r.width()*3 + 1) / 2
}

// units is how wide the grid of the card is.
func (r Request) units() float64 {
	if r.crosswise() {
		return gridHeight
	}
	return gridWidth
}
