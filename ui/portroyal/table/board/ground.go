package board

import (
	"context"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/scenery"
)

// Ground is the picture behind the table. It outlives tables, so it need not be drawn again for a new game.
type Ground struct {
	stage   *pieces.Stage
	ctx     context.Context
	cancel  context.CancelFunc
	object  fyne.CanvasObject
	harbour *scenery.Backdrop
	laid    ground
	size    fyne.Size
}

// ground is everything that the picture depends on.
type ground struct {
	place   scenery.Place
	hour    scenery.Hour
	colours *look.Colours
}

// NewGround makes the ground for all tables of a window.
func NewGround(s *pieces.Stage) *Ground {
	g := &Ground{stage: s}
	g.ctx, g.cancel = context.WithCancel(context.Background())
	return g
}

// Leave frees what has been drawn for a table that is no longer shown.
func (g *Ground) Leave() {
	if g.harbour != nil {
		g.harbour.Leave()
	}
}

// DrawNow has the picture drawn at once in this many pixels, see [scenery.Backdrop.DrawNow].
func (g *Ground) DrawNow(width, height int) {
	if g.harbour != nil && !g.stage.HighContrast {
		g.harbour.DrawNow(width, height)
	}
}

// Close stops any drawing in progress. Nothing is shown after it.
func (g *Ground) Close() { g.cancel() }

// under is the ground of a window of this size, divided into these areas, at a time of day.
func (g *Ground) under(size fyne.Size, a layout.Areas, hour scenery.Hour) fyne.CanvasObject {
	place := scenery.Place{
		Shore: float64(a.Shore / size.Height), Quay: float64(a.Quay / size.Height), Words: float64(a.Words / size.Height),
	}
	now := ground{place, hour, g.stage.Colours()}
	if g.object != nil && g.size == size && g.laid == now {
		return g.object
	}
	same := g.object != nil && g.size == size && g.laid.place == place && g.laid.colours == now.colours
	g.laid, g.size = now, size
	dark := g.stage.Dark
	draw := func(width, height int) *image.RGBA { return scenery.Harbour(width, height, place, hour, dark) }
	if same { // only the hour differs
		g.harbour.Redraw(draw)
		return g.object
	}
	g.object = g.lay(size, a, draw)
	return g.object
}

func (g *Ground) lay(size fyne.Size, a layout.Areas, draw func(width, height int) *image.RGBA) fyne.CanvasObject {
	c := g.stage.Colours()
	if g.harbour == nil {
		g.harbour = scenery.NewBackdrop(g.ctx, g.stage.Stage, draw)
	} else {
		g.harbour.Redraw(draw)
	}
	s := geometry.NewSheet()
	// Plain colours until the picture has been drawn; in high contrast nothing else.
	var bare []fyne.CanvasObject
	for _, band := range []struct {
		object   *canvas.Rectangle
		from, to float32
	}{
		{canvas.NewRectangle(c.Sky), 0, a.Shore},
		{canvas.NewRectangle(c.Water), a.Shore, a.Quay},
		{canvas.NewRectangle(c.Quay), a.Quay, size.Height},
	} {
		s.Fit(band.object, geometry.Rect(0, band.from, size.Width, band.to-band.from))
		bare = append(bare, band.object)
	}
	g.harbour.Cover(bare...)
	if !g.stage.HighContrast {
		s.Fit(g.harbour.Object(), geometry.Sized(size))
	}
	return s.Container
}
