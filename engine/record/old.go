package record

import (
	"fmt"
	"slices"

	"portroyal/engine/internal/strictjson"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/dealt"
)

// oldFormat is what records said of themselves when a game was dealt from a shuffled deck.
const oldFormat = "port-royal-record-1"

// old is a record of that kind. It holds the order of the deck and of each new pile, from which the cards
// that came to light follow.
type old struct {
	Record
	Piles    [][]portroyal.Card `json:"piles"`
	Revealed []portroyal.Card   `json:"revealed"`
}

// readOld plays a record of the old kind and makes one of today's kind of it.
func readOld(data []byte) (*Record, error) {
	var o old
	if err := strictjson.Decode(data, &o); err != nil {
		return nil, fmt.Errorf("the record is damaged: %w", err)
	}
	switch {
	case len(o.Piles) == 0:
		return nil, fmt.Errorf("the record is damaged: it has no deck")
	case o.Cards != nil:
		return nil, fmt.Errorf("the record is damaged: cards are not a field of %s", oldFormat)
	}
	r := &o.Record
	r.Format, r.Cards = Format, []portroyal.Card{}
	position, err := r.begin()
	if err != nil {
		return nil, err
	}
	deck, err := dealt.New(&position, o.Piles[0], o.Piles[1:])
	if err != nil {
		return nil, fmt.Errorf("the record is damaged: %w", err)
	}
	var revealed []portroyal.Card
	err = r.play(&position, deck, func(tape *portroyal.Tape) {
		r.Cards = append(r.Cards, tape.Shown...)
		for _, event := range tape.Events {
			if event.Kind == portroyal.CardRevealed {
				revealed = append(revealed, event.Card)
			}
		}
	})
	switch {
	case err != nil:
		return nil, err
	case !slices.Equal(revealed, o.Revealed):
		return nil, fmt.Errorf("the record tells of other cards than those that its actions turn up")
	case len(deck.Renewed) > 0:
		return nil, fmt.Errorf("the record tells of %d reshuffles more than there were", len(deck.Renewed))
	}
	return r, nil
}
