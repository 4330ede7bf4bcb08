//go:build !windows

package host

import (
	"fmt"
	"os"
)

// Console is where the program says why it ends.
type Console struct{}

// findConsole gives the console of a program of this name: the player who starts a program there reads what it prints.
func findConsole(string) Console { return Console{} }

// Complain says why the program ends.
func (Console) Complain(err error) { fmt.Fprintf(os.Stderr, "portroyal: %v\n", err) }
