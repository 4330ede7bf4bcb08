//go:build !ci

package sound

import (
	"fmt"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"
)

// samples are how many of them, for each side, a device has before it plays them. A page without encryption has no worklet
// for sounds, and what it has instead takes only powers of two.
const samples = 4096

// buffered is the time that samples take, rounded up so that as many come of it again.
const buffered = (samples*time.Second + OutputRate - 1) / OutputRate

// Prepare begins to open the device before it is needed: it takes the browser's one thread for as long as several
// pictures. Until the player has done something, the browser keeps the device waiting.
func Prepare() { begun() }

// begun begins to open the device, once.
var begun = sync.OnceValue(func() (of beginning) {
	// A browser throws where it cannot open a device, which is no reason to end the game.
	defer func() {
		if thrown := recover(); thrown != nil {
			of.err = fmt.Errorf("the browser opens no device: %v", thrown)
		}
	}()
	of.context, of.ready, of.err = begin()
	return of
})

// beginning is what begin gives.
type beginning struct {
	context *oto.Context
	ready   chan struct{}
	err     error
}

// opening begins to open the device.
func opening() (context *oto.Context, ready chan struct{}, err error) {
	of := begun()
	return of.context, of.ready, of.err
}
