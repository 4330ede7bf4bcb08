package archive

import "time"

// SeesClock has the archive see that a game was saved then.
func (a *Archive) SeesClock(saved time.Time) { a.clock.saw(saved) }

// Writing is what the archive does while it writes.
func (a *Archive) Writing() (done func()) { return a.writing() }
