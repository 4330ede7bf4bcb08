package cardface

import (
	"strconv"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// The grid of the drawings of islands.
const islandShape = 260.0 / 360

// island is the face of an island: its drawing in the sea, with its number.
func (c *card) island() {
	ground, text := palette.NightSea, palette.Parchment
	how := c.ruled()
	const width = gridWidth - 32
	ribbon, size, lowest := ribbonAt(gridHeight-rimEdge-48, 48), 31.0, 19.0
	words := 0.0
	switch c.Detail {
	case Compact:
		ribbon = ribbonAt(314, gridHeight-314)
	case Small:
		ribbon, size, lowest = ribbonAt(smallRibbon, gridHeight-rimEdge-smallRibbon), 46, 22
	case Large:
		words = room(c.Words.Text, how, width, 66, 96, 130)
		ribbon, size = ribbonAt(gridHeight-rimEdge-words-10-38, 38), 28
	}
	c.sea(ribbon.Y)
	wide := gridWidth - 12.0
	c.picture("islands/"+c.Thing.Island.String(), 6, max((ribbon.Y-wide*islandShape)*0.62, 8), wide)
	if c.Detail == Large {
		c.paper(ribbon.Y)
		c.Set(c.Words.Text, draw.BoxAt(16, gridHeight-rimEdge-words-4, width, words), how)
	}
	c.ribbon(ribbon, size, lowest, ground, text)
	c.islandNumber()
}

// islandNumber is the number of an island on a coin in the upper left corner.
func (c *card) islandNumber() {
	r := 26.0
	if c.Detail < Full {
		r = 40
	}
	x := r + 9
	c.Fill(draw.Circle(x, x, r), c.Scheme.Line)
	c.Fill(draw.Circle(x, x, r-3), c.Scheme.Paper)
	c.Number(strconv.Itoa(int(c.Thing.Island)), draw.BoxAt(x-r, x-r, 2*r, 2*r), r*1.5, c.Scheme.Text,
		palette.Fade(c.Scheme.Paper, 0))
}

// sea is the evening sky and the water below it, from the upper edge down to a height.
func (c *card) sea(to float64) {
	horizon := to * 0.36
	c.Fill(draw.BoxAt(0, 0, gridWidth, horizon+1).Outline(), palette.Hex(0xf6d6a2))
	sunX, sunY := gridWidth*0.7, horizon*0.62
	for _, ring := range []struct{ r, opacity float64 }{{0.62, 0.22}, {0.46, 0.3}, {0.3, 0.9}} {
		c.Fill(draw.Circle(sunX, sunY, horizon*ring.r), palette.Fade(palette.Hex(0xfff0bd), ring.opacity))
	}
	const bands = 6
	for i := range bands {
		top := horizon + (to-horizon)*float64(i)/bands
		paint := palette.Mix(palette.Hex(0x8fcfc9), palette.Lagoon, float64(i)/(bands-1))
		c.Fill(draw.BoxAt(0, top, gridWidth, (to-horizon)/bands+1).Outline(), paint)
	}
	c.Fill(draw.BoxAt(0, horizon-1.5, gridWidth, 3).Outline(), palette.Fade(palette.Foam, 0.9))
	for i, y := range []float64{0.43, 0.5, 0.84, 0.9, 0.95} {
		x := float64((i*97+40)%190) + 10
		c.Fill(draw.BoxAt(x, to*y, 34, 2.4).Rounded(1.2), palette.Fade(palette.Foam, 0.85))
		c.Fill(draw.BoxAt(x+14, to*y+6, 18, 2).Rounded(1), palette.Fade(palette.Foam, 0.6))
	}
}
