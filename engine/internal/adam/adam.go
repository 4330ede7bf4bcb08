// Package adam moves the weights of a net against gradients: Adam (D. Kingma and J. Ba, "Adam: A Method for Stochastic
// Optimization", 2015) with weight decay apart from it (I. Loshchilov and F. Hutter, "Decoupled Weight Decay
// Regularization", 2019). The same gradients in the same order give the same weights.
package adam

import "math"

// Adam's usual numbers, and how much of a weight is lost in a step for each unit of the rate.
const (
	forgetMean   = 0.9
	forgetSquare = 0.999
	tiny         = 1e-8
	decay        = 0.02
)

// Mover is what has to be remembered from one step to the next. A new one is ready.
type Mover struct {
	steps        int
	mean, square [][]float32 // of gradients, and of their squares
}

// Step moves weights against the sum of the gradients of so many examples. Weights and sum consist of the same parts in
// every step.
func (m *Mover) Step(weights, sum []*[]float32, examples int, rate float64) {
	if m.steps == 0 {
		for _, part := range weights {
			m.mean, m.square = append(m.mean, make([]float32, len(*part))), append(m.square, make([]float32, len(*part)))
		}
	}
	m.steps++
	each := 1 / float32(examples)
	slow := float32(rate / (1 - math.Pow(forgetMean, float64(m.steps))))
	root := float32(1 / math.Sqrt(1-math.Pow(forgetSquare, float64(m.steps))))
	keep := float32(1 - rate*decay)
	for i, part := range weights {
		gradient, mean, square := *sum[i], m.mean[i], m.square[i]
		for j := range *part {
			d := gradient[j] * each
			mean[j] += (1 - forgetMean) * (d - mean[j])
			square[j] += (1 - forgetSquare) * (d*d - square[j])
			(*part)[j] = (*part)[j]*keep - slow*mean[j]/(float32(math.Sqrt(float64(square[j])))*root+tiny)
		}
	}
}
