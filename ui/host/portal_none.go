//go:build !linux && !js

package host

import (
	"context"

	"portroyal/ui/files"
)

// byPortal asks nobody.
func byPortal(context.Context, files.Request) (string, error) { return "", files.ErrNone }
