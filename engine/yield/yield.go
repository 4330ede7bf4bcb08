// Package yield has long work give way where everything shares one thread that nobody takes away from it, as in a
// browser: there, thinking for a second would freeze the window for a second. On systems with threads it does nothing.
// The program says how to give way.
package yield

import "time"

// Slice is how long work goes on before it gives way: less than a picture of the window is shown.
const Slice = 8 * time.Millisecond

var (
	give  func()    // nil where there are threads
	began time.Time // of the slice that goes on now
)

// By has Now call give, which returns when everybody else has had a turn. It is called once, before any work begins,
// and only where all goroutines share one thread.
func By(how func()) { give, began = how, time.Now() }

// Now gives way if the work of all goroutines has gone on for a slice. It is called again and again by whatever may
// take longer than that, and never with a lock held that a window waits for.
func Now() {
	if give == nil || time.Since(began) < Slice {
		return
	}
	give()
	began = time.Now()
}
