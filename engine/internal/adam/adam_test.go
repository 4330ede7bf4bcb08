package adam

import (
	"math"
	"testing"
)

// On a bowl, weights that differ in scale by far come to its bottom; and the first step is as long as the rate, whatever
// the gradient.
func TestComesToTheBottom(t *testing.T) {
	bottom := [][]float32{{3, -2}, {0.5}}
	steep := [][]float32{{100, 0.01}, {1}}
	weights := [][]float32{{0, 0}, {0}}
	parts := []*[]float32{&weights[0], &weights[1]}
	var m Mover
	const steps = 4000
	for step := range steps {
		sum := [][]float32{make([]float32, 2), make([]float32, 1)}
		for i := range sum {
			for j := range sum[i] {
				sum[i][j] = 5 * steep[i][j] * (weights[i][j] - bottom[i][j])
			}
		}
		rate := 0.02 * (1 - float64(step)/steps)
		m.Step(parts, []*[]float32{&sum[0], &sum[1]}, 5, rate)
		if step > 0 {
			continue
		}
		for i := range weights {
			for j, w := range weights[i] {
				if first := math.Abs(float64(w)); math.Abs(first-rate) > rate/100 {
					t.Errorf("weight %d of part %d moves by %v, not %v", j, i, first, rate)
				}
			}
		}
	}
	for i := range weights {
		for j, w := range weights[i] {
			if away := math.Abs(float64(w - bottom[i][j])); away > 0.2 {
				t.Errorf("weight %d of part %d is %v, not %v", j, i, w, bottom[i][j])
			}
		}
	}
}
