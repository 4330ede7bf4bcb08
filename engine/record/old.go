package record

import (
	"fmt"
	"slices"

	"portroyal/engine/internal/strictjson"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/dealt"
)

// bare is a record of the second format, which knew nothing of a game but how it went.
type bare struct {
	Format    string               `json:"format"`
	Options   portroyal.Options    `json:"options"`
	Seed      uint64               `json:"seed,string"`
	Start     int                  `json:"start"`
	Seats     []bareSeat           `json:"seats"`
	Contracts []portroyal.Contract `json:"contracts,omitempty"`
	Cards     []portroyal.Card     `json:"cards"`
	Actions   []portroyal.Action   `json:"actions"`
	Result    *Result              `json:"result,omitempty"`
}

type bareSeat struct {
	Name   string `json:"name"`
	Player string `json:"player,omitempty"`
}

// record makes one of the third format of it, which has no standing yet.
func (b *bare) record() *Record {
	r := &Record{
		Head:      Head{Format: PooledFormat, Options: b.Options, Seed: b.Seed, Start: b.Start, Result: b.Result},
		Contracts: b.Contracts, Cards: b.Cards, Actions: b.Actions,
	}
	for i, seat := range b.Seats {
		r.Seats = append(r.Seats, Seat{Name: seat.Name, Player: seat.Player, Colour: i})
	}
	if r.Cards == nil {
		r.Cards = []portroyal.Card{}
	}
	if r.Actions == nil {
		r.Actions = []portroyal.Action{}
	}
	return r
}

// readBare reads a record of the second format.
func readBare(data []byte) (*Record, error) {
	var b bare
	if err := strictjson.Decode(data, &b); err != nil {
		return nil, damaged("%w", err)
	}
	r := b.record()
	cards := &shown{cards: r.Cards}
	return r, r.stand(cards, func(*portroyal.Tape) {})
}

// stand plays a record that has no standing, and gives it one.
func (r *Record) stand(dealer portroyal.Dealer, observe func(*portroyal.Tape)) error {
	position, err := r.begin()
	if err != nil {
		return err
	}
	turn := 1
	err = r.play(&position, dealer, func(tape *portroyal.Tape) {
		turn += TurnsBegun(tape.Events)
		observe(tape)
	})
	r.Standing = standingOf(&position, turn, 0)
	return err
}

// dealtRecord is a record of the first format, of a game that was dealt from a shuffled deck. It holds the order
// of the deck and of each new pile, from which the cards that came to light follow.
type dealtRecord struct {
	bare
	Piles    [][]portroyal.Card `json:"piles"`
	Revealed []portroyal.Card   `json:"revealed"`
}

// readDealt reads a record of the first format.
func readDealt(data []byte) (*Record, error) {
	var o dealtRecord
	if err := strictjson.Decode(data, &o); err != nil {
		return nil, damaged("%w", err)
	}
	switch {
	case len(o.Piles) == 0:
		return nil, damaged("it has no deck")
	case o.Cards != nil:
		return nil, damaged("cards are not a field of its format")
	}
	r := o.record()
	position, err := r.begin()
	if err != nil {
		return nil, err
	}
	deck, err := dealt.New(&position, o.Piles[0], o.Piles[1:])
	if err != nil {
		return nil, damaged("%w", err)
	}
	var revealed []portroyal.Card
	err = r.stand(deck, func(tape *portroyal.Tape) {
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
