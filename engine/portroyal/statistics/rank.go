package statistics

import (
	"cmp"
	"math"
	"slices"

	"portroyal/engine/ladder"
	"portroyal/engine/portroyal/bot"
)

// Rank is how well a person plays, measured by the levels of computer players.
type Rank struct {
	Level     bot.Level // 0 for none yet: there are fewer than [RankFrom] games
	Sure      float64   // how sure it is, from 0 to 1
	Games     int       // that say something about it, [RankOver] of either kind at most
	Decisions Evidence  // what the decisions say
	Results   Evidence  // what wins and losses say
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
	ladder.Standing
	Games int // nothing is said if it is 0
	Count int // decisions, or wins
}

// How many games a rank needs, and how many of the last ones it is found from.
const (
	RankFrom = 3
	RankOver = 20
)

// winShares are the measured shares of games that one player of a level wins among players of the level below it, by the
// number of players and from the Seaman on, as bot/README.md publishes them. The Governor has been measured among two only,
// and without luck.
var winShares = map[int][bot.Levels - 1]float64{
	2: {0.721, 0.708, 0.689, 0.636},
	3: {0.530, 0.543, 0.485},
	4: {0.438, 0.373, 0.357},
	5: {0.342, 0.317, 0.280},
}

// odds are the logarithms of how much more often each level wins than the Cabin Boy, by the number of players. If one
// player of strength e^x among n-1 of strength 1 wins a share of p, then x is log p/(1-p) + log (n-1). A step that was
// not measured is as large a part of those that were as it is among two.
var odds = func() (all [6]ladder.Scale) {
	steps := func(players int) (steps [bot.Levels - 1]float64, measured float64) {
		for i, share := range winShares[players] {
			if share > 0 {
				steps[i] = math.Log(share/(1-share)) + math.Log(float64(players-1))
				measured += steps[i]
			}
		}
		return steps, measured
	}
	two, all2 := steps(2)
	for players := 2; players < len(all); players++ {
		of, measured := steps(players)
		last := len(of) - 1
		if of[last] == 0 {
			of[last] = two[last] * measured / (all2 - two[last])
		}
		for i, step := range of {
			all[players][i+1] = all[players][i] + step
		}
	}
	return all
}()

// strength is the logarithm of the odds at a place among the levels. Beyond the levels at both ends it goes on as between
// the last two.
func strength(players int, place float64) float64 {
	s := &odds[max(2, min(players, len(odds)-1))]
	if last := float64(bot.Levels); place > last {
		return s[bot.Levels-1] + (place-last)*(s[bot.Levels-1]-s[bot.Levels-2])
	}
	return s.At(place)
}

// chances are how probable each place is, in steps along the scale of the levels: half a level below the Cabin Boy to half
// a level above the Governor, so that each level is the nearest to a fifth of all places.
type chances [places]float64

const (
	perLevel = 20
	places   = perLevel * bot.Levels
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
func (c *chances) standing() ladder.Standing {
	at := func(part float64) float64 {
		sum := 0.0
		for i, chance := range c {
			if sum+chance >= part {
				within := 0.0
				if chance > 0 {
					within = (part - sum) / chance
				}
				return min(max(placeAt(i)+(within-0.5)/perLevel, float64(bot.CabinBoy)), float64(bot.Governor))
			}
			sum += chance
		}
		return float64(bot.Governor)
	}
	return ladder.Standing{Low: at(0.025), Mid: at(0.5), High: at(0.975)}
}

// level is the level that is nearest to the middle of the places by their chances, and how probable it is that no other
// is nearer.
func (c *chances) level() (level bot.Level, sure float64) {
	level = c.standing().Level()
	for _, chance := range c[perLevel*(level-1) : perLevel*level] {
		sure += chance
	}
	return level, sure
}

// RankOf finds the rank of a person from their last games against others that count and in which they had no hint.
//
// Before the first game every place among the levels is equally probable. Two kinds of observations change that, by
// Bayes' theorem:
//
//   - The mean cost of the decisions of the last [RankOver] games with a review, which for somebody at a place is normally
//     distributed around what decisions cost there, see [ladder.Ladder.Place]. No luck is in it, so that it soon says most.
//   - The results of the last [RankOver] games in which all others were computer players with a level. The chance of
//     winning is the share that a player's strength has of the strengths of all at the table (R. A. Bradley and M. E. Terry,
//     1952; R. D. Luce, 1959), with strengths from the measured results of each level among those of the level below it,
//     each as many times as large as its place in turn order wins more than another among equals, see [Usual]: to win from
//     a bad place says more. Of a shared win each has a part. That a computer player may have a character makes them a
//     little weaker at most, and is left out.
//
// The rank is the level that is nearest to the middle of what is probable then.
func RankOf(games []Game, name string, levels *Ladder) Rank {
	filter := Filter{Name: name}
	var all []*Game
	for i := range games {
		if seat := Facts.Counts(&games[i], &filter); seat >= 0 && games[i].Seats[seat].Hints == 0 {
			all = append(all, &games[i])
		}
	}
	slices.SortFunc(all, func(a, b *Game) int { return cmp.Or(b.Begun.Compare(a.Begun), cmp.Compare(b.ID, a.ID)) })
	var (
		rank    Rank
		parts   []Part
		results []result
	)
	for _, g := range all {
		seat := Facts.Counts(g, &filter)
		says := false
		if part, judged := g.Part(seat); judged && len(parts) < RankOver && levels.Has(part.Edition, part.Players) {
			parts = append(parts, part)
			rank.Decisions.Count += part.Counted
			says = true
		}
		if result, known := resultOf(g, seat); known && len(results) < RankOver {
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
			alone.learn(results[i].probable)
			known.learn(results[i].probable)
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
	level bot.Level
	place float64
}

// resultOf is how a game went for a seat, false if somebody else at the table has no level.
func resultOf(g *Game, seat int) (r result, ok bool) {
	r = result{players: len(g.Seats), place: g.usual(g.Seats[seat].Order), share: g.Seats[seat].Share}
	for i := range g.Seats {
		if i == seat {
			continue
		}
		who, known := Facts.Opponents[g.Seats[i].Player]
		if !known {
			return result{}, false
		}
		r.others = append(r.others, rival{who.Level, g.usual(g.Seats[i].Order)})
	}
	return r, len(r.others) > 0
}

// probable is how probable the result is for somebody at a place, as a logarithm.
func (r *result) probable(place float64) float64 {
	own := r.place * math.Exp(strength(r.players, place))
	others := 0.0
	for _, other := range r.others {
		others += other.place * math.Exp(strength(r.players, float64(other.level)))
	}
	win := own / (own + others)
	return r.share*math.Log(win) + (1-r.share)*math.Log(1-win)
}
