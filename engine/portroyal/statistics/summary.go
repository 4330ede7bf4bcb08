package statistics

import (
	"cmp"
	"math"
	"slices"
	"time"

	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/review"
)

// Filter says which games count. Practice games never do.
type Filter struct {
	Name         string  // of the person
	Together     bool    // games against time, and no others
	Edition      Edition // "" for all
	Players      int     // 0 for all
	Level        string  // the least level among the computer opponents, "" for all
	Since        time.Time
	WithoutHints bool // leaves out games in which the person had hints or somebody took something back
}

// seat is the seat of the person in a game that counts, -1 if it does not.
func (f *Filter) seat(g *Game) int {
	if g.Practice || g.Together != f.Together || f.Edition != "" && g.Edition != f.Edition ||
		f.Players != 0 && len(g.Seats) != f.Players || g.Begun.Before(f.Since) {
		return -1
	}
	seat := slices.IndexFunc(g.Seats, func(s Seat) bool { return s.Player == "" && s.Name == f.Name })
	if seat < 0 || f.WithoutHints && (g.Seats[seat].Hints > 0 || g.Undone > 0) {
		return -1
	}
	if f.Level != "" && !slices.ContainsFunc(g.Seats, func(s Seat) bool {
		level, known := s.Level()
		return known && level.String() == f.Level
	}) {
		return -1
	}
	return seat
}

// persons are the names of the persons at the table, where they stand.
func (g *Game) persons() (names []*string) {
	for i := range g.Seats {
		if g.Seats[i].Player == "" {
			names = append(names, &g.Seats[i].Name)
		}
	}
	return names
}

// Names are the persons who have played games that count, those with most games first.
func Names(games []Game) []string {
	return ledger.Names(games, func(g *Game, person func(string)) {
		for i := range g.Seats {
			if g.Seats[i].Player == "" && !g.Practice {
				person(g.Seats[i].Name)
			}
		}
	})
}

// The parts of sums that every game has.
type (
	Tally   = ledger.Tally
	Best    = ledger.Best
	Duel    = ledger.Duel
	Outcome = ledger.Outcome
)

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
	Seconds int64 `json:"seconds"` // of play

	ByLevel   map[string]*Tally `json:"byLevel"` // of the strongest computer opponent
	ByOrder   []Tally           `json:"byOrder"` // by place in turn order, from the start player
	ByPlayers map[int]*Tally    `json:"byPlayers"`

	// ByCharacter are the games with a computer player of a character at the table; a game with several counts for each.
	ByCharacter map[string]*Tally `json:"byCharacter"`

	Points []int `json:"points"` // final points of each game
	Rounds []int `json:"rounds"`
	Margin []int `json:"margin"` // ahead of the best of the others, or behind

	Streak  int  `json:"streak"`  // games won in a row by now
	Longest int  `json:"longest"` // and at most
	Most    Best `json:"most"`    // points
	Largest Best `json:"largest"` // margin of a win
	Fastest Best `json:"fastest"` // fewest rounds of a win, as a negative number

	Newest []Outcome `json:"newest"` // of the last games, the last one first

	Duels []Duel `json:"duels"` // with whom there were [DuelFrom] games at least
	Met   int    `json:"met"`   // most games with the same other

	Risks   Risks   `json:"risks"`
	Judged  Judged  `json:"judged"`
	Looked  int     `json:"looked"`  // games with a review
	Fortune float64 `json:"fortune"` // variance of the luck of a game, if the games vary as they did
	Lucks   []Luck  `json:"lucks"`
	Costs   []Cost  `json:"costs"`
	Parts   []Part  `json:"parts"` // of what the decisions cost, for a [Ladder]; none against time
}

// DuelFrom is from how many games on a duel is told of.
const DuelFrom = ledger.DuelFrom

