package record_test

import (
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
)

// A head is shown before anybody has played its game again: what no game can have is refused in one sentence, also in a
// record with a good digest.
func TestHeadsAreChecked(t *testing.T) {
	for name, change := range map[string]func(*record.Head){
		"winners: nobody":  func(h *record.Head) { h.Result.Winners = []int{-1} },
		"winners: no seat": func(h *record.Head) { h.Result.Winners = []int{2} },
		"winners: twice":   func(h *record.Head) { h.Result.Winners = []int{1, 1} },
		"points":           func(h *record.Head) { h.Result.Points = nil },
		"coins":            func(h *record.Head) { h.Result.Coins = []int{1} },
		"standing":         func(h *record.Head) { h.Standing.Points = []int{1} },
		"turn":             func(h *record.Head) { h.Standing.Turn = -1 << 62 },
		"played":           func(h *record.Head) { h.Standing.Played = -1 },
		"colour":           func(h *record.Head) { h.Seats[1].Colour = -1 },
		"players":          func(h *record.Head) { h.Options.Players, h.Seats[1].Name = 200, "Ann" },
		"decks":            func(h *record.Head) { h.Options.Decks = 0 },
		"target":           func(h *record.Head) { h.Options.Target = 255 },
		"difficulty":       func(h *record.Head) { h.Options.Difficulty = 255 },
		"hints":            func(h *record.Head) { h.Hints = []int{0, -1} },
		"undone":           func(h *record.Head) { h.Undone = -1 },
		"id":               func(h *record.Head) { h.ID = "../../etc/passwd" },
		"daily":            func(h *record.Head) { h.Daily = "any day" },
		"program":          func(h *record.Head) { h.Program = strings.Repeat("1", 10000) },
		"weights":          func(h *record.Head) { h.Weights = "\u202e" },
	} {
		r, _ := played(t, kinds["base-2"], 2)
		change(&r.Head)
		for _, text := range []string{write(t, r), string(r.Undigested())} {
			_, err := record.DecodeHead([]byte(text))
			if err == nil || strings.Contains(err.Error(), "\n") || len(err.Error()) > 200 {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// In a round every player has one turn.
func TestRounds(t *testing.T) {
	for _, c := range []struct {
		players     uint8
		turn, round int
	}{{3, 1, 1}, {3, 3, 1}, {3, 4, 2}, {3, 6, 2}, {3, 7, 3}, {1, 5, 5}, {2, 2, 1}, {2, 9, 5}} {
		h := record.Head{Options: portroyal.Options{Players: c.players}, Standing: record.Standing{Turn: c.turn}}
		if got := h.Round(); got != c.round {
			t.Errorf("turn %d of %d players is in round %d, not %d", c.turn, c.players, got, c.round)
		}
	}
}
