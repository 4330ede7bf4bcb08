package stagetest

import (
	"time"
	_ "unsafe" // for linkname

	_ "fyne.io/fyne/v2/driver/software"

	_ "portroyal/ui/fynecache"
)

// forgetRenderers has the toolkit forget the renderers of widgets that have not been looked at since a time.
//
//go:linkname forgetRenderers fyne.io/fyne/v2/internal/cache.destroyExpiredRenderers
func forgetRenderers(since time.Time)

// Sweep has the toolkit forget what earlier tests have shown. It keeps whatever has a renderer, closed windows and all their
// pictures with it, and looks at the clock only when something is painted, which few tests do. It offers no way to ask for
// it, so this goes behind its back: that takes half of the time, and of the memory, of tests of windows.
func Sweep() { forgetRenderers(time.Now().Add(time.Hour)) }
