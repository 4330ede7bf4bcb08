package portroyal_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/dealt"
)

// openDeck is the order of the hidden cards that a position was written with; nil if nobody knows it.
type openDeck struct{ *dealt.Deck }

// readOpenDeck takes the order from the text of a position in which hidden cards are lists.
func readOpenDeck(p *portroyal.Position, text []byte) (*openDeck, error) {
	var written struct {
		Pile, TimePile, VictoryPile []portroyal.Card
		Seats                       []struct{ Coins []portroyal.Card }
	}
	if err := json.Unmarshal(text, &written); err != nil {
		return nil, err
	}
	var order []portroyal.Card
	for _, seat := range written.Seats {
		order = append(order, seat.Coins...)
	}
	deck, err := dealt.New(p, slices.Concat(order, written.VictoryPile, written.TimePile, written.Pile), nil)
	return &openDeck{deck}, err
}

// play plays an action with the cards of the deck, and gives the deck again: nil once the pile was
// renewed and chance had to decide.
func (d *openDeck) play(t *testing.T, at string, p *portroyal.Position, a portroyal.Action, tape *portroyal.Tape) *openDeck {
	t.Helper()
	if d != nil {
		err := p.Replay(a, d, tape)
		var refusal *portroyal.Refusal
		switch {
		case err == nil:
			return d
		case errors.As(err, &refusal):
			t.Fatalf("%s: %v", at, err)
		}
	}
	if err := p.Apply(a, tape); err != nil {
		t.Fatalf("%s: %v", at, err)
	}
	return nil
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
		cards = d.Pile()
	case field == "timePile":
		cards = d.Time()
	case field == "victoryPile":
		cards = d.Victory()
	default:
		if n, err := fmt.Sscanf(field, "seats[%d].coins", &seat); n != 1 || err != nil {
			return nil, false
		}
		cards = d.Coins(seat)
	}
	list := []any{}
	for _, card := range cards {
		list = append(list, card.String())
	}
	return list, true
}
