package review_test

import (
	"context"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/reviews"
)

// wasted is a game in which the first of two seats does well, but buries nothing.
func wasted(t *testing.T) *transcript.Record {
	t.Helper()
	m, err := match.New(match.Setup{
		Options: cove.Options{Players: 2}, Seed: 3, Seats: []match.Seat{{Name: "Ann"}, {Name: "Ben", Player: "greedy"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	ann, err := bot.New("greedy", 1)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		if err := m.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			break
		}
		view := m.View(0)
		legal := view.Legal(nil)
		action := ann.Choose(t.Context(), view, legal)
		if done := (cove.Action{Kind: cove.Done}); action.Kind == cove.Bury && slices.Contains(legal, done) {
			action = done
		}
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	return m.Record()
}

func judge(t testing.TB) *review.Judge {
	t.Helper()
	j, err := review.NewJudge()
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// until reviews a game and stops after so many reviews, all of them for 0.
func until(t *testing.T, j *review.Judge, of *transcript.Record, seat, n int) (all []*review.Review, err error) {
	t.Helper()
	return onFrom(t, j, of, seat, nil, n)
}

// onFrom is until with something that was found before.
func onFrom(
	t *testing.T, j *review.Judge, of *transcript.Record, seat int, before *review.Review, n int,
) (all []*review.Review, err error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	err = j.Review(ctx, of, seat, before, func(r *review.Review) {
		if all = append(all, r); len(all) == n {
			cancel()
		}
	})
	return all, err
}

// Whoever buries nothing finds that among what cost them most, with what was better, and why; chances are those of a game.
func TestWastedFameIsFound(t *testing.T) {
	record := wasted(t)
	all, err := until(t, judge(t), record, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	r := all[len(all)-1]
	if !r.Final || len(r.Decisions) != r.All || r.Again != r.Doubted || len(all) != 2+r.All+r.Doubted {
		t.Errorf("final %t; %d of %d, %d of %d again, %d reviews", r.Final, len(r.Decisions), r.All, r.Again, r.Doubted, len(all))
	}
	if len(r.Rounds) != cove.Rounds {
		t.Errorf("%d rounds", len(r.Rounds))
	}
	for _, round := range r.Rounds {
		if sum := round.Chances[0] + round.Chances[1]; math.Abs(sum-1) > 1e-6 {
			t.Errorf("round %d: the chances are %v", round.Round, round.Chances)
		}
	}
	if r.Result[0]+r.Result[1] != 1 {
		t.Errorf("the result is %v", r.Result)
	}
	for i := range r.Decisions {
		switch d := &r.Decisions[i]; {
		case d.Looked < 2:
			t.Errorf("step %d: of a decision with %d choices is told", d.Step, d.Looked)
		case (d.Cost() == 0) != (d.Best.Action == d.Played.Action):
			t.Errorf("step %d: it has cost %v to play %s, and the best is %s", d.Step, d.Cost(), d.Played.Action, d.Best.Action)
		}
	}
	found := 0
	for _, d := range r.Dearest(5) {
		if !d.Twice || d.Cost() <= 0 || d.Played.Action != record.Actions[d.Step] || len(d.Best.Reasons) == 0 {
			t.Errorf("%+v is told of", d)
		}
		if d.Played.Action.Kind == cove.Done && d.Best.Action.Kind == cove.Bury && d.Kind == review.Ashore {
			found++
		}
	}
	if found == 0 {
		t.Error("it is not found that nothing was buried")
	}
	shelf := review.ShelfBeside(t.TempDir())
	if err := shelf.Keep(record, r); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(r, shelf.Load(record)[0]); diff != "" {
		t.Errorf("what is found is saved as something else: %s", diff)
	}
	sums := r.Sums()
	total := 0.0
	for i := range r.Decisions {
		total += r.Decisions[i].Cost()
	}
	for _, sum := range sums {
		total -= sum.Cost
	}
	if math.Abs(total) > 1e-9 {
		t.Errorf("the sums by kind leave %g: %+v", total, sums)
	}
}

// The chance rises from the beginning of one round to that of the next, and in the last one to what has come of it: who has
// won at last had their luck there.
func TestRisen(t *testing.T) {
	r := &review.Review{Players: 2, Rounds: []review.Round{
		{Round: 1, Chances: review.Shares{0.5, 0.5}}, {Round: 2, Chances: review.Shares{0.7, 0.3}}, {Round: 3, Chances: review.Shares{0.6, 0.4}},
	}, Result: review.Shares{1, 0}}
	if at, by := r.Risen(); at != 2 || math.Abs(by-0.4) > 1e-9 {
		t.Errorf("the winner's chance rose most in round %d, by %v", at+1, by)
	}
	r.Seat, r.Rounds = 1, r.Rounds[1:]
	if at, by := r.Risen(); at != 0 || math.Abs(by-0.1) > 1e-9 {
		t.Errorf("the loser's chance rose most in round %d, by %v", at+2, by)
	}
	r.Rounds = r.Rounds[1:]
	if at, by := r.Risen(); at != -1 || by != 0 {
		t.Errorf("what never rose, rose in round %d, by %v", at, by)
	}
}

// What is told is what was found, as long as a chance can have sunk by so much; else it is all that a chance can be, and each
// kind has its part of that.
func TestTold(t *testing.T) {
	for _, c := range []struct{ costs, told [2]float64 }{
		{[2]float64{0.2, 0.3}, [2]float64{0.2, 0.3}},
		{[2]float64{0.25, 0.75}, [2]float64{0.25, 0.75}},
		{[2]float64{1.5, 0.5}, [2]float64{0.75, 0.25}},
	} {
		r := &review.Review{Players: 2}
		for kind, cost := range c.costs {
			for range 10 {
				r.Decisions = append(r.Decisions, review.Decision{
					Kind: review.Kind(kind), Looked: 2, Played: coach.Choice{Behind: cost / 10},
				})
			}
		}
		told := r.Told()
		for kind, want := range c.told {
			if math.Abs(told[kind].Cost-want) > 1e-9 || told[kind].Counted != 10 {
				t.Errorf("%v is told as %+v", c.costs, told)
			}
		}
	}
}

// The same record gives the same reviews, whatever the judge has looked at before; those that were handed on stay as they are.
func TestSameAgain(t *testing.T) {
	record := wasted(t)
	const n = 5
	used := judge(t)
	if _, err := until(t, used, record, 1, 3); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	one, _ := until(t, judge(t), record, 0, n)
	other, _ := until(t, used, record, 0, n)
	if !reflect.DeepEqual(one, other) {
		t.Errorf("%+v\n%+v", one, other)
	}
	for i, r := range one {
		if want := max(0, i); len(r.Decisions) != want || r.Final {
			t.Errorf("review %d has %d decisions", i, len(r.Decisions))
		}
	}
	known := *one[2]
	known.Decisions = slices.Clone(known.Decisions)
	known.Decisions[0].Looked = 99 // so that it can be told from a decision that has been looked at once more
	on, _ := onFrom(t, used, record, 0, &known, 2)
	if on[0].Decisions[0].Looked != 99 || len(on[0].Decisions) != 2 || !reflect.DeepEqual(on[1].Decisions[1:], one[3].Decisions[1:]) {
		t.Errorf("it does not go on where it was: %+v", on)
	}
	known.Decisions[1].Twice = true
	if on, _ := onFrom(t, used, record, 0, &known, 1); len(on[0].Decisions) != 1 {
		t.Errorf("of decisions that were looked at twice, %d are taken for first looks", len(on[0].Decisions))
	}
}

// A judge that is told to stop does, and a game that is not over is none to look back on.
func TestEndsEarly(t *testing.T) {
	record := wasted(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	j, n := judge(t), 0
	if err := j.Review(ctx, record, 0, nil, func(*review.Review) { n++ }); !errors.Is(err, context.Canceled) || n != 1 {
		t.Errorf("when told to stop: %v after %d reviews", err, n)
	}
	m, err := match.New(match.Setup{
		Options: cove.Options{Players: 2}, Seats: []match.Seat{{Name: "A"}, {Name: "B"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Review(t.Context(), m.Record(), 0, nil, func(*review.Review) { n++ }); !errors.Is(err, review.ErrNotOver) || n != 1 {
		t.Errorf("of a game that has just begun: %v", err)
	}
}

// What may come of the error of the estimate costs nothing; the limits are those of two players, and less among more.
func TestCosts(t *testing.T) {
	for _, c := range []struct {
		players       int
		behind, error float64
		cost          float64
		class         reviews.Class
	}{
		{2, 0.03, 0.001, 0.03, reviews.Slip},
		{2, 0.03, 0.016, 0, reviews.Fine},
		{2, 0.004, 0.001, 0, reviews.Fine},
		{2, 0.019, 0.001, 0.019, reviews.Fine},
		{4, 0.019, 0.001, 0.019, reviews.Slip},
		{2, 0.05, 0.01, 0.05, reviews.Mistake},
		{4, 0.041, 0.01, 0.041, reviews.Blunder},
	} {
		r := &review.Review{Players: c.players}
		d := &review.Decision{Played: coach.Choice{Behind: c.behind, BehindError: c.error}}
		if cost, class := d.Cost(), r.Class(d); cost != c.cost || class != c.class {
			t.Errorf("%+v costs %g, of class %d", c, cost, class)
		}
	}
}

// A decision without a difference, or an obvious one, says nothing about its player; a rare one is a find where there was
// much to choose from.
func TestCounted(t *testing.T) {
	flee, hold := cove.Action{Kind: cove.Flee}, cove.Action{Kind: cove.Hold}
	for _, c := range []struct {
		lead           float64
		looked         int
		even, other    bool
		counted, found bool
	}{
		{lead: 0.11, looked: 3},
		{lead: 0.09, looked: 3, counted: true, found: true},
		{lead: 0.09, looked: 2, counted: true},
		{lead: 0.03, looked: 3, counted: true},
		{lead: 0.09, looked: 3, other: true, counted: true},
		{looked: 3, even: true},
	} {
		r := &review.Review{Players: 2}
		d := &review.Decision{
			Played: coach.Choice{Action: flee}, Best: coach.Choice{Action: flee}, Next: coach.Choice{Action: hold, Behind: c.lead},
			Looked: c.looked, Even: c.even,
		}
		if c.other {
			d.Best = coach.Choice{Action: hold}
		}
		if counted, found := r.Counted(d), r.Found(d); counted != c.counted || found != c.found {
			t.Errorf("%+v: counted %t, found %t", c, counted, found)
		}
	}
}

func BenchmarkReview(b *testing.B) {
	m, err := match.New(match.Setup{
		Options: cove.Options{Players: 4}, Seed: 2,
		Seats: []match.Seat{{Player: "captain"}, {Player: "captain"}, {Player: "captain"}, {Player: "captain"}},
	})
	if err == nil {
		err = m.Run(b.Context())
	}
	if err != nil {
		b.Fatal(err)
	}
	j := judge(b)
	for b.Loop() {
		if err := j.Review(b.Context(), m.Record(), 0, nil, func(*review.Review) {}); err != nil {
			b.Fatal(err)
		}
	}
}
