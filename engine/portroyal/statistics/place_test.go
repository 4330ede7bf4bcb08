package statistics_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
)

// rungs are made-up costs of the levels, in points among two, with a spread that is three times as large.
func rungs(edition statistics.Edition, players int, means ...float64) (all []statistics.Rung) {
	for i, mean := range means {
		all = append(all, statistics.Rung{
			Edition: edition, Players: players, Level: (bot.CabinBoy + bot.Level(i)).String(), Seats: 100, Counted: 4000,
			Mean: mean / 100, Spread: 3 * mean / 100,
		})
	}
	return all
}

// made is a ladder of made-up rungs.
func made() *statistics.Ladder {
	all := rungs(statistics.Base, 2, 4, 3, 2, 1, 0.5)
	all = append(all, rungs(statistics.Base, 4, 8, 6, 4, 2, 1)...)
	all = append(all, rungs(statistics.Unterwegs, 3, 5, 4, 3, 2, 1)...)
	return statistics.NewLadder(all)
}

// part is a mean cost, in points, of so many decisions.
func part(edition statistics.Edition, players, counted int, mean float64) statistics.Part {
	return statistics.Part{Edition: edition, Players: players, Counted: counted, Charged: float64(counted) * mean / 100}
}

// Somebody stands where decisions cost as much, between two levels in proportion, and beyond them nowhere.
func TestPlace(t *testing.T) {
	const many = 1_000_000
	upsideDown := statistics.NewLadder(rungs(statistics.Base, 2, 4, 3, 1, 2, 0.5))
	gaps := statistics.NewLadder(append(rungs(statistics.Base, 2, 4, 3), rungs(statistics.Base, 2, 0, 0, 0, 1)[3]))
	for name, c := range map[string]struct {
		ladder *statistics.Ladder
		part   statistics.Part
		want   float64
	}{
		"a level":                   {made(), part(statistics.Base, 2, many, 3), 2},
		"between two":               {made(), part(statistics.Base, 2, many, 1.25), 3.75},
		"weaker than all":           {made(), part(statistics.Base, 2, many, 9), 1},
		"stronger than all":         {made(), part(statistics.Base, 2, many, 0.1), 5},
		"other players":             {made(), part(statistics.Base, 4, many, 6), 2},
		"nearest number":            {made(), part(statistics.Base, 5, many, 6), 2},
		"the smaller of two":        {made(), part(statistics.Base, 3, many, 3), 2},
		"another edition":           {made(), part(statistics.Unterwegs, 2, many, 3), 3},
		"an edition not measured":   {made(), part(statistics.Both, 2, many, 3), 2},
		"two levels in wrong order": {upsideDown, part(statistics.Base, 2, many, 1.5), 3.5},
		"weaker than those":         {upsideDown, part(statistics.Base, 2, many, 2.25), 2.5},
		"levels not measured":       {gaps, part(statistics.Base, 2, many, 1), 4.5},
	} {
		if got, ok := c.ladder.Place([]statistics.Part{c.part}); !ok || math.Abs(got.Mid-c.want) > 0.02 ||
			got.Low > got.Mid || got.High < got.Mid {
			t.Errorf("%s: %+v, %v; want %v", name, got, ok, c.want)
		}
	}
	both := []statistics.Part{part(statistics.Base, 2, 200, 3), part(statistics.Base, 4, 200, 4)}
	if got, _ := made().Place(both); got.Mid < 2.1 || got.Mid > 2.9 {
		t.Errorf("between a Seaman among two and a Captain among four: %+v", got)
	}
	for name, c := range map[string]struct {
		ladder *statistics.Ladder
		parts  []statistics.Part
	}{
		"no decisions":    {made(), nil},
		"none that count": {made(), []statistics.Part{{Edition: statistics.Base, Players: 2}}},
		"no ladder":       {statistics.NewLadder(nil), both},
		"a single level":  {statistics.NewLadder(rungs(statistics.Base, 2, 4)), both},
	} {
		if got, ok := c.ladder.Place(c.parts); ok {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// The range has the level in it in about 95 of 100 cases, is several levels wide for a game, and narrow for a hundred.
func TestPlaceIsAsSureAsItSays(t *testing.T) {
	dice, ladder := rand.New(rand.NewPCG(2, 8)), made()
	means := []float64{4, 3, 2, 1, 0.5}
	for level, mean := range means {
		for _, games := range []int{1, 10, 100} {
			within, wide := 0, 0.0
			const tries = 300
			for range tries {
				counted := 30 * games
				drawn := mean + dice.NormFloat64()*3*mean/math.Sqrt(float64(counted))
				s, _ := ladder.Place([]statistics.Part{part(statistics.Base, 2, counted, drawn)})
				if at := float64(level + 1); s.Low <= at+0.02 && at-0.02 <= s.High {
					within++
				}
				wide += (s.High - s.Low) / tries
			}
			if within < tries*92/100 {
				t.Errorf("level %d, %d games: in the range in %d of %d cases", level+1, games, within, tries)
			}
			if games == 1 && wide < 1 || games == 100 && wide > 0.9 {
				t.Errorf("level %d, %d games: %.2f levels wide", level+1, games, wide)
			}
		}
	}
}

// The measured ladder can be read, and its numbers are possible.
func TestMeasured(t *testing.T) {
	ladder := statistics.Measured()
	if ladder.Empty() {
		t.Skip("nothing has been measured yet")
	}
	means, ok := ladder.Means([]statistics.Part{part(statistics.Base, 2, 100, 1)})
	if !ok || means[0] <= means[len(means)-1] || means[len(means)-1] < 0 || means[0] > 1 {
		t.Errorf("%v, %v", means, ok)
	}
}
