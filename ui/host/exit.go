package host

import (
	"log/slog"
	"os"
	"os/signal"
	"sync"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/shell"
)

// patience is how long the toolkit gets to end once the program is quitting. On a machine with nothing else to do it
// takes half of that, and seconds on one that is too busy, which would only keep the player waiting.
const patience = 100 * time.Millisecond

// Exit ends the program in order: when the toolkit has ended, or without it.
type Exit struct {
	window  atomic.Pointer[shell.Window] // nil until it is open
	console Console
	signals chan os.Signal
	give    sync.Once
	ending  sync.Mutex
	last    []func() // what is still to be done at the very end, in any case; the last one first
}

// newExit gives the way out of the program, which the signals that ask a program to end take from now on.
func newExit(console Console) *Exit {
	e := &Exit{console: console}
	e.obeySignals()
	return e
}

// Finally has something done at the very end, in any case and once, before what was to be done then so far.
func (e *Exit) Finally(do func()) {
	e.ending.Lock()
	defer e.ending.Unlock()
	e.last = append(e.last, do)
}

// Last does the work of the very end, and returns when it is done, also if another goroutine does it.
func (e *Exit) Last() {
	e.ending.Lock()
	defer e.ending.Unlock()
	for ; len(e.last) > 0; e.last = e.last[:len(e.last)-1] {
		e.last[len(e.last)-1]()
	}
}

// Fail says on the console why the program ends, and ends it with this status.
func (e *Exit) Fail(status int, err error) {
	e.console.Complain(err)
	e.Last()
	os.Exit(status)
}

// GiveUp lets the toolkit end within its patience; if it has not by then, the process ends without it, as soon as
// everything that has been played and chosen is on the disk.
func (e *Exit) GiveUp() {
	e.give.Do(func() {
		time.AfterFunc(patience, func() {
			if window := e.window.Load(); window != nil {
				window.Rescue()
			}
			slog.Info("ended without the toolkit")
			e.Last()
			os.Exit(0)
		})
	})
}

// listen has the signals that ask a program to end come here, and nowhere else.
func (e *Exit) listen() {
	signal.Reset(asking...)
	signal.Notify(e.signals, asking...)
}

// obeySignals lets the signals that ask a program to end do so in order, from now on.
func (e *Exit) obeySignals() {
	e.signals = make(chan os.Signal, 1)
	e.listen()
	go func() {
		<-e.signals
		window := e.window.Load()
		if window == nil { // nothing has been played yet
			e.Last()
			os.Exit(0)
		}
		e.GiveUp()
		window.Hush()
		fyne.Do(window.Quit)
	}()
}

// listenAlone is for the moment at which the toolkit's loop begins. The toolkit listens to signals as well, and would
// stop with our goroutines at work: when its loop has come to this call, nobody listens but us.
func (e *Exit) listenAlone() { fyne.Do(e.listen) }
