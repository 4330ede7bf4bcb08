package rollout_test

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/rollout"
)

// fake rolls out actions without a game: so much on average, plus the luck of the game, which is the same for all, plus
// luck of their own.
type fake struct {
	means       map[string]float64
	shared, own float64
	played      map[string]int
}

func (f *fake) Worth(ctx context.Context, _ struct{}, action string, _ int, game uint64) (float64, error) {
	f.played[action]++
	common := rand.New(rand.NewPCG(game, 1)).NormFloat64()
	own := rand.New(rand.NewPCG(game, 2+uint64(len(action)))).NormFloat64()
	return f.means[action] + f.shared*common + f.own*own, ctx.Err()
}

// three are three choices, of names of different lengths.
var three = []string{"stop", "on", "pass by"}

func newFake(means ...float64) *fake {
	f := &fake{means: map[string]float64{}, shared: 0.2, own: 0.03, played: map[string]int{}}
	for i, mean := range means {
		f.means[three[i]] = mean
	}
	return f
}

// The best choice comes first; a clearly worse one gets few rollouts, close ones get more; each is worth what its games come to,
// and what all games share is not in the errors of the differences.
func TestRolloutsGoWhereTheyAreNeeded(t *testing.T) {
	f := newFake(0.5, 0.52, 0.1)
	limits := rollout.Limits{Least: 16, Most: 1000, Error: 0.002, Clear: 6}
	all, err := rollout.Compare(t.Context(), f, struct{}{}, three, limits)
	if err != nil {
		t.Fatal(err)
	}
	if got := []string{all[0].Action, all[1].Action, all[2].Action}; !slices.Equal(got, []string{three[1], three[0], three[2]}) {
		t.Errorf("the order is %v", got)
	}
	if all[2].Rollouts != limits.Least || all[0].Rollouts < 5*limits.Least {
		t.Errorf("the worst has %d rollouts, the best %d", all[2].Rollouts, all[0].Rollouts)
	}
	if all[0].Behind != 0 || all[0].BehindError != 0 || math.Abs(all[1].Behind-0.02) > 0.01 {
		t.Errorf("behind by %v and %v", all[0].Behind, all[1].Behind)
	}
	if all[1].BehindError > all[1].Error/3 {
		t.Errorf("the error of the difference is %v, of one choice %v", all[1].BehindError, all[1].Error)
	}
	for _, choice := range all {
		if choice.Rollouts != f.played[choice.Action] {
			t.Errorf("%v says %d rollouts, and had %d", choice.Action, choice.Rollouts, f.played[choice.Action])
		}
		if off := math.Abs(choice.Worth - f.means[choice.Action]); off > 4*choice.Error {
			t.Errorf("%v is worth %v, and came to %v", choice.Action, f.means[choice.Action], choice.Worth)
		}
	}
}

// The errors that are told are those that there are: over many decisions, what is told differs from the truth by one of
// them in the mean square. Where rollouts end as soon as enough is known, it is a little more: they end early where the
// error looks smaller than it is.
func TestErrorsOfRolloutsAreHonest(t *testing.T) {
	for _, of := range []struct {
		limits rollout.Limits
		most   float64
	}{
		{rollout.Limits{Least: 40, Most: 40}, 1.15},
		{rollout.Limits{Least: 16, Most: 400, Error: 0.004, Clear: 3.5}, 1.6},
	} {
		sum, n := 0.0, 0
		for decision := range uint64(2000) {
			f, limits := newFake(0.5, 0.49), of.limits
			limits.Seed = decision
			all, err := rollout.Compare(t.Context(), f, struct{}{}, three[:2], limits)
			if err != nil {
				t.Fatal(err)
			}
			truth := 0.01
			if all[0].Action == three[1] {
				truth = -truth
			}
			off := (all[1].Behind - truth) / all[1].BehindError
			sum += off * off
			n++
		}
		if mean := sum / float64(n); mean < 0.85 || mean > of.most {
			t.Errorf("%+v: what is told is off by %.2f of its errors, squared", of.limits, mean)
		}
	}
}

// The same decision has the same result, another seed another one; nothing comes of it once ctx is done, or of limits that
// no error can be told from.
func TestRolloutsAreRepeated(t *testing.T) {
	limits := rollout.Limits{Turns: 1, Least: 4, Most: 4}
	compare := func(seed uint64) []rollout.Choice[string] {
		limits.Seed = seed
		all, err := rollout.Compare(t.Context(), newFake(0.5, 0.5, 0.5), struct{}{}, three, limits)
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	first, other, again := compare(1), compare(2), compare(1)
	if !slices.Equal(first, again) || slices.Equal(first, other) {
		t.Errorf("first %v, then %v; with another seed %v", first, again, other)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := rollout.Compare(ctx, newFake(), struct{}{}, three, limits); !errors.Is(err, context.Canceled) {
		t.Errorf("once ctx is done the error is %v", err)
	}
	limits.Least = 1
	if _, err := rollout.Compare(t.Context(), newFake(), struct{}{}, three, limits); !errors.Is(err, rollout.ErrFewRollouts) {
		t.Errorf("with one rollout the error is %v", err)
	}
}
