package transcript_test

import (
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

// A head is shown before anybody has played its game again: what no game can have is refused in one sentence, also in a
// record with a good digest.
func TestHeadsAreChecked(t *testing.T) {
	for name, change := range map[string]func(*transcript.Head){
		"winners: nobody":  func(h *transcript.Head) { h.Result.Winners = []int{-1} },
		"winners: no seat": func(h *transcript.Head) { h.Result.Winners = []int{2} },
		"winners: twice":   func(h *transcript.Head) { h.Result.Winners = []int{1, 1} },
		"points":           func(h *transcript.Head) { h.Result.Points = nil },
		"coins":            func(h *transcript.Head) { h.Result.Coins = []int{1} },
		"standing":         func(h *transcript.Head) { h.Standing.Points = []int{1} },
		"turn":             func(h *transcript.Head) { h.Standing.Turn = -1 << 62 },
		"played":           func(h *transcript.Head) { h.Standing.Played = -1 },
		"colour":           func(h *transcript.Head) { h.Seats[1].Colour = -1 },
		"players":          func(h *transcript.Head) { options(h).Players, h.Seats[1].Name = 200, "Ann" },
		"decks":            func(h *transcript.Head) { options(h).Decks = 0 },
		"target":           func(h *transcript.Head) { options(h).Target = 255 },
		"difficulty":       func(h *transcript.Head) { options(h).Difficulty = 255 },
		"hints":            func(h *transcript.Head) { h.Hints = []int{0, -1} },
		"undone":           func(h *transcript.Head) { h.Undone = -1 },
		"id":               func(h *transcript.Head) { h.ID = "../../etc/passwd" },
		"daily":            func(h *transcript.Head) { h.Daily = "any day" },
		"program":          func(h *transcript.Head) { h.Program = strings.Repeat("1", 10000) },
		"installation":     func(h *transcript.Head) { h.Installation = "a b" },
		"another one":      func(h *transcript.Head) { h.WentOn = "a b" },
		"weights":          func(h *transcript.Head) { h.Weights = "\u202e" },
	} {
		r, _ := played(t, kinds["base-2"], 2)
		change(&r.Head)
		_, err := transcript.DecodeHead([]byte(write(t, r)))
		if err == nil || strings.Contains(err.Error(), "\n") || len(err.Error()) > 200 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// options are what a head says is played, to be changed.
func options(h *transcript.Head) *portroyal.Options { return h.Options.(*portroyal.Options) }

// In a round every player has one turn.
func TestRounds(t *testing.T) {
	for _, c := range []struct {
		players     int
		turn, round int
	}{{3, 1, 1}, {3, 3, 1}, {3, 4, 2}, {3, 6, 2}, {3, 7, 3}, {1, 5, 5}, {2, 2, 1}, {2, 9, 5}} {
		h := transcript.Head{Seats: make([]transcript.Seat, c.players), Standing: transcript.Standing{Turn: c.turn}}
		if got := transcript.Round(&h); got != c.round {
			t.Errorf("turn %d of %d players is in round %d, not %d", c.turn, c.players, got, c.round)
		}
	}
}
