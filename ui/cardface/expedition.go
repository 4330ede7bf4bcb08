package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

// sealPlaces is where the wax seals lie along the course, for two and for three of them.
var sealPlaces = map[int][]box{
	2: {{34, 168, 76, 76}, {122, 108, 76, 76}},
	3: {{20, 182, 70, 70}, {84, 122, 70, 70}, {152, 76, 70, 70}},
}

func (f *cardFace) expedition() {
	f.art("expedition", palette.DeepTeal)
	var symbols []string
	for _, symbol := range f.facts.Requires {
		if symbol != portroyal.NoSymbol {
			symbols = append(symbols, symbol.String())
		}
	}
	for i, place := range sealPlaces[len(symbols)] {
		f.symbol("seal", place.x, place.y, place.w)
		f.symbol(symbols[i], place.x+place.w*0.21, place.y+place.w*0.2, place.w*0.58)
	}
	f.amount("coin", f.facts.Coins, false)
	f.crest(f.facts.Points)
	f.foot(palette.DeepTeal, 0)
}
