package benchmark_test

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	shared "portroyal/engine/benchmark"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/benchmark"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/rollout"
)

// quick are limits for a test: what is found is not meant to be right.
var quick = rollout.Limits{Turns: 0, Least: 4, Most: 4}

// Decisions are taken as often as they occur, the same ones for the same seed, each with a choice. Among three players all
// levels have played after two games, so that the Governor, who takes nearly all of the time, plays a single short one.
func TestPlay(t *testing.T) {
	const seed = 4
	group := benchmark.Game.Groups[slices.IndexFunc(benchmark.Game.Groups, func(g shared.Group[portroyal.Options]) bool { return g.Name == "unterwegs-3" })]
	levels, sum := map[string]bool{}, shared.Games{}
	for game := range uint64(3) {
		all, from, err := benchmark.Game.Sample(t.Context(), group, seed, game, shared.Choices)
		if err != nil {
			t.Fatal(err)
		}
		if game == 0 {
			again, _, err := benchmark.Game.Sample(t.Context(), group, seed, game, shared.Choices)
			if err != nil || !slices.Equal(all, again) {
				t.Errorf("the same seed gives other decisions, or the error %v", err)
			}
		}
		if from.Taken != len(all) || from.Games != 1 {
			t.Errorf("%+v, but %d decisions", from, len(all))
		}
		sum.Decisions += from.Decisions
		sum.Taken += from.Taken
		for _, one := range all {
			levels[one.By] = true
			if legal := one.View.Legal(nil); len(legal) < 2 || !slices.Contains(legal, one.Played) {
				t.Errorf("%v was played, legal are %v", one.Played, legal)
			}
		}
	}
	if sum.Decisions < 10*sum.Taken || sum.Decisions > 40*sum.Taken {
		t.Errorf("%d of %d decisions were taken", sum.Taken, sum.Decisions)
	}
	if len(levels) != 5 {
		t.Errorf("they are from games of %v", levels)
	}
}

// made is a small benchmark: the first decisions of a game of each group.
func made(t *testing.T) benchmark.Benchmark {
	t.Helper()
	b, err := measured()
	if err != nil {
		t.Fatal(err)
	}
	b.Groups, b.Decisions = maps.Clone(b.Groups), slices.Clone(b.Decisions)
	return b
}

// measured makes it once for all tests.
var measured = sync.OnceValues(func() (b benchmark.Benchmark, err error) {
	b = benchmark.Benchmark{Made: shared.Made{Seed: 3}, Groups: map[string]shared.Games{}}
	roller, err := benchmark.Game.Roller()
	if err != nil {
		return b, err
	}
	for _, group := range benchmark.Game.Groups {
		sampled, from, err := benchmark.Game.Sample(context.Background(), group, 3, 0, shared.Choices)
		if err != nil {
			return b, err
		}
		b.Groups[group.Name] = from
		for _, one := range sampled[:min(3, len(sampled))] {
			d, err := benchmark.Game.Measure(context.Background(), roller, one, quick)
			if err != nil {
				return b, err
			}
			b.Decisions = append(b.Decisions, d)
		}
	}
	return b, nil
})

// A few decisions against time say nothing about the mean of games, while there are enough of others.
func TestFewDecisionsDoNotCount(t *testing.T) {
	b := made(t)
	judged := func() shared.Judgement {
		t.Helper()
		j, err := benchmark.Game.Judge(t.Context(), &b, "stop2", bot.New)
		if err != nil {
			t.Fatal(err)
		}
		return j
	}
	j, want := judged(), 0.0
	for _, game := range j.Games {
		want += game.Mean / float64(len(j.Games))
	}
	if math.Abs(j.Game.Mean-want) > 1e-12 {
		t.Errorf("all groups have few: %v instead of %v", j.Game.Mean, want)
	}
	for _, d := range slices.Clone(b.Decisions) {
		if d.Group == "base-2" || d.Group == "base-4" {
			b.Decisions = append(b.Decisions, slices.Repeat([]benchmark.Decision{d}, 10)...)
		}
	}
	j = judged()
	want = (j.Games["base-2"].Mean + j.Games["base-4"].Mean) / 2
	if math.Abs(j.Game.Mean-want) > 1e-12 || want <= 0 || j.Game.Decisions != 66 {
		t.Errorf("two groups have many: %+v, and their mean is %v", j.Game, want)
	}
}

