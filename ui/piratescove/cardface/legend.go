package cardface

import (
	"image/color"
	"strconv"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// legend is the face of a legendary pirate, or the Navy's.
func (c *card) legend() {
	name := "heads/" + c.Thing.Legend.String()
	ground, text := palette.Hex(0x2b2b33), palette.Parchment
	if c.Thing.Legend == cove.Navy {
		ground = palette.NightSea
	}
	switch c.Detail {
	case Compact:
		c.picture(name, 0, 0, gridWidth)
		c.paper(204)
		c.ribbon(ribbonAt(196, 10), 0, 0, ground, text)
		c.numbers(draw.BoxAt(8, 208, gridWidth-16, 144), false)
	case Small:
		c.picture(name, 0, -34, gridWidth)
		c.paper(168)
		c.ribbon(ribbonAt(168, 80), 42, 24, ground, text)
		c.numbers(draw.BoxAt(8, 250, gridWidth-16, 102), false)
	case Full:
		c.picture(name, 0, -14, gridWidth)
		c.paper(214)
		c.ribbon(ribbonAt(214, 44), 31, 19, ground, text)
		c.numbers(draw.BoxAt(10, 262, gridWidth-20, 90), false)
	default:
		c.largeLegend(name, ground, text)
	}
}

func (c *card) largeLegend(name string, ground, text color.NRGBA) {
	const width, ribbonHeight, numbers = gridWidth - 30, 36, 42
	how := c.ruled()
	words := room(c.Words.Text, how, width, 60, 80, 118)
	top := gridHeight - rimEdge - words - 6
	ribbon := ribbonAt(top-numbers-ribbonHeight, ribbonHeight)
	c.picture(name, 0, min(max(ribbon.Y-gridWidth+6, -30), 0), gridWidth)
	c.paper(ribbon.Y)
	c.ribbon(ribbon, 28, 18, ground, text)
	c.numbers(draw.BoxAt(8, ribbon.Y+ribbonHeight+4, gridWidth-16, numbers-8), true)
	c.Fill(draw.BoxAt(14, top-3, gridWidth-28, 1.6).Outline(), c.Scheme.Line)
	c.Set(c.Words.Text, draw.BoxAt(15, top+1, width, words), how)
}

// numbers are dice, hull, speed and fame, side by side, each with its symbol above it or beside it. Cacafuego has none of
// them: the die decides about the fame.
func (c *card) numbers(b draw.Box, beside bool) {
	facts := c.Thing.Legend.Face()
	if facts.Dice == 0 {
		size := min(b.H*0.86, 80)
		gap := size * 0.5
		x, y := b.X+(b.W-2*size-gap)/2, b.Y+(b.H-size)/2
		c.symbol("fame", x, y, size)
		c.Number("=", draw.BoxAt(x+size, y, gap, size), size*0.6, c.Scheme.Text, palette.Fade(c.Scheme.Paper, 0))
		c.symbol("die", x+size+gap, y, size)
		return
	}
	all := []amount{{"die", facts.Dice}, {"hull", facts.Hull}, {"sails", facts.Speed}, {"fame", facts.Fame}}
	step := b.W / float64(len(all))
	for i, each := range all {
		x := b.X + step*float64(i)
		symbol := min(step-6, b.H*0.5)
		place := draw.BoxAt(x, b.Y+b.H*0.5, step, b.H*0.5)
		at := draw.BoxAt(x+(step-symbol)/2, b.Y+b.H*0.27-symbol/2, symbol, symbol)
		size := min(b.H*0.52, step)
		if beside {
			symbol = 27
			at = draw.BoxAt(x, b.Y+(b.H-symbol)/2, symbol, symbol)
			place = draw.BoxAt(x+symbol, b.Y, step-symbol-2, b.H)
			size = 27
		}
		c.symbol(each.symbol, at.X, at.Y, symbol)
		c.Number(strconv.Itoa(int(each.n)), place, size, c.Scheme.Text, palette.Fade(c.Scheme.Paper, 0))
	}
}
