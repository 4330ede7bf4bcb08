package anim

import "time"

// Motion is something that takes time. The zero value takes none and does nothing.
type Motion struct {
	length time.Duration
	parts  []part
}

// part is a piece of a motion: tick is called with 0 to 1 while it goes on, and with 1 exactly once,
// at its end; not at all for a cue that is left out.
type part struct {
	start, length time.Duration
	tick          func(float32)
	cue           bool
}

// Over is a motion that takes so long. tick gets how far it is, from 0 to 1; it may be called any
// number of times, and the last time, with exactly 1, is when it is over.
func Over(length time.Duration, tick func(float32)) Motion {
	return Motion{length, []part{{length: length, tick: tick}}}
}

// Do is a motion that takes no time.
func Do(do func()) Motion { return Over(0, func(float32) { do() }) }

// Cue is a motion that takes no time and belongs to what is seen: it is left out where nothing is seen to move, and
// where a motion is finished before it has come to it.
func Cue(do func()) Motion {
	return Motion{parts: []part{{tick: func(float32) { do() }, cue: true}}}
}

// Wait is a motion in which nothing moves.
func Wait(length time.Duration) Motion { return Motion{length: length} }

// Then is one motion after the other.
func Then(motions ...Motion) (all Motion) {
	for _, motion := range motions {
		all.add(motion, all.length)
	}
	return all
}

// Together is several motions at once.
func Together(motions ...Motion) (all Motion) {
	for _, motion := range motions {
		all.add(motion, 0)
	}
	return all
}

// Staggered is several motions, each beginning so much after the one before.
func Staggered(by time.Duration, motions ...Motion) (all Motion) {
	for i, motion := range motions {
		all.add(motion, time.Duration(i)*by)
	}
	return all
}

// With lets another motion begin at a time after the beginning of this one.
func (m Motion) With(other Motion, from time.Duration) (all Motion) {
	all.add(m, 0)
	all.add(other, from)
	return all
}

// Length is how long the motion takes.
func (m Motion) Length() time.Duration { return m.length }

func (m *Motion) add(other Motion, start time.Duration) {
	for _, p := range other.parts {
		p.start += start
		m.parts = append(m.parts, p)
	}
	m.length = max(m.length, start+other.length)
}

// Eased slows a motion down towards both of its ends.
func Eased(tick func(float32)) func(float32) {
	return func(x float32) { tick(x * x * (3 - 2*x)) }
}

// Slowed slows a motion down towards its end, as what glides to a halt.
func Slowed(tick func(float32)) func(float32) {
	return func(x float32) { tick(1 - (1-x)*(1-x)*(1-x)) }
}
