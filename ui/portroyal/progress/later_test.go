package progress_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// later are settings of a version of the program that is yet to come.
const later = `{
  "language": "en", "theme": "sepia", "speed": "warp", "showChance": "always", "autoPass": {"but": "jesters"},
  "log": "sideways", "clouds": {"few": [1, 2.50, 12345678901234567890]}, "largerText": true,
  "sound": {"effects": "deafening", "harbour": "quiet", "music": "quiet", "gulls": "off"},
  "setup": {"options": {"players": 2}, "seats": [{"name": "Ann", "hat": "red"}, {"name": "Bo"}], "start": -1,
    "weather": "rough"},
  "bests": [
    {"options": {"players": 2, "decks": ["base", "expansion"], "contracts": true, "cooperative": true,
      "contractsLaid": 4}, "won": true, "contracts": 4, "points": 3, "date": "2031-01-01"},
    {"options": {"players": 7, "islands": true}, "won": true}
  ],
  "voyage": {"done": ["one", {"chapter": "two"}], "remarks": true, "known": {"risk": 2, "tide": {"times": 3}},
    "ship": "brig"},
  "window": {"width": 1100, "height": 800, "whole": true},
  "series": {"options": {"players": 2}, "players": [{"name": "Ann"}, {"name": "Bo", "player": "admiral"}],
    "games": 3, "wins": [1, 2], "since": "2031-01-01"}
}`

