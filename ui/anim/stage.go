package anim

import (
	"time"

	"fyne.io/fyne/v2"
)

// Stage plays motions, one after the other. It and everything it calls belong to the toolkit's
// goroutine. The zero value plays at once.
type Stage struct {
	// Pace is what lengths are multiplied with; 0 plays at once. It is asked when a motion begins.
	Pace func() float32

	// Clock calls tick with 0 to 1, the last time with exactly 1, over a length of time, until stop
	// is called. Without one the toolkit's animations are used.
	Clock func(length time.Duration, tick func(float32)) (stop func())

	// Overtaken, if set, is called while something can still be seen to move that is about to be finished before its time.
	Overtaken func()

	// Played, if set, is told of each motion that was played to its end how many frames it had and
	// how long it took.
	Played func(frames int, length time.Duration)

	playing *playing
	hurried bool // while Finish is at work: what begins then is finished at once too
}

// toolkitClock ticks once a frame.
func toolkitClock(length time.Duration, tick func(float32)) (stop func()) {
	clock := fyne.NewAnimation(length, tick)
	clock.Curve = fyne.AnimationLinear
	clock.Start()
	return clock.Stop
}

// playing is a motion on its way.
type playing struct {
	motion Motion
	done   []bool
	begun  time.Time
	frames int
	after  func()
	stop   func()
}

// Play plays a motion, and calls after at its end, which may play another one. Motions that still go on are finished
// first.
func (s *Stage) Play(motion Motion, after func()) {
	s.Finish()
	p := &playing{motion: motion, done: make([]bool, len(motion.parts)), after: after, begun: time.Now()}
	s.playing = p
	pace := float32(0)
	if s.Pace != nil {
		pace = s.Pace()
	}
	length := time.Duration(float32(motion.length) * pace)
	if length <= 0 || s.hurried {
		s.end(pace > 0 && !s.hurried)
		return
	}
	p.advance(0)
	clock := s.Clock
	if clock == nil {
		clock = toolkitClock
	}
	stop := clock(length, func(progress float32) {
		p.frames++
		switch {
		case s.playing != p: // it was finished before
		case progress == 1:
			if s.Played != nil {
				s.Played(p.frames, time.Since(p.begun))
			}
			s.end(true)
		default:
			p.advance(time.Duration(float32(motion.length) * progress))
		}
	})
	p.stop = stop
}

// Moving reports whether something moves.
func (s *Stage) Moving() bool { return s.playing != nil }

// Finish brings what moves to its end at once, and so what is played at its end.
func (s *Stage) Finish() {
	if s.playing == nil {
		return
	}
	if s.Overtaken != nil && s.playing.stop != nil {
		s.Overtaken()
	}
	before := s.hurried
	s.hurried = true
	s.end(false)
	s.hurried = before
}

// end brings what moves to its end, which has been seen or not.
func (s *Stage) end(seen bool) {
	p := s.playing
	if p == nil {
		return
	}
	s.playing = nil
	p.halt()
	p.finish(seen)
	if p.after != nil {
		p.after()
	}
}

// Drop ends what moves without bringing it to its end: the screen is gone.
func (s *Stage) Drop() {
	if p := s.playing; p != nil {
		s.playing = nil
		p.halt()
	}
}

// halt stops the clock, if there is one yet.
func (p *playing) halt() {
	if p.stop != nil {
		p.stop()
	}
}

// advance shows the motion as it is at a time.
func (p *playing) advance(now time.Duration) {
	for i, part := range p.motion.parts {
		switch end := part.start + part.length; {
		case p.done[i] || now < part.start:
		case now >= end:
			p.done[i] = true
			part.tick(1)
		default:
			part.tick(float32(now-part.start) / float32(part.length))
		}
	}
}

// finish ends every part, in the order in which they end; cues only where they are seen.
func (p *playing) finish(seen bool) {
	for {
		next := -1
		for i, part := range p.motion.parts {
			if p.done[i] {
				continue
			}
			if next < 0 || part.start+part.length < p.motion.parts[next].start+p.motion.parts[next].length {
				next = i
			}
		}
		if next < 0 {
			return
		}
		p.done[next] = true
		if last := p.motion.parts[next]; seen || !last.cue {
			last.tick(1)
		}
	}
}
