package mistakes

import (
	"portroyal/engine/mistakes"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/puzzle"
)

// Puzzle is a decision of a player's own with what its choices are worth.
type Puzzle puzzle.Puzzle

// Plain is it as any other puzzle.
func (p *Puzzle) Plain() *puzzle.Puzzle { return (*puzzle.Puzzle)(p) }

// rounding leaves room for it: the worth of choices is a difference of sums.
const rounding = 0.999

// CheckMistake implements [mistakes.Puzzle]: the best choice is ahead of every other one.
func (p *Puzzle) CheckMistake(portroyal.Action) error {
	return puzzle.Game.CheckLead(p.Plain(), mistakes.Ahead(p.Position.Players())*others*rounding)
}

// Best is the solution.
func (p *Puzzle) Best() portroyal.Action { return p.Plain().Best() }

// Worth is what an action is worth; it reports false for one that is not legal.
func (p *Puzzle) Worth(action portroyal.Action) (worth float64, ok bool) {
	return p.Plain().Worth(action)
}
