package effects

import (
	"time"

	"portroyal/ui/anim"
	"portroyal/ui/geometry"
)

// RestTime is how long what was overtaken goes on at normal speed: until its spring is at rest.
const RestTime = 250 * time.Millisecond

// Heading is where something is on its way, and how fast it goes, in lengths a second to the right and down.
type Heading struct {
	At, To       geometry.Rectangle
	UnderWay     bool
	Across, down float32
}

// Head is where something is after a part of its way, from 0 to 1, that takes so long.
func Head(way func(x float32) geometry.Rectangle, x float32, length time.Duration) Heading {
	h := Heading{At: way(x), To: way(1), UnderWay: x < 1}
	h.Across, h.down = geometry.Speed(way, x, length)
	return h
}

// GoesOn is the rest of its way where something else has overtaken it: a spring pulls it from where it is, with the speed it
// has, to where it was to come, which may still change. put is told where it is, and how fast it goes to the right.
func (h *Heading) GoesOn(put func(at geometry.Rectangle, across float32)) anim.Motion {
	first := float32(0) // when it was seen to go on: the table had to be laid out before
	return anim.Over(RestTime, func(x float32) {
		if x == 1 {
			put(h.To, 0)
			return
		}
		if first == 0 {
			first = x
		}
		at, after := h.To, time.Duration((x-first)*float32(RestTime))
		var across float32
		at.X, across = anim.CardSpring.Pulled(after, h.At.X, h.To.X, h.Across)
		at.Y, _ = anim.CardSpring.Pulled(after, h.At.Y, h.To.Y, h.down)
		at.W, _ = anim.CardSpring.Pulled(after, h.At.W, h.To.W, 0)
		at.H, _ = anim.CardSpring.Pulled(after, h.At.H, h.To.H, 0)
		put(at, across)
	})
}
