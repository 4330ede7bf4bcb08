package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
)

// Where things lie on a contract. What players lay on it has the same place at every size, so that
// a widget can put it there without knowing how a face of this size is laid out.

// The grid of a contract.
const (
	contractWidth  = 360
	contractHeight = 240
)

// The places along the lower edge.
const (
	trayTop   = 166 // where the tray with the slots begins
	slotTop   = 187
	slotSize  = 43
	slotReach = 84 // the most room that a slot with its coin is given from left to right
	slotCoin  = 39 // width of the coin beside it
	trayLeft  = 12 // what is kept free at both ends
)

// TitleTop is where the letters of the title begin on the grid of a contract, which is 360 wide, seen
// from the upper edge: what stands out over it may cover the face down to there.
const TitleTop = 17

// The row of the task.
const (
	taskLeft  = 20
	taskRight = 282 // where the seal begins
	stepSize  = 42
	stepGap   = 5
)

// SlotAt is the square for a player's cube on one of the slots of a contract, counted from 0 at
// the left, on a face of this width that shows so many slots.
func SlotAt(slots, i int, width float32) (x, y, size float32) {
	return onFace(slotPlace(slots, i), width)
}

// StepAt is the square for those who have made a step of a contract of several, counted from 0 at
// the left, on a face of this width.
func StepAt(contract portroyal.Contract, step int, large bool, width float32) (x, y, size float32) {
	return onFace(stepPlace(contract, step, large), width)
}

func onFace(b draw.Box, width float32) (x, y, size float32) {
	unit := width / contractWidth
	return float32(b.X) * unit, float32(b.Y) * unit, float32(b.W) * unit
}

// slotReachOf is the room from left to right for each slot with its coin.
func slotReachOf(slots int) float64 {
	return min((contractWidth-2*trayLeft)/float64(slots), slotReach)
}

func slotPlace(slots, i int) draw.Box {
	reach := slotReachOf(slots)
	// The coin leans over the right top corner of the slot as far as it must.
	left := (reach - min(reach-3, slotSize+slotCoin-8)) / 2
	x := contractWidth/2 + (float64(i)-float64(slots)/2)*reach + left
	return draw.BoxAt(x, slotTop, slotSize, slotSize)
}

func slotCoinPlace(slots, i int) draw.Box {
	slot := slotPlace(slots, i)
	return draw.BoxAt(slot.X+min(slotReachOf(slots)-3, slotSize+slotCoin-8)-slotCoin, trayTop+1, slotCoin, slotCoin)
}

func stepPlace(contract portroyal.Contract, step int, large bool) draw.Box {
	left := taskRight - float64(contract.Face().Steps)*(stepSize+stepGap) + stepGap
	y := 79.0
	if large {
		y = 51
	}
	return draw.BoxAt(left+float64(step)*(stepSize+stepGap), y, stepSize, stepSize)
}
