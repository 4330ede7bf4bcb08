package transcript

import (
	"fmt"
	"io"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/record"
)

// Read reads a record and plays it through. An error is a *[record.Error], or that of reading.
func Read(from io.Reader) (*Record, error) { return record.ReadAs[*Record](games, from) }

// Decode is [Read] for what has been read already.
func Decode(data []byte) (*Record, error) { return record.DecodeAs[*Record](games, data) }

// Check looks at what playing the game again does not.
func (r *Record) Check() error {
	if r.Actions == nil || r.Shown == nil {
		return record.Damage("it has no actions, or nothing that chance has shown")
	}
	if err := r.CheckLog(&r.Log, len(r.Actions)); err != nil {
		return err
	}
	return r.Head.Check()
}

// Verify implements [record.Record].
func (r *Record) Verify() error {
	_, err := r.Replay()
	return err
}

// Replay plays the record again from what chance has shown, without its generator, and compares standing and result. It
// gives the last position, in which chance goes on as it would have. An error says in one sentence what is damaged: the
// set-up, the first action that does not fit, what is left over, or the outcome.
func (r *Record) Replay() (cove.Position, error) { return r.Follow(nil) }

// Follow is [Record.Replay] with somebody who watches: watch, which may be nil, is shown the position before the first
// action with an empty tape, and then what happened in each action and the position after it. Neither may be retained or
// changed.
func (r *Record) Follow(watch func(*cove.Tape, *cove.Position)) (cove.Position, error) {
	position, err := cove.New(r.Rules(), r.Seed)
	if err != nil {
		return position, record.Damage("%w", err)
	}
	if watch == nil {
		watch = func(*cove.Tape, *cove.Position) {}
	}
	var tape cove.Tape
	watch(&tape, &position)
	shown, turn := r.Shown, 1
	chance := record.Follower{Jumps: r.Chance}
	for i, action := range r.Actions {
		chance.Jump(i, position.SetRandom)
		var used int
		if used, err = replay(&position, action, shown, &chance, &tape); err != nil {
			return position, fmt.Errorf("action %d (%s) does not fit the record: %w", i+1, action, err)
		}
		shown = shown[used:]
		turn += RoundsBegun(tape.Events)
		watch(&tape, &position)
		tape.Rewind()
	}
	chance.Jump(len(r.Actions), position.SetRandom)
	over := position.Phase() == cove.Over
	err = r.Compare(over, resultOf(&position), standingOf(&position, turn))
	if len(shown) > 0 && (r.Result != nil) == over {
		return position, fmt.Errorf("the record tells of %d dice and cards more than were asked for", len(shown))
	}
	return position, err
}

// replay plays an action with what chance has shown, and says how much of it that was. As long as the generator brings the
// same, chance goes on as it would have.
func replay(
	position *cove.Position, action cove.Action, shown Shown, chance *record.Follower, tape *cove.Tape,
) (used int, err error) {
	if chance.Knows {
		after := *position
		if err := after.Apply(action, tape); err != nil {
			return 0, err
		}
		if n := len(tape.Shown); n <= len(shown) && slices.Equal(tape.Shown, shown[:n]) {
			*position = after
			return n, nil
		}
		tape.Rewind()
		chance.Knows = false
	}
	return position.ReplayPart(action, shown, tape)
}
