package transcript_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"portroyal/engine/portroyal/transcript"
)

// A game can be read in ids: every decision stands there, with every card that came to light.
func TestIDs(t *testing.T) {
	for _, name := range []string{"base-2", "decided-5", "together-4", "unterwegs-3"} {
		text, err := os.ReadFile("testdata/format-7/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		r, err := transcript.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r.Seats { // some are called alike
			r.Seats[i].Name = fmt.Sprintf("Player%d", i)
		}
		var b strings.Builder
		if err := r.WriteIDs(&b); err != nil {
			t.Fatal(err)
		}
		got := b.String()
		if n := strings.Count(got, ";"); n != len(r.Actions) {
			t.Errorf("%s: %d decisions of %d", name, n, len(r.Actions))
		}
		// A player who decides in their own turn is not named again, in the last turn either.
		lines := strings.Split(got, "\n")
		for _, line := range lines {
			number, decided, turn := strings.Cut(line, ": ")
			if _, player, is := strings.Cut(number, ". "); turn && is && strings.Contains("; "+decided, "; "+player+" ") {
				t.Errorf("%s: %s decides in their own turn: %s", name, player, line)
			}
		}
		cards := 0
		for _, part := range strings.Split(got, "[")[1:] {
			list, _, _ := strings.Cut(part, "]")
			cards += strings.Count(list, ",") + 1
		}
		if cards != len(r.Cards) {
			t.Errorf("%s: %d cards of %d", name, cards, len(r.Cards))
		}
		if !strings.Contains(got, fmt.Sprintf("\n%d. ", r.Standing.Turn)) {
			t.Errorf("%s: turn %d is missing:\n%s", name, r.Standing.Turn, got)
		}
	}
}
