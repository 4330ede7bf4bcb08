package bot

import (
	"math"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// prior is the hand-written evaluation as a first guess for the learned one, see [value.Prior].
type prior struct{ judge judge }

// NewPrior makes the first guess that learning begins from.
func NewPrior() value.Prior { return &prior{judge{w: DefaultWeights()}} }

// Prepare turns to a view.
func (p *prior) Prepare(view *portroyal.View) { p.judge.prepare(view) }

// Scores makes scores of the chances.
func (p *prior) Scores(view *portroyal.View, scores *[portroyal.MaxPlayers]float32) {
	const least = 1e-3 // nobody is sure to lose
	if view.Options().Together() {
		p.judge.view = view
		chance := min(max(p.judge.chance(), least), 1-least)
		scores[0] = float32(math.Log(chance / (1 - chance)))
		return
	}
	var chances [portroyal.MaxPlayers]float64
	p.judge.Worth(view, &chances)
	for seat := range view.Players() {
		scores[seat] = float32(math.Log(max(chances[seat], least)))
	}
}
