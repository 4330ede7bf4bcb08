package gametest

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// Crowd is a table with this many cards in each place.
type Crowd struct {
	Players, Harbour, Expeditions, Persons, Coins int

	Contracts int
	Together  bool // against time
}

// seat is a player in the notation of positions.
type seat struct {
	Coins       []portroyal.Card `json:"coins"`
	Display     []portroyal.Card `json:"display"`
	Expeditions []portroyal.Card `json:"expeditions"`
}

// contract is a face-up contract in the notation of positions.
type contract struct {
	ID    portroyal.Contract `json:"id"`
	Cubes []int              `json:"cubes"`
}

// View is what the players see of the crowd.
func (c Crowd) View(t testing.TB) portroyal.View {
	t.Helper()
	position := c.Position(t)
	return position.View()
}

// Position deals out the base deck until the table is as the crowd says.
func (c Crowd) Position(t testing.TB) portroyal.Position {
	t.Helper()
	var ships, persons, expeditions, rest []portroyal.Card
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		face := card.Face()
		for range face.Copies {
			switch {
			case face.FivePlayersOnly:
			case face.Type == portroyal.Ship:
				ships = append(ships, card)
			case face.Type == portroyal.Person:
				persons = append(persons, card)
			case face.Type == portroyal.Expedition:
				expeditions = append(expeditions, card)
			default:
				rest = append(rest, card)
			}
		}
	}
	random := rand.New(rand.NewPCG(1, 1))
	random.Shuffle(len(persons), func(i, j int) { persons[i], persons[j] = persons[j], persons[i] })
	take := func(from *[]portroyal.Card, n int) []portroyal.Card {
		n = min(n, len(*from))
		taken := (*from)[:n]
		*from = (*from)[n:]
		return taken
	}
	var harbour []portroyal.Card
	colours := map[portroyal.Colour]bool{}
	for i := 0; i < len(ships) && len(harbour) < min(5, c.Harbour/2); i++ {
		if colour := ships[i].Face().Colour; !colours[colour] {
			colours[colour] = true
			harbour = append(harbour, ships[i])
			ships = append(ships[:i:i], ships[i+1:]...)
		}
	}
	written := struct {
		Options     portroyal.Options `json:"options"`
		Phase       string            `json:"phase"`
		Revealed    int               `json:"revealed"`
		TakesLeft   int               `json:"takesLeft"`
		Harbour     []portroyal.Card  `json:"harbour"`
		Expeditions []portroyal.Card  `json:"expeditions"`
		Seats       []seat            `json:"seats"`
		Discard     []portroyal.Card  `json:"discard"`
		Pile        []portroyal.Card  `json:"pile"`
		Contracts   []contract        `json:"contracts,omitempty"`
		TimePile    []portroyal.Card  `json:"timePile,omitempty"`
	}{Options: portroyal.DefaultOptions(), Phase: portroyal.Trade.String(), Revealed: c.Harbour, TakesLeft: 3}
	written.Options.Players = uint8(c.Players)
	if c.Contracts > 0 {
		written.Options.Decks |= portroyal.DeckExpansion
		written.Options.Contracts, written.Options.Cooperative = true, c.Together
		for i, id := range portroyal.AllContracts()[:c.Contracts] {
			laid := contract{id, []int{}}
			if i < 3*c.Players {
				laid.Cubes = append(laid.Cubes, i%c.Players)
			}
			written.Contracts = append(written.Contracts, laid)
		}
	}
	written.Expeditions = take(&expeditions, c.Expeditions)
	for range c.Players {
		written.Seats = append(written.Seats, seat{})
	}
	written.Seats[0].Display = take(&persons, c.Persons)
	harbour = append(harbour, take(&persons, c.Harbour-len(harbour))...)
	for i := 1; i < c.Players; i++ {
		written.Seats[i].Display = take(&persons, min(c.Persons, 60/c.Players))
	}
	for i := range c.Players {
		written.Seats[i].Coins = take(&ships, c.Coins)
	}
	written.Harbour = harbour
	written.Discard = take(&persons, len(persons)/2)
	if c.Together {
		written.TimePile = take(&rest, 3)
	}
	written.Pile = append(append(append(rest, ships...), persons...), expeditions...)
	text, err := json.Marshal(written)
	if err != nil {
		t.Fatal(err)
	}
	return Written(t, string(text))
}

// Written is a position in the notation of positions.
func Written(t testing.TB, text string) (position portroyal.Position) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &position); err != nil {
		t.Fatal(err)
	}
	return position
}
