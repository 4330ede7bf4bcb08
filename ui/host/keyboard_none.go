//go:build ci || js

package host

import "portroyal/ui/widgets"

// placeOf is nil: the keys that are typed in tests have names, and a browser names its keys itself.
var placeOf func(scanCode int) widgets.Place
