package emblem

import (
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// Charge is a symbol on a medal: its name, its side as a part of the medal's, and how far below the middle it is, as well.
type Charge struct {
	Symbol string
	Side   float64
	Down   float64
}

// Medal draws a round sign of this many pixels: symbols over one another, on a field within a rim of brass.
func Medal(size int, field color.NRGBA, charges ...Charge) image.Image {
	const (
		grid, middle = 48.0, 24.0
		line, rim    = 1.4, 2.9
	)
	size = max(size, 1)
	c := draw.NewCanvas(size, size, grid)
	ink := max(line, grid/float64(size)) // at least a pixel
	c.Fill(draw.Circle(middle, middle, middle), palette.Ink)
	c.Fill(draw.Circle(middle, middle, middle-ink), palette.Brass)
	c.Fill(draw.Circle(middle, middle-rim*0.15, middle-ink-rim*0.3), palette.Gold)
	c.Fill(draw.Circle(middle, middle, middle-ink-rim*0.62), palette.Brass)
	c.Fill(draw.Circle(middle, middle, middle-ink-rim), palette.Ink)
	c.Fill(draw.Circle(middle, middle, middle-2*ink-rim), field)
	for _, charge := range charges {
		if svg := assets.Symbol(charge.Symbol); svg != nil {
			side := grid * charge.Side
			c.Lay(read(charge.Symbol, svg, palette.Ink), middle-side/2, middle-side/2+grid*charge.Down, side)
		}
	}
	return c.Picture()
}
