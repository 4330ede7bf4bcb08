package ladder

import (
	"cmp"
	"math"
	"slices"

	"portroyal/engine/ledger"
	"portroyal/engine/skill"
)

// Rank is how well a person plays, measured by the levels of computer players.
type Rank struct {
	Level     skill.Level // 0 for none yet: there are fewer than [RankFrom] games
	Sure      float64     // how sure it is, from 0 to 1
	Games     int         // that say something about it, [RankOver] of either kind at most
	Decisions Evidence    // what the decisions say
	Results   Evidence    // what wins and losses say
}

// Certainty says how sure a rank is, for a sentence.
type Certainty int

// The certainties. Of fewer than [settled] games nothing is more than a guess, whatever the numbers say: nobody errs quite
// like a computer player, and a few games need not be like others.
const (
	Guess   Certainty = iota
	Fairly            // 60 in 100
	Certain           // 85 in 100
)

// settled is how many games make more than a guess of a rank.
const settled = 6

// String gives the name: guess, fairly, certain.
func (c Certainty) String() string { return [...]string{"guess", "fairly", "certain"}[c] }

// Certainty is how sure the rank is.
func (r *Rank) Certainty() Certainty {
	switch {
	case r.Games < settled:
		return Guess
	case r.Sure >= 0.85:
		return Certain
	case r.Sure >= 0.6:
		return Fairly
	}
	return Guess
}

// Evidence is what one kind of observations says by itself.
type Evidence struct {
	Standing
	Games int // nothing is said if it is 0
	Count int // decisions, or wins
}

// How many games a rank needs, and how many of the last ones it is found from.
const (
	RankFrom = 3
	RankOver = 20
)

// Strengths are the logarithms of how much more often each level wins than the Cabin Boy, by the number of players.
type Strengths [6]Scale

// StrengthsOf are those that follow from measured shares of games that one player of a level wins among players of the level
// below it, by the number of players and from the Seaman on. If one player of strength e^x among n-1 of strength 1 wins a
// share of p, then x is log p/(1-p) + log (n-1). A step that was not measured is as large a part of those that were as it is among
// two; where nothing was, all are as among two.
func StrengthsOf(shares map[int][skill.Levels - 1]float64) *Strengths {
	steps := func(players int) (steps [skill.Levels - 1]float64, measured float64) {
		for i, share := range shares[players] {
			if share > 0 {
				steps[i] = math.Log(share/(1-share)) + math.Log(float64(players-1))
				measured += steps[i]
			}
		}
		return steps, measured
	}
	var all Strengths
	two, all2 := steps(2)
	for players := 2; players < len(all); players++ {
		of, measured := steps(players)
		last := len(of) - 1
		switch {
		case measured == 0:
			of = two
		case of[last] == 0:
			of[last] = two[last] * measured / (all2 - two[last])
		}
		for i, step := range of {
			all[players][i+1] = all[players][i] + step
		}
	}
	return &all
}

// at is the logarithm of the odds at a place among the levels. Beyond the levels at both ends it goes on as between the last two.
func (s *Strengths) at(players int, place float64) float64 {
	of := &s[max(2, min(players, len(s)-1))]
	if last := float64(skill.Levels); place > last {
		return of[skill.Levels-1] + (place-last)*(of[skill.Levels-1]-of[skill.Levels-2])
	}
	return of.At(place)
}

// chances are how probable each place is, in steps along the scale of the levels: half a level below the Cabin Boy to half
// a level above the Governor, so that each level is the nearest to a fifth of all places.
type chances [places]float64

const (
	perLevel = 20
	places   = perLevel * skill.Levels
)

// placeAt is the i-th place.
func placeAt(i int) float64 { return 0.5 + (float64(i)+0.5)/perLevel }

// nothing is what is known before the first game: all places are equally probable.
func nothing() (c chances) {
	for i := range c {
		c[i] = 1. / places
	}
	return c
}

// learn weighs every place by how probable, as a logarithm, what was seen is there.
func (c *chances) learn(log func(place float64) float64) {
	var logs [places]float64
	for i := range c {
		logs[i] = log(placeAt(i))
	}
	most, sum := slices.Max(logs[:]), 0.0
	for i := range c {
		c[i] *= math.Exp(logs[i] - most)
		sum += c[i]
	}
	for i := range c {
		c[i] /= sum
	}
}

// standing is the middle of the places by their chances, and the range that has 95 of 100 of them.
func (c *chances) standing() Standing {
	at := func(part float64) float64 {
		sum := 0.0
		for i, chance := range c {
			if sum+chance >= part {
				within := 0.0
				if chance > 0 {
					within = (part - sum) / chance
				}
				return min(max(placeAt(i)+(within-0.5)/perLevel, float64(skill.CabinBoy)), float64(skill.Governor))
			}
			sum += chance
		}
		return float64(skill.Governor)
	}
	return Standing{Low: at(0.025), Mid: at(0.5), High: at(0.975)}
}

