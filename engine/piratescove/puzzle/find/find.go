// Package find is what Pirate's Cove lends to the search for puzzles in games of its computer players: what people go by without
// thinking, what can be a puzzle, and what choices seem to be worth.
package find

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/puzzle"
	shared "portroyal/engine/puzzle/find"
)

// Game is the search's.
var Game = shared.Game[cove.Options, cove.Position, cove.View, cove.Action]{
	Puzzles: &puzzle.Game,
	Rules:   Rules,
	Asks:    func(p *puzzle.Puzzle) int { return int(puzzle.QuestionOf(p)) },
	Takes:   takes,
	New:     cove.New,
	Player:  bot.New,
	Over:    func(p *cove.Position) bool { return p.Phase() == cove.Over },
	Owing:   (*cove.Position).Owing,
	View:    (*cove.Position).View,
	Seen:    func(v *cove.View) cove.Position { return v.Sample(0) },
	Turn:    func(v *cove.View) int { return v.Round() },
	Legal:   (*cove.View).Legal,
	Play:    func(p *cove.Position, a cove.Action) { p.Play(a, nil) },
	Thinker: newThinker,
}

// phases are those in which something can be asked.
var phases = [puzzle.Questions][]cove.Phase{
	puzzle.Sailing: {cove.Navigation},
	puzzle.Burying: {cove.Navigation},
	puzzle.Fleeing: {cove.Exchange},
	puzzle.Aiming:  {cove.Exchange, cove.Aiming},
	puzzle.Holding: {
		cove.AfterTreasure, cove.BeforeNavigation, cove.AfterNavigation, cove.Reply, cove.Boarding, cove.Exchange,
	},
	puzzle.Buying: {cove.Visits, cove.Parrots},
}

// takes reports whether a decision can be a puzzle. What can be done on a visit in any order, as burying, leaves no single best
// choice.
func takes(view *cove.View, legal []cove.Action, about []int) bool {
	if slices.ContainsFunc(legal, func(a cove.Action) bool { return a.Kind == cove.Bury || a.Kind == cove.Outfit }) {
		return false
	}
	return len(about) == 0 ||
		slices.ContainsFunc(about, func(asks int) bool { return slices.Contains(phases[asks], view.Phase()) })
}

// thinker glances as an Admiral thinks, and rolls out to the end of the round after the present one.
type thinker struct {
	*bot.Roller
	adviser *bot.Adviser
}

// newThinker makes one, which is an error if what was learned does not fit the rules of this program.
func newThinker() (shared.Thinker[cove.View, cove.Action], error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, err
	}
	return thinker{bot.NewRoller(weights), bot.NewAdviser(weights)}, nil
}

// glances is how many playouts a glance at all choices takes.
const glances = 1600

// Glance implements [shared.Thinker]: the rest of the round goes as a quick policy plays it.
func (t thinker) Glance(view *cove.View, legal []cove.Action, seed uint64) []float64 {
	lines, came, worth := make([][]cove.Action, len(legal)), make([]bot.Outcome, len(legal)), make([]float64, len(legal))
	for i := range legal {
		lines[i] = legal[i : i+1]
	}
	t.adviser.Begin(view, seed)
	n := max(glances/len(legal), 1)
	for range n {
		t.adviser.Weigh(lines, came)
		for i := range came {
			worth[i] += came[i].Worth / float64(n)
		}
	}
	return worth
}
