package statistics_test

import (
	"testing"

	"portroyal/engine/piratescove/statistics"
)

// The measured ladder can be read, and its numbers are possible.
func TestMeasured(t *testing.T) {
	for players := 2; players <= 5; players++ {
		means, ok := statistics.Measured().Means([]statistics.Part{{Players: players, Counted: 100, Charged: 1}})
		if !ok || means[0] <= means[len(means)-1] || means[len(means)-1] < 0 || means[0] > 1 {
			t.Errorf("%d players: %v, %v", players, means, ok)
		}
	}
}
