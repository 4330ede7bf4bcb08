package statistics

import "portroyal/engine/ledger"

// outcome is how the game ended for a seat.
func (g *Game) outcome(seat int) Outcome {
	own := &g.Seats[seat]
	if g.Together {
		return Outcome{Game: g.ID, Share: own.Share}
	}
	var others []int
	for i := range g.Seats {
		if i != seat {
			others = append(others, g.Seats[i].Points)
		}
	}
	return ledger.OutcomeOf(g.ID, own.Share, own.Points, others)
}
