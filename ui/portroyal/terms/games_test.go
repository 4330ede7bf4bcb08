package terms

import (
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
	"portroyal/ui/words"
)

// How a game stands, or how it ended, and what it is played with.
func TestGamesAreTold(t *testing.T) {
	head := func(change func(*record.Head)) *record.Head {
		options := portroyal.DefaultOptions()
		options.Players, options.Decks = 3, portroyal.DeckBase
		h := &record.Head{Options: &options}
		h.Seats = []record.Seat{{Name: "Anna"}, {Name: "Isabel", Player: "captain:bold"}, {Name: "Ben"}}
		h.Standing = record.Standing{Turn: 19, Points: []int{5, 3, 0}}
		change(h)
		return h
	}
	won := func(seats ...int) func(*record.Head) {
		return func(h *record.Head) { h.Result = &record.Result{Points: []int{12, 12, 1}, Winners: seats} }
	}
	together := func(seats ...int) func(*record.Head) {
		return func(h *record.Head) {
			won(seats...)(h)
			options := h.Options.(*portroyal.Options)
			options.Cooperative, options.Contracts = true, true
		}
	}
	w := words.In(words.English)
	for want, h := range map[string]*record.Head{
		"Round 7": head(func(*record.Head) {}), "Isabel won": head(won(1)), "Shared victory": head(won(0, 1)),
		"Won against the clock": head(together(0, 1, 2)), "Lost to the clock": head(together()),
	} {
		if got := Outcome(w, h); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	h := head(func(*record.Head) {})
	for most, want := range map[int]string{
		99: "Round 7: Anna (5), Isabel (3), Ben (0)", 32: "Round 7: Anna (5), Isabel (3)\u2026", 5: "Round 7: Anna (5)\u2026",
	} {
		if got := Teller.Standing(w, h, func(line string) bool { return len([]rune(line)) <= most }); got != want {
			t.Errorf("in %d letters: %q, want %q", most, got, want)
		}
	}
	h = head(together())
	h.Options.(*portroyal.Options).Decks |= portroyal.DeckExpansion
	h.Practice, h.Standing.Played = true, 61_000
	if got, want := Teller.Whole(w, h), "Date unknown \u00b7 Anna (12), Isabel (Captain \u00b7 Bold, 12), Ben (1) \u00b7 "+
		"Base game, Against the clock, Expansion \u00b7 Lost to the clock \u00b7 Practice \u00b7 2 min"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
