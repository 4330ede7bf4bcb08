package value

import (
	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
)

// Example is a position between two turns with what came of it, for learning.
type Example struct {
	neural.Lesson

	guess  [portroyal.MaxPlayers]float32 // scores of the prior
	family Family
	shares shares
	common commonLevels
	seats  []seatLevels
}

// NewExample reads the features of a position between two turns. The outcome is filled in later.
func NewExample(view *portroyal.View, prior Prior) Example {
	var g game
	g.read(view)
	x := Example{family: FamilyOf(g.options), seats: make([]seatLevels, g.players)}
	x.Seats, x.Together = uint8(g.players), x.family == Together
	g.share(view, &x.shares)
	s := g.settingOf(view)
	g.common(&s, &x.common)
	for seat := range g.players {
		t := view.Tableau(seat)
		g.seat(view, &s, seat, &t, &x.seats[seat])
	}
	if x.family.Guesses() {
		prior.Prepare(view)
		prior.Scores(view, &x.guess)
	}
	return x
}
