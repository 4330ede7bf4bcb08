package career

import (
	"errors"

	shared "portroyal/engine/career"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal/transcript"
)

// What the careers of all games have.
type (
	Result   = shared.Result
	Standing = shared.Standing
)

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

// Stars is how many stars the voyage has to offer.
func (v *Voyage) Stars() int { return len(v.Goals) + 1 }

// Standing adds up the results of games of the voyage. Another game can only add to it.
func (v *Voyage) Standing(results ...Result) Standing {
	var goals []string
	for _, goal := range v.Goals {
		goals = append(goals, goal.Kind.String())
	}
	return shared.Stand(goals, results...)
}

// In is how far a player has come with the voyage, by what their logbook says of all.
func (v *Voyage) In(sailed map[string]logbook.Sailed) Standing {
	return v.Standing(sailed[v.Name].Results()...)
}

// Stars are those of all voyages together, by what a logbook says of them.
func Stars(sailed map[string]logbook.Sailed) (n int) {
	for i := range Voyages {
		n += Voyages[i].In(sailed).Stars()
	}
	return n
}

// Opens is how many stars open the voyage with a number, counted from 0: as many as there are voyages before it. A star
// on each of them is enough; but a player to whom one of them is a wall gets round it with the stars of others.
func Opens(number int) int { return number }
