package table

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/look"
	"portroyal/ui/scenery"
)

// background is what lies under everything, kept from one state of the game to the next: pictures
// of the size of the window are too large to make for every move.
type background struct {
	object  fyne.CanvasObject
	table   *scenery.Backdrop
	water   *scenery.Backdrop // of the harbour
	size    fyne.Size
	colours *look.Colours
}

// ground is the wooden table with the sea at its far edge.
func (t *Table) ground() fyne.CanvasObject {
	if t.back.object == nil || t.back.size != t.size || t.back.colours != t.stage.Colours() {
		t.back.object = t.newGround()
		t.back.size, t.back.colours = t.size, t.stage.Colours()
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
	c, shore := t.stage.Colours(), t.shore()
	part, dark := float64(shore/t.size.Height), t.stage.Dark
	draw := func(width, height int) *image.RGBA { return scenery.Table(width, height, part, dark) }
	if t.back.table == nil || t.back.colours != c {
		t.back.table = scenery.NewBackdrop(t.ctx, t.stage, draw)
	} else {
		t.back.table.Redraw(draw)
	}
	s := newSheet()
	// The bare colours until the picture has been drawn; in high contrast nothing else.
	sea, wood := canvas.NewVerticalGradient(c.Sea, c.SeaEdge), canvas.NewVerticalGradient(c.WoodEdge, c.Wood)
	s.fit(sea, rect{0, 0, t.size.Width, shore})
	s.fit(wood, rect{0, shore, t.size.Width, t.size.Height - shore})
	t.back.table.Cover(sea, wood)
	if !t.stage.HighContrast {
		s.fit(t.back.table.Object(), rect{0, 0, t.size.Width, t.size.Height})
	}
	return s.Container
}

// water are the waves of the harbour, for laying over its colour.
func (t *Table) water() fyne.CanvasObject {
	if t.back.water == nil {
		t.back.water = scenery.NewBackdrop(t.ctx, t.stage, scenery.Water)
	}
	return t.back.water.Object()
}
