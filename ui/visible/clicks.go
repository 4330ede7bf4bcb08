package visible

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Taker is something that takes clicks, and the part of the window in which it would get them if nothing covered it.
type Taker struct {
	Object   fyne.CanvasObject
	From, To fyne.Position
}

// Takers lists all that takes clicks of any kind in an object and what it consists of, in the order in which it is
// drawn. On a desktop the toolkit hands a click to the last of them that has the pointer, whichever kind it takes;
// its driver for tests asks only for those that take plain ones.
func Takers(in fyne.CanvasObject) (all []Taker) {
	far := fyne.NewPos(1<<20, 1<<20)
	takers(in, fyne.NewPos(0, 0), fyne.NewPos(0, 0), far, &all)
	return all
}

func takers(object fyne.CanvasObject, at, from, to fyne.Position, all *[]Taker) {
	if object == nil || !object.Visible() {
		return
	}
	at = at.Add(object.Position())
	size := object.Size()
	own := Taker{
		object,
		fyne.NewPos(max(from.X, at.X), max(from.Y, at.Y)),
		fyne.NewPos(min(to.X, at.X+size.Width), min(to.Y, at.Y+size.Height)),
	}
	if _, clips := object.(fyne.Scrollable); clips {
		from, to = own.From, own.To
	}
	switch object.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
		if own.From.X < own.To.X && own.From.Y < own.To.Y {
			*all = append(*all, own)
		}
	}
	for _, part := range Parts(object) {
		takers(part, at, from, to, all)
	}
}

// Has reports whether a point of the window is in it.
func (t Taker) Has(at fyne.Position) bool {
	return at.X >= t.From.X && at.Y >= t.From.Y && at.X < t.To.X && at.Y < t.To.Y
}
