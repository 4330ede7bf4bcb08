package value

import "portroyal/engine/piratescove"

// Evaluator says how likely everybody is to win. It is used by one player at a time, and allocates nothing.
type Evaluator struct {
	net    *net
	in     inputs
	layers layers
}

// NewEvaluator makes an evaluator that judges positions with these weights.
func NewEvaluator(weights *Weights) *Evaluator { return &Evaluator{net: weights.net} }

// Worth gives the chance of every seat to win, from 0 to 1, of a position at the beginning of a round, before anything in
// it has been chosen. When the game is over it gives the shares of the win.
func (e *Evaluator) Worth(p *piratescove.Position) *[piratescove.MaxPlayers]float64 {
	if p.Phase() == piratescove.Over {
		e.layers.chances = [piratescove.MaxPlayers]float64{}
		winners := p.Winners()
		for _, seat := range winners {
			e.layers.chances[seat] = 1 / float64(len(winners))
		}
		return &e.layers.chances
	}
	e.in.read(p)
	e.net.run(&e.in, &e.layers)
	return &e.layers.chances
}
