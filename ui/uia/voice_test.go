package uia

import (
	"errors"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"portroyal/ui/spoken"
)

// readers are those of a system without one.
type readers struct {
	fails  error
	hear   atomic.Bool
	stuck  chan struct{} // they do not answer before it is closed; nil where they do
	line   func() string
	begins int

	mu   sync.Mutex
	said []notice
}

func (r *readers) open(_ uintptr, line func() string) error { r.line = line; return r.fails }
func (r *readers) heard() bool                              { return r.hear.Load() }

func (r *readers) notify(n notice) {
	r.mu.Lock()
	r.said = append(r.said, n)
	r.mu.Unlock()
	if r.stuck != nil {
		<-r.stuck
	}
}

// have is what they have said.
func (r *readers) have() []notice {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.said)
}

// listening are readers that listen from the start.
func listening() *readers {
	r := &readers{}
	r.hear.Store(true)
	return r
}

// with has a test be played in which a voice is open to readers.
func with(t *testing.T, r *readers, play func(v *Voice)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		v := newVoice(r, slog.New(slog.DiscardHandler))
		v.Open(t.Context(), 1, func() { r.begins++ })
		play(v)
		synctest.Wait()
	})
}

// later is when everything that is to be noticed has been.
func later() {
	time.Sleep(often)
	synctest.Wait()
}

// The answer to a key takes the place of everything that waits; nothing else does.
func TestWhatWaits(t *testing.T) {
	r := listening()
	with(t, r, func(v *Voice) {
		later()
		for _, why := range []spoken.Why{spoken.Happened, spoken.Asked, spoken.Moved, spoken.Wished} {
			v.Say("Stop.", why)
		}
		v.Say("", spoken.Asked)
	})
	if want := []notice{{"Stop.", inTurn}, {"Stop.", inTurn}, {"Stop.", atOnce}, {"Stop.", atOnce}}; !slices.Equal(r.have(), want) {
		t.Errorf("said is %v, want %v", r.have(), want)
	}
}

// That somebody listens is noticed whenever they begin, and nothing is said to nobody.
func TestWhoListens(t *testing.T) {
	r := &readers{}
	with(t, r, func(v *Voice) {
		for i, hear := range []bool{false, true, true, false, true} {
			r.hear.Store(hear)
			later()
			if v.Listening() != hear {
				t.Errorf("%d: listening is %t", i, v.Listening())
			}
			v.Say("Stop.", spoken.Asked)
			synctest.Wait()
		}
	})
	if r.begins != 2 || len(r.have()) != 3 {
		t.Errorf("they have begun %d times and heard %v", r.begins, r.have())
	}
}

// In another window nothing is heard; back again, where one is, after the reader has said the window's name.
func TestAway(t *testing.T) {
	r := listening()
	with(t, r, func(v *Voice) {
		later()
		v.Show(&spoken.Screen{Places: []spoken.Place{{Lines: []spoken.Line{{Words: "Pass", Role: "button"}}}}}, spoken.Spot{})
		v.Away(false) // as they were
		v.Away(true)
		v.Say("A ship has been lost.", spoken.Happened)
		v.Away(false)
		v.Away(true) // at once
		later()
		if len(r.have()) > 0 {
			t.Errorf("in another window is said %v", r.have())
		}
		v.Away(false)
		if synctest.Wait(); len(r.have()) > 0 {
			t.Error("it is said too early")
		}
		later()
	})
	if want := []notice{{"Pass, button", inTurn}}; !slices.Equal(r.have(), want) {
		t.Errorf("said is %v, want %v", r.have(), want)
	}
}

// A reader that does not answer holds up nobody.
func TestStuckReader(t *testing.T) {
	r := listening()
	with(t, r, func(v *Voice) {
		r.stuck = make(chan struct{})
		later()
		v.Say("One.", spoken.Happened)
		synctest.Wait()
		for range 2 * waiting {
			v.Say("More.", spoken.Happened)
		}
		close(r.stuck)
	})
	if len(r.have()) != 1+waiting {
		t.Errorf("%d notices have waited", len(r.have())-1)
	}
}

// The element is called what the line of the listener says, wherever a reader of screens leads them.
func TestLineOfTheListener(t *testing.T) {
	r := listening()
	with(t, r, func(v *Voice) {
		leads := spoken.NewReader(v)
		leads.Show(spoken.Screen{Of: 1})
		if r.line() != "" {
			t.Errorf("nowhere is %q", r.line())
		}
		leads.Show(spoken.Screen{Of: 2, Places: []spoken.Place{{Name: "Harbour", Lines: []spoken.Line{
			{Of: 1, Words: "Pinnace", Role: "button"}, {Of: 2, Words: "Sailor"},
		}}}})
		if r.line() != "Pinnace, button" {
			t.Errorf("at first: %q", r.line())
		}
		leads.Do(spoken.NextLine)
		if r.line() != "Sailor" {
			t.Errorf("then: %q", r.line())
		}
	})
}

// Where there is no UI Automation nobody hears anything, and the log says why.
func TestWithoutAutomation(t *testing.T) {
	var log strings.Builder
	r := listening()
	r.fails = errors.New("no such library")
	v := newVoice(r, slog.New(slog.NewTextHandler(&log, nil)))
	v.Open(t.Context(), 1, nil)
	if v.Say("Stop.", spoken.Asked); v.Listening() || !strings.Contains(log.String(), "no such library") {
		t.Errorf("listening is %t, the log says %q", v.Listening(), log.String())
	}
}
