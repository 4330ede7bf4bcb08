package scenery

import (
	"context"
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
)

// The grid of the picture of the harbour, and which part of what is too much is cut off at the
// left and at the top where the window has another shape.
const (
	startWidth, startHeight = 1920, 1200
	cutLeft, cutTop         = 0.45, 0.62
)

// NewStart is the harbour behind the start screen: in the late afternoon, or after sunset where the
// window is dark. painted gives it at a size in pixels where somebody has painted it already, and nil where not; it may
// itself be nil.
func NewStart(ctx context.Context, s *stage.Stage, painted func(evening bool, width, height int) *image.RGBA) *Backdrop {
	dark := s.Dark
	return NewBackdrop(ctx, s, func(width, height int) *image.RGBA {
		if painted != nil {
			if there := painted(dark, width, height); there != nil {
				return there
			}
		}
		return start(width, height, dark)
	})
}

// start draws the harbour so that it covers a picture of this size.
func start(width, height int, evening bool) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	g := startGrid(float64(width), float64(height))
	PaintHarbour(sheet, evening, g.x, g.y, g.scale)
	return sheet
}

// grid is where the units of a picture begin, and how long one is there.
type grid struct{ x, y, scale float64 }

// startGrid is that of the harbour where it covers something of this size.
func startGrid(width, height float64) grid {
	scale := max(width/startWidth, height/startHeight)
	return grid{(width - startWidth*scale) * cutLeft, (height - startHeight*scale) * cutTop, scale}
}

// PaintHarbour draws the harbour, which is 1920 by 1200 units, in the late afternoon or after sunset, with
// its left top corner at (x, y) in pixels, at so many pixels per unit.
func PaintHarbour(sheet *image.RGBA, evening bool, x, y, scale float64) {
	if !evening {
		draw.Paint(sheet, assets.Scene("start"), x, y, scale)
		return
	}
	draw.Paint(sheet, tinted(assets.Scene("start"), atEvening), x, y, scale)
	draw.Paint(sheet, assets.Scene("start-evening"), x, y, scale)
}

// afterSunset are the colours of the harbour that do not simply darken in the evening.
var afterSunset = map[color.NRGBA]color.NRGBA{
	// The sky, from above down to the horizon, the glow round the sun and the sun.
	palette.Hex(0x5f9ea3): palette.Hex(0x232f55),
	palette.Hex(0x74aeac): palette.Hex(0x2b365f),
	palette.Hex(0x8dbfb2): palette.Hex(0x353d68),
	palette.Hex(0xaacfb8): palette.Hex(0x434470),
	palette.Hex(0xc8dcbb): palette.Hex(0x574c74),
	palette.Hex(0xe3e3b8): palette.Hex(0x735474),
	palette.Hex(0xf5e0ae): palette.Hex(0x935d6c),
	palette.Hex(0xfbd59b): palette.Hex(0xb26a62),
	palette.Hex(0xfac48a): palette.Hex(0xcc7a5c),
	palette.Hex(0xf6b07a): palette.Hex(0xdd8a5c),
	palette.Hex(0xfff4cf): palette.Hex(0xffa765),
	palette.Hex(0xfff0bd): palette.Hex(0xffc27a),
	palette.Hex(0xffe9ae): palette.Hex(0xe8996a), // the sun on the water
	// Lights.
	palette.Hex(0xffd98a): palette.Hex(0xffd077), // windows and lanterns of ships
	palette.Hex(0x5a4437): palette.Hex(0xffc866), // windows of the town
}

// atEvening is what is left of a colour after sunset.
func atEvening(c color.NRGBA) color.NRGBA {
	if known, ok := afterSunset[c]; ok {
		return known
	}
	part := func(v uint8, by, add float64) uint8 { return uint8(min(255, float64(v)*by+add)) }
	return color.NRGBA{R: part(c.R, 0.46, 6), G: part(c.G, 0.40, 8), B: part(c.B, 0.50, 22), A: 0xff}
}
