package mistakes

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"testing"
)

// noisy are games of choices of a known worth: the cards of a game do the same to all of them, and beside that each has
// chance of its own.
func noisy(worth []float64, spread float64) func(choice, game int) float64 {
	return func(choice, game int) float64 {
		cards := rand.New(rand.NewPCG(1, uint64(game)))
		own := rand.New(rand.NewPCG(uint64(choice)+2, uint64(game)))
		return worth[choice] + spread*cards.NormFloat64() + spread*own.NormFloat64()
	}
}

// Where the worth of choices is known, a trial finds out who is far enough behind, with few games where that is easy.
func TestTrials(t *testing.T) {
	for _, at := range []struct {
		about string
		worth []float64 // what was played comes second
		holds bool
		most  int // games of the best choice
	}{
		{"a blunder among two choices", []float64{0.6, 0.3}, true, 64},
		{"a blunder among many", []float64{0.6, 0.3, 0.4, 0.1, 0.2}, true, 128},
		{"a blunder, but only just", []float64{0.6, 0.49}, true, 900},
		{"no blunder", []float64{0.6, 0.57}, false, 0},
		{"it was the best", []float64{0.4, 0.6}, false, 0},
		{"all the same", []float64{0.5, 0.5, 0.5}, false, 0},
		{"two that are as good as each other", []float64{0.6, 0.3, 0.59}, false, 0},
		{"another that is a mistake as well", []float64{0.6, 0.3, 0.5}, true, 900},
	} {
		trial := trial{played: 1, need: 0.08, budget: 1750, sample: noisy(at.worth, 0.15)}
		found, err := trial.run(t.Context(), len(at.worth))
		if err != nil || found.holds != at.holds {
			t.Errorf("%s: %+v, %v", at.about, found, err)
			continue
		}
		if !at.holds {
			continue
		}
		if found.games > at.most {
			t.Errorf("%s: it takes %d games", at.about, found.games)
		}
		for choice, worth := range found.worth {
			if math.Abs(worth-at.worth[choice]) > 0.12 {
				t.Errorf("%s: choice %d is worth %.2f", at.about, choice, worth)
			}
		}
	}
}

// No trial plays more games than it may, and none goes on once nobody waits for it.
func TestTrialsEnd(t *testing.T) {
	for _, choices := range []int{2, 3, 12} {
		games := 0
		trial := trial{played: 1, need: 0.08, budget: 700, sample: func(choice, game int) float64 {
			games++
			return 0.5 - 0.06*float64(choice) + noisy(make([]float64, choices), 0.5)(choice, game)
		}}
		if _, err := trial.run(t.Context(), choices); err != nil || games > max(700, firstGames*choices) {
			t.Errorf("among %d choices it plays %d games, %v", choices, games, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	trial := trial{played: 1, need: 0.08, budget: 700, sample: func(_, game int) float64 {
		if game == 5 {
			cancel()
		}
		return 0
	}}
	if _, err := trial.run(ctx, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("it ends with %v", err)
	}
}
