package statistics

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"math"
	"slices"
	"sync"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/review"
)

// Part is what the decisions of somebody cost in games of an edition with so many players.
type Part struct {
	Edition Edition
	Players int
	Counted int     // decisions that count, see [review.Review.Counted]
	Charged float64 // what they cost together, in chances of winning among two, see [review.Scale]
}

// Standing is a place among the levels, from 1 for the Cabin Boy to 5 for the Governor, and between them in proportion.
// Nobody is told to be weaker than the one or stronger than the other.
type Standing struct {
	Low, Mid, High float64 // Mid is the best guess, and the place is between the others in 95 of 100 cases
}

// Level is the level that is nearest to the best guess.
func (s Standing) Level() bot.Level { return bot.Level(math.Round(s.Mid)) }

// sure is how many standard deviations to either side have 95 of 100 cases between them.
const sure = 1.96

// Ladder is what a decision of each level costs, by edition and number of players. It is not changed after it was made.
type Ladder struct{ steps []step }

// step is a part of the ladder: games of an edition with so many players.
type step struct {
	edition Edition
	players int
	mean    scale // cost of a decision by level; it never rises
	spread  scale // standard deviation of a decision
	error   scale // of the mean
}

// scale are numbers by level, from the Cabin Boy's on.
type scale [bot.Levels]float64

// at is the number at a place among the levels. Below the Cabin Boy it goes on as between the two weakest levels,
// above the Governor it stays what it is.
func (s *scale) at(place float64) float64 {
	i := max(0, min(int(math.Floor(place))-1, bot.Levels-2))
	part := min(place-float64(i+1), 1)
	return s[i] + part*(s[i+1]-s[i])
}

//go:embed ladder.json
var ladderFile []byte

// Measured is the ladder that computer players have been measured for, with "lab levels -json". It is empty where nothing
// has been measured.
var Measured = sync.OnceValue(func() *Ladder {
	var rungs []Rung
	if err := json.Unmarshal(ladderFile, &rungs); err != nil {
		panic(err) // the file is part of the program, and a test reads it
	}
	return NewLadder(rungs)
})

// NewLadder makes a ladder. Rungs without a level that is known or without a decision count for nothing, and so does an
// edition with a number of players for which there are not two levels at least.
func NewLadder(rungs []Rung) *Ladder {
	type key struct {
		edition Edition
		players int
	}
	parts := map[key]*[bot.Levels]*Rung{}
	for i := range rungs {
		r := &rungs[i]
		level, _, known := bot.LevelOf(r.Level)
		if !known || r.Counted <= 0 {
			continue
		}
		of := key{r.Edition, r.Players}
		if parts[of] == nil {
			parts[of] = &[bot.Levels]*Rung{}
		}
		parts[of][level-bot.CabinBoy] = r
	}
	l := &Ladder{}
	for of, measured := range parts {
		if s := (step{edition: of.edition, players: of.players}); s.fill(measured) {
			l.steps = append(l.steps, s)
		}
	}
	slices.SortFunc(l.steps, func(a, b step) int {
		return cmp.Or(cmp.Compare(a.edition, b.edition), a.players-b.players)
	})
	return l
}

// fill sets the numbers of all levels. A level that was not measured has those of its neighbours, or the mean of both. Where
// a stronger level seems to cost more than a weaker one, which chance may do to levels that are close, both have the mean
// of what they cost.
func (s *step) fill(measured *[bot.Levels]*Rung) bool {
	type pool struct {
		sum, weight float64
		places      []int
	}
	var pools []pool
	n := 0
	for i, r := range measured {
		if r == nil {
			continue
		}
		n++
		pools = append(pools, pool{r.Mean * float64(r.Counted), float64(r.Counted), []int{i}})
		for k := len(pools) - 1; k > 0 && pools[k].sum/pools[k].weight > pools[k-1].sum/pools[k-1].weight; k-- {
			pools[k-1].sum += pools[k].sum
			pools[k-1].weight += pools[k].weight
			pools[k-1].places = append(pools[k-1].places, pools[k].places...)
			pools = pools[:k]
		}
	}
	if n < 2 {
		return false
	}
	for _, pool := range pools {
		for _, i := range pool.places {
			s.mean[i], s.spread[i], s.error[i] = pool.sum/pool.weight, measured[i].Spread, measured[i].Error
		}
	}
	for i := range measured {
		if measured[i] != nil {
			continue
		}
		below, above := i, i
		for below >= 0 && measured[below] == nil {
			below--
		}
		for above < len(measured) && measured[above] == nil {
			above++
		}
		if below < 0 {
			below = above
		}
		if above == len(measured) {
			above = below
		}
		for _, of := range []*scale{&s.mean, &s.spread, &s.error} {
			of[i] = (of[below] + of[above]) / 2
		}
	}
	return true
}

