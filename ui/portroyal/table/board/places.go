package board

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// marked is an object on the board with its spot.
type marked struct {
	object fyne.CanvasObject
	spot   layout.Spot
}

// lies remembers an object at a spot. All its parents up to the board are sheets.
func (b *Board) lies(object fyne.CanvasObject, at layout.Spot) {
	b.marks = append(b.marks, marked{object, at})
}

// Places measures where everything is now, cards without their frames, from the table's upper left corner.
func (b *Board) Places() map[layout.Spot]geometry.Rectangle {
	wanted := make(map[fyne.CanvasObject][]layout.Spot, len(b.marks))
	for _, m := range b.marks {
		wanted[m.object] = append(wanted[m.object], m.spot)
	}
	found := make(map[layout.Spot]geometry.Rectangle, len(b.marks))
	b.visit(func(object fyne.CanvasObject, r geometry.Rectangle) {
		for _, spot := range wanted[object] {
			switch object.(type) {
			case *pieces.Card, *pieces.Contract:
				found[spot] = r.Inset(widgets.FrameWidth)
			default:
				found[spot] = r
			}
		}
	})
	return found
}

// Asked is where the question is shown.
func (b *Board) Asked() geometry.Rectangle { return b.areas.Prompt }

// visit calls do for everything on the board with its place on the table.
func (b *Board) visit(do func(object fyne.CanvasObject, at geometry.Rectangle)) {
	var visit func(object fyne.CanvasObject, x, y float32)
	visit = func(object fyne.CanvasObject, x, y float32) {
		at, size := object.Position().AddXY(x, y), object.Size()
		do(object, geometry.Rect(at.X, at.Y, size.Width, size.Height))
		if sheet, ok := object.(*fyne.Container); ok {
			for _, child := range sheet.Objects {
				visit(child, at.X, at.Y)
			}
		}
	}
	for _, part := range []fyne.CanvasObject{b.drawn.Others, b.drawn.Row, b.drawn.Middle, b.drawn.Own} {
		if part != nil {
			visit(part, 0, 0)
		}
	}
}

// Object is the object at a spot; nil if there is none.
func (b *Board) Object(at layout.Spot) fyne.CanvasObject {
	for _, m := range b.marks {
		if m.spot == at {
			return m.object
		}
	}
	return nil
}
