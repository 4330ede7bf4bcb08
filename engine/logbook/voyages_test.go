package logbook_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/career"
	"portroyal/engine/logbook"
)

// maiden is a voyage, with the names of its goals.
const maiden = "maiden"

var goals = []string{"win", "expeditions"}

// reached is the result of a game in which goals of the voyage were reached.
func reached(which ...int) (result career.Result) {
	for _, goal := range which {
		result.Reached = append(result.Reached, goals[goal])
	}
	return result
}

// stars are those of the voyage.
func stars(l *book) int { return career.Stand(goals, l.Voyages.Results(maiden)...).Stars() }

// Every game that was begun on a voyage counts once, whatever was begun since, and takes nothing away.
func TestEveryGameOfAVoyageCounts(t *testing.T) {
	var l book
	l.Embark(maiden, "a")
	l.Embark(maiden, "b")
	l.Embark(maiden, "../c")
	if l.Land("c", reached(0)) || l.Land("../c", reached(0)) {
		t.Error("a game that is no voyage's counts")
	}
	for _, step := range []struct {
		game   string
		result career.Result
		counts bool
		stars  int
	}{
		{"b", reached(1), true, 1},
		{"b", reached(0, 1), false, 1},
		{"a", reached(0), true, 2},
		{"a", reached(0, 1), false, 2},
	} {
		if counts := l.Land(step.game, step.result); counts != step.counts || stars(&l) != step.stars {
			t.Errorf("%+v: it counts: %v, and there are %d stars", step, counts, stars(&l))
		}
	}
	l.Embark(maiden, "a")
	l.Embark(maiden, "d")
	l.Land("d", reached(0, 1))
	if stars(&l) != 3 || l.VoyageOf("a") != maiden || l.VoyageOf("e") != "" {
		t.Errorf("in the end it is %+v", l.Voyages)
	}
}

// Two copies of the program add up what both know, and only what was begun is shared with neither's map.
func TestVoyagesOfTwoCopies(t *testing.T) {
	file := filepath.Join(t.TempDir(), "logbook.json")
	var one, other book
	one.Embark(maiden, "a")
	one.Embark(maiden, "b")
	if err := one.Save(file); err != nil {
		t.Fatal(err)
	}
	if err := other.Follow(file); err != nil {
		t.Fatal(err)
	}
	shown := other.Voyages[maiden] // as a screen has it
	other.Land("a", reached(0))
	other.Embark("convoy", "c")
	if err := other.Save(file); err != nil {
		t.Fatal(err)
	}
	one.Land("b", reached(1))
	if err := one.Save(file); err != nil {
		t.Fatal(err)
	}
	read, err := logbook.Load[result](file)
	if diff := cmp.Diff(one, read); err != nil || diff != "" || stars(&read) != 2 || read.VoyageOf("c") != "convoy" {
		t.Errorf("both together: %+v, %v, %s", read, err, diff)
	}
	if err := other.Follow(file); err != nil || stars(&other) != 2 || len(shown) != 2 {
		t.Errorf("the other has %+v, %v", other, err)
	}
}

// Words of a later version about a voyage stay, and impossible ones count for nothing.
func TestVoyagesOfALaterVersion(t *testing.T) {
	for text, want := range map[string]int{
		`{"maiden": {"a": {"result": {"reached": ["win", "haste"], "mood": "calm"}, "wind": 3}, "b": {}}}`: 1,
		`{"maiden": {"a": {"result": {"reached": [""]}}, "b": {}}}`:                                        0,
		`{"maiden": {"a": "over", "b": {}}, "atlantis": {"c": {"result": {"reached": ["win"]}}}}`:          0,
		`["maiden"]`: 0,
	} {
		file := filepath.Join(t.TempDir(), "logbook.json")
		if err := os.WriteFile(file, []byte(`{"voyages": `+text+`}`), 0o600); err != nil {
			t.Fatal(err)
		}
		l, err := logbook.Load[result](file)
		if err != nil || stars(&l) != want {
			t.Errorf("%s: %d stars, %v", text, stars(&l), err)
		}
		l.Embark(maiden, "b")
		l.Land("b", reached(1))
		if err := l.Save(file); err != nil {
			t.Fatal(err)
		}
		written, err := os.ReadFile(file)
		for _, stays := range []string{`"mood": "calm"`, `"wind": 3`, `"haste"`, `"over"`, `"atlantis"`} {
			if strings.Contains(text, stays) && !strings.Contains(string(written), stays) {
				t.Errorf("%s is gone from %s, %v", stays, written, err)
			}
		}
		if again, err := logbook.Load[result](file); err != nil || stars(&again) != want+1 {
			t.Errorf("%s: then %d stars, %v", text, stars(&again), err)
		}
	}
}
