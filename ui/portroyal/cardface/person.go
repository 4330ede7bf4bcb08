package cardface

import (
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// abilitySymbols lists the symbols on a person's tab, in order.
func abilitySymbols(facts *portroyal.Face) []string {
	colour := facts.Colour.String()
	switch facts.Role {
	case portroyal.Trader:
		return []string{"plus-coin", "flag-" + colour}
	case portroyal.Clerk:
		return []string{"extra-card", "flag-" + colour}
	case portroyal.Wholesaler:
		return []string{"plus-point", "flag-" + colour}
	case portroyal.Mademoiselle:
		return []string{"discount"}
	case portroyal.Governor:
		return []string{"extra-card"}
	case portroyal.Jester, portroyal.Admiral, portroyal.ViceAdmiral, portroyal.Gunner, portroyal.Gambler:
		return []string{facts.Role.String()}
	}
	if facts.Symbol != portroyal.NoSymbol {
		return []string{facts.Symbol.String()}
	}
	swords := make([]string, facts.Swords)
	for i := range swords {
		swords[i] = "sword"
	}
	return swords
}

// flagPlaces is where the flag of their ships is in the drawing of a person.
var flagPlaces = map[portroyal.Role]draw.Box{
	portroyal.Trader:     draw.BoxAt(8, 152, 62, 0),
	portroyal.Wholesaler: draw.BoxAt(8, 158, 62, 0),
}

func (f *cardFace) person() {
	f.portrayed()
	if place, ok := flagPlaces[f.facts.Role]; ok {
		f.symbol("flag-"+f.facts.Colour.String(), place.X, place.Y, place.W)
	}
	if symbols := abilitySymbols(f.facts); len(symbols) > 0 {
		size, gap := f.measures().symbol, 4.0
		b := f.tab(float64(len(symbols))*(size+gap)-gap+4, false)
		for i, name := range symbols {
			f.symbol(name, b.X+float64(i)*(size+gap), b.Y, size)
		}
	}
	if f.facts.Points > 0 {
		f.crest(f.facts.Points)
	}

	coin := f.measures().coin
	ribbon, band := f.foot(palette.Umber, 58)
	if f.wordless {
		f.coins(strconv.Itoa(int(f.facts.Cost)), 8, ribbon-coin-3, coin)
	} else {
		f.coins(strconv.Itoa(int(f.facts.Cost)), 9, band+(footBottom-band-coin)/2, coin)
	}
	f.letter(ribbon)
}

// portrayed is the drawing of a person.
func (f *cardFace) portrayed() {
	names := portraits(f.facts)
	f.art(names[0], tints[f.facts.Colour].Base, names[1:]...)
}
