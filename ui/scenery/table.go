package scenery

import (
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/look"
)

const (
	tableWidth, tableHeight = 1920, 1200
	wavesWidth, wavesHeight = 1200, 640
)

// Table draws the wooden table with the sea at its far edge; shore is the height at which they
// meet, as a part of the whole. Words stand on it, so grain and waves are no more than a breath
// over the colours of the appearance.
func Table(width, height int, shore float64, dark bool) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	edge := min(max(int(float64(height)*shore), 0), height)
	c := look.Of(dark)
	shade(sheet, 0, edge, c.Sea, c.SeaEdge)
	shade(sheet, edge, height, c.WoodEdge, c.Wood)
	sea := sheet.SubImage(image.Rect(0, 0, width, edge)).(*image.RGBA)
	scale := float64(width) / wavesWidth * 0.8
	for x := 0.0; x < float64(width); x += wavesWidth * scale {
		draw.Paint(sea, assets.Scene("waves"), x, float64(edge)-wavesHeight*scale, scale)
	}
	scale = max(float64(width)/tableWidth, float64(height-edge)/tableHeight)
	planks := assets.Scene("table")
	if dark {
		planks = tinted(planks, byLamplight)
	}
	draw.Paint(sheet, planks, 0, float64(edge), scale)
	return sheet
}

// Water draws the waves of the harbour on nothing.
func Water(width, height int) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	scale := max(float64(width)/wavesWidth, float64(height)/wavesHeight)
	draw.Paint(sheet, assets.Scene("waves"), 0, (float64(height)-wavesHeight*scale)/2, scale)
	return sheet
}

// shade fills the rows from top to bottom with colours from a to b.
func shade(sheet *image.RGBA, top, bottom int, a, b color.NRGBA) {
	width := sheet.Rect.Dx()
	for y := top; y < bottom; y++ {
		part := float64(y-top) / float64(bottom-top)
		mix := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*part + 0.5) }
		row := sheet.Pix[sheet.PixOffset(0, y):sheet.PixOffset(width, y)]
		row[0], row[1], row[2], row[3] = mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 0xff
		for done := 4; done < len(row); done *= 2 {
			copy(row[done:], row[:done])
		}
	}
}

// byLamplight is a colour of the table on a dark table.
func byLamplight(c color.NRGBA) color.NRGBA {
	part := func(v uint8) uint8 { return uint8(float64(v) * 0.6) }
	return color.NRGBA{R: part(c.R), G: part(c.G), B: part(c.B), A: 0xff}
}
