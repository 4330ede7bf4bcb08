package main

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

// exit ends the program in order: when the toolkit has ended, or without it.
type exit struct {
	window  atomic.Pointer[shell.Window] // nil until it is open
	last    func()                       // what is to be done at the very end, in any case, once
	log     *slog.Logger
	signals chan os.Signal
	give    sync.Once
}

// giveUp lets the toolkit end within its patience; if it has not by then, the process ends without it, as soon as
// everything that has been played and chosen is on the disk.
func (e *exit) giveUp() {
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
func (e *exit) listen() {
	signal.Reset(asking...)
	signal.Notify(e.signals, asking...)
}

// obeySignals lets the signals that ask a program to end do so in order, from now on.
func (e *exit) obeySignals() {
	e.signals = make(chan os.Signal, 1)
	e.listen()
	go func() {
		<-e.signals
		window := e.window.Load()
		if window == nil { // nothing has been played yet
			e.last()
			os.Exit(0)
		}
		e.giveUp()
		window.Hush()
		fyne.Do(window.Quit)
	}()
}

// listenAlone is for the moment at which the toolkit's loop begins. The toolkit listens to signals as well, and would
// stop with our goroutines at work: when its loop has come to this call, nobody listens but us.
func (e *exit) listenAlone() { fyne.Do(e.listen) }

// prepareToStop takes the toolkit's stop hook away, which saves preferences of its own that we have
// none of. It would be queued for a loop that has ended, now and then to be waited for in vain.
func prepareToStop(program fyne.App) {
	if hooks, ok := program.Lifecycle().(interface{ SetOnStoppedHookExecuted(hook func()) }); ok {
		hooks.SetOnStoppedHookExecuted(nil)
	}
}
