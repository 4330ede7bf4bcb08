package sound

// limiter turns everything down while several sounds at once would be louder than a device plays. It hears them a moment
// before they are played, so that it is down in time, and cuts off nothing.
type limiter struct {
	coming [ahead][2]float32 // what it has heard and not handed on yet, in a ring
	at     int
	down   float32 // by how much it has turned everything down, as a part
	wanted float32 // what it is on its way to
	step   float32 // by which it gets there
	hold   int     // samples until it may turn up again
}

const (
	ahead   = rate / 200 // samples
	ceiling = 0.94       // the loudest that it lets through; the curve between two samples may be louder
	relent  = 2.0 / rate // by which it turns up again with a sample
)

// next takes a sample for either side and gives the one that came a moment before.
func (l *limiter) next(left, right float32) (float32, float32) {
	if down := 1 - ceiling/max(left, -left, right, -right, ceiling); down > 0 {
		l.wanted, l.hold = max(l.wanted, down), ahead
		l.step = max(l.step, (down-l.down)/ahead)
	}
	switch {
	case l.down < l.wanted:
		l.down = min(l.wanted, l.down+l.step)
	case l.hold > 0:
		l.hold--
	default:
		l.down = max(0, l.down-relent)
		l.wanted, l.step = l.down, 0
	}
	now := l.coming[l.at]
	l.coming[l.at] = [2]float32{left, right}
	l.at = (l.at + 1) % ahead
	return now[0] * (1 - l.down), now[1] * (1 - l.down)
}
