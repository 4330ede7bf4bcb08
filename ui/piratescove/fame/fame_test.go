package fame

import (
	"testing"

	"portroyal/engine/piratescove/chronicle"
	"portroyal/ui/palette"
	"portroyal/ui/words"
)

// Every source of the chronicle belongs to one that is shown, and those that take fame are shown as lost.
func TestEverySourceIsShown(t *testing.T) {
	for from := range chronicle.Source(chronicle.Sources) {
		var seat chronicle.Seat
		seat.From[from] = 3
		if from == chronicle.Mutiny || from == chronicle.Parrot {
			seat.From[from] = -3
		}
		sum := 0
		for i, fame := range Of(&seat) {
			if sum += fame; fame > 0 && Sources[i].Lost != (seat.From[from] < 0) {
				t.Errorf("source %d is shown as lost: %v", from, Sources[i].Lost)
			}
		}
		if sum != 3 {
			t.Errorf("source %d is shown as %d fame, want 3", from, sum)
		}
	}
}

// Text on the colours of sources is legible.
func TestWordsOnColoursAreReadable(t *testing.T) {
	for i := range Sources {
		of := &Sources[i]
		if c := palette.Contrast(of.Paint.Base, of.Paint.On); c < 4.5 && !of.Lost {
			t.Errorf("on %s the contrast is %.1f", of.name, c)
		}
	}
}

// Only who was tied hears of the fight for the first place, and how it ended.
func TestTies(t *testing.T) {
	w := words.In(words.English)
	game := chronicle.Game{Tied: []int{1, 2}, Winners: []int{2}}
	for seat, want := range []string{"", w.T("cove.fame.tie.lost"), w.T("cove.fame.tie.won")} {
		if got := Tie(w, &game, seat); got != want {
			t.Errorf("seat %d hears %q, want %q", seat, got, want)
		}
	}
	game.Winners = game.Tied
	if got := Tie(w, &game, 1); got != w.T("cove.fame.tie.shared") {
		t.Errorf("who shares the win hears %q", got)
	}
}
