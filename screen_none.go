//go:build ci || js

package main

import "portroyal/ui"

// screen is nil: there is none, or a page is as large as it is.
var screen *ui.Screen
