package host

import (
	"os"

	"portroyal/ui/browser"
	"portroyal/ui/shell"
)

// asking are the signals that ask a program to end: a browser sends none.
var asking []os.Signal

// garbage is how much of it may pile up, in percent of what is in use.
const garbage = browser.Garbage

// page makes the page what the toolkit and the window expect of a system.
func page() *shell.Browser { return browser.SettleIn() }

// shown says to the page that the window is there.
func shown(window *shell.Window) { browser.Shown(window) }
