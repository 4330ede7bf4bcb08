package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/words"
)

// For every line of the table the help names its keys, in every language, and no key does two things at one
// moment.
func TestHelpListsTheKeysThatWork(t *testing.T) {
	for _, language := range words.Languages {
		help := KeysHelp(words.In(language))
		for i, line := range lines {
			if keys, does := help[i].Keys, help[i].Does; keys == "" || does == "" || keys[0] == '[' || does[0] == '[' {
				t.Errorf("%s: of %q the help says %q, %q", language, line.does, keys, does)
			}
		}
		if help[3].Keys != "R, D" || help[11].Keys != "H" || help[19].Keys != "?" || help[20].Keys != "F1" {
			t.Errorf("%s: keys are called %q, %q, %q and %q", language, help[3].Keys, help[11].Keys, help[19].Keys,
				help[20].Keys)
		}
	}
	for _, at := range []moment{deciding, asking, thinking, ended, replaying} {
		var seen []fyne.KeyName
		for _, line := range lines {
			for _, binding := range line.bindings {
				for _, key := range binding.keys {
					if binding.when&at == 0 {
						continue
					}
					if slices.Contains(seen, key) {
						t.Errorf("%s does two things at moment %d", key, at)
					}
					seen = append(seen, key)
				}
			}
		}
	}
}

// A key of games without a meaning skips the waiting, and otherwise decides nothing. Other keys never do anything.
func TestOtherKeys(t *testing.T) {
	for at, want := range map[moment]words.ID{
		thinking: "help.does.skip", watching: "help.does.skip", deciding: "", asking: "", ended: "", replaying: "",
	} {
		found := words.ID("")
		for _, line := range lines {
			for i := range line.bindings {
				if bound(lines, fyne.KeyX, at) == &line.bindings[i] {
					found = line.does
				}
			}
		}
		for _, key := range []fyne.KeyName{fyne.KeyF5, fyne.KeyInsert, fyne.KeyComma, fyne.KeyTab} {
			if bound(lines, key, at) != nil {
				t.Errorf("at moment %d %q does something", at, key)
			}
		}
		if found != want {
			t.Errorf("at moment %d another key does %q, want %q", at, found, want)
		}
	}
}
