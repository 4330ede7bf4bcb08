package cardface

import (
	"image"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock/cardstocktest"
	"portroyal/ui/draw"
)

// FieldFull is the gold that fills a shield.
var FieldFull = fieldFull

// Sketch draws what is shown until a face has been drawn.
func Sketch(r Request) image.Image { return sketch(r) }

// Missing lists the drawings that a card's face needs and that do not exist.
func Missing(card portroyal.Card, compact bool) []string {
	return faceOn(draw.Unseen, Request{Card: card, Width: 110, Compact: compact}).Missing
}

// MissingOn lists the drawings that a contract's face needs and that do not exist.
func MissingOn(contract portroyal.Contract) []string {
	return faceOn(draw.Unseen, Request{Contract: contract, Width: 150, Seals: true}).Missing
}

// HasTask reports whether there are pictures for a contract's task.
func HasTask(contract portroyal.Contract) bool { return len(tasks[contract]) > 0 }

// CoinAt is the place of the coin of a slot; see SlotAt.
func CoinAt(slots, i int, large bool, width float32) (x, y, size float32) {
	return onFace(trayOf(slots, large).coinAt(i), width)
}

// DrawChecked is Draw and Overflow at once.
func DrawChecked(r Request) (picture *image.NRGBA, overflow []string) {
	f := drawFace(r)
	return f.cutOut(), f.Overflow
}

// Writings lists every line on a face.
func Writings(r Request) []cardstocktest.Writing {
	return cardstocktest.Writings(&faceOn(draw.Unseen, r).Face, image.Pt(r.width(), r.height()), r.units())
}

// Legibilities measures every line on a face.
func Legibilities(r Request) []cardstocktest.Legibility {
	return cardstocktest.Legibilities(&drawFace(r).Face, r.units())
}

// units is how wide a face is.
func (r Request) units() float64 {
	if r.Contract != portroyal.NoContract {
		return contractWidth
	}
	return gridWidth
}
