package match_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
)

// hints compares how many hints the seats have had.
func hints(t *testing.T, m *match.Match, want ...int) {
	t.Helper()
	if got := m.Hints(); !slices.Equal(got, want) {
		t.Errorf("there were %v hints, want %v", got, want)
	}
	if got := m.Record().Hints; got != nil && !slices.Equal(got, want) {
		t.Errorf("the record says %v, want %v", got, want)
	}
}

// A hint counts once for a decision, for the player who decides, even if it is taken back or the game is opened again.
// It counts anew when a different decision has taken its place.
func TestHintsAreCountedOnceForADecision(t *testing.T) {
	s := setup("", "")
	s.Practice = true // everything can be taken back
	m, err := match.New(s)
	if err != nil {
		t.Fatal(err)
	}
	play := func(a portroyal.Action) {
		t.Helper()
		if _, err := m.Play(a); err != nil {
			t.Fatal(err)
		}
	}
	undo := func() {
		t.Helper()
		steps, ok := m.Undoable()
		if !ok {
			t.Fatal("nothing can be taken back")
		}
		m.BackTo(steps)
	}
	hints(t, m, 0, 0)
	if m.Record().Hints != nil {
		t.Error("the record of a game without hints lists some")
	}
	play(m.Legal()[0])
	first := m.View()
	m.Hinted()
	m.Hinted()
	want := []int{0, 0}
	want[first.Decides()]++
	hints(t, m, want...)

	play(m.Legal()[0])
	second := m.View()
	m.Hinted()
	want[second.Decides()]++
	hints(t, m, want...)
	undo()
	m.Hinted()
	hints(t, m, want...)
	if steps, ok := m.Redoable(); ok {
		m.Redo(steps)
	}
	m.Hinted()
	hints(t, m, want...)

	undo()
	play(m.Legal()[1])
	third := m.View()
	m.Hinted()
	want[third.Decides()]++
	hints(t, m, want...)
	again, err := match.Load(m.Record().Snapshot())
	if err != nil {
		t.Fatal(err)
	}
	hints(t, again, want...)
	again.Hinted() // for the same decision
	hints(t, again, want...)
}

// Once a game is over nobody decides any more, and a hint counts for nobody.
func TestNoHintIsCountedAfterTheEnd(t *testing.T) {
	m, random := start(t, "persons", 1), rand.New(rand.NewPCG(1, 14))
	for !m.Over() {
		decide(t, m, random)
	}
	m.Hinted()
	hints(t, m, 0, 0, 0)
	if r := m.Record(); r.Hints != nil || r.Hinted != nil {
		t.Errorf("the record says %v of the decisions %v", r.Hints, r.Hinted)
	}
}