// Empty reports whether nothing has been measured.
func (l *Ladder) Empty() bool { return len(l.steps) == 0 }

// step is the part of the ladder for an edition and a number of players: that itself, else the nearest number of players
// of the edition, else that of the base game; nil if there is none. Of two numbers that are equally near the smaller one
// is taken.
func (l *Ladder) step(edition Edition, players int) (found *step) {
	far := func(s *step) int { return max(s.players-players, players-s.players) }
	for _, wanted := range []Edition{edition, Base} {
		for i := range l.steps {
			if s := &l.steps[i]; s.edition == wanted && (found == nil || far(s) < far(found)) {
				found = s
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}

// held is what parts of the ladder come to together, for somebody whose decisions are held against it: each part counts as
// much as its decisions say, which is the more the less they vary.
type held struct {
	charged float64 // mean cost of a decision of the person
	mean    scale   // of a decision of each level
	error   scale   // standard error of charged, if they were of the level
}

// hold holds decisions against the ladder. It reports false where nothing has been measured or decided.
func (l *Ladder) hold(parts []Part) (h held, ok bool) {
	type known struct {
		*step
		counted int
		charged float64
	}
	var all []known // by step: parts of the same games add up first
	for _, part := range parts {
		s := l.step(part.Edition, part.Players)
		if s == nil || part.Counted <= 0 {
			continue
		}
		at := slices.IndexFunc(all, func(k known) bool { return k.step == s })
		if at < 0 {
			at = len(all)
			all = append(all, known{step: s})
		}
		all[at].counted += part.Counted
		all[at].charged += part.Charged
	}
	sum := 0.0
	for _, k := range all {
		square := 0.0
		for _, spread := range k.spread {
			square += spread * spread / bot.Levels
		}
		if square == 0 {
			continue
		}
		n := float64(k.counted)
		weight := n / square
		sum += weight
		h.charged += weight * k.charged / n
		for i := range h.mean {
			h.mean[i] += weight * k.mean[i]
			h.error[i] += weight * weight * (k.spread[i]*k.spread[i]/n + k.step.error[i]*k.step.error[i])
		}
	}
	if sum == 0 {
		return held{}, false
	}
	h.charged /= sum
	for i := range h.mean {
		h.mean[i] /= sum
		h.error[i] = math.Sqrt(h.error[i]) / sum
	}
	return h, true
}

// Means are what a decision of each level costs, from the Cabin Boy on, in games such as those of parts, in chances of
// winning among two. It reports false where nothing has been measured.
func (l *Ladder) Means(parts []Part) (means [bot.Levels]float64, ok bool) {
	h, ok := l.hold(parts)
	return h.mean, ok
}

// fine is how far places are apart of which one is looked for.
const fine = 0.01

// Place is where somebody with these decisions is among the levels. The best guess is the place whose decisions cost as
// much, between the means of two levels in proportion; where levels cost the same it is in the middle of them. The range
// are the places for which the mean cost of so many decisions is no rare one (E. S. Pearson and C. Clopper's way of making
// an interval, 1934, with a normal distribution): few decisions give a range of several levels. Games of several editions
// and numbers of players are each held against their own part of the ladder. Games against time have none: leave them
// out. It reports false where nothing has been measured or decided.
func (l *Ladder) Place(parts []Part) (s Standing, ok bool) {
	h, ok := l.hold(parts)
	if !ok {
		return Standing{}, false
	}
	const weakest, strongest = float64(bot.CabinBoy), float64(bot.Governor)
	from, to := strongest, weakest // of the places that cost as much
	s.Low, s.High = strongest, weakest
	same := 1e-9 * h.charged // sums of the same numbers may differ by so much
	for place := weakest; place <= strongest+fine/2; place += fine {
		mean, reach := h.mean.at(place), sure*h.error.at(place)
		if mean <= h.charged+same {
			from = min(from, place)
		}
		if mean >= h.charged-same {
			to = max(to, place)
		}
		if h.charged >= mean-reach {
			s.Low = min(s.Low, place)
		}
		if h.charged <= mean+reach {
			s.High = max(s.High, place)
		}
	}
	s.Mid = (from + to) / 2
	s.Low, s.High = min(s.Low, s.Mid), max(s.High, s.Mid)
	return s, true
}

// Part is what the decisions of a seat cost, for a ladder. It reports false without a review, and against time.
func (g *Game) Part(seat int) (Part, bool) {
	j := g.Seats[seat].Judged
	if j == nil || j.Counted == 0 || g.Together {
		return Part{}, false
	}
	return Part{g.Edition, len(g.Seats), j.Counted, j.Charged / review.Scale(len(g.Seats), false)}, true
}
