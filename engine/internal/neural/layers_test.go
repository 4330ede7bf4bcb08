package neural

import (
	"math"
	"math/rand/v2"
	"testing"
)

// A layer is the same whichever way its rows lie, and so is what goes back through it.
func TestLayersAgree(t *testing.T) {
	const in, out = 10, 8
	dice := rand.New(rand.NewPCG(1, 2))
	random := func(n int) []float32 { return someOf(dice, n) }
	x, bias, rows, by := random(in), random(out), random(in*out), random(out)
	Positive(x)
	var biased []float32
	columns := make([]float32, in*out)
	for i := range out {
		row := rows[i*in:][:in]
		biased = append(append(biased, row...), bias[i])
		for j, w := range row {
			columns[j*out+i] = w
		}
	}
	layer, products, positive := make([]float32, out), append([]float32{}, bias...), append([]float32{}, bias...)
	Layer(layer, x, biased)
	Products(products, x, rows)
	AddPositive(positive, x, columns)
	var gradients [3][]float32
	var back [3][]float32
	for i, size := range []int{(in + 1) * out, in * out, in * out} {
		gradients[i], back[i] = make([]float32, size), make([]float32, in)
	}
	Back(by, x, biased, gradients[0], back[0])
	Back(by, x, rows, gradients[1], back[1])
	BackPositive(by, x, columns, gradients[2], back[2])
	near := func(what string, a, b float32) {
		t.Helper()
		if math.Abs(float64(a-b)) > 1e-5 {
			t.Errorf("%s: %v and %v", what, a, b)
		}
	}
	for i := range out {
		near("layer", layer[i], max(0, products[i]))
		near("positive", positive[i], products[i])
		near("bias", gradients[0][i*(in+1)+in], by[i])
		for j := range in {
			near("gradient", gradients[0][i*(in+1)+j], by[i]*x[j])
			near("gradient of products", gradients[1][i*in+j], by[i]*x[j])
			near("gradient of positive", gradients[2][j*out+i], by[i]*x[j])
		}
	}
	for j := range in {
		near("back", back[0][j], back[1][j])
		if x[j] > 0 {
			near("back of positive", back[2][j], back[1][j])
		}
	}
}
