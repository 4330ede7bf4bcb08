package board

import (
	"context"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/look"
	"portroyal/ui/pieces"
	"portroyal/ui/scenery"
	"portroyal/ui/table/layout"
)

// Ground is what lies under everything, kept from one state to the next and from one game to the
// next: pictures of the size of the window are too large to make often.
type Ground struct {
	stage   *pieces.Stage
	ctx     context.Context
	cancel  context.CancelFunc
	object  fyne.CanvasObject
	table   *scenery.Backdrop
	water   *scenery.Backdrop // of the harbour
	size    fyne.Size
	shore   float32
	colours *look.Colours
}

// NewGround prepares the ground for one table after the other. It must be closed in the end.
func NewGround(s *pieces.Stage) *Ground {
	g := &Ground{stage: s}
	g.ctx, g.cancel = context.WithCancel(context.Background())
	return g
}

// Close ends the drawing.
func (g *Ground) Close() { g.cancel() }

// under is the wooden table with the sea at its far edge, down to the shore.
func (g *Ground) under(size fyne.Size, shore float32) fyne.CanvasObject {
	if g.object == nil || g.size != size || g.shore != shore || g.colours != g.stage.Colours() {
		g.object = g.lay(size, shore)
		g.size, g.shore, g.colours = size, shore, g.stage.Colours()
	}
	return g.object
}

func (g *Ground) lay(size fyne.Size, shore float32) fyne.CanvasObject {
	c := g.stage.Colours()
	part, dark := float64(shore/size.Height), g.stage.Dark
	draw := func(width, height int) *image.RGBA { return scenery.Table(width, height, part, dark) }
	if g.table == nil || g.colours != c {
		g.table = scenery.NewBackdrop(g.ctx, &g.stage.Stage, draw)
	} else {
		g.table.Redraw(draw)
	}
	s := layout.NewSheet()
	// The bare colours until the picture has been drawn; in high contrast nothing else.
	sea, wood := canvas.NewVerticalGradient(c.Sea, c.SeaEdge), canvas.NewVerticalGradient(c.WoodEdge, c.Wood)
	s.Fit(sea, layout.Rect(0, 0, size.Width, shore))
	s.Fit(wood, layout.Rect(0, shore, size.Width, size.Height-shore))
	g.table.Cover(sea, wood)
	if !g.stage.HighContrast {
		s.Fit(g.table.Object(), layout.Sized(size))
	}
	return s.Container
}

// waves are those of the harbour, for laying over its colour.
func (g *Ground) waves() fyne.CanvasObject {
	if g.water == nil {
		g.water = scenery.NewBackdrop(g.ctx, &g.stage.Stage, scenery.Water)
	}
	return g.water.Object()
}
