package ask

import (
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
)

// What cannot be chosen says why, by the reasons of the rules; what can be chosen, or what nobody would choose now, says nothing.
func TestWhatCannotBeChosenSaysWhy(t *testing.T) {
	const (
		visits = `{"options": {"players": 2}, "phase": "visits", "at": 0, "visit": {"order": [0, 1]}, "seats": [`
		other  = `, {"island": "cove"}]}`
		fight  = `"fight": {"island": "hull", "order": ["0", "1"], "next": 0`
		there  = `"seats": [{"island": "hull", "hand": ["grapeshot", "grapple"]}, {"island": "hull"}]}`
	)
	hand := func(card cove.Card) board.Spot { return board.Spot{Kind: board.Hand, Card: card} }
	island := func(at cove.Island) board.Spot { return board.Spot{Kind: board.Island, Island: at} }
	at := func(kind board.SpotKind, section cove.Section) board.Spot {
		return board.Spot{Kind: kind, Section: section}
	}
	part := func(ship cove.Target) board.Spot { return board.Spot{Kind: board.Part, Ship: ship} }
	outfitting := func(places, doubloons string) string {
		return `{"options": {"players": 2}, "phase": "outfitting", "round": 0, "seats": [{"places": ` + places + `, "doubloons": ` + doubloons + `}, {}]}`
	}
	for name, c := range map[string]struct {
		position string
		begun    []board.Spot
		spot     board.Spot
		want     string
	}{
		"the cove":                {`{"options": {"players": 2}, "phase": "navigation", "round": 1, "seats": [{}, {}]}`, nil, island(cove.Cove), "Nobody can choose Pirate’s Cove, only the islands 1 to 6."},
		"an island":               {`{"options": {"players": 2}, "phase": "navigation", "round": 1, "seats": [{}, {}]}`, nil, island(cove.Tavern), ""},
		"an island on a visit":    {visits + `{"island": "tavern"}` + other, nil, island(cove.Tavern), ""},
		"a dear step":             {outfitting("[5, 2, 2, 2]", "5"), []board.Spot{at(board.StepUp, cove.Hull)}, at(board.StepUp, cove.Hull), "It costs 3 doubloons; you have 2."},
		"a step":                  {outfitting("[2, 2, 2, 2]", "9"), nil, at(board.StepUp, cove.Hull), ""},
		"no step back":            {outfitting("[2, 2, 2, 2]", "9"), nil, at(board.StepDown, cove.Hull), ""},
		"a dear track":            {visits + `{"island": "hull", "places": [5, 2, 2, 2], "doubloons": 1}` + other, nil, at(board.Track, cove.Hull), "It costs 3 doubloons; you have 1."},
		"another track":           {visits + `{"island": "hull", "doubloons": 9}` + other, nil, at(board.Track, cove.Crew), "This island does not offer that."},
		"no treasures":            {visits + `{"island": "treasure"}` + other, nil, board.Spot{Kind: board.Chests}, "You do not have that many treasures aboard."},
		"few doubloons":           {visits + `{"island": "treasure", "doubloons": 2}` + other, nil, board.Spot{Kind: board.Gold}, "It costs 3 doubloons; you have 2."},
		"another's purse":         {visits + `{"island": "treasure"}` + other, nil, board.Spot{Kind: board.Gold, Seat: 1}, ""},
		"few doubloons elsewhere": {visits + `{"island": "tavern"}` + other, nil, board.Spot{Kind: board.Gold}, ""},
		"fame":                    {visits + `{"island": "tavern", "hand": ["fame-1"]}` + other, nil, hand(cove.Fame1), ""},
		"another time":            {visits + `{"island": "tavern", "hand": ["grapple"]}` + other, nil, hand(cove.Grapple), "This card is played at another time."},
		"a second mastercraft":    {visits + `{"island": "tavern", "craft": {"hull": "sound"}, "hand": ["mastercraft"]}` + other, nil, hand(cove.Mastercraft), "Your ship already has a mastercraft."},
		"a mastercraft": {
			visits + `{"island": "tavern", "hand": ["mastercraft"]}` + other, []board.Spot{hand(cove.Mastercraft)}, at(board.Track, cove.Hull), "",
		},
		"the own ship":  {`{"options": {"players": 2}, "phase": "exchange", ` + fight + `}, ` + there, nil, part(0), ""},
		"another ship":  {`{"options": {"players": 2}, "phase": "exchange", ` + fight + `}, ` + there, nil, part(1), ""},
		"a volley card": {`{"options": {"players": 2}, "phase": "exchange", ` + fight + `}, ` + there, nil, hand(cove.Grapeshot), ""},
		"becalmed": {
			`{"options": {"players": 2}, "phase": "exchange", ` + fight + `, "becalmed": true}, ` + there, nil, hand(cove.Grapeshot),
			"After Becalmed nobody plays any more cards in this fight.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			a := asker(read(t, c.position), 0)
			for _, spot := range c.begun {
				choose(t, a, spot)
			}
			if got := a.WhyNot(c.spot); got != c.want {
				t.Errorf("%q, not %q", got, c.want)
			}
		})
	}
}
