package statisticspage

import "testing"

// However far apart values are, there are no more columns than may be, and every value is in one.
func TestHistogram(t *testing.T) {
	for _, values := range [][]float64{
		{3}, {-4, 0, 9}, {0, 13}, {0, 14}, {0, 1e6, 5}, {1, 1e12}, {-1e12, 1e12}, {0, 1 << 62},
	} {
		first, step, counts := Histogram(values, whole, 14)
		if len(counts) > 14 || step < 1 {
			t.Fatalf("%v: %d columns from %d of %g", values, len(counts), first, step)
		}
		sum := 0
		for _, n := range counts {
			sum += n
		}
		if sum != len(values) {
			t.Errorf("%v: %v", values, counts)
		}
	}
}
