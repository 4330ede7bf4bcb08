package stage

import "time"

const (
	// DoubleClick is the time within which a click is the second half of one before.
	DoubleClick = 500 * time.Millisecond

	// FirstLook is how long somebody looks at what has come up before they decide what to do about it.
	FirstLook = 900 * time.Millisecond
)

// Lull tells what is pressed on purpose from what was meant for something that was there before: after something has
// come up nobody is taken to mean it until they have paused. The zero value waits for nothing.
type Lull struct {
	length time.Duration
	since  time.Time // it came up, or something was last pressed too early
}

// NewLull waits from now on until nothing has been pressed for so long.
func NewLull(now time.Time, length time.Duration) Lull { return Lull{length, now} }

// Over is asked whenever something is pressed, and reports whether it is meant. If not, the waiting begins anew: a
// player who goes on hammering still means what was there before.
func (l *Lull) Over(now time.Time) bool {
	over := now.Sub(l.since) >= l.length
	if !over {
		l.since = now
	}
	return over
}
