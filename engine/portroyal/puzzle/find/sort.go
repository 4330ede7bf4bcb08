package find

import (
	"context"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
)

// Sort is all that makes two puzzles much the same: the question, the edition, the best and the tempting choice, and
// the reason that decides.
type Sort struct {
	Decks          portroyal.Deck
	Contracts      bool
	Kind           puzzle.Kind
	Best, Tempting Doing
	Reason         coach.Kind
}

// Doing is an action with only the sort of the card that it is about.
type Doing struct {
	Kind portroyal.ActionKind
	Type portroyal.Type
	Role portroyal.Role
}

func doing(action portroyal.Action) Doing {
	face := action.Card.Face()
	return Doing{action.Kind, face.Type, face.Role}
}

// NoReason is the reason of a sort for which the coach has none that decides.
const NoReason coach.Kind = -1

// SortOf says of which sort a puzzle is; it reports false for one whose answer the coach cannot give a reason for that
// decides.
func SortOf(c *coach.Coach, p *puzzle.Puzzle) (sort Sort, reason bool) {
	options := p.Position.Options()
	sort = Sort{
		options.Decks, options.Contracts, puzzle.KindOf(p), doing(p.Best()), doing(p.Tempting()), NoReason,
	}
	for _, d := range c.Compare(context.Background(), p.Position.View(), p.Best(), p.Tempting()) {
		if d.Decides() {
			sort.Reason = d.Kind
			return sort, true
		}
	}
	return sort, false
}
