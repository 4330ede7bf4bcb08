package draw

import "time"

// Patience is how long a window stands still, in one second, for pictures without which there would be holes in what it
// shows.
type Patience struct {
	Most  time.Duration // for all pictures together
	since time.Time
	spent time.Duration
}

// Left is how much longer it may stand still now.
func (p *Patience) Left(now time.Time) time.Duration {
	if now.Sub(p.since) >= time.Second {
		p.since, p.spent = now, 0
	}
	return p.Most - p.spent
}

// Spend says that it has stood still.
func (p *Patience) Spend(since time.Time) { p.spent += time.Since(since) }

// Within waits for something that is being drawn, at most so long, and reports whether it is drawn.
func Within(most time.Duration, drawn <-chan struct{}) bool {
	late := time.NewTimer(most)
	defer late.Stop()
	select {
	case <-drawn:
		return true
	case <-late.C:
		return false
	}
}
