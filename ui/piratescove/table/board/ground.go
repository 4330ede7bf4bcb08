package board

import (
	"context"
	"image"
	"image/color"
	over "image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
)

// Ground is what is behind the table: the sea of the chart, or that of a fight, and the planks at the lower edge. It
// outlives tables, so it need not be drawn again for a new game.
type Ground struct {
	stage  *stage.Stage
	ctx    context.Context
	cancel context.CancelFunc
	scenes [2]scene // of the chart, and of a fight
}

// scene is one of the pictures.
type scene struct {
	backdrop *scenery.Backdrop
	object   fyne.CanvasObject
	size     fyne.Size
	areas    geometry.Rectangle
	colours  *look.Colours
}

// NewGround makes the ground for all tables of a window.
func NewGround(s *stage.Stage) *Ground {
	g := &Ground{stage: s}
	g.ctx, g.cancel = context.WithCancel(context.Background())
	return g
}

// Leave frees what has been drawn for a table that is no longer shown.
func (g *Ground) Leave() {
	for i := range g.scenes {
		if g.scenes[i].backdrop != nil {
			g.scenes[i].backdrop.Leave()
		}
	}
}

// DrawNow has the picture drawn at once in this many pixels, see [scenery.Backdrop.DrawNow].
func (g *Ground) DrawNow(width, height int) {
	for i := range g.scenes {
		if g.scenes[i].backdrop != nil && !g.stage.HighContrast {
			g.scenes[i].backdrop.DrawNow(width, height)
		}
	}
}

// Close stops any drawing in progress. Nothing is shown after it.
func (g *Ground) Close() { g.cancel() }

// Under is the ground of a window of this size, divided into these areas, for the chart or for a fight.
func (g *Ground) Under(size fyne.Size, a *Areas, fight bool) fyne.CanvasObject {
	before := g.scenes[0].object
	shown := g.Alone(size, a, fight)
	if !fight && shown != before { // the first fight is not to begin before an empty sea
		g.Alone(size, a, true)
	}
	return shown
}

// Alone is Under where no fight can follow: for a picture that stays as it is.
func (g *Ground) Alone(size fyne.Size, a *Areas, fight bool) fyne.CanvasObject {
	s, of := &g.scenes[0], "chart/sea"
	if fight {
		s, of = &g.scenes[1], "fight-sea"
	}
	c := g.stage.Colours()
	if s.object != nil && s.size == size && s.areas == a.Own && s.colours == c {
		return s.object
	}
	s.size, s.areas, s.colours = size, a.Own, c
	shore, dark := float64((a.Own.Y-2)/size.Height), g.stage.Dark
	if a.Own.H == 0 {
		shore = 1
	}
	chart := [2]float64{float64(a.Chart.Y / size.Height), float64(a.Chart.H / size.Height)}
	paint := func(width, height int) *image.RGBA { return sea(of, width, height, shore, chart, dark) }
	if s.backdrop == nil {
		s.backdrop = scenery.NewBackdrop(g.ctx, g.stage, paint)
	} else {
		s.backdrop.Redraw(paint)
	}
	sheet := geometry.NewSheet()
	water, quay := canvas.NewRectangle(c.Water), canvas.NewRectangle(c.Quay)
	sheet.Fit(water, geometry.Rect(0, 0, size.Width, a.Own.Y))
	sheet.Fit(quay, geometry.Rect(0, a.Own.Y, size.Width, a.Own.H))
	s.backdrop.Cover(water, quay)
	if !g.stage.HighContrast {
		sheet.Fit(s.backdrop.Object(), geometry.Sized(size))
	}
	s.object = sheet.Container
	return s.object
}

// The grid of the drawings of the sea.
const seaWide, seaHigh = 1280, 800

// sea draws the sea in so many pixels, with planks below the shore, if that is above the lower edge; the chart is where
// islands are, as parts of the height.
func sea(of string, width, height int, shore float64, chart [2]float64, dark bool) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	w, h := float64(width), float64(height)
	scale := max(w/seaWide, h/seaHigh)
	y := (chart[0]+chart[1]/2)*h - seaHigh/2*scale*0.8
	y = max(min(y, 0), h-seaHigh*scale) // it covers everything
	draw.Paint(sheet, assets.Cove(of), (w-seaWide*scale)/2, y, scale)
	c := draw.NewCanvas(width, height, w)
	top := shore * h
	if dark {
		c.Fill(draw.BoxAt(0, 0, w, h).Outline(), color.NRGBA{0x06, 0x10, 0x24, 0x8c})
	}
	if top < h {
		planks(c, w, top, h, dark)
	}
	over.Draw(sheet, sheet.Rect, c.Sheet(), image.Point{}, over.Over)
	return sheet
}

// planks draws the wood at the lower edge.
func planks(c *draw.Canvas, w, top, h float64, dark bool) {
	wood, seam, shine := palette.Hex(0x9a7350), palette.Hex(0x7a5637), palette.Hex(0xb98e66)
	if dark {
		wood, seam, shine = palette.Hex(0x3c2a1e), palette.Hex(0x2a1c13), palette.Hex(0x4e3828)
	}
	c.Fill(draw.BoxAt(0, top, w, h-top).Outline(), wood)
	high := (h - top) / 5
	for i := range 5 {
		y := top + float64(i)*high
		c.Fill(draw.BoxAt(0, y, w, max(1, high*0.03)).Outline(), shine)
		c.Fill(draw.BoxAt(0, y+high-max(1.5, high*0.05), w, max(1.5, high*0.05)).Outline(), seam)
		for x := float64(i%2)*w*0.11 + w*0.07; x < w; x += w * 0.23 {
			c.Fill(draw.BoxAt(x, y, max(1.5, high*0.05), high).Outline(), seam)
		}
	}
	c.Fill(draw.BoxAt(0, top-h*0.006, w, h*0.012).Outline(), palette.DarkWood)
}
