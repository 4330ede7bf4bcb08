package stage

import (
	"time"

	"portroyal/ui/draw"
)

// Patience is how long the window stands still in one second at most, so that a screen comes up with its pictures and not in
// pieces.
const Patience = 500 * time.Millisecond

// Await waits for a picture that is being drawn and without which what comes up would have a hole, and reports whether it is
// drawn. It is called on the toolkit's goroutine while that paints.
func (s *Stage) Await(drawn <-chan struct{}) bool {
	begun := time.Now()
	s.patience.Most = Patience
	there := draw.Within(s.patience.Left(begun), drawn)
	s.patience.Spend(begun)
	return there
}
