//go:build ci || js

package main

// room is not known: there is no screen, or a page is as large as it is.
func room() (width, height int) { return 0, 0 }
