package career

import (
	"slices"

	shared "portroyal/engine/career"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/engine/portroyal/transcript"
)

// What the careers of all games have.
type (
	Kind     = shared.Kind
	Goal     = shared.Goal
	Progress = shared.Progress
	Result   = shared.Result
)

// The kinds of goals, with the meaning of their number where they have one. A shared win is a win (F2); in a game against
// time it is one that was made (P4).
const (
	Win         Kind = "win"         // no number
	Lead        Kind = "lead"        // win with so many points more than everybody else
	Swift       Kind = "swift"       // win in at most so many rounds
	Unarmed     Kind = "unarmed"     // win without a sword in front of oneself (D3); no number
	Unscathed   Kind = "unscathed"   // win without having gone bust (D5); no number
	Expeditions Kind = "expeditions" // fulfil so many expeditions (E2)
	Contracts   Kind = "contracts"   // fulfil so many contracts oneself (K2)
	Harbour     Kind = "harbour"     // so many cards in the harbour at once, in an own turn
	Chest       Kind = "chest"       // so many coins at one time
	Person      Kind = "person"      // a person with so many points in front of oneself at the end
	Spare       Kind = "spare"       // make it against time with so many cards left in Time Pile and Victory Pile together (P2, P3)
)

// Kinds are the kinds of goals, and how a game has reached one.
var Kinds = shared.Kinds[*game]{
	Win:         {Reached: func(g *game, _ int) bool { return g.won() }},
	Lead:        {Counts: true, Reached: func(g *game, n int) bool { return g.won() && g.lead() >= n }},
	Swift:       {Counts: true, Reached: func(g *game, n int) bool { return g.won() && g.rounds <= n }},
	Unarmed:     {Reached: func(g *game, _ int) bool { return g.won() && g.last.Swords(g.seat) == 0 }},
	Unscathed:   {Reached: func(g *game, _ int) bool { return g.won() && g.story.Busts == 0 }},
	Expeditions: {Counts: true, Far: func(g *game) int { return len(g.last.Claimed(g.seat)) }},
	Contracts:   {Counts: true, Far: func(g *game) int { return g.last.Fulfilled(g.seat) }},
	Harbour:     {Counts: true, Far: func(g *game) int { return g.story.Harbour }},
	Chest:       {Counts: true, Far: func(g *game) int { return g.story.Chest }},
	Person:      {Counts: true, Far: (*game).person},
	Spare:       {Counts: true, Reached: func(g *game, n int) bool { return g.last.Won() && g.spare() >= n }},
}

// game is what goals are measured by: a game as one seat sees it.
type game struct {
	seat   int
	last   portroyal.View
	story  chronicle.Seat
	rounds int
}

// played plays a record as far as it goes. An error says what is damaged.
func played(r *transcript.Record, seat int) (*game, error) {
	last, err := r.Replay()
	if err != nil {
		return nil, err
	}
	story, err := chronicle.Of(r)
	if err != nil {
		return nil, err
	}
	return &game{seat, last.View(), story.Seats[seat], transcript.Round(&r.Head)}, nil
}

func (g *game) won() bool { return slices.Contains(g.last.Winners(), g.seat) }

// lead is by how many points the seat is ahead of the best other one; alone it is ahead of nobody.
func (g *game) lead() int {
	best := 0
	for seat := range g.last.Players() {
		if seat != g.seat {
			best = max(best, g.last.Points(seat))
		}
	}
	return g.last.Points(g.seat) - best
}

// person is the most points that one person in front of the seat shows.
func (g *game) person() (most int) {
	for _, card := range g.last.Display(g.seat) {
		most = max(most, int(card.Face().Points))
	}
	return most
}

// spare is how many cards of the Time Pile nobody has needed, wherever they are now.
func (g *game) spare() int { return g.last.TimePile() + g.last.VictoryPile() }