// Every legal action of a decision is a choice that was rolled out or among the rest; a file has all of that, also if it is
// not complete; and players are judged by it the same again, the worst worse than the best.
func TestABenchmarkIsWrittenReadAndUsed(t *testing.T) {
	b := made(t)
	for _, d := range b.Decisions {
		view := d.Position.View()
		if legal := view.Legal(nil); len(d.Choices) < 2 || len(d.Choices)+len(d.Rest) != len(legal) {
			t.Errorf("%d of %d legal actions were rolled out, and %d are left", len(d.Choices), len(legal), len(d.Rest))
		}
		for _, choice := range d.Choices {
			if choice.Rollouts != quick.Most || choice.Behind < 0 {
				t.Errorf("%+v", choice)
			}
		}
	}
	var file bytes.Buffer
	w, err := benchmark.Game.Write(&file, b)
	if err != nil {
		t.Fatal(err)
	}
	begun := bytes.Clone(file.Bytes()) // nobody has closed it yet
	more := shared.Games{Games: 2, Decisions: 30, Taken: 1, Knowledge: b.Groups["base-4"].Knowledge}
	one := slices.IndexFunc(b.Decisions, func(d benchmark.Decision) bool { return d.Group == "base-4" })
	if err := w.Write("base-4", more, b.Decisions[one:one+1], nil); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	read, err := benchmark.Game.Read(&file)
	if err != nil || read.Made != b.Made || len(read.Decisions) != len(b.Decisions)+1 {
		t.Fatalf("%d decisions of %+v are read, and the error %v", len(read.Decisions), read.Made, err)
	}
	before, got := b.Groups["base-4"], read.Groups["base-4"]
	if got.Games != before.Games+2 || got.Decisions != before.Decisions+30 || got.Taken != before.Taken+1 {
		t.Errorf("%+v and %+v are %+v", before, more, got)
	}
	if without := read.Without("base-4"); len(without.Groups) != len(read.Groups)-1 ||
		slices.ContainsFunc(without.Decisions, func(d benchmark.Decision) bool { return d.Group == "base-4" }) {
		t.Errorf("without base-4 there are %+v", without.Groups)
	}
	if some, err := benchmark.Game.Read(bytes.NewReader(begun)); err != nil || len(some.Groups) != len(benchmark.Game.Groups) {
		t.Errorf("of a file that goes on %d groups are read, and the error %v", len(some.Groups), err)
	}
	some, err := benchmark.Game.Read(bytes.NewReader(begun[:len(begun)/2]))
	if err != nil || len(some.Groups) == 0 || len(some.Groups) >= len(benchmark.Game.Groups) {
		t.Errorf("of half a file %d groups are read, and the error %v", len(some.Groups), err)
	}
	for _, d := range some.Decisions {
		if some.Groups[d.Group].Games == 0 {
			t.Errorf("of half a file a decision of %s is read, whose games are not complete", d.Group)
		}
	}
	if _, err := benchmark.Game.Read(strings.NewReader("{}")); !errors.Is(err, shared.ErrNone) {
		t.Errorf("of another file the error is %v", err)
	}
	judged := map[string]float64{}
	for _, name := range []string{"admiral", "random", "admiral"} {
		j, err := benchmark.Game.Judge(t.Context(), &b, name, bot.New)
		if err != nil {
			t.Fatal(err)
		}
		sum, games, decisions, n := 0.0, 0.0, 0.0, 0
		for _, group := range benchmark.Game.Groups {
			cost, game := j.Groups[group.Name], j.Games[group.Name]
			sum += cost.Mean
			games += game.Mean / float64(len(j.Games))
			decisions += cost.Mean * float64(cost.Decisions)
			n += cost.Decisions
			if want := cost.Mean * b.Groups[group.Name].PerSeat(group.Options.Seats()); game.Mean != want {
				t.Errorf("%s: a game costs %v, not %v", group.Name, game.Mean, want)
			}
		}
		if n != len(b.Decisions) || j.All.Decisions != n || j.Game.Decisions != n {
			t.Errorf("%d, %d and %d of %d decisions are counted", n, j.All.Decisions, j.Game.Decisions, len(b.Decisions))
		}
		if math.Abs(j.All.Mean*float64(n)-decisions) > 1e-9 || math.Abs(j.Game.Mean-games) > 1e-9 {
			t.Errorf("all decisions cost %v and games %v, though groups add up to %v and %v", j.All.Mean, j.Game.Mean, decisions, games)
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

// The decisions in the repository can be read with the rules of today, and there are some of each group.
func TestTheDecisionsInTheRepository(t *testing.T) {
	file, err := os.Open("decisions.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	b, err := benchmark.Game.Read(file)
	if err != nil || b.Made.Turns == 0 {
		t.Fatalf("%d decisions of %+v are read, and the error %v", len(b.Decisions), b.Made, err)
	}
	if err := benchmark.Game.Check(&b); err != nil {
		t.Error(err)
	}
	b.Decisions = b.Decisions[1:]
	if benchmark.Game.Check(&b) == nil {
		t.Error("nobody misses a decision")
	}
}
