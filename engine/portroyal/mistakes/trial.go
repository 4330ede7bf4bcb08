package mistakes

import (
	"context"
	"math"
	"slices"
)

// A trial plays the choices of a decision on, to see whether what was played is far behind the best one and every other
// choice is behind as well, so that one answer alone is right. All choices get the same cards, as far as possible, so
// that chance concerns their difference less than each of them. It goes in stages: in each the choices of which it is
// not clear yet get as many games again as they have had, until all is clear or the games are up.
type trial struct {
	played int                            // the choice of the game
	budget int                            // how many games may be played, of all choices together
	need   float64                        // how far it has to be behind the best one, as a chance from 0 to 1
	sample func(choice, game int) float64 // the chance that comes of a choice in a game
	found  [][]float64                    // so far, by choice
}

// The numbers of a trial. The usual spread of a difference is 0.32 among two and 0.30 among four at the shipped
// puzzles, so that the games of [budget] leave a standard error of 0.011 and 0.014, where two choices are compared, of
// the 0.08 and 0.04 that it has to come to.
const (
	firstGames = 32  // of each choice, before anything is decided
	sure       = 2.5 // standard errors from which on a difference is taken for real
	worthwhile = 4   // a stage adds at least this part of the games so far
)

// result is what came of a trial.
type result struct {
	holds bool
	games int       // of the best choice and of what was played
	worth []float64 // by choice: that of the best one, less the difference in the games that both had
}

// run carries a trial out. It is an error if ctx is done before its end.
func (t *trial) run(ctx context.Context, choices int) (result, error) {
	t.found = make([][]float64, choices)
	open := make([]int, choices) // of which it is not clear how far they are behind
	for i := range open {
		open[i] = i
	}
	spent := 0
	for games := firstGames; ; {
		for _, choice := range open {
			for len(t.found[choice]) < games {
				one := t.sample(choice, len(t.found[choice]))
				if err := ctx.Err(); err != nil {
					return result{}, err
				}
				t.found[choice] = append(t.found[choice], one)
				spent++
			}
		}
		best := open[0]
		for _, choice := range open {
			if mean(t.found[choice]) > mean(t.found[best]) {
				best = choice
			}
		}
		if best == t.played && games > firstGames {
			return result{}, nil
		}
		var unclear []int
		for _, choice := range open {
			if choice == best {
				continue
			}
			lead, deviation := t.lead(best, choice)
			need := t.needs(choice)
			switch {
			case best != t.played && lead+sure*deviation < need:
				return result{}, nil // not far enough behind, and if it is the better one the other is not
			case lead-sure*deviation < need:
				unclear = append(unclear, choice)
			}
		}
		open = append(unclear, best)
		slices.Sort(open)
		more := min(games, (t.budget-spent)/len(open))
		if len(unclear) == 0 || more < games/worthwhile {
			return t.result(best), nil
		}
		games += more
	}
}

// needs is how far a choice has to be behind the best one. Half of what is demanded of the choice of the game is enough
// for the others: then each of them would be a mistake itself, and none is as good an answer.
func (t *trial) needs(choice int) float64 {
	if choice == t.played {
		return t.need
	}
	return t.need * others
}

// others is the part of the lead over what was played that the best choice has to have over every other one.
const others = 0.5

// lead is how far one choice is ahead of another in the games that both have had, and its standard error.
func (t *trial) lead(one, other int) (lead, deviation float64) {
	n := min(len(t.found[one]), len(t.found[other]))
	differences := make([]float64, n)
	for i := range differences {
		differences[i] = t.found[one][i] - t.found[other][i]
	}
	lead = mean(differences)
	squares := 0.0
	for _, d := range differences {
		squares += (d - lead) * (d - lead)
	}
	return lead, math.Sqrt(squares / float64(n) / float64(max(n-1, 1)))
}

// result says what has been found, with the best choice.
func (t *trial) result(best int) result {
	r := result{holds: best != t.played, games: min(len(t.found[best]), len(t.found[t.played]))}
	top := mean(t.found[best])
	for choice := range t.found {
		lead, deviation := t.lead(best, choice)
		r.worth = append(r.worth, min(max(top-lead, 0), 1))
		if choice != best && (lead < t.needs(choice) || lead < sure*deviation) {
			r.holds = false
		}
	}
	return r
}

func mean(of []float64) float64 {
	sum := 0.0
	for _, x := range of {
		sum += x
	}
	return sum / float64(len(of))
}
