package board

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/pieces"
)

// thing is what can be enlarged at a spot; nothing if there is no such thing.
func (b *Board) thing(spot Spot) (of pieces.Thing) {
	switch spot.Kind {
	case Hand, Offer:
		of.Card = spot.Card
	case Treasure:
		of.Treasure = b.shown.Board.Open[spot.Island]
	case Foe:
		of.Legend = b.shown.Board.Legend(spot.Ship)
	case Fighter:
		if !spot.Ship.Player() {
			of.Legend = b.shown.Board.Legend(spot.Ship)
		}
	case Island:
		if b.shown.Cursor == spot { // under the pointer it would cover the chart
			of.Island = spot.Island
		}
	}
	return of
}

// Thing is what somebody looks at there, for what the rules say about it.
func (b *Board) Thing(spot Spot) (of pieces.Thing) {
	if spot.Kind == Island {
		return pieces.Thing{Island: spot.Island}
	}
	return b.thing(spot)
}

// The enlarged face of something: its width as a part of that of the window, and on a table of usual size at least and at
// most.
const (
	largePart             = 0.21
	leastLarge, mostLarge = 214, 320
)

// Look enlarges what is at a spot, as if the pointer were there; nothing if nothing can be enlarged there.
func (b *Board) Look(spot Spot) { b.enlarge(spot) }

// Show enlarges a card that is named in the log, which is at a place; NoCard puts it away again.
func (b *Board) Show(card cove.Card, named geometry.Rectangle) {
	if card == cove.NoCard {
		b.rest()
		return
	}
	b.put(b.face(pieces.Thing{Card: card}), named)
}

// rest enlarges what is to be seen while the pointer is on nothing.
func (b *Board) rest() {
	if b.calls.Enlarged != nil {
		b.enlarge(Spot{})
		return
	}
	b.enlarge(b.shown.Cursor)
}

// enlarge shows the large face of what is at a spot, beside it; of nothing where there is no such thing.
func (b *Board) enlarge(spot Spot) {
	large, of := b.large(spot), b.spots[spot]
	if b.calls.Enlarged != nil {
		b.calls.Enlarged(large, of)
		return
	}
	b.put(large, of)
}

// put shows a large face beside a place that it does not cover; nil for none.
func (b *Board) put(large fyne.CanvasObject, of geometry.Rectangle) {
	b.enlarged.Objects = nil
	if large != nil {
		b.enlarged.Fit(large, geometry.Enlarged(b.size, geometry.Sized(large.MinSize()), b.areas.Prompt, of, b.Panel))
	}
	b.enlarged.Refresh()
}

// large is the large face of what is at a spot; nil where there is no such thing.
func (b *Board) large(spot Spot) fyne.CanvasObject {
	of := b.thing(spot)
	if _, known := b.spots[spot]; !known || of == (pieces.Thing{}) {
		return nil
	}
	return b.face(of)
}

// face is the large face of a thing.
func (b *Board) face(of pieces.Thing) fyne.CanvasObject {
	wide := min(max(b.size.Width*largePart, leastLarge), b.grown(mostLarge))
	high := b.areas.Prompt.Y - 2*edge
	if of.Treasure == 0 {
		wide = min(wide, high/(pieces.Height(of, 100)/100))
	}
	return b.faces.NewLarge(of, float32(int(wide)))
}
