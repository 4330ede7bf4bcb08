package match_test

import (
	"os"
	"slices"
	"testing"

	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// TestPooledGamesStayPooled continues a game that was begun when the older coins were one pool (C6), and starts a
// practice game from the middle of it: both are still of that kind when saved, and can be read again.
func TestPooledGamesStayPooled(t *testing.T) {
	read := func(name string) *transcript.Record {
		text, err := os.ReadFile("../transcript/testdata/pooled/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		r, err := transcript.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	again := func(m *match.Match) {
		t.Helper()
		r, err := transcript.Decode(m.Record().Bytes())
		if err != nil || r.Format != transcript.PooledFormat {
			t.Errorf("read again it is of format %s: %v", r.Format, err)
		}
	}
	finished, unfinished := read("finished"), read("unfinished")
	n := len(unfinished.Actions)
	m, err := match.Load(unfinished)
	if err != nil {
		t.Fatal(err)
	}
	again(m)
	for _, action := range finished.Actions[n:] {
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	again(m)
	if !m.Over() || !slices.Equal(m.Record().Cards, finished.Cards) {
		t.Error("it continued with other cards than it would have then")
	}
	from, err := m.PlayOn(n, nil)
	if err != nil {
		t.Fatal(err)
	}
	again(from)
	if _, err := from.Play(finished.Actions[n]); err != nil {
		t.Fatal(err)
	}
	again(from)
}
