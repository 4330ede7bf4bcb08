package benchmark_test

import (
	"bytes"
	"os"
	"slices"
	"testing"

	shared "portroyal/engine/benchmark"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/benchmark"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/rollout"
)

type decision = shared.Decision[cove.Position, cove.Action]

// Decisions of a game of two to four, for whom no Governor plays in the first game, are taken as their seats see them; every
// legal action is a choice that was rolled out or among the rest; all of that is in a file; and players are judged by it, the worst
// worse than the best.
func TestDecisionsAreMeasuredWrittenAndUsed(t *testing.T) {
	const seed, measured = 3, 2
	quick := rollout.Limits{Turns: 0, Least: 4, Most: 4}
	b := shared.Benchmark[cove.Position, cove.Action, review.Shares]{Groups: map[string]shared.Games{}}
	roller, err := benchmark.Game.Roller()
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]int{}
	for _, group := range benchmark.Game.Groups[:3] {
		sampled, from, err := benchmark.Game.Sample(t.Context(), group, seed, 0, shared.Choices)
		if err != nil {
			t.Fatal(err)
		}
		b.Groups[group.Name] = from
		for n, one := range sampled {
			view := one.View
			legal := view.Legal(nil)
			if len(legal) < 2 || !slices.Contains(legal, one.Played) {
				t.Errorf("%v was played, legal are %v", one.Played, legal)
			}
			d := decision{Group: group.Name, By: one.By, Position: one.Position}
			if n < measured {
				if d, err = benchmark.Game.Measure(t.Context(), roller, one, quick); err != nil {
					t.Fatal(err)
				}
			} else {
				d.Choices = []shared.Choice[cove.Action]{{Action: one.Played}}
			}
			kinds[benchmark.Game.Kind(&d)]++
			if n < measured && (len(d.Choices) < 2 || len(d.Choices)+len(d.Rest) != len(legal)) {
				t.Errorf("%d of %d legal actions were rolled out, and %d are left", len(d.Choices), len(legal), len(d.Rest))
			}
			b.Decisions = append(b.Decisions, d)
		}
	}
	for kind := range kinds {
		if !slices.Contains(benchmark.Game.Kinds, kind) {
			t.Errorf("%s is no kind", kind)
		}
	}
	if len(kinds) < 4 {
		t.Errorf("all are %v", kinds)
	}
	var file bytes.Buffer
	w, err := benchmark.Game.Write(&file, b)
	if err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	read, err := benchmark.Game.Read(&file)
	if err != nil || len(read.Decisions) != len(b.Decisions) {
		t.Fatalf("%d of %d decisions are read, and the error %v", len(read.Decisions), len(b.Decisions), err)
	}
	for i := range read.Decisions {
		was, is := &b.Decisions[i], &read.Decisions[i]
		seat := int(was.Choices[0].Action.Seat)
		if !slices.Equal(is.Choices, was.Choices) || is.Position.View(seat) != was.Position.View(seat) {
			t.Errorf("a decision about %s is another one once it is read", benchmark.Game.Kind(was))
		}
	}
	read.Decisions = slices.DeleteFunc(read.Decisions, func(d decision) bool { return len(d.Choices) < 2 })
	cost := map[string]float64{}
	for _, name := range []string{bot.Admiral.String(), "random", bot.Admiral.String()} {
		j, err := benchmark.Game.Judge(t.Context(), &read, name, bot.New)
		if err != nil || j.All.Decisions != 3*measured {
			t.Fatalf("%d decisions are counted, and the error is %v", j.All.Decisions, err)
		}
		if before, is := cost[name]; is && before != j.All.Mean {
			t.Errorf("%s loses %v, and then %v", name, before, j.All.Mean)
		}
		cost[name] = j.All.Mean
	}
	if cost["random"] <= cost["admiral"] {
		t.Errorf("the random player loses %.3f, the Admiral %.3f", cost["random"], cost["admiral"])
	}
}

// The decisions in the repository can be read with the rules of today, and there are a thousand of them, some of each group.
func TestTheDecisionsInTheRepository(t *testing.T) {
	file, err := os.Open("decisions.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	b, err := benchmark.Game.Read(file)
	if err != nil || b.Made.Turns == 0 || len(b.Decisions) < 1000 {
		t.Fatalf("%d decisions of %+v are read, and the error %v", len(b.Decisions), b.Made, err)
	}
	if err := benchmark.Game.Check(&b); err != nil {
		t.Error(err)
	}
}
