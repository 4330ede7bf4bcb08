package cardface

import (
	"strconv"

	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// amounts are what a treasure card brings, in the order in which it is told.
func (c *card) amounts() (all []amount) {
	facts := c.Thing.Treasure.Face()
	for _, each := range []amount{
		{"fame", facts.Fame},
		{"doubloon", facts.Doubloons},
		{"treasure", facts.Treasures},
		{"tavern-card", facts.TavernCards},
	} {
		if each.n > 0 {
			all = append(all, each)
		}
	}
	return all
}

// treasure is the face of a treasure card: a symbol above each number, as large as there is room.
func (c *card) treasure() {
	c.Fill(c.edges.Outline(), c.Scheme.Paper)
	place := c.edges.Inset(rimEdge + 4)
	if c.Detail == Large {
		place = c.largeTreasure()
	}
	all := c.amounts()
	step := min(place.W/float64(len(all)), 128)
	left := place.X + (place.W-step*float64(len(all)))/2
	symbol := min(step*0.92, place.H*0.5)
	size := min(place.H*0.54, step*1.2)
	for i, each := range all {
		x := left + step*float64(i)
		c.symbol(each.symbol, x+(step-symbol)/2, place.Y+place.H*0.245-symbol/2+2, symbol)
		c.Number(strconv.Itoa(int(each.n)), draw.BoxAt(x, place.Y+place.H*0.48, step, place.H*0.52), size,
			c.Scheme.Text, palette.Fade(c.Scheme.Paper, 0))
		if i > 0 {
			c.Fill(draw.BoxAt(x-0.8, place.Y+place.H*0.14, 1.6, place.H*0.74).Outline(), palette.Fade(c.Scheme.Line, 0.7))
		}
	}
}

// largeTreasure draws a chest above what it holds and the same in words below it, and gives the place for the numbers.
func (c *card) largeTreasure() draw.Box {
	c.Set(c.Words.Text, draw.BoxAt(18, 188, c.edges.W-36, 42), draw.Lettering{
		Face: cardstock.Text(), Size: 18, Floor: 16, Lowest: 14, Lines: 2, Paint: c.Scheme.Text,
	})
	c.Fill(draw.BoxAt(0, 184, c.edges.W, 1.6).Outline(), c.Scheme.Line)
	c.picture("treasure/chest", 14, 48, 130)
	return draw.BoxAt(150, 16, c.edges.W-164, 164)
}
