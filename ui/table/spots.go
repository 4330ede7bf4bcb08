package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/widgets"
)

// spot names a place on the table that things move from and to.
type spot struct {
	kind spotKind
	seat int            // of the player, where there is one for each
	at   int            // counts the places of a kind
	card portroyal.Card // lying in the tableau of a player
}

type spotKind uint8

const (
	pileSpot spotKind = iota
	discardSpot
	timeSpot
	victorySpot
	harbourSpot  // a card, by its place in the harbour
	harbourRoom  // the whole harbour
	harbourWords // that it is empty
	rowSpot      // an expedition, by its place in the row
	contractSpot // by its place among the contracts
	coinSpot     // the coins of a player
	cubeSpot     // the cubes of a player
	panelSpot    // the panel of a player
	personSpot   // a card in the tableau at the lower edge
)

// marked is an object on the table with the spot where it lies.
type marked struct {
	object fyne.CanvasObject
	spot   spot
}

// mark remembers where something lies. Objects lie in sheets all the way up.
func (t *Table) mark(object fyne.CanvasObject, at spot) {
	t.marks = append(t.marks, marked{object, at})
}

// spots measures where everything lies now, seen from the left top corner of the table.
func (t *Table) spots() map[spot]rect {
	wanted := make(map[fyne.CanvasObject][]spot, len(t.marks))
	for _, m := range t.marks {
		wanted[m.object] = append(wanted[m.object], m.spot)
	}
	found := make(map[spot]rect, len(t.marks))
	var measure func(in *fyne.Container, x, y float32)
	measure = func(in *fyne.Container, x, y float32) {
		for _, object := range in.Objects {
			at, size := object.Position(), object.Size()
			for _, spot := range wanted[object] {
				r := rect{x + at.X, y + at.Y, size.Width, size.Height}
				switch object.(type) {
				case *pieces.Card, *pieces.Contract:
					r = r.inset(widgets.FrameWidth)
				}
				found[spot] = r
			}
			if sheet, ok := object.(*fyne.Container); ok {
				measure(sheet, x+at.X, y+at.Y)
			}
		}
	}
	measure(t.root, 0, 0)
	return found
}

// object gives what lies at a spot, nil if nothing does.
func (t *Table) object(at spot) fyne.CanvasObject {
	for _, m := range t.marks {
		if m.spot == at {
			return m.object
		}
	}
	return nil
}
