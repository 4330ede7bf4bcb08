//go:build !windows

package main

import (
	"fmt"
	"os"
)

// findConsole does nothing here: whoever starts a program hears what it says.
func findConsole() {}

// complain says why the program ends.
func complain(err error) { fmt.Fprintf(os.Stderr, "portroyal: %v\n", err) }
