package history_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"portroyal/engine/history"
)

// step is a decision of a seat; a final one shows something.
type step struct {
	seat  int
	final bool
}

func (s step) By() int     { return s.seat }
func (s step) Final() bool { return s.final }

// played is a history of these steps, in which the position is the number of steps.
func played(steps ...step) history.History[int, step] {
	h := history.New[int, step](0)
	for i, s := range steps {
		h.Add(s, i+1)
	}
	return h
}

// person sits on seat 0.
func person(seat int) bool { return seat == 0 }

// A decision of a person is taken back with all that followed from it, but not behind a final step, unless it is for
// practice; and it is done again up to the next decision of a person.
func TestBackAndForward(t *testing.T) {
	own, others, shows := step{0, false}, step{1, false}, step{1, true}
	for name, c := range map[string]struct {
		steps    []step
		practice bool
		undo     int
		ok       bool
	}{
		"own":               {[]step{others, own}, false, 1, true},
		"others after it":   {[]step{own, others, others}, false, 0, true},
		"nobody":            {[]step{others}, false, 0, false},
		"nothing":           {nil, false, 0, false},
		"a card since":      {[]step{own, shows}, false, 0, false},
		"for practice":      {[]step{own, shows}, true, 0, true},
		"a card before":     {[]step{shows, own}, false, 1, true},
		"own, and a card":   {[]step{own, {0, true}}, false, 0, false},
		"only the last one": {[]step{own, own}, false, 1, true},
	} {
		h := played(c.steps...)
		if undo, ok := h.UndoableAt(h.At(), person, c.practice); undo != c.undo || ok != c.ok {
			t.Errorf("%s: back to %d, %v", name, undo, ok)
		}
	}
	h := played(own, others, own, others)
	if _, ok := h.Redoable(person); ok {
		t.Error("nothing was taken back, and it can be done again")
	}
	if undo, ok := h.UndoableAt(2, person, false); undo != 0 || !ok {
		t.Errorf("after two steps: back to %d, %v", undo, ok)
	}
	h.Back(0)
	if n, ok := h.Redoable(person); n != 2 || !ok || *h.Present() != 0 || len(h.Steps()) != 0 {
		t.Errorf("forward to %d, %v, from %d", n, ok, *h.Present())
	}
	if again := h.Forward(); *again != own || *h.Present() != 1 {
		t.Errorf("%+v is done again, and leads to %d", *again, *h.Present())
	}
	h.Add(shows, 7)
	if _, ok := h.Redoable(person); ok || *h.Present() != 7 || *h.Position(1) != 1 || !slices.Equal(h.Steps(), []step{own, shows}) {
		t.Errorf("another decision leads to %d, after %v", *h.Present(), h.Steps())
	}
}

// A decision counts for ten minutes at most.
func TestClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		clock := history.Start(time.Hour)
		time.Sleep(3 * time.Second)
		if got := clock.Decided(); got != time.Hour+3*time.Second {
			t.Errorf("played for %v", got)
		}
		time.Sleep(9 * time.Hour)
		if got := clock.Decided(); got != time.Hour+3*time.Second+10*time.Minute {
			t.Errorf("after a night: %v", got)
		}
	})
}

// A hint counts once for a decision, and is forgotten with decisions that never come up again.
func TestHinted(t *testing.T) {
	var all []int
	for _, n := range []int{4, 1, 4, 9, 1} {
		before := slices.Contains(all, n)
		now, first := history.Hinted(all, n)
		if all = now; first == before {
			t.Errorf("decision %d: first %v", n, first)
		}
	}
	if !slices.Equal(all, []int{1, 4, 9}) || !slices.Equal(history.Forget(all, 4), []int{1, 4}) ||
		len(history.Forget(all, 0)) != 0 {
		t.Errorf("%v, and up to 4 %v", all, history.Forget(all, 4))
	}
}
