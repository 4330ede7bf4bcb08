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
	log     *slog.Logger
	last    func() // what is to be done at the very end, in any case, once
	signals chan os.Signal
	give    sync.Once
}

// NewExit gives the way out of the program, which the signals that ask a program to end take from now on. last is done
// at the very end, in any case and once.
func NewExit(console Console, log *slog.Logger, last func()) *Exit {
	e := &Exit{console: console, log: log, last: sync.OnceFunc(last)}
	e.obeySignals()
	return e
}

// Last does what is to be done at the very end; doing it again does nothing.
func (e *Exit) Last() { e.last() }

// Fail says on the console why the program ends, and ends it with status 1.
func (e *Exit) Fail(err error) {
	e.console.Complain(err)
	e.last()
	os.Exit(1)
}

// GiveUp lets the toolkit end within its patience; if it has not by then, the process ends without it, as soon as
// everything that has been played and chosen is on the disk.
func (e *Exit) GiveUp() {
	e.give.Do(func() {
		time.AfterFunc(patience, func() {
			if window := e.window.Load(); window != nil {
				window.Rescue()
			}
			e.log.Info("ended without the toolkit")
			e.last()
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
			e.last()
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
