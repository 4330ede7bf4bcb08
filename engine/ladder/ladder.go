// Package ladder says where somebody is among the levels of computer players, by what their decisions cost. What a decision
// of each level costs has to be measured; how a decision is judged, and what counts, is the game's own business.
package ladder

import (
	"cmp"
	"encoding/json"
	"math"
	"slices"

	"portroyal/engine/skill"
)

// Part is what the decisions of somebody cost in games of an edition with so many players.
type Part[E ~string] struct {
	Edition E
	Players int
	Counted int     // decisions that count
	Charged float64 // what they cost together, in chances of winning among two
}

// Standing is a place among the levels, from 1 for the Cabin Boy to 5 for the Governor, and between them in proportion.
// Nobody is told to be weaker than the one or stronger than the other.
type Standing struct {
	Low, Mid, High float64 // Mid is the best guess, and the place is between the others in 95 of 100 cases
}

// Level is the level that is nearest to the best guess.
func (s Standing) Level() skill.Level { return skill.Level(math.Round(s.Mid)) }

// sure is how many standard deviations to either side have 95 of 100 cases between them.
const sure = 1.96

// Ladder is what a decision of each level costs, by edition and number of players. It is not changed after it was made.
type Ladder[E ~string] struct {
	steps []step[E]
	usual E // the edition that stands for one that has not been measured
}

// step is a part of the ladder: games of an edition with so many players.
type step[E ~string] struct {
	edition E
	players int
	mean    Scale // cost of a decision by level; it never rises
	spread  Scale // standard deviation of a decision
	error   Scale // of the mean
}

// Scale are numbers by level, from the Cabin Boy's on.
type Scale [skill.Levels]float64

// At is the number at a place among the levels. Below the Cabin Boy it goes on as between the two weakest levels,
// above the Governor it stays what it is.
func (s *Scale) At(place float64) float64 {
	i := max(0, min(int(math.Floor(place))-1, skill.Levels-2))
	part := min(place-float64(i+1), 1)
	return s[i] + part*(s[i+1]-s[i])
}

// Read makes a ladder of a file with rungs, see [New]: a part of the program, with what "lab levels -json" has measured. It
// panics if the file cannot be read.
func Read[E ~string](file []byte, usual E) *Ladder[E] {
	var rungs []Rung[E]
	if err := json.Unmarshal(file, &rungs); err != nil {
		panic(err)
	}
	return New(rungs, usual)
}

// New makes a ladder; the usual edition stands for those that have not been measured. Rungs without a level that is known or
// without a decision count for nothing, and so does an edition with a number of players for which there are not two levels
// at least.
func New[E ~string](rungs []Rung[E], usual E) *Ladder[E] {
	type key struct {
		edition E
		players int
	}
	parts := map[key]*[skill.Levels]*Rung[E]{}
	for i := range rungs {
		r := &rungs[i]
		level, known := skill.ByName(r.Level)
		if !known || r.Counted <= 0 {
			continue
		}
		of := key{r.Edition, r.Players}
		if parts[of] == nil {
			parts[of] = &[skill.Levels]*Rung[E]{}
		}
		parts[of][level-skill.CabinBoy] = r
	}
	l := &Ladder[E]{usual: usual}
	for of, measured := range parts {
		if s := (step[E]{edition: of.edition, players: of.players}); s.fill(measured) {
			l.steps = append(l.steps, s)
		}
	}
	slices.SortFunc(l.steps, func(a, b step[E]) int {
		return cmp.Or(cmp.Compare(a.edition, b.edition), a.players-b.players)
	})
	return l
}

// fill sets the numbers of all levels. A level that was not measured has those of its neighbours, or the mean of both. Where
// a stronger level seems to cost more than a weaker one, which chance may do to levels that are close, both have the mean
// of what they cost.
func (s *step[E]) fill(measured *[skill.Levels]*Rung[E]) bool {
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
		for _, of := range []*Scale{&s.mean, &s.spread, &s.error} {
			of[i] = (of[below] + of[above]) / 2
		}
	}
	return true
}

// Has reports whether anything has been measured that a game of an edition with so many players can be held against.
func (l *Ladder[E]) Has(edition E, players int) bool { return l.step(edition, players) != nil }

// step is the part of the ladder for an edition and a number of players: that itself, else the nearest number of players
// of the edition, else that of the usual one; nil if there is none. Of two numbers that are equally near the smaller one
// is taken.
func (l *Ladder[E]) step(edition E, players int) (found *step[E]) {
	far := func(s *step[E]) int { return max(s.players-players, players-s.players) }
	for _, wanted := range []E{edition, l.usual} {
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

// Held is what parts of the ladder come to together, for somebody whose decisions are held against it: each part counts as
// much as its decisions say, which is the more the less they vary.
type Held struct {
	charged float64 // mean cost of a decision of the person
	mean    Scale   // of a decision of each level
	error   Scale   // standard error of charged, if they were of the level
}

// Hold holds decisions against the ladder. It reports false where nothing has been measured or decided.
func (l *Ladder[E]) Hold(parts []Part[E]) (h Held, ok bool) {
	type known struct {
		*step[E]
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
			square += spread * spread / skill.Levels
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
		return Held{}, false
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
func (l *Ladder[E]) Means(parts []Part[E]) (means [skill.Levels]float64, ok bool) {
	h, ok := l.Hold(parts)
	return h.mean, ok
}

// Probable is how probable the cost of the decisions is at a place, as a logarithm but for a constant.
func (h *Held) Probable(place float64) float64 {
	deviation := max(h.error.At(place), 1e-9)
	rest := (h.charged - h.mean.At(place)) / deviation
	return -rest*rest/2 - math.Log(deviation)
}

// fine is how far places are apart of which one is looked for.
const fine = 0.01

// Place is where somebody with these decisions is among the levels. The best guess is the place whose decisions cost as
// much, between the means of two levels in proportion; where levels cost the same it is in the middle of them. The range
// are the places for which the mean cost of so many decisions is no rare one (E. S. Pearson and C. Clopper's way of making
// an interval, 1934, with a normal distribution): few decisions give a range of several levels. Games of several editions
// and numbers of players are each held against their own part of the ladder. Games against time have none: leave them
// out. It reports false where nothing has been measured or decided.
func (l *Ladder[E]) Place(parts []Part[E]) (s Standing, ok bool) {
	h, ok := l.Hold(parts)
	if !ok {
		return Standing{}, false
	}
	const weakest, strongest = float64(skill.CabinBoy), float64(skill.Governor)
	from, to := strongest, weakest // of the places that cost as much
	s.Low, s.High = strongest, weakest
	same := 1e-9 * h.charged // sums of the same numbers may differ by so much
	for place := weakest; place <= strongest+fine/2; place += fine {
		mean, reach := h.mean.At(place), sure*h.error.At(place)
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
