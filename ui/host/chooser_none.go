//go:build !linux

package host

import "portroyal/ui/files"

// chooser is nil: the window asks for files by itself.
var chooser files.Chooser
