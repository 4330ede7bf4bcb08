package scenery

import (
	"image"
	"image/color"
	"math"

	"portroyal/ui/palette"
)

// ripple is a line of light on the water round something on it: an arc of an ellipse of this size, where 1 is as large
// as the picture, between two angles, in half turns clockwise from the right.
type ripple struct{ size, from, to float64 }

// The ripples are broken, as if each came from a wave of its own.
var ripples = [...]ripple{
	{0.95, 0.05, 0.42}, {0.95, 0.5, 0.95}, {0.72, 0.2, 0.72}, {0.44, 0.3, 0.9},
}

// deepest is the opacity of the shade in the middle.
const deepest = 0.7

// Mooring draws what shows that a card is on water: its shade, deepest in the middle, and ripples
// round it, both translucent. It is under the lower edge of the card, a little wider than that, with a
// tenth of the width as its height.
func Mooring(width, height int, dark bool) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	shade, shine := palette.Hex(0x0a2c38), palette.Fade(palette.Hex(0xbfe2de), 0.55)
	if dark {
		shade, shine = palette.Hex(0x040b16), palette.Fade(palette.Hex(0xa9c0d8), 0.4)
	}
	// The outermost pixels stay free, or the picture would end in an edge when it is stretched.
	a, b := max(float64(width)/2-1, 0.5), max(float64(height)/2-1, 0.5)
	thick := min(max(b*0.11, 0.9), 2.4)
	for y := range height {
		for x := range width {
			dx, dy := (float64(x)+0.5-float64(width)/2)/a, (float64(y)+0.5-float64(height)/2)/b
			r := math.Hypot(dx, dy)
			if r >= 1.05 {
				continue
			}
			depth := min(max((1-r)/0.55, 0), 1)
			c := palette.Fade(shade, deepest*depth*depth*(3-2*depth))
			slope := math.Hypot(dx/a, dy/b) / max(r, 1e-6) // of r, per pixel
			angle := math.Atan2(dy, dx) / math.Pi
			for _, line := range ripples {
				if angle <= line.from || angle >= line.to {
					continue
				}
				middle := math.Sin((angle - line.from) / (line.to - line.from) * math.Pi)
				off := math.Abs(r-line.size) / slope
				part := min(max(thick*min(middle*2, 1)/2+0.5-off, 0), 1)
				c = over(c, palette.Fade(shine, part))
			}
			sheet.Set(x, y, c)
		}
	}
	return sheet
}

// over is the colour of a over below, each translucent.
func over(below, a color.NRGBA) color.NRGBA {
	if a.A == 0 {
		return below
	}
	top, under := float64(a.A)/255, float64(below.A)/255
	all := top + under*(1-top)
	mix := func(x, y uint8) uint8 { return uint8((float64(x)*top+float64(y)*under*(1-top))/all + 0.5) }
	return color.NRGBA{R: mix(a.R, below.R), G: mix(a.G, below.G), B: mix(a.B, below.B), A: uint8(all*255 + 0.5)}
}
