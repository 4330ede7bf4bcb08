package summary_test

import (
	"testing"

	"portroyal/engine/record"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// A damaged record may name winners and points of seats that nobody has.
func TestSeatsThatAreNotThere(t *testing.T) {
	w := words.In(words.English)
	h := &record.Head{Seats: []record.Seat{{Name: "Anna"}}, Result: &record.Result{Winners: []int{3}}}
	if got := summary.Winner(w, h); got != "Shared victory" {
		t.Errorf("%q", got)
	}
	if got := summary.Points(h, 0) + summary.Points(&record.Head{}, 3); got != 0 {
		t.Errorf("somebody who is not there has %d points", got)
	}
}

// Who tells of a game is found by its name, and the first tells of those that nobody knows.
func TestWhoTells(t *testing.T) {
	both := summary.Tellers{{Game: "stones"}, {Game: "coins"}}
	for game, want := range map[string]int{"stones": 0, "coins": 1, "shells": 0, "": 0} {
		if got := both.Place(game); got != want || both.Of(&record.Head{Format: game + "-record-1"}) != both[want] {
			t.Errorf("of %q tells %d, want %d", game, got, want)
		}
	}
}