// Sum adds up the games that count, in the order in which they began.
func Sum(games []Game, f Filter) *Summary {
	s := &Summary{ByLevel: map[string]*Tally{}, ByPlayers: map[int]*Tally{}, ByCharacter: map[string]*Tally{}}
	order := make([]*Game, 0, len(games))
	for i := range games {
		if f.seat(&games[i]) >= 0 {
			order = append(order, &games[i])
		}
	}
	slices.SortStableFunc(order, func(a, b *Game) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.ID, b.ID)) })
	duels := ledger.Duels{}
	squares := 0.0
	for _, g := range order {
		seat := f.seat(g)
		own := &g.Seats[seat]
		s.Count(own.Share, len(g.Seats))
		s.Seconds += g.Played / 1000
		s.among(g, seat)
		s.results(g, seat)
		s.against(g, seat, duels)
		s.Risks.add(&own.Risks)
		if j := own.Judged; j != nil {
			s.Looked++
			s.Judged.add(j)
			squares += j.Luck * j.Luck
			s.Lucks = append(s.Lucks, Luck{g.ID, j.Luck})
			s.cost(g, j)
		}
	}
	if s.Looked > 1 {
		s.Fortune = squares / float64(s.Looked) // around 0, which the mean of luck is
	}
	for i := len(order) - 1; i >= 0 && len(s.Newest) < ledger.Newest; i-- {
		s.Newest = append(s.Newest, order[i].outcome(f.seat(order[i])))
	}
	s.Duels, s.Met = duels.List()
	return s
}

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

// among counts a game among those of its kinds.
func (s *Summary) among(g *Game, seat int) {
	of := func(t *Tally) *Tally {
		if t == nil {
			t = &Tally{}
		}
		t.Count(g.Seats[seat].Share, len(g.Seats))
		return t
	}
	strongest, found := bot.Level(0), false
	var characters []string
	for i := range g.Seats {
		one, is := known()[g.Seats[i].Player]
		if !is {
			continue
		}
		if !found || one.level > strongest {
			strongest, found = one.level, true
		}
		if !slices.Contains(characters, one.character) {
			characters = append(characters, one.character)
			s.ByCharacter[one.character] = of(s.ByCharacter[one.character])
		}
	}
	if found {
		s.ByLevel[strongest.String()] = of(s.ByLevel[strongest.String()])
	}
	s.ByPlayers[len(g.Seats)] = of(s.ByPlayers[len(g.Seats)])
	for len(s.ByOrder) <= g.Seats[seat].Order {
		s.ByOrder = append(s.ByOrder, Tally{})
	}
	s.ByOrder[g.Seats[seat].Order].Count(g.Seats[seat].Share, len(g.Seats))
}

// results counts points, rounds and margins, streaks and records.
func (s *Summary) results(g *Game, seat int) {
	own := &g.Seats[seat]
	s.Points = append(s.Points, own.Points)
	s.Rounds = append(s.Rounds, g.Rounds)
	s.Most.Beat(own.Points, g.ID)
	won := own.Share > 0
	if won {
		s.Streak++
		s.Longest = max(s.Longest, s.Streak)
		s.Fastest.Beat(-g.Rounds, g.ID)
	} else {
		s.Streak = 0
	}
	if len(g.Seats) < 2 || g.Together {
		return
	}
	other := math.MinInt
	for i := range g.Seats {
		if i != seat {
			other = max(other, g.Seats[i].Points)
		}
	}
	s.Margin = append(s.Margin, own.Points-other)
	if won {
		s.Largest.Beat(own.Points-other, g.ID)
	}
}

// against counts the game for the duels with the others at the table.
func (s *Summary) against(g *Game, seat int, duels ledger.Duels) {
	if g.Together {
		return
	}
	own := g.Seats[seat].player()
	for i := range g.Seats {
		if other := g.Seats[i].player(); i != seat {
			duels.Count(&own, &other, len(g.Seats))
		}
	}
}

func (s *Seat) player() ledger.Player {
	return ledger.Player{Name: s.Name, Player: s.Player, Share: s.Share}
}

func (r *Risks) add(other *Risks) {
	r.Drawn += other.Drawn
	r.Busts += other.Busts
	r.Expected += other.Expected
	r.Variance += other.Variance
	for i := range r.Asked {
		r.Asked[i] += other.Asked[i]
		r.Went[i] += other.Went[i]
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

func (j *Judged) add(other *Judged) {
	j.Luck += other.Luck
	j.Cost += other.Cost
	j.Counted += other.Counted
	j.Charged += other.Charged
	j.Costly += other.Costly
	j.Blunder += other.Blunder
	j.Bold += other.Bold
	j.Timid += other.Timid
	for i := range j.Best {
		j.Best[i] += other.Best[i]
	}
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
