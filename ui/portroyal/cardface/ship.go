package cardface

import (
	"image/color"
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

// spot is a place in the drawing of a ship.
type spot struct{ x, y float64 }

// rig is what is added to the drawing of a ship.
type rig struct {
	masthead spot    // where the flag flies; the wind comes from the right, so it streams to the left
	cargo    [4]spot // where goods are on deck, one more for each coin; the last is the treasure
}

var rigs = map[portroyal.Colour]rig{
	portroyal.Yellow: {spot{106, 62}, [4]spot{{150, 222}, {177, 218}, {121, 223}, {54, 221}}},
	portroyal.Blue:   {spot{122, 58}, [4]spot{{128, 224}, {156, 221}, {82, 224}, {53, 222}}},
	portroyal.Green:  {spot{126, 56}, [4]spot{{82, 240}, {54, 238}, {138, 241}, {110, 241}}},
	portroyal.Red:    {spot{124, 56}, [4]spot{{150, 224}, {178, 222}, {76, 224}, {45, 222}}},
	portroyal.Black:  {spot{132, 54}, [4]spot{{145, 213}, {116, 213}, {35, 189}, {84, 213}}},
}

// A piece of cargo is at cargoFoot in its own drawing, and is drawn a little larger on deck.
const cargoScale = 1.16

var cargoFoot = spot{120 * cargoScale, 200 * cargoScale}

func (f *cardFace) ship() {
	f.underSail()
	f.amount("coin", f.facts.Coins, false)
	if f.facts.Skull {
		size := f.measures().symbol
		b := f.tab(size+4, true)
		f.symbol("skull", b.X+2, b.Y, size)
	} else {
		f.amount("swords", f.facts.Swords, true)
	}

	left := 0.0
	if f.facts.CoinToOther > 0 {
		left = 48
	}
	ribbon, band := f.foot(palette.Umber, left)
	if left > 0 && !f.wordless {
		f.symbol("plus-coin", 10, band+(footBottom-band-44)/2, 44)
	} else if left > 0 {
		f.symbol("plus-coin", 8, ribbon-56, 52)
	}
	f.letter(ribbon)
}

// underSail is the drawing of a ship with its flag, its cargo and its boat.
func (f *cardFace) underSail() {
	colour := f.facts.Colour.String()
	tint := tints[f.facts.Colour].Base
	if f.facts.Skull {
		f.art("ship-"+colour+"-skull", tint, "ship-"+colour)
	} else {
		f.art("ship-"+colour, tint)
	}
	rig := rigs[f.facts.Colour]
	f.mirrored("flag-"+colour, rig.masthead.x, rig.masthead.y, 42)
	for i, place := range rig.cargo[:min(int(f.facts.Coins), len(rig.cargo))] {
		f.overlay("ship-cargo-"+strconv.Itoa(i+1), place.x-cargoFoot.x, place.y-cargoFoot.y, cargoScale)
	}
	if f.facts.CoinToOther > 0 {
		f.overlay("ship-boat", 0, 0, 1)
	}
}

// overlay draws a drawing of the size of a card over the face, magnified and moved by (x, y).
func (f *cardFace) overlay(name string, x, y, scale float64) {
	if !f.seen(name, color.NRGBA{A: 0xff}, x, y, scale*gridWidth) {
		f.Missing = append(f.Missing, name)
	}
}
