package host

import "portroyal/ui/files"

// chooser is nil: a browser has no folders to ask about.
func chooser() files.Chooser { return nil }
