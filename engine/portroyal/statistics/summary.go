package statistics

import (
	"math"
	"slices"

	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/review"
)

// Filter says which games count. Practice games never do.
type Filter = ledger.Filter[Edition]

// Facts are what games of Port Royal say as those of every kind do.
var Facts = ledger.Facts[Game, Edition]{
	About: func(g *Game) ledger.About[Edition] {
		return ledger.About[Edition]{
			ID: g.ID, Begun: &g.Begun, Played: g.Played, Edition: g.Edition, Together: g.Together, Practice: g.Practice,
			Undone: g.Undone, Seats: len(g.Seats),
		}
	},
	Seat: func(g *Game, seat int) ledger.Seat {
		s := &g.Seats[seat]
		return ledger.Seat{
			Name: s.Name, Called: &s.Name, Player: s.Player, Points: s.Points, Share: s.Share, Hints: s.Hints,
		}
	},
	Opponents: ledger.Opponents(bot.Characters()),
}

// Names are the persons who have played games that count, those with most games first.
func Names(games []Game) []string { return Facts.Names(games) }

// Tally is how many games there were of a kind, and how they went.
type Tally = ledger.Tally

// Cost is what the decisions of a game cost that count.
type Cost struct {
	Game  string  `json:"game"`
	Mean  float64 `json:"mean"` // of a decision, in chances of winning among two
	Count int     `json:"count"`
}

// Luck is what the cards gave in a game, or took.
type Luck struct {
	Game string  `json:"game"`
	Luck float64 `json:"luck"` // in chances of winning
}

// Summary is what the games of a person come to.
type Summary struct {
	Tally
	ledger.Sums[Tally]

	// ByOrder is by place in turn order, from the start player. What is fair is what the place usually wins, see [Usual].
	ByOrder []Tally `json:"byOrder"`

	Points  []int       `json:"points"` // final points of each game
	Rounds  []int       `json:"rounds"`
	Fastest ledger.Best `json:"fastest"` // fewest rounds of a win, as a negative number

	Duels []ledger.Duel `json:"duels"` // with whom there were [ledger.DuelFrom] games at least
	Met   int           `json:"met"`   // most games with the same other

	Risks   Risks   `json:"risks"`
	Judged  Judged  `json:"judged"`
	Looked  int     `json:"looked"`  // games with a review
	Fortune float64 `json:"fortune"` // variance of the luck of a game, if the games vary as they did
	Lucks   []Luck  `json:"lucks"`
	Costs   []Cost  `json:"costs"`
	Parts   []Part  `json:"parts"` // of what the decisions cost, for a [Ladder]; none against time
}

// Sum adds up the games that count, in the order in which they began.
func Sum(games []Game, f Filter) *Summary {
	s := &Summary{}
	duels := ledger.Duels{}
	squares := 0.0
	s.Sums = ledger.Sum(&Facts, games, f, (*Game).countFor, func(g *Game, seat int, seats []ledger.Seat) {
		own := &g.Seats[seat]
		g.countFor(seat, &s.Tally)
		s.results(g, own)
		for i := range seats {
			if i != seat && !g.Together {
				duels.Count(&seats[seat], &seats[i], len(seats))
			}
		}
		ledger.Add(&s.Risks, &own.Risks)
		if j := own.Judged; j != nil {
			s.Looked++
			ledger.Add(&s.Judged, j)
			squares += j.Luck * j.Luck
			s.Lucks = append(s.Lucks, Luck{g.ID, j.Luck})
			s.cost(g, j)
		}
	})
	if s.Looked > 1 {
		s.Fortune = squares / float64(s.Looked) // around 0, which the mean of luck is
	}
	s.Duels, s.Met = duels.List()
	return s
}

// countFor counts the game for a seat.
func (g *Game) countFor(seat int, t *Tally) { t.Count(g.Seats[seat].Share, len(g.Seats)) }

