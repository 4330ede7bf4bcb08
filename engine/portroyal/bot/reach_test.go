package bot

import (
	"math"
	"testing"
)

func TestDecayIsThatOfTheTables(t *testing.T) {
	for x := 0.0; x < 20; x += 0.003 {
		if got, want := decay(x), math.Exp(-x); math.Abs(got-want) > 1e-6 {
			t.Fatalf("decay(%g) is %.9f, not %.9f", x, got, want)
		}
	}
}

// Of what comes twice a turn on average at least one comes with 1 - e^-2, and so on.
func TestChancesOfCardsToCome(t *testing.T) {
	for _, known := range []struct {
		what      string
		got, want float64
	}{
		{"once", once(2), 1 - math.Exp(-2)},
		{"three times", several(3, 2), 1 - 5*math.Exp(-2)},
		{"as good as never", several(4, 0), 0},
		{"no need", several(0, 0), 1},
		{"one success in three tries", tries(1, 0.5, 3), 0.875},
		{"two successes in three tries", tries(2, 0.5, 3), 0.5},
		{"no tries", tries(2, 0.5, 0), 0},
	} {
		if math.Abs(known.got-known.want) > 1e-5 {
			t.Errorf("%s: %.6f, not %.6f", known.what, known.got, known.want)
		}
	}
}

// However long somebody has to wait, a shorter wait is better, and no time is no time.
func TestLessWaitingIsBetter(t *testing.T) {
	before := math.Inf(1)
	for wait := 0.0; wait < 50; wait += 0.25 {
		left := later(6, wait)
		if left >= before || left <= 0 {
			t.Fatalf("after a wait of %g turns %g are left, after a shorter one %g", wait, left, before)
		}
		before = left
	}
	if left := later(0, 0); left != 0 {
		t.Errorf("of no turns %g are left", left)
	}
}
