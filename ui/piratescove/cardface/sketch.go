package cardface

import (
	"image"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// sketchWidth is the largest width in pixels at which a sketch is drawn: it is shown for a moment, scaled, and
// must cost next to nothing.
const sketchWidth = 160

// sketch draws a stand-in until a face has been drawn: its ground and its ribbon with the title. It takes a fraction of
// the time of Draw, and may be smaller than requested.
func sketch(r Request) image.Image {
	r.Width = min(r.width(), sketchWidth)
	c := newCard(draw.NewCanvas, r)
	switch {
	case r.Back != NoBack || r.Thing == Thing{}:
		c.Fill(c.edges.Outline(), palette.DarkWood)
	case r.Thing.Treasure != 0:
		c.Fill(c.edges.Outline(), c.Scheme.Paper)
	case r.Thing.Card != 0:
		of := kinds[r.Thing.Card.Face().Type]
		c.Fill(c.edges.Outline(), palette.Mix(of.Ground, palette.Parchment, 0.6))
		c.sketched(of)
	default:
		c.Fill(c.edges.Outline(), palette.Lagoon)
		c.sketched(Kind{Ground: palette.NightSea, Text: palette.Parchment})
	}
	c.rim()
	return c.cutOut()
}

// sketched is the ribbon of a sketch, about where that of the face is.
func (c *card) sketched(of Kind) {
	ribbon, size, lowest := ribbonAt(230, 44), 31.0, 19.0
	switch c.Detail {
	case Compact:
		ribbon = ribbonAt(314, gridHeight-314)
	case Small:
		ribbon, size, lowest = ribbonAt(smallRibbon, gridHeight-rimEdge-smallRibbon), 46, 22
	case Large:
		ribbon, size = ribbonAt(200, 38), 28
	}
	if c.Detail >= Full {
		c.paper(ribbon.Y)
	}
	c.ribbon(ribbon, size, lowest, of.Ground, of.Text)
}
