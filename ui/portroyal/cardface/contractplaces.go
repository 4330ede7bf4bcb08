package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
)

// The places of things on a contract. The cubes that players put on it have the same place at every size, so a
// widget can put them there without knowing how a face of this size is laid out.

// The grid of a contract.
const (
	contractWidth  = 360
	contractHeight = 240
)

// tray is the lower part of a contract: a slot for each player, with the coin that it pays beside it or, if there
// are many, above it.
type tray struct {
	top        float64 // where it begins
	coin, slot float64 // widths
	above      bool    // the coins are above the slots
	reach      float64 // the room for each slot with its coin
	left       float64 // where the first of them begins
}

// The room in the tray.
const (
	trayEdge = 12 // the margin at both ends
	trayGap  = 2  // between a slot and its coin
	trayFoot = 6  // the margin at the bottom
)

// trayOf is the tray with this many slots. An enlarged face has room for coins and cubes side by side, and for
// more text above them.
func trayOf(slots int, large bool) (t tray) {
	all := float64(contractWidth - 2*trayEdge)
	switch each := all / float64(slots); {
	case large:
		t = tray{top: 166, coin: 39, slot: min(43, each-39-trayGap)}
	case slots > 3:
		t = tray{top: 156, coin: 48, slot: 38, above: true}
	default:
		t = tray{top: 156, coin: 55, slot: 47}
	}
	wide := t.coin + trayGap + t.slot
	if t.above {
		wide = t.coin
	}
	t.reach = min(all/float64(slots), wide+20)
	t.left = (contractWidth - t.reach*float64(slots)) / 2
	return t
}

// foot is where the room above the tray ends.
func (t tray) foot() float64 { return min(t.top, t.coinAt(0).Y) }

// slotAt is the place for a cube on a slot, counted from 0 on the left.
func (t tray) slotAt(i int) draw.Box {
	left, free := t.left+float64(i)*t.reach, contractHeight-trayFoot-t.top
	if t.above {
		return draw.BoxAt(left+(t.reach-t.slot)/2, contractHeight-trayFoot-t.slot, t.slot, t.slot)
	}
	left += (t.reach-t.coin-trayGap-t.slot)/2 + t.coin + trayGap
	return draw.BoxAt(left, t.top+(free-t.slot)/2+1, t.slot, t.slot)
}

// coinAt is the place of the coin of a slot.
func (t tray) coinAt(i int) draw.Box {
	slot := t.slotAt(i)
	if t.above {
		return draw.BoxAt(slot.X+(t.slot-t.coin)/2, slot.Y-t.coin-1, t.coin, t.coin)
	}
	return draw.BoxAt(slot.X-trayGap-t.coin, slot.Y+(t.slot-t.coin)/2, t.coin, t.coin)
}

// TitleTop is where the letters of the title begin on the grid of a contract, which is 360 wide, measured from
// the upper edge: things that hang over the edge may cover the face down to there.
const TitleTop = 17

// The row of the task.
const (
	taskLeft  = 20
	taskRight = 282 // where the seal begins
	stepSize  = 42
	stepGap   = 5
)

// SlotAt is the square for a player's cube on one of the slots of a contract, counted from 0 on the left, on a
// face of this width with this many slots.
func SlotAt(slots, i int, large bool, width float32) (x, y, size float32) {
	return onFace(trayOf(slots, large).slotAt(i), width)
}

// StepAt is the square for the cubes of players who have made a step of a contract with several, counted from 0
// on the left, on a face of this width.
func StepAt(contract portroyal.Contract, step int, large bool, width float32) (x, y, size float32) {
	return onFace(stepPlace(contract, step, large), width)
}

func onFace(b draw.Box, width float32) (x, y, size float32) {
	unit := width / contractWidth
	return float32(b.X) * unit, float32(b.Y) * unit, float32(b.W) * unit
}

func stepPlace(contract portroyal.Contract, step int, large bool) draw.Box {
	left := taskRight - float64(contract.Face().Steps)*(stepSize+stepGap) + stepGap
	y := 79.0
	if large {
		y = 51
	}
	return draw.BoxAt(left+float64(step)*(stepSize+stepGap), y, stepSize, stepSize)
}
