package statistics

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
)

// Feats are what a seat has brought about in a game, as far as anybody may want to remember it.
type Feats struct {
	Harbour  int `json:"harbour,omitempty"`  // most cards in the harbour in one of its turns
	Colours  int `json:"colours,omitempty"`  // most ship colours there
	Dared    int `json:"dared,omitempty"`    // highest chance of a bust that it took and that did not come true, in per cent
	Busts    int `json:"busts,omitempty"`    // harbours lost (D5), with those by four cards at once (H13)
	Repelled int `json:"repelled,omitempty"` // ships (D3)

	Chest    int `json:"chest,omitempty"`    // most coins at one time
	Trade    int `json:"trade,omitempty"`    // most coins for one ship (H5)
	Swords   int `json:"swords,omitempty"`   // at the end, as the two below
	Admirals int `json:"admirals,omitempty"` // persons
	Cargo    int `json:"cargo,omitempty"`    // ships under wholesalers (H12)

	Claimed   int                  `json:"claimed,omitempty"`   // expeditions
	Largest   int                  `json:"largest,omitempty"`   // points of the one with most
	Contracts []portroyal.Contract `json:"contracts,omitempty"` // fulfilled

	Behind int `json:"behind,omitempty"` // most points behind the leader after a turn
}

// watch takes down what an action has brought about.
func (g *Game) watch(view *portroyal.View, action portroyal.Action, events []portroyal.Event) {
	bust := false
	for i := range events {
		event := &events[i]
		seat := &g.Seats[event.Seat].Feats
		switch event.Kind {
		case portroyal.WentBust:
			bust = true
		case portroyal.ShipRepelled:
			seat.Repelled++
		case portroyal.ShipTraded:
			if event.Contract == portroyal.NoContract { // else the coins were given up
				seat.Trade = max(seat.Trade, int(event.N))
			}
		case portroyal.Claimed:
			seat.Claimed++
			seat.Largest = max(seat.Largest, int(event.Card.Face().Points))
		}
	}
	if action.Kind == portroyal.RevealNext && !bust {
		seat := &g.Seats[view.Decides()].Feats
		seat.Dared = max(seat.Dared, int(view.BustChance()*100))
	}
}

// settle adds what the whole game and its end say.
func (g *Game) settle(story *chronicle.Game, last *portroyal.Position) {
	for i := range g.Seats {
		told, seat := &story.Seats[i], &g.Seats[i].Feats
		seat.Harbour, seat.Chest, seat.Busts = told.Harbour, told.Chest, told.Busts
		seat.Swords, seat.Admirals = last.Swords(i), last.Count(i, portroyal.Admiral)
		seat.Cargo = len(last.Cargo(i))
		for _, laid := range last.Contracts() {
			if slices.Contains(laid.Cubes, i) {
				seat.Contracts = append(seat.Contracts, laid.Contract)
			}
		}
	}
	for turn := range story.Turns {
		leads := 0
		for i := range story.Seats {
			leads = max(leads, story.Seats[i].Points[turn])
		}
		for i := range story.Seats {
			g.Seats[i].Feats.Behind = max(g.Seats[i].Feats.Behind, leads-story.Seats[i].Points[turn])
		}
	}
}
