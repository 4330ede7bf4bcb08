// Package freemem gives memory back to the system that is free inside the process. A game leaves holes behind in
// the heaps of Go and of the graphics driver; over many games in a row they add up.
package freemem

import "runtime/debug"

// Return gives back what is free. It takes some tens of milliseconds, so it is called between games, on a goroutine
// of its own.
func Return() {
	debug.FreeOSMemory()
	trim()
}
