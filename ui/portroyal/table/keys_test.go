package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/table/tabletest"
	"portroyal/ui/words"
)

// The help names the keys, which do one thing at a time.
func TestKeys(t *testing.T) {
	tabletest.Keys(t, keys, 6)
	for _, language := range words.Languages {
		help := KeysHelp(words.In(language))
		if help[3].Keys != "R, D" || help[11].Keys != "H" || help[19].Keys != "?" || help[20].Keys != "F1" {
			t.Errorf("%s: keys are called %q, %q, %q and %q", language, help[3].Keys, help[11].Keys, help[19].Keys,
				help[20].Keys)
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
