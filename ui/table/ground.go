package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// background is the ground as it was made last, with what it was made for. Gradients are pictures
// of the size of the window, too large to make for every move.
type background struct {
	object  fyne.CanvasObject
	size    fyne.Size
	colours *look.Colours
}

// ground is the wooden table with the sea at its far edge.
func (t *Table) ground() fyne.CanvasObject {
	if t.back.object == nil || t.back.size != t.size || t.back.colours != t.stage.Colours() {
		t.back = background{t.newGround(), t.size, t.stage.Colours()}
	}
	return t.back.object
}

// shore is where the sea meets the table: behind the other players, so that nothing else lies half
// on water.
func (t *Table) shore() float32 {
	a := areasFor(t.size, parts{others: t.view.Players() > 1})
	if t.view.Players() == 1 {
		return a.top.y + a.top.h + gap/2
	}
	return a.others.y + a.others.h*0.75
}

func (t *Table) newGround() fyne.CanvasObject {
	c := t.stage.Colours()
	s := newSheet()
	shore := t.shore()
	s.fit(canvas.NewVerticalGradient(c.Sea, c.SeaEdge), rect{0, 0, t.size.Width, shore})
	s.fit(canvas.NewVerticalGradient(c.WoodEdge, c.Wood), rect{0, shore, t.size.Width, t.size.Height - shore})
	s.fit(canvas.NewRectangle(c.Edge), rect{0, shore, t.size.Width, 3})
	for i := 1; i < 6; i++ { // joints between the planks
		joint := canvas.NewRectangle(palette.Fade(palette.Ink, 0.16))
		s.fit(joint, rect{0, shore + float32(i)*(t.size.Height-shore)/6, t.size.Width, 1.5})
	}
	return s.Container
}
