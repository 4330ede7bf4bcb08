package transcript_test

import (
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

const family = "👨‍👩‍👧‍👦"

// A record with a name that cannot be shown is refused by all that reads it, in one sentence.
func TestNamesAreChecked(t *testing.T) {
	for _, change := range []func(*transcript.Seat){
		func(s *transcript.Seat) { s.Name = strings.Repeat("a", 10000) },
		func(s *transcript.Seat) { s.Name = strings.Repeat(family, 100) },
		func(s *transcript.Seat) { s.Name = "" },
		func(s *transcript.Seat) { s.Name = "A\u202enn" },
		func(s *transcript.Seat) { s.Player = strings.Repeat("a", 10000) },
		func(s *transcript.Seat) { s.Portrait = "A\nnn" },
	} {
		r, _ := played(t, portroyal.Options{Players: 2, Decks: portroyal.DeckBase, Target: 12}, 1)
		r.Seats = slices.Clone(r.Seats)
		change(&r.Seats[1])
		text := write(t, r)
		if _, err := transcript.Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), "seat 2") ||
			len(err.Error()) > 150 || strings.Contains(err.Error(), "\n") {
			t.Errorf("reading: %v", err)
		}
		if _, err := transcript.DecodeHead([]byte(text)); err == nil || !strings.Contains(err.Error(), "seat 2") {
			t.Errorf("reading the head: %v", err)
		}
	}
}

// A game can be read again whatever somebody has called the players.
func TestGamesOfAnyNamesAreReadAgain(t *testing.T) {
	for _, name := range []string{"", "\u202e", strings.Repeat(family, 1000), "A\x00\nnn", "\xff", strings.Repeat("\u0301", 99)} {
		options := portroyal.Options{Players: 2, Decks: portroyal.DeckBase, Target: 12}
		r, _, err := transcript.Begin(options, 1, 0, []transcript.Seat{{Name: name}, {Name: name}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := transcript.Read(strings.NewReader(write(t, r))); err != nil {
			t.Errorf("%.20q becomes %.20q: %v", name, r.Seats[0].Name, err)
		}
	}
}
