//go:build !ci && !js && ((!linux && !freebsd && !netbsd && !openbsd) || android)

package sound

import (
	"time"

	"github.com/ebitengine/oto/v3"
)

// buffered is how much a device has before it plays it: less would stutter on a busy machine, more would be late.
const buffered = 100 * time.Millisecond

// opening begins to open the device.
func opening() (context *oto.Context, ready chan struct{}, err error) { return begin() }
