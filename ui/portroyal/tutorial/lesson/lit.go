package lesson

import (
	"fmt"
	"slices"
	"strings"

	"portroyal/engine/portroyal"
)

// Place is a part of the table that has a name of its own.
type Place string

// The places. Those of the other player begin with "rival".
const (
	Pile        Place = "pile"    // the draw pile, with the text about it
	Discards    Place = "discard" // the discard pile
	Harbour     Place = "harbour"
	Row         Place = "row"    // of expeditions and contracts
	Own         Place = "own"    // everything that the player has
	Coins       Place = "coins"  //
	Points      Place = "points" //
	SwordCount  Place = "swords" //
	Target      Place = "target" // what ends the game
	RivalAll    Place = "rival"  // everything that the other player has
	RivalCoins  Place = "rival-coins"
	RivalPoints Place = "rival-points"
	TimePile    Place = "time"
	VictoryPile Place = "victory-pile"
	Cubes       Place = "cubes"
)

var places = []Place{
	Pile, Discards, Harbour, Row, Own, Coins, Points, SwordCount, Target, RivalAll, RivalCoins, RivalPoints, TimePile,
	VictoryPile, Cubes,
}

// Lit is one thing to look at; exactly one field is set.
type Lit struct {
	Place    Place
	Card     portroyal.Card // wherever it is
	Contract portroyal.Contract
	Plate    portroyal.ActionKind // the plate for this action
}

// plates maps the names of plates to actions: the words that the notation has for them.
var plates = map[string]portroyal.ActionKind{
	"reveal": portroyal.RevealNext, "stop": portroyal.Stop, "repel": portroyal.RepelShip, "dock": portroyal.Dock,
	"pass": portroyal.Pass, "claim": portroyal.Claim, "fulfil": portroyal.Fulfil, "gamble": portroyal.Gamble,
	"victory": portroyal.MoveToVictory, "keep": portroyal.KeepTime,
}

// parseLit reads what is lit: places, plates, cards and contracts by their names.
func parseLit(text string) (all []Lit, err error) {
	for _, name := range strings.Fields(text) {
		if slices.Contains(places, Place(name)) {
			all = append(all, Lit{Place: Place(name)})
			continue
		}
		if kind, ok := plates[name]; ok {
			all = append(all, Lit{Plate: kind})
			continue
		}
		if contract, err := portroyal.ParseContract(name); err == nil {
			all = append(all, Lit{Contract: contract})
			continue
		}
		card, err := portroyal.ParseCard(name)
		if err != nil {
			return nil, fmt.Errorf("nothing on the table is called %q", name)
		}
		all = append(all, Lit{Card: card})
	}
	return all, nil
}