// cost counts what decisions cost.
func (s *Summary) cost(g *Game, j *Judged) {
	if j.Counted == 0 {
		return
	}
	charged := j.Charged / review.Scale(len(g.Seats), g.Together)
	s.Costs = append(s.Costs, Cost{g.ID, charged / float64(j.Counted), j.Counted})
	if g.Together {
		return
	}
	at := slices.IndexFunc(s.Parts, func(p Part) bool { return p.Edition == g.Edition && p.Players == len(g.Seats) })
	if at < 0 {
		at = len(s.Parts)
		s.Parts = append(s.Parts, Part{Edition: g.Edition, Players: len(g.Seats)})
	}
	s.Parts[at].Counted += j.Counted
	s.Parts[at].Charged += charged
}

// results counts points and rounds, and the place in turn order.
func (s *Summary) results(g *Game, own *Seat) {
	for len(s.ByOrder) <= own.Order {
		s.ByOrder = append(s.ByOrder, Tally{})
	}
	of := &s.ByOrder[own.Order]
	of.Games, of.Wins, of.Fair = of.Games+1, of.Wins+own.Share, of.Fair+g.usual(own.Order)
	s.Points = append(s.Points, own.Points)
	s.Rounds = append(s.Rounds, g.Rounds)
	if own.Share > 0 {
		s.Fastest.Beat(-g.Rounds, g.ID)
	}
}

// Deviation is how many standard deviations more busts there were than their chances add up to, 0 if there is nothing to
// tell it by.
func (r *Risks) Deviation() float64 {
	if r.Variance == 0 {
		return 0
	}
	return (float64(r.Busts) - r.Expected) / math.Sqrt(r.Variance)
}

// LuckDeviation is how many standard deviations the luck of all games together is from none, measured by how much the
// luck of these games varies; 0 if there are too few to tell.
func (s *Summary) LuckDeviation() float64 {
	if s.Looked < 2 || s.Fortune == 0 {
		return 0
	}
	return s.Judged.Luck / math.Sqrt(s.Fortune*float64(s.Looked))
}

// Stops is the chance of a bust at which a logistic fit of decisions to go on gives one half: went of asked in each class,
// fitted by Newton's method with a slight pull towards no slope. It reports false where there are fewer than thirty
// decisions, or all of one kind, or hardly any as risky as that.
func Stops(asked, went [Bins]int) (chance float64, ok bool) {
	const least, seen, pull = 30, 5, 0.01
	n, on := 0, 0
	for i := range asked {
		n += asked[i]
		on += went[i]
	}
	if n < least || on == 0 || on == n {
		return 0, false
	}
	a, b := 0.0, 0.0 // log odds of going on are a + b·x
	for range 50 {
		ga, gb, haa, hab, hbb := 0.0, -pull*b, 0.0, 0.0, pull
		for i := range asked {
			x := middle(i)
			p := 1 / (1 + math.Exp(-a-b*x))
			rest := float64(went[i]) - float64(asked[i])*p
			weight := float64(asked[i]) * p * (1 - p)
			ga, gb = ga+rest, gb+rest*x
			haa, hab, hbb = haa+weight, hab+weight*x, hbb+weight*x*x
		}
		det := haa*hbb - hab*hab
		if det < 1e-12 {
			return 0, false
		}
		da, db := (hbb*ga-hab*gb)/det, (haa*gb-hab*ga)/det
		step := min(1, 4/max(math.Abs(da), math.Abs(db), 1e-9))
		a, b = a+step*da, b+step*db
		if math.Abs(da)+math.Abs(db) < 1e-9 {
			break
		}
	}
	if b >= 0 { // goes on the more the riskier it is: there is no such point
		return 0, false
	}
	if chance = -a / b; chance <= 0 || chance >= 1 {
		return 0, false
	}
	beyond := 0
	for bin := Bin(chance); bin < Bins; bin++ {
		beyond += asked[bin]
	}
	return chance, beyond >= seen
}

// middle is the chance of a bust in the middle of a class.
func middle(bin int) float64 { return (float64(bin) + 0.5) / 20 }
