package career

import (
	"errors"
	"maps"
	"slices"

	"portroyal/engine/record"
)

// Measure is how far a game G has come with a goal of a kind. Of some kinds it can be said before the end what it has come
// to so far; each of those is reached with the number of its goal.
type Measure[G any] struct {
	Counts  bool                  // its goals have a number
	Reached func(g G, n int) bool // by a game that is over; nil where what it has come to says it
	Far     func(g G) int         // what a game has come to so far; nil for what only its end says
}

// Kinds are the kinds of goals of a game.
type Kinds[G any] map[Kind]Measure[G]

// All lists them.
func (k Kinds[G]) All() []Kind { return slices.Sorted(maps.Keys(k)) }

// Progress is how far a game has come with a goal.
type Progress struct {
	Reached bool
	Counted bool // it is known before the end how far
	Far     int  // that far, of the number of the goal
}

// Progress says of each goal how far a game has come with it, that is over or goes on. What only its end says is not reached
// before it.
func (k Kinds[G]) Progress(goals []Goal, g G, over bool) []Progress {
	all := make([]Progress, len(goals))
	for i, goal := range goals {
		p, kind := &all[i], k[goal.Kind]
		if kind.Far != nil {
			p.Counted, p.Far = true, kind.Far(g)
			p.Reached = p.Far >= goal.N
		} else {
			p.Reached = over && kind.Reached(g, goal.N)
		}
	}
	return all
}

// Helped reports whether a hint has helped whoever sails, or something was taken back.
func Helped(head *record.Head) bool {
	return head.Undone > 0 || head.Hints != nil && head.Hints[Player] > 0
}

// ErrNotOver says that nothing has come of a game that goes on.
var ErrNotOver = errors.New("career: the game is not over yet")

// ResultOf is what came of a game of the voyage for the player, by how far it has come with its goals. It is [ErrNotOver] if
// the game is not over.
func (v *Voyage) ResultOf(head *record.Head, progress []Progress) (Result, error) {
	if head.Result == nil {
		return Result{}, ErrNotOver
	}
	result := Result{Helped: Helped(head)}
	for i, goal := range v.Goals {
		if progress[i].Reached {
			result.Reached = append(result.Reached, string(goal.Kind))
		}
	}
	return result, nil
}
