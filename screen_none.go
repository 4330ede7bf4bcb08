//go:build ci || js

package main

// room is nil: there is no screen, or a page is as large as it is.
var room func() (width, height int)
