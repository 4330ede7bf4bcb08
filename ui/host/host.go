package host

import (
	"os/user"

	"fyne.io/fyne/v2"

	"portroyal/ui/shell"
	"portroyal/ui/widgets"
)

// SettleIn tells the window of the system: who plays, and that they are to be welcomed, how much room there is on the
// screen, where keys are, and, if the system is a browser, its replacements for the rest. The toolkit's application may not
// have been made yet.
func SettleIn(config *shell.Config) {
	if who, err := user.Current(); err == nil {
		config.User = who.Username
	}
	config.Welcome = true
	config.Display, config.Browser = Screen, page()
	widgets.PlaceOf = placeOf
}

// Run has the toolkit go on with the window that is open until it has been quit; exit sees to it that that ends.
func Run(program fyne.App, window *shell.Window, exit *Exit) {
	exit.window.Store(window)
	prepareToStop(program)
	program.Lifecycle().SetOnStarted(func() { exit.listenAlone(); exit.outlive(); shown(window) })
	program.Run()
}

// prepareToStop takes the toolkit's stop hook away, which saves preferences of its own that we have
// none of. It would be queued for a loop that has ended, now and then to be waited for in vain.
func prepareToStop(program fyne.App) {
	if hooks, ok := program.Lifecycle().(interface{ SetOnStoppedHookExecuted(hook func()) }); ok {
		hooks.SetOnStoppedHookExecuted(nil)
	}
}