// level is the level that is nearest to the middle of the places by their chances, and how probable it is that no other
// is nearer.
func (c *chances) level() (level skill.Level, sure float64) {
	level = c.standing().Level()
	for _, chance := range c[perLevel*(level-1) : perLevel*level] {
		sure += chance
	}
	return level, sure
}

// Ranking is how ranks are found in a game that says a G. Its games are of editions E, and its ladder of editions L.
type Ranking[G any, E, L ~string] struct {
	Facts     *ledger.Facts[G, E]
	Strengths *Strengths
	Part      func(g *G, seat int) (Part[L], bool) // what the decisions of a seat cost, if that is known
	Place     func(g *G, seat int) float64         // what the place of a seat in turn order usually wins
}

// Of finds the rank of a person from their last games against others that count and in which they had no hint.
//
// Before the first game every place among the levels is equally probable. Two kinds of observations change that, by
// Bayes' theorem:
//
//   - The mean cost of the decisions of the last [RankOver] games with a review, which for somebody at a place is normally
//     distributed around what decisions cost there, see [Ladder.Place]. No luck is in it, so that it soon says most.
//   - The results of the last [RankOver] games in which all others were computer players with a level. The chance of
//     winning is the share that a player's strength has of the strengths of all at the table (R. A. Bradley and M. E. Terry,
//     1952; R. D. Luce, 1959), with strengths from the measured results of each level among those of the level below it,
//     each as many times as large as its place in turn order wins more than another among equals: to win from
//     a bad place says more. Of a shared win each has a part. That a computer player may have a character makes them a
//     little weaker at most, and is left out.
//
// The rank is the level that is nearest to the middle of what is probable then.
func (r *Ranking[G, E, L]) Of(games []G, name string, levels *Ladder[L]) Rank {
	filter := ledger.Filter[E]{Name: name}
	var all []*G
	for i := range games {
		if seat := r.Facts.Counts(&games[i], &filter); seat >= 0 && r.Facts.Seat(&games[i], seat).Hints == 0 {
			all = append(all, &games[i])
		}
	}
	slices.SortFunc(all, func(x, y *G) int {
		a, b := r.Facts.About(x), r.Facts.About(y)
		return cmp.Or(b.Begun.Compare(*a.Begun), cmp.Compare(b.ID, a.ID))
	})
	var (
		rank    Rank
		parts   []Part[L]
		results []result
	)
	for _, g := range all {
		seat := r.Facts.Counts(g, &filter)
		says := false
		if part, judged := r.Part(g, seat); judged && len(parts) < RankOver && levels.Has(part.Edition, part.Players) {
			parts = append(parts, part)
			rank.Decisions.Count += part.Counted
			says = true
		}
		if result, known := r.result(g, seat); known && len(results) < RankOver {
			results = append(results, result)
			if result.share > 0 {
				rank.Results.Count++
			}
			says = true
		}
		if says {
			rank.Games++
		}
	}
	known := nothing()
	if h, ok := levels.Hold(parts); ok {
		rank.Decisions.Standing, _ = levels.Place(parts)
		rank.Decisions.Games = len(parts)
		known.learn(h.Probable)
	}
	if len(results) > 0 {
		alone := nothing()
		for i := range results {
			alone.learn(results[i].probable(r.Strengths))
			known.learn(results[i].probable(r.Strengths))
		}
		rank.Results.Standing, rank.Results.Games = alone.standing(), len(results)
	}
	if rank.Games >= RankFrom {
		rank.Level, rank.Sure = known.level()
	}
	return rank
}

// result is how a game against computer players went.
type result struct {
	players int
	others  []rival
	place   float64 // what the own place usually wins
	share   float64 // of the win
}

// rival is a computer player, and what its place usually wins.
type rival struct {
	level skill.Level
	place float64
}

// result is how a game went for a seat, false if somebody else at the table has no level.
func (r *Ranking[G, E, L]) result(g *G, seat int) (of result, ok bool) {
	of = result{players: r.Facts.About(g).Seats, place: r.Place(g, seat), share: r.Facts.Seat(g, seat).Share}
	for i := range of.players {
		if i == seat {
			continue
		}
		who, known := r.Facts.Opponents[r.Facts.Seat(g, i).Player]
		if !known {
			return result{}, false
		}
		of.others = append(of.others, rival{who.Level, r.Place(g, i)})
	}
	return of, len(of.others) > 0
}

// probable says how probable the result is for somebody at a place, as a logarithm.
func (of *result) probable(s *Strengths) func(place float64) float64 {
	return func(place float64) float64 {
		own := of.place * math.Exp(s.at(of.players, place))
		others := 0.0
		for _, other := range of.others {
			others += other.place * math.Exp(s.at(of.players, float64(other.level)))
		}
		win := own / (own + others)
		return of.share*math.Log(win) + (1-of.share)*math.Log(1-win)
	}
}
