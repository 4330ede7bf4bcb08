package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// sealPlaces are the places of the wax seals along the course, for two and for three of them.
var sealPlaces = map[int][]draw.Box{
	2: {draw.BoxAt(34, 168, 76, 76), draw.BoxAt(122, 108, 76, 76)},
	3: {draw.BoxAt(20, 182, 70, 70), draw.BoxAt(84, 122, 70, 70), draw.BoxAt(152, 76, 70, 70)},
}

// required lists in symbols what an expedition asks for.
func required(facts *portroyal.Face) (symbols []string) {
	for _, symbol := range facts.Requires {
		if symbol != portroyal.NoSymbol {
			symbols = append(symbols, symbol.String())
		}
	}
	return symbols
}

func (f *cardFace) expedition() {
	f.art("expedition", palette.DeepTeal)
	symbols := required(f.facts)
	for i, place := range sealPlaces[len(symbols)] {
		f.symbol("seal", place.X, place.Y, place.W)
		f.symbol(symbols[i], place.X+place.W*0.21, place.Y+place.W*0.2, place.W*0.58)
	}
	f.amount("coin", f.facts.Coins, false)
	f.crest(f.facts.Points)
	f.foot(palette.DeepTeal, 0)
}
