// Package visible finds what a window shows, for tests: the objects that can be seen, the words on them and where they
// are. It knows the toolkit and nothing of the program.
package visible

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// Top is the topmost content of a window: the topmost overlay, or what the window shows below all of them.
func Top(on fyne.Canvas) fyne.CanvasObject {
	if overlay := on.Overlays().Top(); overlay != nil {
		return overlay
	}
	return on.Content()
}

// Parts are the objects that one consists of, in the order in which they are drawn.
func Parts(of fyne.CanvasObject) []fyne.CanvasObject {
	switch of := of.(type) {
	case *fyne.Container:
		return of.Objects
	case fyne.Widget:
		return test.WidgetRenderer(of).Objects()
	}
	return nil
}

// Walk visits an object and everything in it, as far as it is not hidden, in the order in which it is
// drawn.
func Walk(object fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if object == nil || !object.Visible() {
		return
	}
	visit(object)
	for _, part := range Parts(object) {
		Walk(part, visit)
	}
}

// All lists the visible objects of a type, in the order in which they are drawn.
func All[T fyne.CanvasObject](in fyne.CanvasObject) (found []T) {
	Walk(in, func(object fyne.CanvasObject) {
		if wanted, ok := object.(T); ok {
			found = append(found, wanted)
		}
	})
	return found
}

// Lines lists what is written on an object.
func Lines(in fyne.CanvasObject) (lines []string) {
	for _, text := range All[*canvas.Text](in) {
		if text.Text != "" {
			lines = append(lines, text.Text)
		}
	}
	return lines
}

// Texts is everything written on an object, a line each.
func Texts(in fyne.CanvasObject) string { return strings.Join(Lines(in), "\n") }

// Says reports whether an object says a sentence, however it is broken into lines.
func Says(in fyne.CanvasObject, sentence string) bool {
	words := func(text string) string { return strings.Join(strings.Fields(text), " ") }
	return strings.Contains(words(Texts(in)), words(sentence))
}

// Place is the position of an object's upper left corner in its window.
func Place(object fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(object)
}

// Ink is the part of the window that a text covers: from its left upper to its right lower corner.
func Ink(text *canvas.Text) (from, to fyne.Position) { return inkAt(Place(text), text) }

func inkAt(from fyne.Position, text *canvas.Text) (_, to fyne.Position) {
	need := text.MinSize()
	switch text.Alignment {
	case fyne.TextAlignCenter:
		from.X += (text.Size().Width - need.Width) / 2
	case fyne.TextAlignTrailing:
		from.X += text.Size().Width - need.Width
	}
	from.Y += (text.Size().Height - need.Height) / 2 // the toolkit centres a line upright
	return from, from.AddXY(need.Width, need.Height)
}

// Places are the positions of the upper left corners of everything in a window, as Place finds them one by one: each time it
// looks through the whole window, which is most of the time of a test that asks for many.
type Places map[fyne.CanvasObject]fyne.Position

// PlacesIn looks through a window and the overlays over it. The places hold until something moves.
func PlacesIn(on fyne.Canvas) Places {
	places := Places{}
	inset, _ := on.InteractiveArea()
	for _, tree := range append([]fyne.CanvasObject{on.Content()}, on.Overlays().List()...) {
		places.add(tree, fyne.NewPos(0, 0).Subtract(inset))
	}
	return places
}

func (p Places) add(object fyne.CanvasObject, within fyne.Position) {
	if object == nil || !object.Visible() {
		return
	}
	at := within.Add(object.Position())
	if _, twice := p[object]; !twice {
		p[object] = at
	}
	for _, part := range Parts(object) {
		p.add(part, at)
	}
}

// Ink is the part of the window that a text covers, like Ink of the package.
func (p Places) Ink(text *canvas.Text) (from, to fyne.Position) { return inkAt(p[text], text) }
