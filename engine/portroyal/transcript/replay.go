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
	cards, chance, turn := shown{r.Cards}, follower{jumps: r.Chance}, 1
	for i, action := range r.Actions {
		if err := chance.replay(i, &position, action, &cards, &tape); err != nil {
			return position, fmt.Errorf("action %d (%s) does not fit the record: %w", i+1, action, err)
		}
		turn += TurnsBegun(tape.Events)
		watch(&tape, &position)
		tape = portroyal.Tape{Events: tape.Events[:0], Shown: tape.Shown[:0]}
	}
	chance.jump(len(r.Actions), &position)
	return position, r.compare(&position, len(cards.cards), turn)
}

// compare says how the record differs from what its actions have led to, with so many cards left over.
func (r *Record) compare(position *portroyal.Position, left, turn int) error {
	over := position.Phase() == portroyal.Over
	switch {
	case r.Result != nil && !over:
		return fmt.Errorf("the record has a result, but its actions do not end the game")
	case r.Result == nil && over:
		return fmt.Errorf("the actions of the record end the game, but it has no result")
	case r.Result != nil && !equal(r.Result, resultOf(position)):
		return fmt.Errorf("the record's result is not the one that its actions lead to")
	case left > 0:
		return fmt.Errorf("the record tells of %d cards more than came to light", left)
	case !sameStanding(&r.Standing, standingOf(position, turn, 0)):
		return fmt.Errorf("the record's standing is not the one that its actions lead to")
	}
	return nil
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
	if r.Format == PooledFormat {
		position.PoolCoins()
	}
	return position, nil
}

// follower keeps the generator in step with a record that is played from its own cards.
type follower struct {
	jumps []Chance // that are still to come
	knows bool     // the generator brings the cards of the record
}

// jump lets chance go on from where the record says it did after so many actions.
func (f *follower) jump(after int, position *portroyal.Position) {
	if len(f.jumps) > 0 && f.jumps[0].After == after {
		position.SetRandom(f.jumps[0].State)
		f.jumps, f.knows = f.jumps[1:], true
	}
}

// replay plays an action with the cards of the record. As long as the generator brings the same ones the position
// becomes what it was in the game, with all that chance will bring; else as much of it as anybody knows.
func (f *follower) replay(
	i int, position *portroyal.Position, action portroyal.Action, cards *shown, tape *portroyal.Tape,
) error {
	f.jump(i, position)
	if f.knows {
		after := *position
		if err := after.Apply(action, tape); err != nil {
			return err
		}
		if n := len(tape.Shown); n <= len(cards.cards) && slices.Equal(tape.Shown, cards.cards[:n]) {
			*position, cards.cards = after, cards.cards[n:]
			return nil
		}
		*tape = portroyal.Tape{Events: tape.Events[:0], Shown: tape.Shown[:0]}
		f.knows = false
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

func equal(r, other *Result) bool {
	return slices.Equal(r.Points, other.Points) && slices.Equal(r.Coins, other.Coins) &&
		slices.Equal(r.Winners, other.Winners)
}

// sameStanding compares all but the time of play.
func sameStanding(s *Standing, other Standing) bool {
	return s.Turn == other.Turn && slices.Equal(s.Points, other.Points)
}
