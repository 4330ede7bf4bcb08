package cardface

import (
	"image/color"
	"strconv"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/cardstock"
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
		c.paper(164)
		c.ribbon(ribbonAt(164, 86), 42, 24, ground, text)
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
	if beside {
		c.besides(all, b)
		return
	}
	step := b.W / float64(len(all))
	symbol := min(step-6, b.H*0.5)
	for i, each := range all {
		x := b.X + step*float64(i)
		c.symbol(each.symbol, x+(step-symbol)/2, b.Y+b.H*0.27-symbol/2, symbol)
		c.Number(strconv.Itoa(int(each.n)), draw.BoxAt(x, b.Y+b.H*0.5, step, b.H*0.5), min(b.H*0.52, step),
			c.Scheme.Text, palette.Fade(c.Scheme.Paper, 0))
	}
}

// besides are amounts in a row, each number beside its symbol, with the same room between them.
func (c *card) besides(all []amount, b draw.Box) {
	const symbol, size, between = 27.0, 26.0, 3.0
	free := b.W
	wide := make([]float64, len(all))
	for i, each := range all {
		wide[i] = cardstock.Display().Width(strconv.Itoa(int(each.n)))*size + 1
		free -= symbol + between + wide[i]
	}
	gap := free / float64(len(all))
	x := b.X + gap/2
	for i, each := range all {
		c.symbol(each.symbol, x, b.Y+(b.H-symbol)/2, symbol)
		c.Number(strconv.Itoa(int(each.n)), draw.BoxAt(x+symbol+between, b.Y, wide[i], b.H), size,
			c.Scheme.Text, palette.Fade(c.Scheme.Paper, 0))
		x += symbol + between + wide[i] + gap
	}
}
