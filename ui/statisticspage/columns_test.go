package statisticspage

import (
	"slices"
	"testing"
)

// Sections are shared out to columns of about the same height, the first one on the left.
func TestColumnsAreEven(t *testing.T) {
	for name, c := range map[string]struct {
		highs []float32
		want  []int
	}{
		"none":            {nil, []int{}},
		"one":             {[]float32{5}, []int{0}},
		"in turn":         {[]float32{5, 5, 5, 5}, []int{0, 1, 0, 1}},
		"a long one last": {[]float32{10, 10, 10, 30}, []int{0, 0, 0, 1}},
	} {
		if got := split(c.highs, 1); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
