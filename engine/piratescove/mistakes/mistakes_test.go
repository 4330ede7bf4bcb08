package mistakes_test

import (
	"context"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"portroyal/engine/calendar"
	frame "portroyal/engine/mistakes"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/mistakes"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
)

var today = calendar.Day{Year: 2026, Month: time.November, Date: 30}

// wasted is a game in which the first of two seats does well, but buries nothing; and the steps at which it could have.
func wasted(t *testing.T) (record *transcript.Record, steps []int) {
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
	for {
		if err := m.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			return m.Record(), steps
		}
		view := m.View(0)
		legal := view.Legal(nil)
		action := ann.Choose(t.Context(), view, legal)
		if done := (cove.Action{Kind: cove.Done}); action.Kind == cove.Bury && slices.Contains(legal, done) {
			action = done
			steps = append(steps, len(m.Steps()))
		}
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
}

// judged is a review of a seat in which every decision of these steps was dear, and the first of what else there was to do the
// best.
func judged(t *testing.T, record *transcript.Record, seat int, steps []int) map[int]*review.Review {
	t.Helper()
	r := &review.Review{Players: 2, Seat: seat}
	step := 0
	_, err := record.Follow(func(_ *cove.Tape, position *cove.Position) {
		if slices.Contains(steps, step) {
			played := record.Actions[step]
			view := position.View(seat)
			others := slices.DeleteFunc(view.Legal(nil), func(a cove.Action) bool { return a == played })
			r.Decisions = append(r.Decisions, review.Decision{
				Step: step, Round: view.Round(), Played: coach.Choice{Action: played, Behind: 0.2 + 0.001*float64(step)},
				Best: coach.Choice{Action: others[0]},
			})
		}
		step++
	})
	if err != nil {
		t.Fatal(err)
	}
	return map[int]*review.Review{seat: r}
}

// examine rolls a candidate out.
func examine(t *testing.T, c mistakes.Candidate, box *frame.Box[*mistakes.Puzzle, cove.Action]) mistakes.Entry {
	t.Helper()
	examiner, err := mistakes.NewExaminer()
	if err != nil {
		t.Fatal(err)
	}
	pauses := 0
	e, err := examiner.Examine(t.Context(), func(context.Context) { pauses++ }, &c, box, today)
	if err != nil {
		t.Fatal(err)
	}
	if e.Gone != frame.Alike && pauses == 0 {
		t.Error("it does not give way")
	}
	return e
}

// Whoever buries nothing is asked again what to do, as they saw it, and burying is best; who had done that made no mistake. It is
// saved, and read again; a third one of its sort is one too many.
func TestWhoBuriesNothingIsAskedAgain(t *testing.T) {
	record, steps := wasted(t)
	all, err := mistakes.Candidates(record, judged(t, record, 0, steps))
	if err != nil || len(all) < 3 {
		t.Fatalf("%d candidates of %d, %v", len(all), len(steps), err)
	}
	if all[0].Step != steps[len(steps)-1] || all[0].Player != "Ann" || all[0].Game != record.ID {
		t.Errorf("the dearest is %+v", all[0].Entry)
	}
	var box frame.Box[*mistakes.Puzzle, cove.Action]
	e := examine(t, all[0], &box)
	if e.Gone != "" || e.Check() != nil || e.Due != today.Add(1) || e.Puzzle.Best().Kind != cove.Bury || e.Cost() < frame.Ahead(2) {
		t.Fatalf("%+v", e)
	}
	box.Add(all[0].Key, e)
	file := filepath.Join(t.TempDir(), "mistakes.json")
	if err := box.Save(file); err != nil {
		t.Fatal(err)
	}
	read, err := frame.Load[*mistakes.Puzzle](file)
	if err != nil || len(read.Puzzles) != 1 {
		t.Fatalf("%+v, %v", read, err)
	}
	again := read.Puzzles[all[0].Key]
	if was, is := mistakes.View(e.Puzzle), mistakes.View(again.Puzzle); was != is || !slices.Equal(e.Puzzle.Choices, again.Puzzle.Choices) {
		t.Errorf("it is read as %+v", again.Puzzle)
	}
	box.Add("another", e)
	if third := examine(t, all[0], &box); third.Gone != frame.Alike {
		t.Errorf("a third one of a sort: %+v", third)
	}
	right := all[0]
	right.Played = e.Puzzle.Best()
	if e := examine(t, right, &frame.Box[*mistakes.Puzzle, cove.Action]{}); e.Gone != frame.Refuted {
		t.Errorf("burying is a mistake: %+v", e)
	}
}

// A sailing is asked again without anybody knowing where the others have gone, and nothing follows from that.
func TestASailingIsOneAgainstWhatIsToBeExpected(t *testing.T) {
	record, _ := wasted(t)
	record.Seats[1].Player = ""
	step, at, seat := 0, -1, 0
	if _, err := record.Follow(func(_ *cove.Tape, p *cove.Position) {
		if at < 0 && p.Phase() == cove.Navigation && p.Round() == 4 && p.Chosen(0) != p.Chosen(1) {
			at = step
			if p.Chosen(0) {
				seat = 1
			}
		}
		step++
	}); err != nil || at < 0 {
		t.Fatalf("nobody sails: %v", err)
	}
	all, err := mistakes.Candidates(record, judged(t, record, seat, []int{at}))
	if err != nil || len(all) != 1 {
		t.Fatal(len(all), err)
	}
	if p := all[0].Puzzle.Position; p.Phase() != cove.Navigation || p.Chosen(0) || p.Chosen(1) {
		t.Errorf("somebody has chosen in %+v", mistakes.View(all[0].Puzzle))
	}
}
