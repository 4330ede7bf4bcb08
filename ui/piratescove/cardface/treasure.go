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
	switch c.Detail {
	case Full:
		c.corners()
		place = c.edges.Inset(rimEdge + 14)
	case Large:
		c.corners()
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

// largeTreasure draws a chest beside its numbers and says the same in words below, and gives the place for the numbers.
func (c *card) largeTreasure() draw.Box {
	const foot = 170
	c.Fill(draw.BoxAt(34, foot, c.edges.W-68, 1.6).Outline(), c.Scheme.Line)
	c.Set(c.Words.Text, draw.BoxAt(44, foot+4, c.edges.W-88, gridWidth-rimEdge-foot-8), draw.Lettering{
		Face: cardstock.Text(), Size: 21, Floor: 19, Lowest: 16, Lines: 2, Paint: c.Scheme.Text,
	})
	c.picture("treasure/chest", 22, 46, 142)
	return draw.BoxAt(166, 20, c.edges.W-204, foot-28)
}

// corners are mountings of brass, as on the back.
func (c *card) corners() {
	if c.Style.HighContrast {
		return
	}
	const at, r = 7.0, 34.0
	for _, right := range []bool{false, true} {
		for _, low := range []bool{false, true} {
			x, y, dx, dy := at, at, r, r
			if right {
				x, dx = c.edges.W-at, -r
			}
			if low {
				y, dy = c.edges.H-at, -r
			}
			shape := draw.Polygon(x, y, x+dx, y, x+dx*0.92, y+dy*0.38, x+dx*0.71, y+dy*0.71, x+dx*0.38, y+dy*0.92, x, y+dy)
			c.Fill(shape, palette.Brass)
			c.Stroke(shape, 2, palette.DarkWood)
			c.Fill(draw.Circle(x+dx*0.38, y+dy*0.38, 4), palette.Hex(0xf7dd8e))
		}
	}
}
