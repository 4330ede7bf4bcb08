package host

import "portroyal/ui/files"

// chooser is nil: a browser has no folders to ask about.
var chooser files.Chooser
