package neural

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// someOf are so many numbers by chance.
func someOf(dice *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(dice.NormFloat64())
	}
	return x
}

// Rows of every length come to the very same numbers as in a plain loop: the same position gets the same worth everywhere.
func TestRowsOfEveryLength(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	random := func(n int) []float32 { return someOf(dice, n) }
	for n := range 20 {
		const rows = 6 // four at a time, and two more
		start, row, times, many := random(n), random(n), float32(dice.NormFloat64()), random(n*rows)
		numbers := []float32{1.1, -1, 0.3, 2.7, 0, 0.9, 1.3, 0.7}
		wide := append(append(append(slices.Clone(many[:n]), random(n)...), many[n:3*n]...), random(n)...)
		wide = append(wide, many[3*n:]...)
		added, timesAdded, positive := slices.Clone(start), slices.Clone(start), slices.Clone(start)
		products, want := make([]float32, rows), make([]float32, rows)
		Products(products, row, many)
		for i := range want {
			if want[i] = Dot(many[i*n:][:n], row); products[i] != want[i] {
				t.Errorf("row %d of %d: %v, want %v", i, n, products[i], want[i])
			}
		}
		Add(added, row)
		AddTimes(timesAdded, row, times)
		AddPositive(positive, numbers, wide)
		for i := range n {
			if want := start[i] + row[i]; added[i] != want {
				t.Errorf("%d of %d: %v, want %v", i, n, added[i], want)
			}
			if want := start[i] + float32(times*row[i]); timesAdded[i] != want {
				t.Errorf("%d of %d, so many times: %v, want %v", i, n, timesAdded[i], want)
			}
			of := func(k int, number float32) float32 { return float32(number * many[k*n+i]) }
			want := start[i] + ((of(0, 1.1) + of(1, 0.3)) + (of(2, 2.7) + of(3, 0.9)))
			want = float32(want+of(4, 1.3)) + of(5, 0.7)
			if positive[i] != want {
				t.Errorf("%d of %d, those that are positive: %v, want %v", i, n, positive[i], want)
			}
		}
	}
}
