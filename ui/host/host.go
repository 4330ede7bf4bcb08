package host

import (
	"errors"
	"log/slog"
	"os"
	"os/user"
	"path/filepath"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/commandline"
	"portroyal/ui/draw"
	"portroyal/ui/pictureshelf"
	"portroyal/ui/shell"
	"portroyal/ui/sound"
	"portroyal/ui/widgets"
)

// Play runs a program with these games from its command line to its end. What the toolkit calls the program follows from
// begin, which makes it once its flags have been read.
func Play(name, version string, begin func() fyne.App, games ...shell.Game) {
	exit := newExit(findConsole(name)) // before anything is written
	config, closeLog, err := commandline.Parse(os.Args[1:], name, version)
	if errors.Is(err, commandline.ErrAnswered) {
		return
	}
	if err != nil {
		exit.Fail(2, err)
	}
	defer exit.Last()
	exit.Finally(closeLog)
	exit.Finally(shelter())

	// Reports of the toolkit, for instance that the system has no settings to watch, go to the log and not to the player's
	// console.
	slog.SetDefault(config.Log)
	config.Games = games
	settleIn(&config)
	config.Device = sound.Device
	if config.StateDir != "" {
		draw.UseShelf(pictureshelf.In(filepath.Join(config.StateDir, "paintings"), pictureshelf.Most))
	}
	config.Quitting, config.SavePause = exit.GiveUp, time.Second
	opened, away := readers(&config, name)
	program := begin()
	window, err := open(program, config)
	if err != nil {
		exit.Fail(1, err)
	}
	opened(window)
	run(program, window, exit, away)
}

// settleIn tells the window of the system: who plays, and that they are to be welcomed, how much room there is on the
// screen, where keys are, and, if the system is a browser, its replacements for the rest. The toolkit's application may not
// have been made yet.
func settleIn(config *shell.Config) {
	if who, err := user.Current(); err == nil {
		config.User = who.Username
	}
	config.Welcome = true
	config.Display, config.Browser, config.Used, config.Chooser = Screen, page(), used, chooser()
	widgets.PlaceOf = placeOf
}

// run has the toolkit go on with the window that is open until it has been quit; exit sees to it that that ends. away is told
// whether the player is in another window.
func run(program fyne.App, window *shell.Window, exit *Exit, away func(bool)) {
	exit.window.Store(window)
	prepareToStop(program)
	goes := func(gone bool) func() {
		return func() {
			window.GoAway(gone)
			away(gone)
		}
	}
	program.Lifecycle().SetOnEnteredForeground(goes(false))
	program.Lifecycle().SetOnExitedForeground(goes(true))
	program.Lifecycle().SetOnStarted(func() {
		// Every move lays the table out anew and leaves garbage beside pictures that stay: collecting early
		// keeps memory low and costs no time that anybody notices. While the window comes up nothing but what stays is
		// made, and it would collect all the time. A limit would do harm: it would have to be above all that stays, or
		// the collector never rests.
		debug.SetGCPercent(garbage)
		exit.listenAlone()
		exit.outlive()
		guardKeys(program.Driver().AllWindows()[0])
		shown(window)
		go watchMotion(func(still bool) { fyne.Do(func() { window.AskStill(still) }) })
	})
	program.Run()
}

// prepareToStop takes the toolkit's stop hook away, which saves preferences of its own that we have
// none of. It would be queued for a loop that has ended, now and then to be waited for in vain.
func prepareToStop(program fyne.App) {
	if hooks, ok := program.Lifecycle().(interface{ SetOnStoppedHookExecuted(hook func()) }); ok {
		hooks.SetOnStoppedHookExecuted(nil)
	}
}
