package portroyal_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
)

// openDeck is the order of a game's hidden cards. After a reshuffle it is the one that is written down, or a
// new one by chance.
type openDeck struct {
	*knownDeck
	table  *followed  // for the cards of the next draw pile
	random *rand.Rand // nil if the orders of the piles are written down
	piles  [][]portroyal.Card
}

// layOpen lays out a deck as [layKnown] does.
func layOpen(t failer, p *portroyal.Position, order []portroyal.Card, piles [][]portroyal.Card,
	random *rand.Rand,
) *openDeck {
	t.Helper()
	deck, err := layKnown(p, order, piles)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return &openDeck{knownDeck: deck, table: follow(t, p), random: random}
}

// readOpenDeck takes the order from the text of a position in which hidden cards are lists.
func readOpenDeck(t failer, p *portroyal.Position, text []byte) *openDeck {
	t.Helper()
	var written struct {
		Pile, TimePile, VictoryPile []portroyal.Card
		Seats                       []struct{ Coins []portroyal.Card }
	}
	if err := json.Unmarshal(text, &written); err != nil {
		t.Fatalf("%v", err)
	}
	var order []portroyal.Card
	for _, seat := range written.Seats {
		order = append(order, seat.Coins...)
	}
	order = slices.Concat(order, written.VictoryPile, written.TimePile, written.Pile)
	return layOpen(t, p, order, nil, rand.New(rand.NewPCG(uint64(len(text)), 1)))
}

// Deal takes the card from the deck.
func (d *openDeck) Deal(from portroyal.Source, seat int) (portroyal.Card, error) {
	card, err := d.knownDeck.Deal(from, seat)
	d.table.shown = append(d.table.shown, card)
	return card, err
}

// Follow sees to the order of a new pile.
func (d *openDeck) Follow(events []portroyal.Event) {
	d.table.hear(events)
	for i, cards := range d.table.renewed {
		if d.random != nil {
			pile := slices.Clone(cards)
			d.random.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
			d.renewed = append(d.renewed, pile)
		}
		if len(d.renewed) > i {
			d.piles = append(d.piles, d.renewed[i])
		}
	}
	d.table.renewed = nil
	d.knownDeck.Follow(events)
}

// play plays an action with the cards of the deck, or by chance if there is none.
func (d *openDeck) play(t *testing.T, at string, p *portroyal.Position, a portroyal.Action, tape *portroyal.Tape) {
	t.Helper()
	if d == nil {
		if err := p.Apply(a, tape); err != nil {
			t.Fatalf("%s: %v", at, err)
		}
		return
	}
	if err := p.Replay(a, d, tape); err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	if p.Phase() != portroyal.Moment {
		d.table.endTax()
	}
	for seat := range p.Players() {
		if len(d.coins[seat]) != p.Coins(seat) {
			t.Fatalf("%s: %d cards are %d coins of seat %d", at, len(d.coins[seat]), p.Coins(seat), seat)
		}
	}
	if len(d.pile) != p.PileSize() || len(d.time) != p.TimePile() || len(d.victory) != p.VictoryPile() {
		t.Fatalf("%s: %d, %d and %d cards are piles of %d, %d and %d", at, len(d.pile), len(d.time),
			len(d.victory),
			p.PileSize(), p.TimePile(), p.VictoryPile())
	}
}

// hidden lists the cards of a field that a position only knows the number of.
func (d *openDeck) hidden(field string) ([]any, bool) {
	if d == nil {
		return nil, false
	}
	var seat int
	var cards []portroyal.Card
	switch {
	case field == "pile":
		cards = d.pile
	case field == "timePile":
		cards = d.time
	case field == "victoryPile":
		cards = d.victory
	default:
		if n, err := fmt.Sscanf(field, "seats[%d].coins", &seat); n != 1 || err != nil {
			return nil, false
		}
		cards = d.coins[seat]
	}
	list := []any{}
	for _, card := range cards {
		list = append(list, card.String())
	}
	return list, true
}
