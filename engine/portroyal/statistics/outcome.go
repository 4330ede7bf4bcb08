package statistics

import "slices"

// newest is how many of the last games are told of one by one.
const newest = 4

// Outcome is how a game ended.
type Outcome struct {
	Game   string  `json:"game"`
	Share  float64 `json:"share"`            // of the win
	Points []int   `json:"points,omitempty"` // of the person, then of the others from the most on; none against time
}

// outcome is how the game ended for a seat.
func (g *Game) outcome(seat int) Outcome {
	o := Outcome{Game: g.ID, Share: g.Seats[seat].Share}
	if g.Together {
		return o
	}
	for i := range g.Seats {
		if i != seat {
			o.Points = append(o.Points, g.Seats[i].Points)
		}
	}
	slices.SortFunc(o.Points, func(a, b int) int { return b - a })
	o.Points = slices.Insert(o.Points, 0, g.Seats[seat].Points)
	return o
}
