// Package storytest judges stories of games, for tests.
package storytest

import (
	"errors"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"portroyal/engine/record"
	"portroyal/ui/golden"
	"portroyal/ui/words"
	"portroyal/ui/words/wordstest"
)

// Write tells a game in a language, as the Write of each game does.
type Write[R record.Record] func(to io.Writer, w *words.Words, r R) error

// Told is a game in a language.
func Told[R record.Record](t *testing.T, write Write[R], r R, language words.Language) string {
	t.Helper()
	var b strings.Builder
	if err := write(&b, words.In(language), r); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// Golden holds a game in every language against the masters that begin with a name.
func Golden[R record.Record](t *testing.T, write Write[R], r R, name string) {
	t.Helper()
	for _, language := range words.Languages {
		golden.Text(t, name+"."+string(language)+".txt", Told(t, write, r, language))
	}
}

// Fixture is a game that was played once, read from a file, at a time of the clock here, among these players: "" for a
// person. One of them has had hints, and one decision was taken back.
func Fixture[R record.Record](t *testing.T, path string, read func(io.Reader) (R, error), players ...string) R {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r, err := read(file)
	if err != nil {
		t.Fatal(err)
	}
	h := r.About()
	h.Begun = time.Date(2026, 11, 22, 14, 7, 0, 0, time.Local)
	h.Standing.Played = (23 * time.Minute).Milliseconds()
	h.Hints, h.Undone = make([]int, len(h.Seats)), 1
	h.Hints[0] = 2
	for i := range h.Seats {
		h.Seats[i].Name = []string{"Anna", "Isabel", "Henry", "Mei", "Omar"}[i]
		h.Seats[i].Player = players[i]
	}
	return r
}

// Whole checks that a story is made of nothing but words, and that it tells the result of a game that is over, and of no
// other.
func Whole(t *testing.T, where, text string, language words.Language, over bool) {
	t.Helper()
	wordstest.Said(t, where, text)
	for _, wrong := range []string{"[", "  "} {
		if strings.Contains(text, wrong) {
			t.Errorf("%s: there is %q in\n%s", where, wrong, text)
		}
	}
	if told := strings.Contains(text, "\n"+words.In(language).T("story.result")+"\n"); told != over {
		t.Errorf("%s: its result is told: %v", where, told)
	}
}

// full is something that cannot be written to.
type full struct{}

var errFull = errors.New("it is full")

func (full) Write([]byte) (int, error) { return 0, errFull }

// Fails checks that a failed write and a record that damage has made unplayable are errors.
func Fails[R record.Record](t *testing.T, write Write[R], r R, damage func(R)) {
	t.Helper()
	w := words.In(words.English)
	if err := write(full{}, w, r); !errors.Is(err, errFull) {
		t.Errorf("writing to nothing: %v", err)
	}
	damage(r)
	var b strings.Builder
	if err := write(&b, w, r); err == nil || b.Len() > 0 {
		t.Errorf("a damaged game is told: %v, %s", err, b.String())
	}
}
