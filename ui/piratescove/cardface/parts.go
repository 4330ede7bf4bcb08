package cardface

import (
	"image/color"

	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// The parts that faces share: ribbon, tab, band of words.

// titleEdge is the margin of a title at both ends.
const titleEdge = 11

// ribbon writes the title on a band from edge to edge, in letters of this size or smaller ones, on two lines if it
// is high enough.
func (c *card) ribbon(b draw.Box, size, lowest float64, ground, text color.NRGBA) {
	if c.Style.HighContrast {
		ground, text = c.Scheme.Text, c.Scheme.Paper
	}
	c.Fill(draw.BoxAt(0, b.Y+b.H, gridWidth, 3).Outline(), palette.Fade(palette.Ink, 0.35))
	c.Fill(b.Outline(), ground)
	c.Fill(draw.BoxAt(0, b.Y, gridWidth, 2).Outline(), palette.Fade(cardstock.White, 0.35))
	if c.Detail == Compact {
		return
	}
	floor, place := size*0.62, draw.BoxAt(titleEdge, b.Y, gridWidth-2*titleEdge, b.H)
	if c.Detail == Small { // it has room for two lines, and for what hangs from the lower one
		floor = size * 0.85
		place.Y, place.H = place.Y+2, place.H-12
	}
	c.Set(c.Words.Title, place, draw.Lettering{
		Face: cardstock.Display(), Size: size, Floor: floor, Lowest: lowest, Lines: 2, Paint: text,
	})
}

// ribbonAt is a ribbon from edge to edge.
func ribbonAt(top, height float64) draw.Box { return draw.BoxAt(0, top, gridWidth, height) }

// header is the strip at the upper edge of a card with its symbol and a word, and with another symbol at its right end.
func (c *card) header(symbol, word, right string, height float64, tint color.NRGBA) {
	const edge = 11
	size := height - 11
	c.Fill(draw.BoxAt(0, 0, gridWidth, height).Outline(), c.tinted(tint))
	c.Fill(draw.BoxAt(0, height-c.Scheme.LineWidth/2, gridWidth, c.Scheme.LineWidth).Outline(), c.Scheme.Line)
	c.symbol(symbol, edge, 7, size)
	room := draw.BoxAt(edge+size+6, 7, gridWidth-size-2*edge-10, size)
	if right != "" {
		room.W -= size + 4
		c.symbol(right, gridWidth-edge-size, 7, size)
	}
	c.Left(word, room, draw.Lettering{
		Face: cardstock.TextBold(), Size: size * 0.66, Floor: size * 0.45, Paint: c.Scheme.Text,
	})
}

// tinted is paper with a touch of a colour.
func (c *card) tinted(by color.NRGBA) color.NRGBA {
	if c.Style.HighContrast {
		return c.Scheme.Paper
	}
	return palette.Mix(c.Scheme.Paper, by, 0.16)
}

// tab draws paper behind the top left corner, this large.
func (c *card) tab(width, height float64) {
	shape := draw.BoxAt(0, 0, width, height).RoundedBy(0, 0, 16, 0)
	c.Fill(shape, c.Scheme.Paper)
	c.Stroke(shape, c.Scheme.LineWidth, c.Scheme.Line)
}

// disc draws a symbol on a round piece of paper with a rim, centred at (x, y).
func (c *card) disc(symbol string, x, y, r float64) {
	c.Fill(draw.Circle(x, y, r), c.Scheme.Line)
	c.Fill(draw.Circle(x, y, r-2.5), c.Scheme.Paper)
	c.symbol(symbol, x-r*0.72, y-r*0.72, r*1.44)
}

// paper is the band of words from here to the lower edge.
func (c *card) paper(top float64) {
	c.Fill(draw.BoxAt(0, top, gridWidth, gridHeight-top).Outline(), c.Scheme.Paper)
}

// amount is a symbol with a number.
type amount struct {
	symbol string
	n      uint8
}

// ruled is how the rule is written.
func (c *card) ruled() draw.Lettering {
	return draw.Lettering{
		Face: cardstock.Text(), Size: 16.5, Floor: 15.5, Lowest: 12, Lines: 10, Paint: c.Scheme.Text,
	}
}

// room is how high a text of a rule has to have it for large letters in a band of this width, at least and at most. Beyond
// ample it makes do with smaller ones.
func room(text string, how draw.Lettering, width, least, ample, most float64) float64 {
	for ; least < most; least += 3 {
		wanted := how.Floor
		if least > ample {
			wanted = how.Floor - 1.5
		}
		if size, _, fits := how.Fit(text, draw.BoxAt(0, 0, width, least)); fits && size >= wanted {
			break
		}
	}
	return least
}
