package main

import (
	"slices"

	"portroyal/examples/tavern/game"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/house"
	"portroyal/ui/reviewpage"
	"portroyal/ui/words"
)

// review is the page with the review of a game.
func (h *tavern) review(m *game.Match, seat int, calls reviewpage.Calls) house.ReviewPage {
	return reviewpage.NewExact(h.Stage(), h.Shown(m), func() reviewpage.Exact { return h.lookBack(m) }, "tavern.hint.exact", seat, calls)
}

// lookBack looks back on a game: at the chances before each round, and at every decision with a real choice.
func (h *tavern) lookBack(m *game.Match) (found reviewpage.Exact) {
	chances := func(of game.Chances) []float64 { return of[:len(m.Seats())] }
	for i, step := range m.Steps() {
		p := m.PositionAt(i)
		if len(found.Rounds) < p.Round() {
			found.Rounds = append(found.Rounds, reviewpage.ExactRound{Step: i, Chances: chances(game.Best.Before(&p))})
		}
		legal := p.Legal()
		if len(legal) == 1 {
			continue
		}
		best, worth := game.Best.Choose(&p)
		found.Decisions = append(found.Decisions, reviewpage.ExactDecision{
			Step: i, Seat: step.Seat, Round: p.Round(), Played: words.ID(named(&p, step.Action)), Best: words.ID(named(&p, legal[best])),
			Worth: worth[slices.Index(legal, step.Action)], Most: worth[best], Picture: h.pictured(p.Hand),
		})
	}
	found.Result = chances(game.Best.Before(m.Present()))
	return found
}

// pictured draws the dice of a decision.
func (h *tavern) pictured(hand game.Hand) func(geometry.Rectangle, glance.Adding) {
	return func(room geometry.Rectangle, add glance.Adding) {
		faces := hand.Faces()
		for i, at := range glance.Grid(len(faces), room, 1, 40, glance.Gap) {
			add(die(h.Stage(), faces[i], at.W, i < hand.Aboard), at.X, at.Y, at.W, at.H)
		}
	}
}
