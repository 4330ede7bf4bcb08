package ladder

import (
	"math"

	"portroyal/engine/skill"
)

// Rung is how dear the decisions of a level are in games of an edition with so many players. Costs are per decision that
// counts, in chances of winning among two players: among more, where each chance is smaller, they are scaled up.
type Rung[E ~string] struct {
	Edition E       `json:"edition,omitempty"` // what is played, as the game calls it; "" where there is but one
	Players int     `json:"players"`
	Level   string  `json:"level"`
	Seats   int     `json:"seats"`   // played by the level
	Counted int     `json:"counted"` // decisions
	Mean    float64 `json:"mean"`
	Error   float64 `json:"error"`  // standard error of the mean
	Spread  float64 `json:"spread"` // standard deviation of a decision, such that games differ as they do
}

// Charges adds up what decisions cost seat by seat.
type Charges struct {
	seats []charge
}

// charge is a seat: decisions that count and what they cost together.
type charge struct {
	counted int
	cost    float64
}

// Add adds a seat, with its cost in chances of winning among two.
func (c *Charges) Add(counted int, cost float64) { c.seats = append(c.seats, charge{counted, cost}) }

// Mean gives the mean cost of a decision, its standard error and the standard deviation of a decision. Both
// come from how much whole seats differ, since decisions of a game are not independent (the ratio estimator of W. G.
// Cochran, "Sampling Techniques", 6.4).
func (c *Charges) Mean() (counted int, mean, deviation, spread float64) {
	cost := 0.0
	for _, seat := range c.seats {
		counted += seat.counted
		cost += seat.cost
	}
	if counted == 0 {
		return 0, 0, 0, 0
	}
	mean = cost / float64(counted)
	squares := 0.0
	for _, seat := range c.seats {
		rest := seat.cost - mean*float64(seat.counted)
		squares += rest * rest
	}
	return counted, mean, math.Sqrt(squares) / float64(counted), math.Sqrt(squares / float64(counted))
}

// RungOf makes a rung of what was added.
func RungOf[E ~string](c *Charges, edition E, players int, level skill.Level) Rung[E] {
	r := Rung[E]{Edition: edition, Players: players, Level: level.String(), Seats: len(c.seats)}
	r.Counted, r.Mean, r.Error, r.Spread = c.Mean()
	return r
}
