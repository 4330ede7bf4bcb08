//go:build !js

package host

import (
	"os"
	"syscall"

	"portroyal/ui/shell"
)

// asking are the signals that ask a program to end.
var asking = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// garbage is how much of it may pile up, in percent of what is in use.
const garbage = 20

// page is nil on a desktop: the system is as the toolkit and the window expect it.
func page() *shell.Browser { return nil }

// shown tells the window that the toolkit runs.
func shown(window *shell.Window) { window.Started() }
