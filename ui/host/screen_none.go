//go:build ci || js

package host

import "portroyal/ui/shell"

// screen is nil: there is none, or a page is as large as it is.
var Screen *shell.Display
