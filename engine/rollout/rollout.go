// Package rollout says how good the choices of a decision are by playing each of them on many times. What a single rollout
// is the roller of a game knows; here it is decided how many of them each choice gets, and how sure the result is.
package rollout

import (
	"context"
	"errors"
	"math"
	"slices"
)

// Roller plays an action of a view and then on, until so many turns have begun, and gives what has become of it for the seat
// that decides. The same game brings the same chance; an error ends everything.
type Roller[V, A any] interface {
	Worth(ctx context.Context, view V, action A, turns int, game uint64) (float64, error)
}

// Limits say how long a decision is rolled out.
type Limits struct {
	// Turns is how many turns, or rounds, begin in a rollout before the position reached is judged.
	Turns int
	// Least and Most are how many rollouts each choice gets. A choice that is clearly worse than the best gets no more
	// than it takes to see that.
	Least, Most int
	// Error is the standard error of the difference between a choice and the best one that is small enough, in chances of
	// winning from 0 to 1; 0 rolls out to the end.
	Error float64
	// Clear is how many standard errors a choice has to be behind to be given up; 0 gives up none.
	Clear float64
	// Slight is a difference that does not matter: a choice that is surely behind by less, within two standard errors, needs
	// no more rollouts; 0 for none.
	Slight float64
	// Seed tells the chance of one set of rollouts from that of another.
	Seed uint64
}

// Usual is good for a decision that somebody waits for: some seconds on one core.
var Usual = Limits{Turns: 1, Least: 16, Most: 256, Error: 0.005, Clear: 3.5}

// ErrFewRollouts says that limits ask for fewer rollouts than an error can be told from.
var ErrFewRollouts = errors.New("rollout: an error can be told from two rollouts on")

// Choice is an action with what its rollouts came to. All numbers are chances of winning of the seat that decides; in
// games against time, the chance that the game is made.
type Choice[A any] struct {
	Action   A
	Worth    float64 // the mean
	Error    float64 // its standard error
	Rollouts int     // of it
	// Behind is how much worse than the best choice it is, in the games that both have played, and BehindError the
	// standard error of that. Since both get the same chance, it is much smaller than the errors of the two.
	Behind      float64
	BehindError float64
	Halves      [2]float64 // Behind in the games with even numbers, and in the others
}

// Compare rolls out these actions of the seat that decides, each in the same games, and lists them with the best first. The
// same call has the same result. The best of several choices is judged a little too well, and the more so the fewer
// rollouts there are: it may be best by luck. Where a decision is given up early, the true errors are about a fifth larger
// than those that are told: it ends early where the error looks smaller than it is.
func Compare[V any, A comparable](
	ctx context.Context, roller Roller[V, A], view V, actions []A, limits Limits,
) ([]Choice[A], error) {
	if limits.Least < 2 || limits.Most < limits.Least {
		return nil, ErrFewRollouts
	}
	c := comparison[A]{limits: limits}
	for _, action := range actions {
		c.all = append(c.all, &rolled[A]{action: action})
	}
	for game := range limits.Most {
		for _, of := range c.all {
			if of.dropped {
				continue
			}
			worth, err := roller.Worth(ctx, view, of.action, limits.Turns, limits.Seed<<32+uint64(game))
			if err != nil {
				return nil, err
			}
			of.came = append(of.came, worth)
		}
		if game+1 >= limits.Least && c.settled() {
			break
		}
	}
	return c.results(), nil
}

// comparison is a decision while it is rolled out.
type comparison[A comparable] struct {
	limits Limits
	all    []*rolled[A]
}

// rolled is a choice with what each game came to.
type rolled[A any] struct {
	action  A
	came    []float64
	dropped bool
}

// best is the choice with the highest mean among those that are still rolled out; nil if there is none.
func (c *comparison[A]) best() (best *rolled[A]) {
	highest := math.Inf(-1)
	for _, of := range c.all {
		if of.dropped {
			continue
		}
		if mean, _ := Spread(of.came); mean > highest {
			best, highest = of, mean
		}
	}
	return best
}

// settled gives up choices that are clearly behind, and reports whether enough is known of the others.
func (c *comparison[A]) settled() bool {
	best, enough := c.best(), true
	for _, of := range c.all {
		if of.dropped || of == best {
			continue
		}
		behind, wrong := of.behind(best)
		switch {
		case c.limits.Clear > 0 && behind > c.limits.Clear*wrong:
			of.dropped = true
		case wrong > c.limits.Error && behind+2*wrong >= c.limits.Slight:
			enough = false
		}
	}
	return enough && c.limits.Error > 0 || c.alone()
}

// alone reports whether a single choice is left.
func (c *comparison[A]) alone() bool {
	left := 0
	for _, of := range c.all {
		if !of.dropped {
			left++
		}
	}
	return left <= 1
}

// results are the choices, the best first.
func (c *comparison[A]) results() []Choice[A] {
	best := c.best()
	all := make([]Choice[A], 0, len(c.all))
	for _, of := range c.all {
		choice := Choice[A]{Action: of.action, Rollouts: len(of.came)}
		choice.Worth, choice.Error = Spread(of.came)
		if of != best {
			choice.Behind, choice.BehindError = of.behind(best)
			choice.Halves = of.halves(best)
		}
		all = append(all, choice)
	}
	slices.SortStableFunc(all, func(a, b Choice[A]) int {
		switch {
		case a.Action == best.action || a.Behind < b.Behind && b.Action != best.action:
			return -1
		case b.Action == best.action || b.Behind < a.Behind:
			return 1
		}
		return 0
	})
	return all
}

// behind is how much worse a choice is than another one in the games of both, and the standard error of that.
func (r *rolled[A]) behind(best *rolled[A]) (by, wrong float64) {
	differences := make([]float64, min(len(r.came), len(best.came)))
	for game := range differences {
		differences[game] = best.came[game] - r.came[game]
	}
	return Spread(differences)
}

// halves are how much worse it is in every other game, and in those between.
func (r *rolled[A]) halves(best *rolled[A]) (by [2]float64) {
	n := min(len(r.came), len(best.came))
	for game := range n {
		half := game % 2
		by[half] += (best.came[game] - r.came[game]) / float64((n+1-half)/2)
	}
	return by
}

// Spread is the mean of numbers, of which there are two or more, and its standard error.
func Spread(numbers []float64) (mean, wrong float64) {
	n := float64(len(numbers))
	for _, x := range numbers {
		mean += x / n
	}
	squares := 0.0
	for _, x := range numbers {
		squares += (x - mean) * (x - mean)
	}
	return mean, math.Sqrt(squares / (n - 1) / n)
}
