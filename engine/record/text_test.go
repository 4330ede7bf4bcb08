package record_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"portroyal/engine/record"
)

// A game can be read as text: every decision stands there, with every card that came to light.
func TestText(t *testing.T) {
	for _, name := range []string{"base-2", "decided-5", "together-4", "unterwegs-3"} {
		text, err := os.ReadFile("testdata/format-4/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		if err := r.WriteText(&b); err != nil {
			t.Fatal(err)
		}
		got := b.String()
		if n := strings.Count(got, ";"); n != len(r.Actions) {
			t.Errorf("%s: %d decisions of %d", name, n, len(r.Actions))
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
