package benchmark_test

import (
	"bytes"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/benchmark"
)

// What games are made of does not matter here.
type (
	decision = benchmark.Decision[string, string]
	options  struct{}
)

func (options) Seats() int { return 2 }

// Which choice is best is learned from one half of the rollouts and valued by the other one.
func TestCost(t *testing.T) {
	d := decision{
		Choices: []benchmark.Choice[string]{
			{Action: "stop", Halves: [2]float64{0, 0}},
			{Action: "on", Halves: [2]float64{0.04, -0.02}},
		},
		Rest: []benchmark.Rest[string]{{Action: "pass", Behind: 0.3}},
	}
	for _, of := range []struct {
		action string
		cost   float64
		rolled bool
	}{
		// Stop is best in the first half, and 0.02 behind in the second; going on is best there, and 0.04 behind in the first.
		{"stop", (0 - 0.04) / 2, true},
		{"on", (-0.02 - 0) / 2, true},
		{"pass", 0.3, false},
	} {
		if cost, rolled := d.Cost(of.action); math.Abs(cost-of.cost) > 1e-12 || rolled != of.rolled {
			t.Errorf("%v costs %v (rolled out: %t), not %v", of.action, cost, rolled, of.cost)
		}
	}
}

// Among choices that are equally good none costs anything on average, however many there are and however much luck is in
// their rollouts; and what a worse one costs is right.
func TestCostsHaveNoBias(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	const decisions, noise, worse = 20000, 0.02, 0.01
	equal, behind := 0.0, 0.0
	for range decisions {
		d := decision{}
		for at := range 5 {
			choice := benchmark.Choice[string]{Action: strconv.Itoa(at)}
			for half := range 2 {
				choice.Halves[half] = noise * dice.NormFloat64()
				if at == 4 {
					choice.Halves[half] += worse
				}
			}
			d.Choices = append(d.Choices, choice)
		}
		of, _ := d.Cost(d.Choices[0].Action)
		equal += of / decisions
		of, _ = d.Cost(d.Choices[4].Action)
		behind += of / decisions
	}
	if math.Abs(behind-equal-worse) > 0.001 || equal < -0.005 || equal > 0.001 {
		t.Errorf("equal choices cost %.4f, one that is %.2f worse costs %.4f", equal, worse, behind)
	}
}

// Games of players who knew something else do not go with those before them.
func TestOtherPlayersDoNotGoOn(t *testing.T) {
	var game benchmark.Game[options, string, string, string, float64]
	var file bytes.Buffer
	w, err := game.NewWriter(&file, benchmark.Made{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, knowledge := range []string{"one", "other"} {
		if err := w.Write("base-2", benchmark.Games{Games: 1, Knowledge: knowledge}, nil, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := game.Read(&file); err == nil || !strings.Contains(err.Error(), "line 3") {
		t.Error(err)
	}
}
