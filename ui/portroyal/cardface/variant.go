package cardface

import (
	"slices"
	"strconv"
	"sync"

	"portroyal/engine/portroyal"
)

// costs lists what the persons of each occupation cost in all decks, cheapest first, so that the same card looks
// the same in every edition.
var costs = sync.OnceValue(func() map[portroyal.Role][]uint8 {
	byRole := map[portroyal.Role][]uint8{}
	for _, card := range portroyal.AllCards(^portroyal.Deck(0)) {
		if facts := card.Face(); facts.Type == portroyal.Person {
			byRole[facts.Role] = append(byRole[facts.Role], facts.Cost)
		}
	}
	for role, list := range byRole {
		slices.Sort(list)
		byRole[role] = slices.Compact(list)
	}
	return byRole
})

// portraits names the drawings a person may be shown with, in order of preference: the cheapest of an occupation
// has the plain drawing, the next one -v2, then -v3. If that has not been drawn, the next lower one is used; of
// two, the one with the colour.
func portraits(facts *portroyal.Face) []string {
	role := "person-" + facts.Role.String()
	coloured := role + "-" + facts.Colour.String()
	var names []string
	for variant := slices.Index(costs()[facts.Role], facts.Cost) + 1; variant > 1; variant-- {
		suffix := "-v" + strconv.Itoa(variant)
		names = append(names, coloured+suffix, role+suffix)
	}
	return append(names, coloured, role)
}
