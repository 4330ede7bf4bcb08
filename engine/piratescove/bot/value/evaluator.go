package value

import (
	"portroyal/engine/internal/neural"
	"portroyal/engine/piratescove"
)

// Evaluator says how likely everybody is to win. It is used by one player at a time, and allocates nothing.
type Evaluator struct {
	net     *net
	in      inputs
	layers  layers
	chances [piratescove.MaxPlayers]float64
}

// NewEvaluator makes an evaluator that judges positions with these weights.
func NewEvaluator(weights *Weights) *Evaluator { return &Evaluator{net: weights.net} }

// Worth gives the chance of every seat to win, from 0 to 1, of a position at the beginning of a round, before anything in
// it has been chosen. When the game is over it gives the shares of the win.
func (e *Evaluator) Worth(p *piratescove.Position) *[piratescove.MaxPlayers]float64 {
	if p.Phase() == piratescove.Over {
		e.chances = [piratescove.MaxPlayers]float64{}
		winners := p.Winners()
		for _, seat := range winners {
			e.chances[seat] = 1 / float64(len(winners))
		}
		return &e.chances
	}
	e.in.read(p)
	e.chances = e.net.scores(&e.in, &e.layers)
	neural.Softmax(e.chances[:e.in.players])
	return &e.chances
}
