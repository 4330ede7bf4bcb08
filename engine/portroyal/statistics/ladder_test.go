package statistics_test

import (
	"testing"

	"portroyal/engine/ladder"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
)

// made is a ladder of made-up costs among two, in points, with a spread that is three times as large.
func made() *statistics.Ladder {
	var all []statistics.Rung
	for i, mean := range []float64{4, 3, 2, 1, 0.5} {
		all = append(all, statistics.Rung{
			Edition: statistics.Base, Players: 2, Level: (bot.CabinBoy + bot.Level(i)).String(), Seats: 100, Counted: 4000,
			Mean: mean / 100, Spread: 3 * mean / 100,
		})
	}
	return ladder.New(all, statistics.Base)
}

// The measured ladder can be read, and its numbers are possible.
func TestMeasured(t *testing.T) {
	of := statistics.Part{Edition: statistics.Base, Players: 2, Counted: 100, Charged: 1}
	means, ok := statistics.Measured().Means([]statistics.Part{of})
	if !ok || means[0] <= means[len(means)-1] || means[len(means)-1] < 0 || means[0] > 1 {
		t.Errorf("%v, %v", means, ok)
	}
}
