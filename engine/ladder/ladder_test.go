package ladder_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"portroyal/engine/ladder"
	"portroyal/engine/skill"
)

// edition is what a made-up game is played with.
type edition string

const (
	base    edition = "base" // stands for unknown
	other   edition = "other"
	unknown edition = "unknown"
)

// rungs are made-up costs of the levels, in points among two, with a spread that is three times as large.
func rungs(of edition, players int, means ...float64) (all []ladder.Rung[edition]) {
	for i, mean := range means {
		all = append(all, ladder.Rung[edition]{
			Edition: of, Players: players, Level: (skill.CabinBoy + skill.Level(i)).String(), Seats: 100, Counted: 4000,
			Mean: mean / 100, Spread: 3 * mean / 100,
		})
	}
	return all
}

// made is a ladder of made-up rungs.
func made() *ladder.Ladder[edition] {
	all := rungs(base, 2, 4, 3, 2, 1, 0.5)
	all = append(all, rungs(base, 4, 8, 6, 4, 2, 1)...)
	all = append(all, rungs(other, 3, 5, 4, 3, 2, 1)...)
	all = append(all, ladder.Rung[edition]{Edition: base, Players: 2, Level: "nobody", Counted: 9, Mean: 1}) // of no level
	return ladder.New(all, base)
}

// part is a mean cost, in points, of so many decisions.
func part(of edition, players, counted int, mean float64) ladder.Part[edition] {
	return ladder.Part[edition]{Edition: of, Players: players, Counted: counted, Charged: float64(counted) * mean / 100}
}

// Somebody stands where decisions cost as much, between two levels in proportion, and beyond them nowhere.
func TestPlace(t *testing.T) {
	const many = 1_000_000
	upsideDown := ladder.New(rungs(base, 2, 4, 3, 1, 2, 0.5), base)
	gaps := ladder.New(append(rungs(base, 2, 4, 3), rungs(base, 2, 0, 0, 0, 1)[3]), base)
	for name, c := range map[string]struct {
		ladder *ladder.Ladder[edition]
		part   ladder.Part[edition]
		want   float64
	}{
		"a level":                   {made(), part(base, 2, many, 3), 2},
		"between two":               {made(), part(base, 2, many, 1.25), 3.75},
		"weaker than all":           {made(), part(base, 2, many, 9), 1},
		"stronger than all":         {made(), part(base, 2, many, 0.1), 5},
		"other players":             {made(), part(base, 4, many, 6), 2},
		"nearest number":            {made(), part(base, 5, many, 6), 2},
		"the smaller of two":        {made(), part(base, 3, many, 3), 2},
		"another edition":           {made(), part(other, 2, many, 3), 3},
		"an edition not measured":   {made(), part(unknown, 2, many, 3), 2},
		"two levels in wrong order": {upsideDown, part(base, 2, many, 1.5), 3.5},
		"weaker than those":         {upsideDown, part(base, 2, many, 2.25), 2.5},
		"levels not measured":       {gaps, part(base, 2, many, 1), 4.5},
	} {
		if got, ok := c.ladder.Place([]ladder.Part[edition]{c.part}); !ok || math.Abs(got.Mid-c.want) > 0.02 ||
			got.Low > got.Mid || got.High < got.Mid {
			t.Errorf("%s: %+v, %v; want %v", name, got, ok, c.want)
		}
	}
	both := []ladder.Part[edition]{part(base, 2, 200, 3), part(base, 4, 200, 4)}
	if got, _ := made().Place(both); got.Mid < 2.1 || got.Mid > 2.9 {
		t.Errorf("between a Seaman among two and a Captain among four: %+v", got)
	}
	for name, c := range map[string]struct {
		ladder *ladder.Ladder[edition]
		parts  []ladder.Part[edition]
	}{
		"no decisions":    {made(), nil},
		"none that count": {made(), []ladder.Part[edition]{{Edition: base, Players: 2}}},
		"no ladder":       {ladder.New[edition](nil, base), both},
		"a single level":  {ladder.New(rungs(base, 2, 4), base), both},
	} {
		if got, ok := c.ladder.Place(c.parts); ok {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// The range has the level in it in about 95 of 100 cases, is several levels wide for a game, and narrow for a hundred.
func TestPlaceIsAsSureAsItSays(t *testing.T) {
	dice, levels := rand.New(rand.NewPCG(2, 8)), made()
	means := []float64{4, 3, 2, 1, 0.5}
	for level, mean := range means {
		for _, games := range []int{1, 10, 100} {
			within, wide := 0, 0.0
			const tries = 300
			for range tries {
				counted := 30 * games
				drawn := mean + dice.NormFloat64()*3*mean/math.Sqrt(float64(counted))
				s, _ := levels.Place([]ladder.Part[edition]{part(base, 2, counted, drawn)})
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
