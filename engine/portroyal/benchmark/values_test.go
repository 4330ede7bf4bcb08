package benchmark_test

import (
	"bytes"
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	shared "portroyal/engine/benchmark"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/benchmark"
	"portroyal/engine/portroyal/bot"
)

// valued are the first positions of a game of two, played out a few times.
func valued(t *testing.T) []benchmark.Value {
	t.Helper()
	knowledge, err := bot.Learned()
	if err != nil {
		t.Fatal(err)
	}
	sampled, from, err := benchmark.Game.Sample(t.Context(), benchmark.Game.Groups[0], 3, 0, benchmark.Turns)
	if err != nil || from.Taken != len(sampled) || len(sampled) < 3 {
		t.Fatalf("%d positions of %+v, and the error %v", len(sampled), from, err)
	}
	var all []benchmark.Value
	for _, one := range sampled[:3] {
		if one.View.Phase() != portroyal.Discover {
			t.Errorf("in %s nothing begins or goes on", one.View.Phase())
		}
		v, err := benchmark.PlayOut(t.Context(), bot.NewRoller(knowledge), one, 12)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, v)
	}
	return all
}

// What a position is worth to all seats together is 1 in every playout, its worth and error are the mean of the playouts and
// the standard error of that, and the same position has the same worth again.
func TestValue(t *testing.T) {
	all := valued(t)
	knowledge, err := bot.Learned()
	if err != nil {
		t.Fatal(err)
	}
	sampled, _, err := benchmark.Game.Sample(t.Context(), benchmark.Game.Groups[0], 3, 0, benchmark.Turns)
	if err != nil {
		t.Fatal(err)
	}
	var came []float64
	mean, squares := 0.0, 0.0
	for game := range uint64(12) {
		won, err := bot.NewRoller(knowledge).Out(t.Context(), sampled[0].View, sampled[0].Seed<<32+game)
		if err != nil {
			t.Fatal(err)
		}
		came = append(came, won[0])
		mean += won[0] / 12
	}
	for _, won := range came {
		squares += (won - mean) * (won - mean)
	}
	if v, want := all[0], math.Sqrt(squares/11/12); math.Abs(v.Worth[0]-mean) > 1e-9 || math.Abs(v.Error[0]-want) > 1e-9 {
		t.Errorf("%v are worth %v ± %v, not %v ± %v", came, v.Worth[0], v.Error[0], mean, want)
	}
	for _, v := range all {
		if sum := v.Worth[0] + v.Worth[1]; math.Abs(sum-1) > 1e-9 {
			t.Errorf("all seats together win %v", sum)
		}
		if e := v.Error[0]; e <= 0 || e > 0.2 || math.Abs(e-v.Error[1]) > 1e-9 || v.Error[2] != 0 {
			t.Errorf("the errors are %v", v.Error)
		}
	}
	if again := valued(t); !reflect.DeepEqual(again, all) {
		t.Error("the same positions have another worth")
	}
}

// Values are written and read like decisions, also together with them.
func TestValuesAreWrittenAndRead(t *testing.T) {
	all := valued(t)
	var file bytes.Buffer
	w, err := benchmark.Game.NewWriter(&file, shared.Made{Seed: 3, Playouts: 12})
	if err != nil {
		t.Fatal(err)
	}
	games := shared.Games{Games: 1, Decisions: 60, Taken: len(all), Knowledge: "one"}
	decision := benchmark.Decision{Group: "base-2", Position: all[0].Position}
	if err := w.Write("base-2", games, []benchmark.Decision{decision}, all); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	read, err := benchmark.Game.Read(&file)
	if err != nil || read.Made.Playouts != 12 || len(read.Decisions) != 1 || !reflect.DeepEqual(read.Values, all) {
		t.Fatalf("%d values of %+v are read, and the error %v", len(read.Values), read.Made, err)
	}
	var copied bytes.Buffer
	if w, err = benchmark.Game.Write(&copied, read); err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	if again, err := benchmark.Game.Read(&copied); err != nil || !reflect.DeepEqual(again, read) {
		t.Errorf("copied it is something else, and the error is %v", err)
	}
	if without := read.Without("base-2"); len(without.Values)+len(without.Decisions) > 0 {
		t.Errorf("without them there are %d values", len(without.Values))
	}
}

// Estimates that are off by so much are found to be, in the place of their positions, without what playouts are off.
func TestAppraise(t *testing.T) {
	const off, noise = 0.04, 0.03
	var b benchmark.Benchmark
	at := func(stage benchmark.Stage, moment benchmark.Moment) benchmark.Value {
		for game := uint64(0); ; game++ {
			sampled, _, err := benchmark.Game.Sample(t.Context(), benchmark.Game.Groups[0], 5, 5*game, benchmark.Turns)
			if err != nil {
				t.Fatal(err)
			}
			for _, one := range sampled {
				v := benchmark.Value{Group: "base-2", Position: one.View.Position(0), Worth: bot.Outlook{0.5, 0.5}}
				if s, m := benchmark.When(&v); s == stage && m == moment {
					return v
				}
			}
		}
	}
	two := []benchmark.Value{at(benchmark.Early, benchmark.Between), at(benchmark.LastRound, benchmark.InTurn)}
	for i := range 40 {
		for _, v := range two {
			v.Error = bot.Outlook{noise, noise}
			by := noise * float64(1-2*(i%2)) // by which this playing out is off
			v.Worth[0] += by
			v.Worth[1] -= by
			b.Values = append(b.Values, v)
		}
	}
	all, err := benchmark.Appraise(t.Context(), &b, func(_ context.Context, view portroyal.View) (bot.Outlook, error) {
		o := bot.Outlook{0.5, 0.5}
		if view.Ending() {
			o[view.Active()] += off
			o[1-view.Active()] -= off
		}
		return o, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	last := len(all) - 1
	for _, want := range []struct {
		row, column int
		positions   int
		off, bias   float64
	}{
		{int(benchmark.Early), int(benchmark.Between), 40, 0, 0},
		{int(benchmark.LastRound), int(benchmark.InTurn), 40, off, off},
		{int(benchmark.LastRound), last, 40, off, off},
		{last, int(benchmark.Between), 40, 0, 0},
		{int(benchmark.NearEnd), last, 0, 0, 0},
		{last, last, 80, off / math.Sqrt2, off / 2},
	} {
		a := all[want.row][want.column]
		if a.Positions != want.positions || math.Abs(a.Off-want.off) > 1e-6 || math.Abs(a.Bias-want.bias) > 1e-9 {
			t.Errorf("%d, %d: %+v, not %+v", want.row, want.column, a, want)
		}
		if raw := math.Sqrt(want.off*want.off + noise*noise); want.positions > 0 && math.Abs(a.Raw-raw) > 1e-9 {
			t.Errorf("%d, %d: with the noise of playouts %v, not %v", want.row, want.column, a.Raw, raw)
		}
	}
	failed := errors.New("no")
	if _, err := benchmark.Appraise(t.Context(), &b, func(context.Context, portroyal.View) (bot.Outlook, error) {
		return bot.Outlook{}, failed
	}); !errors.Is(err, failed) {
		t.Errorf("the error is %v", err)
	}
	if none, err := benchmark.Appraise(t.Context(), &b, nil, "base-4"); err != nil || none[last][last].Positions != 0 {
		t.Errorf("of another group: %+v, %v", none[last][last], err)
	}
}
