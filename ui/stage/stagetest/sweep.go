package stagetest

import (
	"fyne.io/fyne/v2/driver/software"

	_ "portroyal/ui/fynecache"
)

// Sweep has the toolkit forget what earlier tests have shown. It keeps whatever has a renderer, closed windows and all their
// pictures with it, and looks at the clock only when something is painted, which few tests do; and the first picture of a
// process that has run for long would lack what is laid out before it.
func Sweep() { software.NewCanvas().Capture() }
