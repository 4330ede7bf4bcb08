package movements

import (
	"math"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
)

// course is a way from one place to another: the place after a part of it, 0 to 1.
type course func(from, to geometry.Rectangle, x float32) geometry.Rectangle

func sin(x float32) float32 { return float32(math.Sin(float64(x) * math.Pi)) }

// walking bobs up and down with each of four steps.
func walking(from, to geometry.Rectangle, x float32) geometry.Rectangle {
	at := between(from, to, x)
	at.Y -= at.H * 0.05 * float32(math.Abs(float64(sin(4*x))))
	return at
}

// sailing swings out and pitches a little.
func sailing(from, to geometry.Rectangle, x float32) geometry.Rectangle {
	at := between(from, to, x*x*(2-x)) // slow to get under way
	at.Y += at.H * (0.14*sin(x) + 0.025*sin(6*x)*(1-x))
	return at
}

// turningAway first turns in place, as seen from above, and then leaves.
func turningAway(from, to geometry.Rectangle, x float32) geometry.Rectangle {
	const turned = 0.45
	if x < turned {
		part := 1 - 2*x/turned
		return from.Centred(max(1, from.W*float32(math.Abs(float64(part)))), from.H)
	}
	return between(from, to, (x-turned)/(1-turned))
}

// carriedOff is lifted by a wave and carried away with it.
func carriedOff(from, to geometry.Rectangle, x float32) geometry.Rectangle {
	at := between(from, to, x*x)
	at.Y -= from.H * 0.13 * sin(min(1, 1.6*x))
	return at
}

// along moves a ghost to a place on a course; it disappears when it arrives.
func (g *ghost) along(course course, to geometry.Rectangle, length time.Duration) anim.Motion {
	if g.still {
		return anim.Then(anim.Over(fadeTime, func(x float32) {
			g.object.Show()
			g.fade(x)
		}), anim.Do(g.object.Hide))
	}
	return anim.Then(g.glide(course, to, length), anim.Do(g.object.Hide))
}

// glide is along for a ghost that stays where it arrives.
func (g *ghost) glide(course course, to geometry.Rectangle, length time.Duration) anim.Motion {
	if g.still {
		return anim.Over(fadeTime, func(x float32) {
			g.put(to)
			g.fade(1 - x)
			g.object.Show()
		})
	}
	var from geometry.Rectangle
	begun := false
	return anim.Over(length, func(x float32) {
		if !begun {
			begun, from = true, g.at
			g.object.Show()
		}
		g.goes(from, course, to, x, length)
		if g.put(g.heads.At); g.leans != nil {
			g.leans.Put(g.at, g.heads.Across)
		}
	})
}

// scattering is carriedOff for one of many: it is flung aside first.
func scattering(aside float32) course {
	return func(from, to geometry.Rectangle, x float32) geometry.Rectangle {
		at := carriedOff(from, to, x)
		at.X += aside * from.W * sin(min(1, 1.3*x))
		return at
	}
}

// flood carries the whole harbour off to a place in a wave that begins at its last card, the ship that caused the
// loss.
func (s *script) flood(to geometry.Rectangle) {
	var off []anim.Motion
	for i := len(s.docked) - 1; i >= 0; i-- {
		if g := s.docked[i].ghost; g != nil {
			aside := 0.5 * (float32(i) - float32(len(s.docked)-1)/2) / float32(max(1, len(s.docked)-1))
			off = append(off, g.along(scattering(aside), to, sweepTime))
		}
	}
	s.docked = nil
	delay := time.Duration(0)
	if len(off) > 1 {
		delay = min(waveDelay, (longest-sweepTime)/time.Duration(len(off)-1))
	}
	s.then(anim.Staggered(delay, off...).With(s.darken(0, sweepTime), 0))
}

// clear moves what is left in the harbour to a place.
func (s *script) clear(to geometry.Rectangle) {
	var sweep []anim.Motion
	for _, card := range s.docked {
		if card.ghost != nil {
			sweep = append(sweep, card.ghost.fly(to, sweepTime))
		}
	}
	s.docked = nil
	s.then(anim.Together(sweep...))
}

// wake is the water around a card that has just come to rest, running out.
func (s *script) wake(at geometry.Rectangle) anim.Motion {
	if s.stage.HighContrast || s.stage.Still() {
		return anim.Motion{}
	}
	low := layout.Mooring(at)
	picture := s.ghosts.Image(wakeKey{low.W, s.stage.Dark}, func() *canvas.Image { return s.stage.Mooring(low.Size()) })
	ghost := s.newGhost(picture, low)
	return anim.Over(wakeTime, func(x float32) {
		picture.Translucency = float64(x)
		ghost.put(low.Centred(low.W*(1+0.22*x), low.H*(1+0.5*x)))
		picture.Show()
		canvas.Refresh(picture)
		if x == 1 {
			picture.Hide()
		}
	})
}

type wakeKey struct {
	width float32
	dark  bool
}

// sails lets a ship leave for the player who has traded it.
func (s *script) sails(ship *ghost, e portroyal.Event) anim.Motion {
	return ship.along(sailing, s.panel(int(e.Seat)), flightTime)
}
