package cardface

import (
	"image"
	"image/color"

	"portroyal/ui/draw"
)

// The grid of a chest, and the places of coins in it.
const (
	chestWidth = 240
	chestFloor = 131 // the lower edge of coins behind the front
	stackSize  = 5
	mostStacks = 5
)

// The widths of coins on the grid of a chest: as large as the stacks have room side by side.
const (
	heapedCoin  = 39.0
	largestCoin = 55.0
	stacksRoom  = 203.0
	stackPitch  = 1.04 // from one stack to the next, in widths of a coin
)

// mostPiled is the largest number of coins shown one by one, in stacks of five; more are shown as a heap.
const mostPiled = stackSize * mostStacks

// Chest draws an open chest with coins in it, of this width in pixels and three quarters as high. Up to 25 coins
// can be counted, in stacks of five. More are a heap, which grows up to 45.
func Chest(coins, pixels int) *image.NRGBA {
	pixels = max(pixels, 4)
	c := draw.NewCanvas(pixels, (pixels*3+2)/4, chestWidth)
	picture(c, "chest", color.NRGBA{A: 0xff}, 0, 0, chestWidth)
	switch {
	case coins > mostPiled:
		heap(c, coins-mostPiled)
	case coins > 0:
		stacks(c, coins)
	default:
		layCoin(c, "chest-place", chestWidth/2, chestFloor-4, largestCoin)
	}
	picture(c, "chest-front", color.NRGBA{A: 0xff}, 0, 0, chestWidth)
	return c.Picture()
}

// layCoin draws a coin, or the place for one, centred at x with its lower edge at y.
func layCoin(c *draw.Canvas, name string, x, y, width float64) {
	picture(c, name, color.NRGBA{A: 0xff}, x-width/2, y-width*0.75, width)
}

// stacks are drawn side by side in the middle.
func stacks(c *draw.Canvas, coins int) {
	n := (coins + stackSize - 1) / stackSize
	width := min(largestCoin, stacksRoom/stackPitch/float64(n))
	for i := range n {
		x := chestWidth/2 + (float64(i)-float64(n-1)/2)*width*stackPitch
		for k := range min(coins-i*stackSize, stackSize) {
			layCoin(c, "chest-coin", x, chestFloor-float64(k)*width*0.31, width)
		}
	}
}

// heap is a mound of coins that grows by rows with the coins beyond mostPiled.
func heap(c *draw.Canvas, more int) {
	rows := min(8+more/6, 11)
	for row := rows - 1; row >= 0; row-- { // from the back to the front
		up := float64(row) / float64(rows)
		half := 86 * (1 - up*up*0.9)
		n := int(2*half/27) + 1
		for i := range n {
			x := 0.0
			if n > 1 {
				x = (float64(i)/float64(n-1)*2 - 1) * half
			}
			// No two rows are alike, but each is the same at every size.
			aside, down := float64((row*7+i*11)%7-3), float64((row*3+i*5)%5-2)
			layCoin(c, "chest-coin", chestWidth/2+x+aside*1.8, chestFloor+5-float64(row)*9.4+down*1.3, heapedCoin)
		}
	}
}
