//go:build ci || js

package host

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
)

// placeOf is nil: the keys that are typed in tests have names, and a browser names its keys itself.
var placeOf func(scanCode int) widgets.Place

// guardKeys has nothing to do: tests hold no keys, and a browser says of each whether it is held, see ui/browser.
func guardKeys(fyne.Window) {}
