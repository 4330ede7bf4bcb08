package logbook_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/wholefile"
)

// result is that of a small game.
type result struct {
	logbook.Outcome

	Ships int `json:"ships"`

	logbook.Help
}

// Check implements [logbook.Result].
func (r result) Check() error { return logbook.CheckResult(r.Outcome, r.Help, r.Ships) }

// book is the logbook of that game.
type book = logbook.Logbook[result]

var (
	today    = calendar.Day{Year: 2026, Month: time.November, Date: 22}
	tomorrow = today.Add(1)
)

func TestPuzzlesAreMarkedByTheirAnswers(t *testing.T) {
	var l book
	for _, answer := range []struct {
		name  string
		right bool
		want  logbook.Try
	}{
		{"one", true, logbook.Try{Tries: 1, Solved: true}},
		{"one", false, logbook.Try{Tries: 1, Solved: true}}, // it has been solved, whatever is tried out afterwards
		{"two", false, logbook.Try{Tries: 1}},
		{"two", false, logbook.Try{Tries: 2}},
		{"two", true, logbook.Try{Tries: 3, Solved: true}},
		{"two", true, logbook.Try{Tries: 3, Solved: true}},
	} {
		if l.Answer(answer.name, answer.right); l.Puzzles[answer.name] != answer.want {
			t.Errorf("%+v: it is %+v", answer, l.Puzzles[answer.name])
		}
	}
	if !l.Puzzles["one"].AtOnce() || l.Puzzles["two"].AtOnce() {
		t.Error("only the first puzzle was solved at the first try")
	}
}

// Only the first game of a day counts, and only its first end; a clock that is set back finds what has been played.
func TestTheFirstGameOfADayCounts(t *testing.T) {
	var l book
	won := result{Outcome: logbook.Outcome{Points: 13, Against: 9, Won: true}}
	lost := result{Outcome: logbook.Outcome{Points: 3, Against: 12}}
	l.Begin(today, "a")
	l.Begin(today, "b")
	if l.Finish(today, "b", won) || l.Finish(tomorrow, "a", won) {
		t.Error("another game counts")
	}
	if !l.Finish(today, "a", won) || l.Finish(today, "a", lost) {
		t.Error("the first end of the first game does not count, or another does")
	}
	l.Begin(tomorrow, "c")
	l.Begin(today, "d")
	if deal := l.Days[today]; deal.Game != "a" || deal.Result == nil || *deal.Result != won {
		t.Errorf("the day is %+v", deal)
	}
	if deal := l.Days[tomorrow]; deal.Game != "c" || deal.Result != nil {
		t.Errorf("the day after is %+v", deal)
	}
}

// Days in a row end today, or yesterday as long as today's deal can still be played; a deal that was only begun is a gap.
func TestDaysInARow(t *testing.T) {
	for _, c := range []struct {
		name     string
		finished []int // days before today
		begun    []int
		want     int
	}{
		{"nothing", nil, nil, 0},
		{"today", []int{0}, nil, 1},
		{"up to yesterday", []int{1, 2, 3}, nil, 3},
		{"today is begun", []int{1, 2}, []int{0}, 2},
		{"today as well", []int{0, 1, 2}, nil, 3},
		{"long ago", []int{2, 3}, nil, 0},
		{"a gap", []int{0, 1, 3, 4}, []int{2}, 2},
	} {
		var l book
		for _, ago := range slices.Concat(c.finished, c.begun) {
			l.Begin(today.Add(-ago), "a")
		}
		for _, ago := range c.finished {
			l.Finish(today.Add(-ago), "a", result{})
		}
		if got := l.Days.Row(today); got != c.want {
			t.Errorf("%s: %d days in a row, want %d", c.name, got, c.want)
		}
	}
}

func TestLogbookIsKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "new", "logbook.json")
	var l book
	l.Answer("one", true)
	l.Begin(today, "a")
	l.Finish(today, "a", result{Outcome: logbook.Outcome{Points: 13, Against: 13, Won: true, Shared: true}, Ships: 2})
	if err := l.Save(file); err != nil {
		t.Fatal(err)
	}
	read, err := logbook.Load[result](file)
	if diff := cmp.Diff(l, read); err != nil || diff != "" {
		t.Errorf("%v, %s", err, diff)
	}
	// Another copy of the program has known nothing of this, and has done something else.
	var other book
	other.Answer("two", false)
	other.Answer("one", false)
	other.Begin(today, "z")
	other.Begin(tomorrow, "y")
	if err := other.Save(file); err != nil {
		t.Fatal(err)
	}
	read, err = logbook.Load[result](file)
	if err != nil || !read.Puzzles["one"].AtOnce() || read.Puzzles["two"].Tries != 1 ||
		read.Days[today].Game != "a" || read.Days[tomorrow].Game != "y" {
		t.Errorf("both together: %+v, %v", read, err)
	}
	// The first one follows, unless there is nothing to be read.
	folder := filepath.Dir(file)
	if err := l.Follow(filepath.Join(folder, "none")); err != nil || len(l.Puzzles) != 1 {
		t.Errorf("without a file: %+v, %v", l, err)
	}
	if err := l.Follow(folder); err == nil || len(l.Puzzles) != 1 {
		t.Errorf("a folder: %+v, %v", l, err)
	}
	if err := l.Follow(file); err != nil || l.Puzzles["two"].Tries != 1 || l.Days[tomorrow].Game != "y" {
		t.Errorf("it follows with %+v, %v", l, err)
	}
}

