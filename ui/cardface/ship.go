package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

// mastheads is where the flag flies in the drawing of each ship: the top of the mast. The wind
// comes from the right, so flags stream to the left.
var mastheads = map[portroyal.Colour]struct{ x, y float64 }{
	portroyal.Yellow: {106, 62},
	portroyal.Blue:   {122, 58},
	portroyal.Green:  {126, 56},
	portroyal.Red:    {124, 56},
	portroyal.Black:  {132, 54},
}

func (f *cardFace) ship() {
	colour := f.facts.Colour.String()
	tint := palette.Ship(f.facts.Colour)
	f.art("ship-"+colour, tint.Base)
	masthead := mastheads[f.facts.Colour]
	f.mirrored("flag-"+colour, masthead.x, masthead.y, 42)

	f.amount("coin", f.facts.Coins, false)
	if f.facts.Skull {
		size := f.measures().symbol
		b := f.tab(size+4, true)
		f.symbol("skull", b.x+2, b.y, size)
	} else {
		f.amount("swords", f.facts.Swords, true)
	}

	left := 0.0
	if f.facts.CoinToOther > 0 {
		left = 48
	}
	ribbon, band := f.foot(palette.Umber, left)
	if left > 0 && !f.compact {
		f.symbol("plus-coin", 10, band+(footBottom-band-44)/2, 44)
	} else if left > 0 {
		f.symbol("plus-coin", 8, ribbon-56, 52)
	}
	f.letter(ribbon)
}
