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
		ribbon, size, lowest = ribbonAt(262, gridHeight-rimEdge-262), 46, 26
	case Large:
		words = room(c.Words.Text, how, width, 15.5, 66, 130)
		ribbon, size = ribbonAt(gridHeight-rimEdge-words-10-38, 38), 28
	}
	c.sea(ribbon.Y)
	wide := gridWidth - 12.0
	c.picture("islands/"+c.Thing.Island.String(), 6, max((ribbon.Y-wide*islandShape)/2+6, 10), wide)
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

// sea is the water from the upper edge down to a height, paler towards the horizon.
func (c *card) sea(to float64) {
	const bands = 12
	for i := range bands {
		top := to * float64(i) / bands
		paint := palette.Mix(palette.Hex(0x9fd6cf), palette.Lagoon, float64(i)/(bands-1))
		c.Fill(draw.BoxAt(0, top, gridWidth, to/bands+1).Outline(), paint)
	}
	for i, y := range []float64{0.06, 0.13, 0.9, 0.82, 0.96} {
		x := float64((i*97+40)%190) + 10
		c.Fill(draw.BoxAt(x, to*y, 34, 2.4).Rounded(1.2), palette.Fade(palette.Foam, 0.8))
		c.Fill(draw.BoxAt(x+14, to*y+6, 18, 2).Rounded(1), palette.Fade(palette.Foam, 0.55))
	}
}
