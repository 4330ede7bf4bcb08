package neural

import "math"

// Adam's usual numbers, and how much of a weight is lost in a step for each unit of the rate.
const (
	forgetMean   = 0.9
	forgetSquare = 0.999
	tiny         = 1e-8
	decay        = 0.02
)

// adam moves weights against gradients (D. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015) with weight
// decay apart from it (I. Loshchilov and F. Hutter, "Decoupled Weight Decay Regularization", 2019). A new one is ready.
type adam struct {
	steps        int
	mean, square []float32 // of gradients, and of their squares
}

// step moves weights against the sum of the gradients of so many examples.
func (a *adam) step(weights, sum []float32, examples int, rate float64) {
	if a.steps == 0 {
		a.mean, a.square = make([]float32, len(weights)), make([]float32, len(weights))
	}
	a.steps++
	each := 1 / float32(examples)
	slow := float32(rate / (1 - math.Pow(forgetMean, float64(a.steps))))
	root := float32(1 / math.Sqrt(1-math.Pow(forgetSquare, float64(a.steps))))
	keep := float32(1 - rate*decay)
	mean, square := a.mean, a.square
	for i, gradient := range sum {
		d := gradient * each
		mean[i] += (1 - forgetMean) * (d - mean[i])
		square[i] += (1 - forgetSquare) * (d*d - square[i])
		weights[i] = weights[i]*keep - slow*mean[i]/(float32(math.Sqrt(float64(square[i])))*root+tiny)
	}
}
