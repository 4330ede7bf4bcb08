package table

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/table/tabletest"
	"portroyal/ui/words"
)

// The help names the keys, which do one thing at a time.
func TestKeys(t *testing.T) {
	tabletest.Keys(t, keys, 6)
	for _, language := range words.Languages {
		help := KeysHelp(words.In(language))
		if help[3].Keys != "R, D" || help[11].Keys != "H" || help[20].Keys != "?" || help[21].Keys != "F1" {
			t.Errorf("%s: keys are called %q, %q, %q and %q", language, help[3].Keys, help[11].Keys, help[20].Keys,
				help[21].Keys)
		}
	}
}

// A key of games without a meaning skips the waiting, and otherwise decides nothing.
func TestOtherKeys(t *testing.T) {
	for at, want := range map[moment]words.ID{
		thinking: "help.does.skip", watching: "help.does.skip", deciding: "", asking: "", ended: "", replaying: "",
	} {
		found := words.ID("")
		for _, line := range keys {
			for i := range line.Bindings {
				if keys.Bound(fyne.KeyX, at) == &line.Bindings[i] {
					found = line.Does
				}
			}
		}
		if found != want {
			t.Errorf("at moment %d another key does %q, want %q", at, found, want)
		}
	}
}

// Enter passes, but who looks at a card of the harbour means that: it is taken, or it is said why not, and after that Enter
// passes.
func TestEnterTakesWhatIsLookedAt(t *testing.T) {
	taking := func(free bool) func(*match.Match) bool {
		return func(m *match.Match) bool {
			v := m.View()
			harbour := v.Harbour()
			if v.Phase() != portroyal.Trade || v.Decides() != 0 || len(harbour) < 2 {
				return false
			}
			first := slices.ContainsFunc(m.Legal(), func(a portroyal.Action) bool { return a.Kind == portroyal.Take && a.Card == harbour[0] })
			return first == free && len(m.Legal()) > 1
		}
	}
	for _, free := range []bool{true, false} {
		b := until(t, taking(free), "", "captain")
		b.Start()
		b.pass(time.Second)
		first := layout.Spot{Kind: layout.Berth, At: 0, Card: b.view.Harbour()[0]}
		for n := 0; b.cursor != first; n++ {
			if n > 60 {
				t.Fatalf("no key leads to %v", first)
			}
			b.strike(fyne.KeyRight)
		}
		before := b.played()
		if b.strike(fyne.KeyReturn); free {
			taken := b.played() > before && b.match.Steps()[before].Action.Card == first.Card
			if !taken && b.asks.Answers() == 0 {
				t.Errorf("%s is not taken", first.Card)
			}
			continue
		}
		if b.played() > before || b.asks.Objection() == "" {
			t.Errorf("nothing is said of %s, which cannot be taken", first.Card)
		}
		if b.strike(fyne.KeyReturn); b.played() == before || b.match.Steps()[before].Action.Kind != portroyal.Pass {
			t.Error("a second press does not pass")
		}
	}
}
