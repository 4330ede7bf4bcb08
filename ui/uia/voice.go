package uia

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"

	"portroyal/ui/spoken"
)

// Voice lets screen readers speak of one window. Its methods wait for nobody.
type Voice struct {
	to        system
	log       *slog.Logger
	queue     chan notice
	listening atomic.Bool
	away      atomic.Bool
	line      atomic.Pointer[string] // where the listener is
}

// system is what speaks to readers: UI Automation, by the element of a window.
type system interface {
	open(window uintptr, name func() string) error
	heard() bool // anybody hears what is said
	notify(notice)
}

// notice is something to be said.
type notice struct {
	words      string
	processing processing
}

// processing is what a reader does with a notice, as UI Automation numbers it.
type processing uintptr

// What readers do.
const (
	atOnce processing = 1 // NotificationProcessing_ImportantMostRecent: it takes the place of all that came before
	inTurn processing = 2 // NotificationProcessing_All: it comes after that
)

// waiting is how many notices wait at most, for a reader that does not answer; of more the last ones are lost.
const waiting = 64

const (
	often   = time.Second            // how long it takes at most until it is noticed that somebody listens
	settles = 500 * time.Millisecond // how long readers say nothing but what the window is, when it is active again
)

func newVoice(to system, log *slog.Logger) *Voice {
	v := &Voice{to: to, log: log, queue: make(chan notice, waiting)}
	v.line.Store(new(string))
	return v
}

// Open has readers hear of a window, by its handle, until ctx is done. It is called on the thread to which the window belongs;
// begins is called on a goroutine of the voice whenever somebody begins to listen.
func (v *Voice) Open(ctx context.Context, window uintptr, begins func()) {
	if err := v.to.open(window, func() string { return *v.line.Load() }); err != nil {
		v.log.Info("no screen readers", "error", err.Error())
		return
	}
	go v.serve(ctx, begins)
}

// serve hands notices on, and finds out who listens.
func (v *Voice) serve(ctx context.Context, begins func()) {
	look := time.NewTicker(often)
	defer look.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-look.C:
			if now := v.to.heard(); v.listening.Swap(now) != now && now {
				begins()
			}
		case n := <-v.queue:
			v.to.notify(n)
		}
	}
}

// Listening implements aloud.Voice.
func (v *Voice) Listening() bool { return v.listening.Load() }

// Show implements spoken.Voice.
func (v *Voice) Show(screen *spoken.Screen, at spoken.Spot) {
	line := ""
	if at.Place >= 0 && at.Place < len(screen.Places) {
		line = screen.Places[at.Place].Lines[at.Line].Said()
	}
	v.line.Store(&line)
}

// Say implements spoken.Voice. While the player is in another window nothing is said.
func (v *Voice) Say(words string, why spoken.Why) {
	if words == "" || !v.listening.Load() || v.away.Load() {
		return
	}
	n := notice{words, inTurn}
	if why == spoken.Moved || why == spoken.Wished {
		n.processing = atOnce
	}
	select {
	case v.queue <- n:
	default:
	}
}

// Away says whether the player is in another window. When they are back, readers say what the window is and fall silent; where
// the listener is is said after that.
func (v *Voice) Away(away bool) {
	if v.away.Swap(away) && !away {
		time.AfterFunc(settles, func() { v.Say(*v.line.Load(), spoken.Happened) })
	}
}
