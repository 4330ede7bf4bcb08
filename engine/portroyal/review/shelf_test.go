package review_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
)

// TestShelf: a review comes back as it was saved; one of another course of the game does not.
func TestShelf(t *testing.T) {
	record := played(t, games["base, two"], 3, "stop2")
	record.ID = "2026-11-24-one"
	r, err := judge(t).Review(t.Context(), record, nil)
	if err != nil {
		t.Fatal(err)
	}
	shelf := review.ShelfBeside(t.TempDir())
	if err := shelf.Keep(record, r); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(r, shelf.Load(record)); diff != "" {
		t.Error(diff)
	}
	other := *record
	other.Actions = append([]portroyal.Action(nil), record.Actions...)
	other.Actions[0] = portroyal.Action{Kind: portroyal.Stop}
	if shelf.Load(&other) != nil {
		t.Error("the review of another course of the game fits")
	}
	short := *r
	short.Decisions = r.Decisions[1:]
	if err := shelf.Keep(record, &short); err != nil || shelf.Load(record) != nil {
		t.Errorf("a review without the first decision is read: %v", err)
	}
}

// TestTurns: the turns come in order with the luck of all cards, and the form for other programs is another one.
func TestTurns(t *testing.T) {
	for _, name := range []string{"base, two", "contracts"} {
		r, err := judge(t).Review(t.Context(), played(t, games[name], 5, "stop3"), nil)
		if err != nil {
			t.Fatal(err)
		}
		turns, luck := r.Turns(), 0.0
		for i, turn := range turns {
			luck += turn.Luck[0]
			if i > 0 && (turn.Turn <= turns[i-1].Turn || turn.Step <= turns[i-1].Step) {
				t.Errorf("%s: turn %d follows %d", name, turn.Turn, turns[i-1].Turn)
			}
			if turn.Chances != r.Decisions[turn.Step].Before {
				t.Errorf("%s: turn %d begins with %v", name, turn.Turn, turn.Chances)
			}
		}
		if off := luck - r.Sum(0).Luck; off > 1e-9 || off < -1e-9 {
			t.Errorf("%s: %v of luck is in no turn", name, off)
		}
		for seat := range r.Players {
			before := 2.0
			for _, d := range r.Dearest(seat, 5) {
				if d.Cost() > before || r.Class(d) == review.Fine || d.Seat != seat {
					t.Errorf("%s: %+v is among the dearest of %d", name, d, seat)
				}
				before = d.Cost()
			}
		}
		if _, err := json.Marshal(r); err != nil {
			t.Error(err)
		}
	}
}
