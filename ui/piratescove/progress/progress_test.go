package progress_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/settings"
)

// written is a file of settings that says this.
func written(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// read are the settings in a file.
func read(t *testing.T, file string) settings.Settings {
	t.Helper()
	s, err := settings.Load(file, &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// duel is a set-up for two.
func duel(name string) *progress.Setup {
	seed := uint64(7)
	return &progress.Setup{
		Options: cove.Options{Players: 2}, Seed: &seed, Practice: true,
		Seats: []progress.Seat{{Name: name, Portrait: "widow"}, {Name: "Bo", Player: "captain:fighter", Colour: 3}},
	}
}

// A set-up comes back as it was played; that of the other game stays beside it, and so does what only a later version knows.
func TestSetupComesBack(t *testing.T) {
	file := written(t, `{"setup": {"start": -1}, "coveLogbook": [1, 2.50], "coveSetup": {"options": {"players": 9}}}`)
	since := read(t, file)
	if got := progress.Of(&since).Setup; got != nil {
		t.Errorf("nine players are taken for %+v", got)
	}
	own := since.Copied()
	progress.Of(&own).Setup = duel("Ann")
	if _, err := own.Update(file, since); err != nil {
		t.Fatal(err)
	}
	again := read(t, file)
	if diff := cmp.Diff(duel("Ann"), progress.Of(&again).Setup); diff != "" {
		t.Error(diff)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var says map[string]any
	if err := json.Unmarshal(text, &says); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]any{"start": -1.0}, says["setup"]); diff != "" {
		t.Errorf("the other game: %s", diff)
	}
	if diff := cmp.Diff([]any{1.0, 2.5}, says["coveLogbook"]); diff != "" {
		t.Errorf("a later version: %s", diff)
	}
}

// Of two windows, the one that has set a game up since both knew the same is the one that is remembered.
func TestTwoWindows(t *testing.T) {
	for name, c := range map[string]struct{ since, own, there, want *progress.Setup }{
		"nothing played":       {},
		"played here":          {nil, duel("Ann"), nil, duel("Ann")},
		"played there":         {nil, nil, duel("Ben"), duel("Ben")},
		"played in both":       {nil, duel("Ann"), duel("Ben"), duel("Ann")},
		"only there since":     {duel("Ann"), duel("Ann"), duel("Ben"), duel("Ben")},
		"the same once more":   {duel("Ann"), duel("Ann"), duel("Ann"), duel("Ann")},
		"another in this one":  {duel("Ann"), duel("Cem"), duel("Ann"), duel("Cem")},
		"forgotten over there": {duel("Ann"), duel("Ann"), nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			with := func(setup *progress.Setup) settings.Settings {
				s := settings.Default()
				progress.Of(&s).Setup = setup
				return s
			}
			merged := with(c.own).Merged(with(c.since), with(c.there))
			if diff := cmp.Diff(c.want, progress.Of(&merged).Setup); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// A window that takes up what was chosen elsewhere goes on with the game that was set up in it.
func TestSetupBelongsToItsWindow(t *testing.T) {
	for name, c := range map[string]struct{ own, there, want *progress.Setup }{
		"of its own": {duel("Ann"), duel("Ben"), duel("Ann")},
		"none yet":   {nil, duel("Ben"), duel("Ben")},
	} {
		own, there := settings.Default(), settings.Default()
		progress.Of(&own).Setup, progress.Of(&there).Setup = c.own, c.there
		own.Gain(there)
		if diff := cmp.Diff(c.own, progress.Of(&own).Setup); diff != "" {
			t.Errorf("%s, gained: %s", name, diff)
		}
		own.Replace(there)
		if diff := cmp.Diff(c.want, progress.Of(&own).Setup); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestCheck(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*progress.Setup)
		right  bool
	}{
		"as it is":         {func(*progress.Setup) {}, true},
		"nobody":           {func(s *progress.Setup) { s.Options.Players, s.Seats = 0, nil }, false},
		"one too many":     {func(s *progress.Setup) { s.Options.Players = 3 }, false},
		"a seat too many":  {func(s *progress.Setup) { s.Seats = append(s.Seats, progress.Seat{Name: "Cem"}) }, false},
		"more than can be": {func(s *progress.Setup) { s.Options.Players, s.Seats = 6, make([]progress.Seat, 6) }, false},
	} {
		setup := duel("Ann")
		c.change(setup)
		if err := setup.Check(); (err == nil) != c.right {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Chapters that were played in two windows have all been played, and the place in a chapter is that of the window that has
// moved on.
func TestVoyageOfTwoWindows(t *testing.T) {
	since := settings.Default()
	progress.Of(&since).Voyage = settings.Progress{Done: []string{"one"}, At: "two", Step: 3}
	own, there := since.Copied(), since.Copied()
	progress.Of(&own).Voyage.Finish("two")
	progress.Of(&there).Voyage.Finish("four")
	progress.Of(&there).Voyage.At = "five"
	merged := own.Merged(since, there)
	want := settings.Progress{Done: []string{"one", "four", "two"}}
	if diff := cmp.Diff(want, progress.Of(&merged).Voyage); diff != "" {
		t.Error(diff)
	}
	own.Gain(there)
	if got := progress.Of(&own).Voyage; !got.HasDone("four") || got.At != "" {
		t.Errorf("gained: %+v", got)
	}
}

// What two windows have learned of where people sail is kept: of each person what comes from more courses. What cannot be a habit is
// not taken over.
func TestHabitsOfTwoWindows(t *testing.T) {
	of := func(courses int) bot.Habits { return bot.Habits{First: float64(courses) / 100, Courses: courses} }
	know := func(m *progress.Memory, habits map[string]bot.Habits) {
		for name, is := range habits {
			m.Knows(name, is)
		}
	}
	file := written(t, "{}")
	since := read(t, file)
	there, own := since.Copied(), since.Copied()
	know(progress.Of(&there), map[string]bot.Habits{"Ann": of(12), "Ben": of(3), "Cem": {First: 7, Courses: 20}})
	if _, err := there.Update(file, since); err != nil {
		t.Fatal(err)
	}
	know(progress.Of(&own), map[string]bot.Habits{"Ann": of(5), "Ben": of(8)})
	if _, err := own.Update(file, since); err != nil {
		t.Fatal(err)
	}
	again := read(t, file)
	want := map[string]bot.Habits{"Ann": of(12), "Ben": of(8)}
	if diff := cmp.Diff(want, progress.Of(&again).Habits); diff != "" {
		t.Error(diff)
	}
}
