//go:build linux && (!cgo || ci)

package host

import "portroyal/ui/atspi"

// forwardKeys has no window here whose keys it could forward.
func forwardKeys(*atspi.Provider) {}
