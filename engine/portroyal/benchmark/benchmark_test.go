package benchmark_test

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/benchmark"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/rollout"
)

// quick are limits for a test: what is found is not meant to be right.
var quick = rollout.Limits{Turns: 0, Least: 4, Most: 4}

// Which choice is best is learned from one half of the rollouts and valued by the other one.
func TestCost(t *testing.T) {
	stop, on, pass := portroyal.Action{Kind: portroyal.Stop}, portroyal.Action{Kind: portroyal.RevealNext}, portroyal.Action{Kind: portroyal.Pass}
	d := benchmark.Decision{
		Choices: []benchmark.Choice{
			{Action: stop, Halves: [2]float64{0, 0}},
			{Action: on, Halves: [2]float64{0.04, -0.02}},
		},
		Rest: []benchmark.Rest{{Action: pass, Behind: 0.3}},
	}
	for _, of := range []struct {
		action portroyal.Action
		cost   float64
		rolled bool
	}{
		// Stop is best in the first half, and 0.02 behind in the second; going on is best there, and 0.04 behind in the first.
		{stop, (0 - 0.04) / 2, true},
		{on, (-0.02 - 0) / 2, true},
		{pass, 0.3, false},
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
		d := benchmark.Decision{}
		for at := range 5 {
			choice := benchmark.Choice{Action: portroyal.Action{Kind: portroyal.Take, Gift: uint8(at)}}
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

// Decisions are taken as often as they occur, the same ones for the same seed, each with a choice.
func TestSample(t *testing.T) {
	group := benchmark.Groups[0]
	all, from, err := benchmark.Sample(t.Context(), group, 5, 40)
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := benchmark.Sample(t.Context(), group, 5, 40)
	if err != nil || !slices.EqualFunc(all, again, func(a, b benchmark.Sampled) bool { return a == b }) {
		t.Errorf("the same seed gives other decisions, or the error %v", err)
	}
	if from.Taken != 40 || from.Decisions < 10*from.Taken || from.Decisions > 40*from.Taken {
		t.Errorf("%d of %d decisions were taken", from.Taken, from.Decisions)
	}
	levels := map[string]bool{}
	for _, one := range all {
		levels[one.By] = true
		if legal := one.View.Legal(nil); len(legal) < 2 || !slices.Contains(legal, one.Played) {
			t.Errorf("%v was played, legal are %v", one.Played, legal)
		}
	}
	if len(levels) != 5 {
		t.Errorf("they are from games of %v", levels)
	}
}

// made is a small benchmark.
func made(t *testing.T) (benchmark.Made, []benchmark.Decision) {
	t.Helper()
	about := benchmark.Made{Seed: 3, Groups: map[string]benchmark.Games{}}
	measurer, err := benchmark.NewMeasurer(quick)
	if err != nil {
		t.Fatal(err)
	}
	var all []benchmark.Decision
	for _, group := range benchmark.Groups {
		sampled, from, err := benchmark.Sample(t.Context(), group, 3, 3)
		if err != nil {
			t.Fatal(err)
		}
		about.Groups[group.Name] = from
		for i, one := range sampled {
			d, err := measurer.Measure(t.Context(), one, uint64(i))
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, d)
		}
	}
	return about, all
}

// Every legal action of a decision is a choice that was rolled out or among the rest; a file has all of that, also if it is
// not complete; and players are judged by it the same again, the worst worse than the best.
func TestABenchmarkIsWrittenReadAndUsed(t *testing.T) {
	about, all := made(t)
	var file bytes.Buffer
	w, err := benchmark.NewWriter(&file, about)
	if err != nil {
		t.Fatal(err)
	}
	cut := 0
	for i := range all {
		d := &all[i]
		view := d.Position.View()
		if legal := view.Legal(nil); len(d.Choices) < 2 || len(d.Choices)+len(d.Rest) != len(legal) {
			t.Errorf("%d of %d legal actions were rolled out, and %d are left", len(d.Choices), len(legal), len(d.Rest))
		}
		for _, choice := range d.Choices {
			if choice.Rollouts != quick.Most || choice.Behind < 0 {
				t.Errorf("%+v", choice)
			}
		}
		if err := w.Write(d); err != nil {
			t.Fatal(err)
		}
		if i == len(all)/2 {
			cut = file.Len()
		}
	}
	half := bytes.Clone(file.Bytes()[:cut])
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	read, back, err := benchmark.Read(&file)
	if err != nil || read.Seed != about.Seed || len(back) != len(all) {
		t.Fatalf("%d decisions of seed %d are read, and the error %v", len(back), read.Seed, err)
	}
	if _, some, err := benchmark.Read(bytes.NewReader(half)); err != nil || len(some) != len(all)/2+1 {
		t.Errorf("of half a file %d decisions are read, and the error %v", len(some), err)
	}
	if _, _, err := benchmark.Read(strings.NewReader("{}")); !errors.Is(err, benchmark.ErrNone) {
		t.Errorf("of another file the error is %v", err)
	}
	judged := map[string]float64{}
	for _, name := range []string{"admiral", "random", "admiral"} {
		j, err := benchmark.Judge(t.Context(), name, bot.New, read, back)
		if err != nil {
			t.Fatal(err)
		}
		sum, n := 0.0, 0
		for _, group := range benchmark.Groups {
			cost, game := j.Groups[group.Name], j.Games[group.Name]
			sum += cost.Mean
			n += cost.Decisions
			if want := cost.Mean * read.Groups[group.Name].PerSeat(int(group.Options.Players)); game.Mean != want {
				t.Errorf("%s: a game costs %v, not %v", group.Name, game.Mean, want)
			}
		}
		if n != len(all) {
			t.Errorf("%d of %d decisions are counted", n, len(all))
		}
		if before, is := judged[name]; is && before != sum {
			t.Errorf("%s loses %v, and then %v", name, before, sum)
		}
		judged[name] = sum
	}
	if judged["random"] <= judged["admiral"] {
		t.Errorf("the random player loses %.3f, the Admiral %.3f", judged["random"], judged["admiral"])
	}
}

// The decisions in the repository can be read with the rules of today, and there are as many of each group.
func TestTheDecisionsInTheRepository(t *testing.T) {
	file, err := os.Open("decisions.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	made, all, err := benchmark.Read(file)
	if err != nil || made.Seed == 0 {
		t.Fatalf("%d decisions of seed %d are read, and the error %v", len(all), made.Seed, err)
	}
	counted := map[string]int{}
	for _, d := range all {
		counted[d.Group]++
		legal := d.Position.Legal(nil)
		for _, choice := range d.Choices {
			if !slices.Contains(legal, choice.Action) {
				t.Errorf("%s: %v is not legal", d.Group, choice.Action)
			}
		}
	}
	for group := range made.Groups {
		if n := counted[group]; n < len(all)/len(made.Groups) {
			t.Errorf("%d of %d decisions are from %s", n, len(all), group)
		}
	}
}
