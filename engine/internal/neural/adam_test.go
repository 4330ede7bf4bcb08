package neural

import (
	"math"
	"testing"
)

// On a bowl, weights that differ in scale by far come to its bottom; and the first step is as long as the rate, whatever
// the gradient.
func TestComesToTheBottom(t *testing.T) {
	bottom, steep := []float32{3, -2, 0.5}, []float32{100, 0.01, 1}
	weights := make([]float32, 3)
	var a adam
	const steps = 4000
	for step := range steps {
		sum := make([]float32, 3)
		for i := range sum {
			sum[i] = 5 * steep[i] * (weights[i] - bottom[i])
		}
		rate := 0.02 * (1 - float64(step)/steps)
		a.step(weights, sum, 5, rate)
		if step > 0 {
			continue
		}
		for i, w := range weights {
			if first := math.Abs(float64(w)); math.Abs(first-rate) > rate/100 {
				t.Errorf("weight %d moves by %v, not %v", i, first, rate)
			}
		}
	}
	for i, w := range weights {
		if away := math.Abs(float64(w - bottom[i])); away > 0.2 {
			t.Errorf("weight %d is %v, not %v", i, w, bottom[i])
		}
	}
}
