package progress

import (
	"fmt"

	"portroyal/engine/portroyal"
)

// Best is how a solo or cooperative game went: the best one on each set-up is remembered.
type Best struct {
	Options   portroyal.Options `json:"options"`
	Won       bool              `json:"won"`
	Contracts int               `json:"contracts"` // fulfilled, of those that lay face up
	Points    int               `json:"points"`    // cards of the Victory Pile, 0 if the game was lost
}

// ResultOf is what a finished solo or cooperative game comes to.
func ResultOf(view *portroyal.View) Best {
	result := view.Success()
	return Best{goal(view.Options()), result.Won, result.Contracts, result.Points}
}

// goal are the options without those that mean nothing in a cooperative game.
func goal(options portroyal.Options) portroyal.Options {
	options.Target = portroyal.DefaultTarget
	options.ContractsLaid = uint8(options.FaceUp())
	return options
}

// success is the result without its set-up.
func (b Best) success() portroyal.Success {
	return portroyal.Success{Won: b.Won, Contracts: b.Contracts, Points: b.Points}
}

// Beats reports whether a result is better than another.
func (b Best) Beats(other Best) bool { return b.success().Beats(other.success()) }

// BestOn is the best result so far on a set-up, if there is one.
func (m *Memory) BestOn(options portroyal.Options) (best Best, ok bool) {
	for _, best := range m.Bests {
		if best.Options == goal(options) {
			return best, true
		}
	}
	return Best{}, false
}

// Remember stores a result if it is the best so far on its set-up.
func (m *Memory) Remember(result Best) {
	for i := range m.Bests {
		if m.Bests[i].Options == result.Options {
			if result.Beats(m.Bests[i]) {
				m.Bests[i] = result
			}
			return
		}
	}
	m.Bests = append(m.Bests, result)
}

// Check says what cannot be about a result that was read, or nil.
func (b *Best) Check() error {
	switch {
	case b.Options.Check() != nil:
		return b.Options.Check()
	case !b.Options.Cooperative || b.Options != goal(b.Options):
		return fmt.Errorf("options: these are not those of a cooperative game")
	case b.Contracts < 0 || b.Contracts > b.Options.FaceUp():
		return fmt.Errorf("contracts: %d of %d", b.Contracts, b.Options.FaceUp())
	case b.Points < 0 || b.Points > portroyal.MaxCards:
		return fmt.Errorf("points: %d", b.Points)
	}
	return nil
}