// laterFile is a file with these settings.
func laterFile(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// tree is what a file says.
func tree(t *testing.T, text []byte) (tree map[string]any) {
	t.Helper()
	if err := json.Unmarshal(text, &tree); err != nil {
		t.Fatal(err)
	}
	return tree
}

// at is what stands in a tree.
func at(tree any, way ...any) any {
	for _, step := range way {
		switch step := step.(type) {
		case string:
			tree = tree.(map[string]any)[step]
		case int:
			tree = tree.([]any)[step]
		}
	}
	return tree
}

// Of settings of a later version everything is used that is understood; each of the others is as if nobody had chosen.
func TestSettingsOfALaterVersion(t *testing.T) {
	got, err := settings.Load(laterFile(t, later), &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	want := settings.Default()
	want.Language, want.LargerText, want.Sound.Harbour = "en", true, settings.VolumeQuiet
	options := portroyal.DefaultOptions()
	progress.Of(&want).Setup = &progress.Setup{Options: options, Seats: []progress.Seat{{Name: "Ann"}, {Name: "Bo"}}, Start: -1}
	progress.Of(&want).Bests = []progress.Best{best(4, 3)}
	progress.Of(&want).Voyage = progress.Voyage{
		Progress: settings.Progress{Done: []string{"one"}}, Remarks: true, Known: map[string]int{"risk": 2},
	}
	want.Window = &settings.Window{Width: 1100, Height: 800}
	progress.Of(&want).Series = &progress.Series{
		Options: options, Players: []progress.Rival{{Name: "Ann"}, {Name: "Bo", Player: "admiral"}},
		Games: 3, Wins: []int{1, 2},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for name, text := range map[string]string{
		"theme": `{"theme": "pink", "speed": "fast"}`, "theme of another kind": `{"theme": 7, "speed": "fast"}`,
		"volume": `{"sound": {"effects": "deafening"}, "speed": "fast"}`, "sound": `{"sound": [], "speed": "fast"}`,
		"window of no size": `{"window": {"width": 1280}, "speed": "fast"}`,
		"huge window":       `{"window": {"width": 1e9, "height": 1e9}, "speed": "fast"}`,
		"set-up":            `{"setup": {"options": {"players": 9}}, "speed": "fast"}`,
		"too few seats":     `{"setup": {"options": {"players": 3}, "seats": [{"name": "A"}]}, "speed": "fast"}`,
		"too many wins": `{"series": {"options": {"players": 2}, "players": [{"name": "A"}, {"name": "B"}],
			"games": 1, "wins": [2, 0]}, "speed": "fast"}`,
		"too few players": `{"series": {"options": {"players": 2}, "players": [{"name": "A"}], "games": 1,
			"wins": [1]}, "speed": "fast"}`,
	} {
		want := settings.Default()
		progress.Of(&want)
		want.Speed, want.AutoPass, want.Sound.Music = settings.SpeedFast, false, settings.VolumeOff
		if got, err := settings.Load(laterFile(t, text), &progress.Memory{}); err != nil || !cmp.Equal(got, want) {
			t.Errorf("%s: %v, %s", name, err, cmp.Diff(want, got))
		}
	}
}

// All that is not changed stays in the file of a later version as it is there.
func TestSettingsOfALaterVersionStay(t *testing.T) {
	read, err := settings.Load(laterFile(t, later), &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change func(*settings.Settings)
		want   func(tree map[string]any)
	}{
		"nothing": {func(*settings.Settings) {}, func(map[string]any) {}},
		"theme": {
			func(s *settings.Settings) { s.Theme = settings.ThemeDark },
			func(tree map[string]any) { tree["theme"] = "dark" },
		},
		"speed": {
			func(s *settings.Settings) { s.Speed = settings.SpeedSlow },
			func(tree map[string]any) { tree["speed"] = "slow" },
		},
		"log": {
			func(s *settings.Settings) { s.Log = settings.LogOpen },
			func(tree map[string]any) { tree["log"] = "open" },
		},
		"larger text": {
			func(s *settings.Settings) { s.LargerText = false },
			func(tree map[string]any) { delete(tree, "largerText") },
		},
		"muted": {
			func(s *settings.Settings) { s.Sound.Muted = true },
			func(tree map[string]any) { tree["sound"].(map[string]any)["muted"] = true },
		},
		"volume": {
			func(s *settings.Settings) { s.Sound.Effects = settings.VolumeLoud },
			func(tree map[string]any) { tree["sound"].(map[string]any)["effects"] = "loud" },
		},
		"window": {
			func(s *settings.Settings) { s.Window = &settings.Window{Width: 1200, Height: 800} },
			func(tree map[string]any) { tree["window"].(map[string]any)["width"] = 1200.0 },
		},
		"same set-up": {
			func(s *settings.Settings) { again := *progress.Of(s).Setup; progress.Of(s).Setup = &again },
			func(map[string]any) {},
		},
		"chapter": {
			func(s *settings.Settings) { progress.Of(s).Voyage.Finish("three") },
			func(tree map[string]any) {
				tree["voyage"].(map[string]any)["done"] = []any{"one", "three", map[string]any{"chapter": "two"}}
			},
		},
		"known": {
			func(s *settings.Settings) { progress.Of(s).Voyage.Known["risk"]++ },
			func(tree map[string]any) { at(tree, "voyage", "known").(map[string]any)["risk"] = 3.0 },
		},
		"everything anew": {
			func(s *settings.Settings) { progress.Of(s).Voyage.Known = nil },
			func(tree map[string]any) { delete(tree["voyage"].(map[string]any), "known") },
		},
		"better result": {
			func(s *settings.Settings) { progress.Of(s).Remember(best(4, 5)) },
			func(tree map[string]any) {
				result := at(tree, "bests", 0).(map[string]any)
				result["points"] = 5.0
				delete(result, "date") // that of the result before
			},
		},
		"another game of the series": {
			func(s *settings.Settings) {
				progress.Of(s).Count(progress.Of(s).Series.Options, progress.Of(s).Series.Players, []int{0})
			},
			func(tree map[string]any) {
				series := tree["series"].(map[string]any)
				series["games"], series["wins"] = 4.0, []any{2.0, 2.0}
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			file, own := laterFile(t, later), read.Copied()
			c.change(&own)
			now, err := own.Update(file, read)
			if err != nil || !cmp.Equal(now, own) {
				t.Fatalf("%v, %s", err, cmp.Diff(own, now))
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got, want := tree(t, text), tree(t, []byte(later))
			c.want(want)
			if options := at(want, "bests", 0, "options"); name == "better result" {
				got := at(got, "bests", 0).(map[string]any)
				if len(got["options"].(map[string]any)) == 0 {
					t.Error("the result is of no set-up")
				}
				got["options"] = options // it may say more than the one before
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
			if again, err := settings.Load(file, &progress.Memory{}); err != nil || !cmp.Equal(again, own) {
				t.Errorf("read again: %v, %s", err, cmp.Diff(own, again))
			}
		})
	}
}

// Another set-up, and another series, take everything of the old one away.
func TestAnotherSetupIsAnother(t *testing.T) {
	file := laterFile(t, later)
	read, err := settings.Load(file, &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	own := read.Copied()
	progress.Of(&own).Setup.Seats[0].Name = "Cem"
	progress.Of(&own).Count(progress.Of(&own).Setup.Options, []progress.Rival{{Name: "Cem"}, {Name: "Bo"}}, []int{0})
	if _, err := own.Update(file, read); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got := tree(t, text)
	if at(got, "setup", "weather") != nil || at(got, "series", "since") != nil || at(got, "setup", "seats", 0, "name") != "Cem" {
		t.Errorf("the file says\n%s", text)
	}
	if at(got, "theme") != "sepia" || at(got, "clouds", "few", 1) != 2.5 {
		t.Errorf("something else has changed:\n%s", text)
	}
}
