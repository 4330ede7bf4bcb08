package career

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/engine/portroyal/transcript"
)

// Kind is what a goal asks for. Its text form is its name in files.
type Kind uint8

// The kinds of goals, with the meaning of their number where they have one. A shared win is a win (F2); in a game against
// time it is one that was made (P4).
const (
	Win         Kind = iota + 1 // no number
	Lead                        // win with so many points more than everybody else
	Swift                       // win in at most so many rounds
	Unarmed                     // win without a sword in front of oneself (D3); no number
	Unscathed                   // win without having gone bust (D5); no number
	Expeditions                 // fulfil so many expeditions (E2)
	Contracts                   // fulfil so many contracts oneself (K2)
	Harbour                     // so many cards in the harbour at once, in an own turn
	Chest                       // so many coins at one time
	Person                      // a person with so many points in front of oneself at the end
	Spare                       // make it against time with so many cards left in Time Pile and Victory Pile together (P2, P3)
)

// kinds are the kinds by their numbers: their names, whether they have a number, and whether a game has reached one.
// Of some it can be said before the end what a game has come to so far; each of those is reached with its number.
var kinds = [...]struct {
	name    string
	counts  bool
	reached func(g *game, n int) bool // by a game that is over; nil where what it has come to says it
	far     func(g *game) int         // what a game has come to so far; nil for what only its end says
}{
	Win:         {"win", false, func(g *game, _ int) bool { return g.won() }, nil},
	Lead:        {"lead", true, func(g *game, n int) bool { return g.won() && g.lead() >= n }, nil},
	Swift:       {"swift", true, func(g *game, n int) bool { return g.won() && g.rounds <= n }, nil},
	Unarmed:     {"unarmed", false, func(g *game, _ int) bool { return g.won() && g.last.Swords(g.seat) == 0 }, nil},
	Unscathed:   {"unscathed", false, func(g *game, _ int) bool { return g.won() && g.story.Busts == 0 }, nil},
	Expeditions: {"expeditions", true, nil, func(g *game) int { return len(g.last.Claimed(g.seat)) }},
	Contracts:   {"contracts", true, nil, func(g *game) int { return g.last.Fulfilled(g.seat) }},
	Harbour:     {"harbour", true, nil, func(g *game) int { return g.story.Harbour }},
	Chest:       {"chest", true, nil, func(g *game) int { return g.story.Chest }},
	Person:      {"person", true, nil, (*game).person},
	Spare:       {"spare", true, func(g *game, n int) bool { return g.last.Won() && g.spare() >= n }, nil},
}

// Kinds lists every kind of goal.
func Kinds() []Kind {
	var all []Kind
	for k := Win; int(k) < len(kinds); k++ {
		all = append(all, k)
	}
	return all
}

// String gives the kind's name, as in files: win, lead, swift and so on.
func (k Kind) String() string { return kinds[k].name }

// Counts reports whether goals of the kind have a number.
func (k Kind) Counts() bool { return kinds[k].counts }

// Goal is one thing to reach on a voyage. No voyage has two goals of a kind.
type Goal struct {
	Kind Kind
	N    int // see the kinds; 0 for those without a number
}

// game is what goals are measured by: a game as one seat sees it.
type game struct {
	over   bool
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
	return &game{r.Result != nil, seat, last.View(), story.Seats[seat], transcript.Round(&r.Head)}, nil
}

// progress is how far the game has come with a goal.
func (g *game) progress(goal Goal) (p Progress) {
	if kind := &kinds[goal.Kind]; kind.far != nil {
		p.Counted, p.Far = true, kind.far(g)
		p.Reached = p.Far >= goal.N
	} else {
		p.Reached = g.over && kind.reached(g, goal.N)
	}
	return p
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
