package career

import (
	"errors"
	"fmt"
	"slices"

	"portroyal/engine/portroyal/transcript"
)

// Result is what came of one game of a voyage.
type Result struct {
	// Reached are the names of the kinds of goals that were reached. They say nothing of numbers, so that whoever has
	// reached a goal has it also when a later version asks for more.
	Reached []string `json:"reached,omitempty"`

	Helped bool `json:"helped,omitempty"` // by a hint, or by taking something back
}

// mostReached is far beyond the number of goals that a voyage has.
const mostReached = 32

// Check says what cannot be about a result that was read, or nil. A goal that only a later version knows is possible.
func (r *Result) Check() error {
	if len(r.Reached) > mostReached {
		return fmt.Errorf("%d goals reached", len(r.Reached))
	}
	for _, name := range r.Reached {
		if name == "" || len(name) > mostReached {
			return fmt.Errorf("a goal without a name")
		}
	}
	return nil
}

// Progress is how far a game has come with a goal.
type Progress struct {
	Reached bool
	Counted bool // it is known before the end how far
	Far     int  // that far, of the number of the goal
}

// Helped reports whether a hint has helped whoever sails, or something was taken back.
func Helped(r *transcript.Record) bool { return r.Undone > 0 || r.Hints != nil && r.Hints[Player] > 0 }

// Progress says of each goal of the voyage how far a seat has come with it, by the record of a game that may go on. What
// only the end of the game says is not reached before it; a person can be handed in again, with the goal. An error says what
// is damaged.
func (v *Voyage) Progress(r *transcript.Record, seat int) ([]Progress, error) {
	g, err := played(r, seat)
	if err != nil {
		return nil, err
	}
	progress := make([]Progress, len(v.Goals))
	for i, goal := range v.Goals {
		progress[i] = g.progress(goal)
	}
	return progress, nil
}

// ErrNotOver says that nothing has come of a game that goes on.
var ErrNotOver = errors.New("career: the game is not over yet")

// ResultOf is what came of a game of the voyage that is over for the player. It is [ErrNotOver] if it is not, or an error says
// what is damaged.
func (v *Voyage) ResultOf(r *transcript.Record) (Result, error) {
	if r.Result == nil {
		return Result{}, ErrNotOver
	}
	progress, err := v.Progress(r, Player)
	if err != nil {
		return Result{}, err
	}
	result := Result{Helped: Helped(r)}
	for i, goal := range v.Goals {
		if progress[i].Reached {
			result.Reached = append(result.Reached, goal.Kind.String())
		}
	}
	return result, nil
}

// Standing is which stars of a voyage a player has, over all games that they have played of it: one for each goal that was
// reached in any of them, by its place in the voyage, and the last one for all of them in one game, without a hint and without
// taking anything back.
type Standing []bool

// Stars is how many they are.
func (s Standing) Stars() (n int) {
	for _, earned := range s {
		if earned {
			n++
		}
	}
	return n
}

// Stars is how many stars the voyage has to offer.
func (v *Voyage) Stars() int { return len(v.Goals) + 1 }

// Standing adds up the results of games of the voyage. Another game can only add to it.
func (v *Voyage) Standing(results ...Result) Standing {
	s := make(Standing, v.Stars())
	clean := len(v.Goals)
	for _, result := range results {
		all := true
		for i, goal := range v.Goals {
			reached := slices.Contains(result.Reached, goal.Kind.String())
			s[i] = s[i] || reached
			all = all && reached
		}
		s[clean] = s[clean] || all && !result.Helped
	}
	return s
}

// Opens is how many stars open the voyage with a number, counted from 0: as many as there are voyages before it. A star
// on each of them is enough; but a player to whom one of them is a wall gets round it with the stars of others.
func Opens(number int) int { return number }
