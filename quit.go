package main

import (
	"os"
	"os/signal"
	"sync"
	"time"

	"fyne.io/fyne/v2"
)

// patience is how long the toolkit gets to end once the program is quitting.
const patience = 2 * time.Second

// watchdog gives a function that lets the toolkit end within its patience; if it has not by then, the
// process ends without it, after last. Everything that is kept has been written before, or, after a signal, is written
// meanwhile.
func watchdog(last func()) (giveUp func()) {
	return sync.OnceFunc(func() {
		time.AfterFunc(patience, func() {
			last()
			os.Exit(0)
		})
	})
}

// prepareToStop takes the toolkit's stop hook away, which saves preferences of its own that we have
// none of. It would be queued for a loop that has ended, now and then to be waited for in vain.
func prepareToStop(program fyne.App) {
	if hooks, ok := program.Lifecycle().(interface{ SetOnStoppedHookExecuted(hook func()) }); ok {
		hooks.SetOnStoppedHookExecuted(nil)
	}
}

// endOnSignals lets the signals that ask a program to end do so in order. giveUp is called first,
// since the toolkit may be busy, and quit on its goroutine.
func endOnSignals(program fyne.App, giveUp, quit func()) {
	signals := make(chan os.Signal, 1)
	listen := func() {
		signal.Reset(asking...)
		signal.Notify(signals, asking...)
	}
	listen()
	// The toolkit listens as well and would stop with our goroutines at work. It begins just before its
	// loop does; when the loop has come to this call, nobody listens but us.
	program.Lifecycle().SetOnStarted(func() { fyne.Do(listen) })
	go func() {
		<-signals
		giveUp()
		fyne.Do(quit)
	}()
}
