package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// marked is an object on the table with the spot where it lies.
type marked struct {
	object fyne.CanvasObject
	spot   layout.Spot
}

// mark remembers where something lies. Objects lie in sheets all the way up.
func (t *Table) mark(object fyne.CanvasObject, at layout.Spot) {
	t.marks = append(t.marks, marked{object, at})
}

// Places measures where everything lies now, seen from the left top corner of the table.
func (t *Table) Places() map[layout.Spot]layout.Rectangle {
	wanted := make(map[fyne.CanvasObject][]layout.Spot, len(t.marks))
	for _, m := range t.marks {
		wanted[m.object] = append(wanted[m.object], m.spot)
	}
	found := make(map[layout.Spot]layout.Rectangle, len(t.marks))
	var measure func(in *fyne.Container, x, y float32)
	measure = func(in *fyne.Container, x, y float32) {
		for _, object := range in.Objects {
			at, size := object.Position(), object.Size()
			for _, spot := range wanted[object] {
				r := layout.Rect(x+at.X, y+at.Y, size.Width, size.Height)
				switch object.(type) {
				case *widgets.Card, *widgets.Contract:
					r = r.Inset(widgets.FrameWidth)
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

// Object gives what lies at a spot, nil if nothing does.
func (t *Table) Object(at layout.Spot) fyne.CanvasObject {
	for _, m := range t.marks {
		if m.spot == at {
			return m.object
		}
	}
	return nil
}

// CoinNumber is the number of coins of a player, as it is written; nil if it is not shown.
func (t *Table) CoinNumber(seat int) *canvas.Text { return t.coinNumbers[seat] }
