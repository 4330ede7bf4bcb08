package arena_test

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/arena"
)

// A test of shares that are what it asks about comes to the wrong verdict in about one case of twenty.
func TestSPRT(t *testing.T) {
	const runs = 400
	for _, test := range []struct {
		share float64
		want  arena.Verdict
	}{{0.50, arena.NoBetter}, {0.55, arena.Better}, {0.45, arena.NoBetter}, {0.60, arena.Better}} {
		dice := rand.New(rand.NewPCG(1, uint64(test.share*100)))
		wrong := 0
		for range runs {
			sprt := arena.NewSPRT(0.50, 0.55)
			for sprt.Verdict() == arena.Undecided {
				win := 0.0
				if dice.Float64() < test.share {
					win = 1
				}
				sprt.Add(win)
			}
			if sprt.Verdict() != test.want {
				wrong++
			}
		}
		if wrong > runs/10 {
			t.Errorf("share %v: %d of %d verdicts are wrong", test.share, wrong, runs)
		}
	}
	sprt := arena.NewSPRT(0.50, 0.55)
	for range 50 {
		sprt.Add(1)
	}
	if sprt.Verdict() != arena.Undecided || sprt.Share() != 1 || sprt.Games() != 50 {
		t.Errorf("after 50 wins: %v, share %v of %d", sprt.Verdict(), sprt.Share(), sprt.Games())
	}
}
