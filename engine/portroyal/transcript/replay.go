package transcript

import (
	"fmt"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
)

// Replay plays the record again from its own cards, without its generator, and compares standing and result.
// It gives the last position, in which chance goes on as it would have. An error says in one sentence what is
// damaged: the set-up, the first action that does not fit, cards that are left over, or the outcome.
func (r *Record) Replay() (portroyal.Position, error) { return r.Follow(nil) }

// Follow is [Record.Replay] with somebody who watches: watch, which may be nil, is shown the position before the first
// action with an empty tape, and then what happened in each action and the position after it. Neither may be retained
// or changed.
func (r *Record) Follow(watch func(*portroyal.Tape, *portroyal.Position)) (portroyal.Position, error) {
	position, _, err := r.follow(watch)
	return position, err
}

// laid is the deck of a record with a given order, as it lies after all of its actions.
func (r *Record) laid() (*portroyal.LaidDeck, error) {
	_, deck, err := r.follow(nil)
	return deck, err
}

// follow is Follow, and gives the deck at the end, nil where no order was given.
func (r *Record) follow(
	watch func(*portroyal.Tape, *portroyal.Position),
) (portroyal.Position, *portroyal.LaidDeck, error) {
	position, deck, err := r.begin()
	if err != nil {
		return position, nil, err
	}
	if watch == nil {
		watch = func(*portroyal.Tape, *portroyal.Position) {}
	}
	var tape portroyal.Tape
	watch(&tape, &position)
	cards, chance, turn := shown{cards: r.Cards, deck: deck}, follower{record.Follower{Jumps: r.Chance}}, 1
	for i, action := range r.Actions {
		if err := chance.replay(i, &position, action, &cards, &tape); err != nil {
			return position, nil, fmt.Errorf("action %d (%s) does not fit the record: %w", i+1, action, err)
		}
		turn += TurnsBegun(tape.Events)
		watch(&tape, &position)
		tape = portroyal.Tape{Events: tape.Events[:0], Shown: tape.Shown[:0]}
	}
	chance.Jump(len(r.Actions), position.SetRandom)
	return position, deck, r.compare(&position, len(cards.cards), turn)
}

// compare says how the record differs from what its actions have led to, with so many cards left over.
func (r *Record) compare(position *portroyal.Position, left, turn int) error {
	over := position.Phase() == portroyal.Over
	err := r.Head.Compare(over, resultOf(position), standingOf(position, turn, 0))
	if left > 0 && (r.Result != nil) == over {
		return fmt.Errorf("the record tells of %d cards more than came to light", left)
	}
	return err
}

// begin sets up the game of the record, and its deck if the order was given.
func (r *Record) begin() (portroyal.Position, *portroyal.LaidDeck, error) {
	options := r.Rules()
	if len(r.Seats) != options.Seats() {
		return portroyal.Position{}, nil, record.Damage("%d seats for %d players", len(r.Seats), options.Seats())
	}
	position, err := portroyal.Deal(options, r.Contracts, r.Seed, r.Start)
	if err != nil {
		return position, nil, record.Damage("%w", err)
	}
	if r.Format != Format {
		position.GambleOnce()
	}
	if r.Deck == nil {
		return position, nil, nil
	}
	deck, err := position.LayDeck(r.Deck)
	if err != nil {
		return position, nil, record.Damage("deck: %w", err)
	}
	return position, &deck, nil
}

// follower keeps the generator in step with the record.
type follower struct{ record.Follower }

// replay plays an action with the cards of the record. As long as the generator brings the same ones the position
// becomes what it was in the game, with all that chance will bring; else as much of it as anybody knows.
func (f *follower) replay(
	i int, position *portroyal.Position, action portroyal.Action, cards *shown, tape *portroyal.Tape,
) error {
	f.Jump(i, position.SetRandom)
	if f.Knows {
		after, deck := *position, cards.deck
		var err error
		if deck == nil {
			err = after.Apply(action, tape)
		} else {
			before := *deck
			if err = after.Replay(action, deck, tape); err == nil && !cards.begin(tape.Shown) {
				*deck = before
			}
		}
		if err != nil {
			return err
		}
		if cards.begin(tape.Shown) {
			*position, cards.cards = after, cards.cards[len(tape.Shown):]
			return nil
		}
		*tape = portroyal.Tape{Events: tape.Events[:0], Shown: tape.Shown[:0]}
		f.Knows = false
	}
	return position.Replay(action, cards, tape)
}

// shown deals the cards of a record in their order.
type shown struct {
	cards []portroyal.Card
	deck  *portroyal.LaidDeck // which has to have the same ones, or nil
}

// begin reports whether the next cards are these.
func (s *shown) begin(cards []portroyal.Card) bool {
	return len(cards) <= len(s.cards) && slices.Equal(cards, s.cards[:len(cards)])
}

func (s *shown) Deal(from portroyal.Source, seat int) (portroyal.Card, error) {
	if len(s.cards) == 0 {
		return portroyal.NoCard, fmt.Errorf("the record has no card for it")
	}
	card := s.cards[0]
	s.cards = s.cards[1:]
	if s.deck != nil {
		switch laid, err := s.deck.Deal(from, seat); {
		case err != nil:
			return portroyal.NoCard, err
		case laid != portroyal.ByChance && laid != card:
			return portroyal.NoCard, fmt.Errorf("%q comes to light, and the deck has %q there", card, laid)
		}
	}
	return card, nil
}

func (s *shown) Follow(events []portroyal.Event) {
	if s.deck != nil {
		s.deck.Follow(events)
	}
}
