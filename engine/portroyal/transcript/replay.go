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
	position, err := r.begin()
	if err != nil {
		return position, err
	}
	if watch == nil {
		watch = func(*portroyal.Tape, *portroyal.Position) {}
	}
	var tape portroyal.Tape
	watch(&tape, &position)
	cards, chance, turn := shown{r.Cards}, follower{record.Follower{Jumps: r.Chance}}, 1
	for i, action := range r.Actions {
		if err := chance.replay(i, &position, action, &cards, &tape); err != nil {
			return position, fmt.Errorf("action %d (%s) does not fit the record: %w", i+1, action, err)
		}
		turn += TurnsBegun(tape.Events)
		watch(&tape, &position)
		tape = portroyal.Tape{Events: tape.Events[:0], Shown: tape.Shown[:0]}
	}
	chance.Jump(len(r.Actions), position.SetRandom)
	return position, r.compare(&position, len(cards.cards), turn)
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

// begin sets up the game of the record.
func (r *Record) begin() (portroyal.Position, error) {
	options := r.Rules()
	if len(r.Seats) != options.Seats() {
		return portroyal.Position{}, record.Damage("%d seats for %d players", len(r.Seats), options.Seats())
	}
	position, err := portroyal.Deal(options, r.Contracts, r.Seed, r.Start)
	if err != nil {
		return position, record.Damage("%w", err)
	}
	if r.Format != Format {
		position.GambleOnce()
	}
	if r.Format == PooledFormat {
		position.PoolCoins()
	}
	return position, nil
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
		after := *position
		if err := after.Apply(action, tape); err != nil {
			return err
		}
		if n := len(tape.Shown); n <= len(cards.cards) && slices.Equal(tape.Shown, cards.cards[:n]) {
			*position, cards.cards = after, cards.cards[n:]
			return nil
		}
		*tape = portroyal.Tape{Events: tape.Events[:0], Shown: tape.Shown[:0]}
		f.Knows = false
	}
	return position.Replay(action, cards, tape)
}

// shown deals the cards of a record in their order.
type shown struct{ cards []portroyal.Card }

func (s *shown) Deal(portroyal.Source, int) (portroyal.Card, error) {
	if len(s.cards) == 0 {
		return portroyal.NoCard, fmt.Errorf("the record has no card for it")
	}
	card := s.cards[0]
	s.cards = s.cards[1:]
	return card, nil
}

func (s *shown) Follow([]portroyal.Event) {}
