package outline_test

import (
	"strings"
	"testing"

	"portroyal/ui/outline"
)

const table = `window
  plate “Menu” [quiet, says “Continue (Esc)”]
  “Expeditions”
  card expedition-priest2 [framed, key “1”]
  panel
    drawing
    card settler [framed, price “–4, or so”]
    card sailor-1 [framed] “1” picture [says “Ann [really], hired”]
  panel [edge in the colour of seat 2]
    picture “Ben”
    picture “5” [says “5 coins”]
    card jester-1
`

func TestDifferenceIsSaidInSentences(t *testing.T) {
	for name, c := range map[string]struct{ from, to, want string }{
		"nothing": {"", "", ""},
		"state lost": {
			"card settler [framed, ", "card settler [",
			"line 7, beside drawing: card settler is no longer framed",
		},
		"state gained": {
			"card jester-1", "card jester-1 [dimmed]",
			"line 12, in “Ben”: card jester-1 is now dimmed",
		},
		"price": {
			"–4, or so", "–5",
			"line 7, beside drawing: card settler: price “–5” instead of “–4, or so”",
		},
		"text lost": {"  “Expeditions”\n", "", "line 3, in the window: “Expeditions” is gone"},
		"another tongue": {
			"“Expeditions”", "“Expeditionen”",
			"line 3, in the window: “Expeditionen” instead of “Expeditions”",
		},
		"number": {
			"“5” [says “5 coins”]", "“4” [says “4 coins”]",
			"line 11, in “Ben”: picture “4” [says “4 coins”] instead of picture “5” [says “5 coins”]",
		},
		"frame of a seat": {
			"of seat 2]", "of seat 1]",
			"line 9, in the window: panel: edge in the colour of seat 1 instead of in the colour of seat 2",
		},
		"brackets": {
			"[really], hired", "[really], and hired",
			"line 8, beside drawing: card sailor-1 “1” picture: " +
				"says “Ann [really], and hired” instead of “Ann [really], hired”",
		},
		"something new": {
			"    card jester-1\n", "    card jester-1\n    card jack\n",
			"line 13, in “Ben”: card jack is new",
		},
	} {
		if got := outline.Differ(table, strings.Replace(table, c.from, c.to, 1)); got != c.want {
			t.Errorf("%s:\n%s\nwant:\n%s", name, got, c.want)
		}
	}
	moved := strings.Replace(table, "    card settler [framed, price “–4, or so”]\n", "", 1) + "    card settler\n"
	if got, want := outline.Differ(table, moved), "line 12, in “Ben”: card settler was beside drawing"; got != want {
		t.Errorf("a card in another zone:\n%s\nwant:\n%s", got, want)
	}
	if got := outline.Differ(table, strings.Repeat("  “new”\n", 30)); strings.Count(got, "\n") != 12 ||
		!strings.Contains(got, "more") {
		t.Errorf("much that differs:\n%s", got)
	}
}
