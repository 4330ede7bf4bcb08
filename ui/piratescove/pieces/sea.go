package pieces

import (
	"image"

	"portroyal/assets"
	"portroyal/ui/draw"
)

// The calm part of the sea on its drawing: where it begins, how wide it is, and the horizon.
const (
	calmLeft, calmWide   = 240, 820
	seaHorizon, seaDepth = 229, 800 - 229
)

// PaintSea covers a sheet with the sea under an evening sky, with the horizon at this row; shift moves the eye along the
// horizon, from 0 at the left to 1 at the right. It takes long enough to be called on a goroutine of its own.
func PaintSea(sheet *image.RGBA, horizon, shift float64) {
	size := sheet.Rect.Size()
	width, height := float64(size.X), float64(size.Y)
	scale := max(width/calmWide, horizon/seaHorizon, (height-horizon)/seaDepth)
	left := calmLeft*scale + (calmWide*scale-width)*shift
	draw.Paint(sheet, assets.Cove("fight-sea"), -left, horizon-seaHorizon*scale, scale)
}
