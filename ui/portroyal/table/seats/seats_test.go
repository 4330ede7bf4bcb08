package seats

import (
	"strings"
	"testing"

	"portroyal/engine/portroyal/match"
)

// Every player has a letter of their own, whatever they are called.
func TestLettersOfPlayers(t *testing.T) {
	for names, want := range map[string]string{
		"Ann Ben Cem":                 "A B C",
		"Anna Ben Carla Bernd Eva":    "A B C R E",
		"Ann Anna Anne Annabel Annie": "A N E B I",
		"Aa Aa Aa":                    "A 2 3",
		"élodie Émile ömer":           "É M Ö",
		"- Ben ?":                     "1 B 3",
	} {
		var seats []match.Seat
		for _, name := range strings.Fields(names) {
			seats = append(seats, match.Seat{Name: name})
		}
		if got := strings.Join(letters(seats), " "); got != want {
			t.Errorf("%s: %s, want %s", names, got, want)
		}
	}
	if got := strings.Join(letters([]match.Seat{{Name: "Player 1"}, {Name: "Player 2"}, {Name: "Player 3"}}),
		" "); got != "P 2 3" {
		t.Errorf("numbered players: %s", got)
	}
}
