package value

import "portroyal/engine/portroyal"

// Example is a position between two turns with what came of it, for learning.
type Example struct {
	// Outcome is, by seat, the share of the win that the game ended with; against time the first number is 1 if the
	// players made it.
	Outcome [portroyal.MaxPlayers]float32

	// Luck is by seat what the cards between this position and the next one of the game, or its end, have changed: the
	// outlook with each of them less the mean over all that could have come. It is not learned.
	Luck [portroyal.MaxPlayers]float32

	// First reports whether the game begins with this example; those that follow are of the same game, in order.
	First bool

	guess   [portroyal.MaxPlayers]float32 // scores of the prior
	aim     [portroyal.MaxPlayers]float32 // what is learned, see [Learner.Aim]
	players uint8
	family  Family
	shares  shares
	common  commonLevels
	seats   []seatLevels
}

// NewExample reads the features of a position between two turns. The outcome is filled in later.
func NewExample(view *portroyal.View, prior Prior) Example {
	var g game
	g.read(view)
	x := Example{players: uint8(g.players), family: FamilyOf(g.options), seats: make([]seatLevels, g.players)}
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

// Together reports whether all seats win or none, so that one number stands for all.
func (x *Example) Together() bool { return x.family == Together }
