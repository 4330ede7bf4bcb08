package record

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"
)

// Log is what the record of every game has behind its actions.
type Log struct {
	// Times are when each action was decided, in milliseconds of play since the game began; nil where nobody has
	// measured them.
	Times []int64 `json:"times,omitempty"`

	// Hinted are the decisions that a hint was given for: after how many actions each came up, in ascending order. A
	// decision that was taken back may come after the last action.
	Hinted []int `json:"hinted,omitempty"`
}

// Noted is the log itself, as the record of a game gives it.
func (l *Log) Noted() *Log { return l }

// Snapshot is the log as it is now, which stays so while the game goes on.
func (l *Log) Snapshot() Log { return Log{slices.Clip(l.Times), slices.Clone(l.Hinted)} }

// CheckLog says in one sentence what cannot be about a log and a head of so many actions, or nil.
func (h *Head) CheckLog(l *Log, actions int) error {
	if l.Times != nil && len(l.Times) != actions {
		return Damage("%d times for %d actions", len(l.Times), actions)
	}
	last := int64(0)
	for _, time := range l.Times {
		if time < last {
			return Damage("a time comes before the one before it")
		}
		last = time
	}
	if h.Standing.Played < last {
		return Damage("played: %d ms, and the last action was at %d ms", h.Standing.Played, last)
	}
	for i, after := range l.Hinted {
		if after < 0 || i > 0 && after <= l.Hinted[i-1] {
			return Damage("hinted: after %d actions", after)
		}
	}
	for i, chance := range h.Chance {
		if chance.After < 0 || chance.After > actions || i > 0 && chance.After <= h.Chance[i-1].After {
			return Damage("chance: after %d of %d actions", chance.After, actions)
		}
	}
	return nil
}

// ChanceAfter is the state of chance that the head gives after this many actions.
func (h *Head) ChanceAfter(after int) (Chance, bool) {
	i, ok := slices.BinarySearchFunc(h.Chance, after, func(c Chance, n int) int { return c.After - n })
	if !ok {
		return Chance{}, false
	}
	return h.Chance[i], true
}

// NewID makes a name from the time and a random part, so that names sort in the order in which games began.
func NewID(begun time.Time) string {
	return fmt.Sprintf("%s-%08x", begun.Format("20060102-150405"), rand.Uint32())
}

// PlayedOn is the head of a practice game that goes on after so many actions of this one, with these players, or with the
// same ones if nil. It begins now; where it stands is for the game to say.
func (h *Head) PlayedOn(actions int, seats []Seat) Head {
	if seats == nil {
		seats = h.Seats
	}
	on := Head{
		Format: h.Format, Options: h.Options, Seed: h.Seed, Start: h.Start, Seats: slices.Clone(seats), Chosen: h.Chosen,
		Practice: true, Begun: time.Now().UTC().Truncate(time.Second), Program: h.Program,
	}
	on.ID = NewID(on.Begun)
	for _, chance := range h.Chance {
		if chance.After <= actions {
			on.Chance = append(on.Chance, chance)
		}
	}
	return on
}

// Follower keeps a generator in step with a record that is played from what it says chance has brought. As long as the
// generator brings the same, the position becomes what it was in the game, with all that chance will bring; else as much
// of it as anybody knows.
type Follower struct {
	Jumps []Chance // that are still to come
	Knows bool     // the generator brings what the record says
}

// Jump lets chance go on from where the record says it did after so many actions.
func (f *Follower) Jump(after int, set func(state uint64)) {
	if len(f.Jumps) > 0 && f.Jumps[0].After == after {
		set(f.Jumps[0].State)
		f.Jumps, f.Knows = f.Jumps[1:], true
	}
}

// Compare says in one sentence how a head differs from what its actions have led to: whether the game is over, the
// result there, and the standing. Playing time is not compared.
func (h *Head) Compare(over bool, result *Result, standing Standing) error {
	switch {
	case h.Result != nil && !over:
		return fmt.Errorf("the record has a result, but its actions do not end the game")
	case h.Result == nil && over:
		return fmt.Errorf("the actions of the record end the game, but it has no result")
	case over && !h.Result.equal(result):
		return fmt.Errorf("the record's result is not the one that its actions lead to")
	case h.Standing.Turn != standing.Turn || !slices.Equal(h.Standing.Points, standing.Points):
		return fmt.Errorf("the record's standing is not the one that its actions lead to")
	}
	return nil
}

func (r *Result) equal(other *Result) bool {
	return slices.Equal(r.Points, other.Points) && slices.Equal(r.Coins, other.Coins) &&
		slices.Equal(r.Winners, other.Winners)
}
