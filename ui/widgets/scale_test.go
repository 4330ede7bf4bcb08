package widgets_test

import (
	"math"
	"slices"
	"testing"

	"portroyal/ui/widgets"
)

// TestApart: in order, without overlap, and in the room if there is enough.
func TestApart(t *testing.T) {
	for _, middles := range [][]float32{{}, {5}, {0, 0, 0}, {50, 50, 50, 50}, {100, 100}, {10, 40, 41, 90}} {
		was := slices.Clone(middles)
		widgets.Apart(middles, 20, 100)
		for i, middle := range middles {
			if middle < 10 || middle > 90 || i > 0 && middle-middles[i-1] < 20 {
				t.Errorf("%v become %v", was, middles)
			}
		}
	}
	alone := []float32{33}
	if widgets.Apart(alone, 20, 100); math.Abs(float64(alone[0]-33)) > 0 {
		t.Errorf("it was moved to %v", alone)
	}
}

// TestScaleStep: lines are as far apart as they have to be, and no step less would do.
func TestScaleStep(t *testing.T) {
	for _, scale := range []struct {
		length float32
		units  int
		step   int
	}{{400, 10, 1}, {400, 20, 2}, {400, 21, 5}, {400, 100, 10}, {400, 1000, 100}, {400, 5000, 5000}, {400, 0, 1}} {
		if got := widgets.ScaleStep(scale.length, scale.units, 40); got != scale.step {
			t.Errorf("%v in %d units: every %d, want %d", scale.length, scale.units, got, scale.step)
		}
	}
}
