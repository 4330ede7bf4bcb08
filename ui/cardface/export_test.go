package cardface

import (
	"image"

	"portroyal/engine/portroyal"
)

// NewCacheWith is a cache that draws with another function.
func NewCacheWith(workers, bytes int, draw func(Request) *image.NRGBA) *Cache {
	return newCache(workers, bytes, draw)
}

// Missing lists the drawings that the face of a card asks for and that are not there.
func Missing(card portroyal.Card) []string { return drawFace(Request{Card: card, Width: 110}).missing }

// MissingOn lists the drawings that the face of a contract asks for and that are not there.
func MissingOn(contract portroyal.Contract) []string {
	return drawFace(Request{Contract: contract, Width: 150, Seals: true}).missing
}

// HasTask tells whether what a contract asks for is drawn.
func HasTask(contract portroyal.Contract) bool { return len(tasks[contract]) > 0 }

// DrawChecked is Draw and Overflow at once.
func DrawChecked(r Request) (picture *image.NRGBA, overflow []string) {
	f := drawFace(r)
	return f.cutOut(), f.overflow
}
