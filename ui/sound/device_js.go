//go:build !ci

package sound

import "github.com/ebitengine/oto/v3"

// Prepare begins to open the device before it is needed: it takes the browser's one thread for as long as several
// pictures. Until the player has done something, the browser keeps the device waiting.
func Prepare() {
	context, ready, err := begin()
	opening = func() (*oto.Context, chan struct{}, error) { return context, ready, err }
}