func TestDamagedLogbookIsSetAside(t *testing.T) {
	for _, text := range []string{"{", `["one"]`, `{"puzzles": {"one": {"tries": 1}}} {}`} {
		folder := t.TempDir()
		file := filepath.Join(folder, "logbook.json")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		var unread book
		unread.Answer("one", true)
		if err := unread.Save(file); err == nil {
			t.Errorf("%s is written over", text)
		}
		l, err := logbook.Load[result](file)
		var damaged *wholefile.DamagedError
		if !errors.As(err, &damaged) || len(l.Puzzles)+len(l.Days) > 0 || strings.Contains(err.Error(), "\n") {
			t.Fatalf("%s: %+v, %v", text, l, err)
		}
		if kept, err := os.ReadFile(damaged.Aside); err != nil || string(kept) != text {
			t.Errorf("%s: aside lies %q, %v", text, kept, err)
		}
		l.Answer("one", true)
		if err := l.Save(file); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := logbook.Load[result](t.TempDir()); err == nil {
		t.Error("a folder is read as a logbook")
	}
}

// An impossible entry, or one that only a later version understands, counts for nothing and keeps nothing else from
// counting; it stays in the file.
func TestLogbookOfALaterVersion(t *testing.T) {
	for _, strange := range []string{
		`"puzzles": {"strange": {"tries": 0}, "one": {"tries": 1, "seconds": 12}}`, `"puzzles": {"strange": "solved", "one": {"tries": 1, "seconds": 12}}`,
		`"days": {"yesterday": {"game": "a"}}`, `"days": {"2026-11-22": {"game": "../a"}}`,
		`"days": {"2026-11-22": {"game": "a", "result": {"points": -1}}}`, `"weeks": [1.50, "2031"]`,
		`"days": {"2026-11-22": {"game": "a", "result": {"shared": true}}}`, `"days": ["2026-11-22"]`,
	} {
		file := filepath.Join(t.TempDir(), "logbook.json")
		if err := os.WriteFile(file, []byte("{"+strange+"}"), 0o600); err != nil {
			t.Fatal(err)
		}
		l, err := logbook.Load[result](file)
		if _, one := l.Puzzles["one"]; err != nil || len(l.Days) > 0 || one != strings.Contains(strange, `"one"`) {
			t.Errorf("%s: %+v, %v", strange, l, err)
		}
		l.Answer("one", false)
		l.Answer("other", true)
		if err := l.Save(file); err != nil {
			t.Errorf("%s: %v", strange, err)
		}
		want, got := map[string]any{}, map[string]any{}
		text, err := os.ReadFile(file)
		if err := errors.Join(err, json.Unmarshal([]byte("{"+strange+"}"), &want), json.Unmarshal(text, &got)); err != nil {
			t.Fatal(err)
		}
		puzzles, _ := want["puzzles"].(map[string]any)
		if puzzles == nil {
			puzzles = map[string]any{"one": map[string]any{"tries": 1.0}}
			want["puzzles"] = puzzles
		} else {
			puzzles["one"].(map[string]any)["tries"] = 2.0
		}
		puzzles["other"] = map[string]any{"tries": 1.0, "solved": true}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", strange, diff)
		}
	}
}

// A day of which a later version knows more than this one keeps that when its game is over.
func TestDayOfALaterVersion(t *testing.T) {
	file := filepath.Join(t.TempDir(), "logbook.json")
	if err := os.WriteFile(file, []byte(`{"days": {"2026-11-22": {"game": "a", "mood": "calm"}}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := logbook.Load[result](file)
	if err != nil || !l.Finish(today, "a", result{}) {
		t.Fatalf("%+v, %v", l, err)
	}
	if err := l.Save(file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(text), `"mood": "calm"`) || !strings.Contains(string(text), `"result": {`) {
		t.Errorf("%s, %v", text, err)
	}
}
