package anim_test

import (
	"math"
	"testing"
	"time"

	"portroyal/ui/anim"
)

// A spring is where many small steps of its equation of motion lead, whatever its damping, and from anywhere on the way it
// goes on as if nobody had looked.
func TestSpringsObeyTheirEquation(t *testing.T) {
	for _, s := range []anim.Spring{anim.CardSpring, anim.SizeSpring, anim.PanelSpring, {25, 1.6}} {
		const step = time.Microsecond
		x, v := 3.0, -20.0
		for now := step; now <= 300*time.Millisecond; now += step {
			pull := func(x, v float64) float64 { return -2*s.Zeta*s.Omega*v - s.Omega*s.Omega*x }
			middle, fast := x+v*step.Seconds()/2, v+pull(x, v)*step.Seconds()/2
			x, v = x+fast*step.Seconds(), v+pull(middle, fast)*step.Seconds()
			if now%(50*time.Millisecond) != 0 {
				continue
			}
			there, speed := s.After(now, 3, -20)
			if math.Abs(there-x) > 1e-6 || math.Abs(speed-v) > 1e-4 {
				t.Errorf("%+v after %v: %v and %v, want %v and %v", s, now, there, speed, x, v)
			}
			half, fastHalf := s.After(now/2, 3, -20)
			again, speedAgain := s.After(now/2, half, fastHalf)
			if math.Abs(there-again) > 1e-12 || math.Abs(speed-speedAgain) > 1e-9 {
				t.Errorf("%+v after twice %v: %v and %v, want %v and %v", s, now/2, again, speedAgain, there, speed)
			}
		}
	}
}

// A card is nine tenths there after 50 to 60 ms, swings over by a tenth and rests after 0.2 s.
func TestTheSpringOfCards(t *testing.T) {
	there, over, rests := time.Duration(0), 0.0, time.Duration(0)
	for now := time.Duration(0); now < time.Second; now += time.Millisecond {
		left, _ := anim.CardSpring.After(now, 1, 0)
		if left <= 0.1 && there == 0 {
			there = now
		}
		over = max(over, -left)
		if math.Abs(left) > 0.01 {
			rests = now
		}
	}
	if there < 45*time.Millisecond || there > 60*time.Millisecond || over < 0.08 || over > 0.12 || rests > 220*time.Millisecond {
		t.Errorf("nine tenths after %v, %.3f over, at rest after %v", there, over, rests)
	}
}

// What is kicked goes as far as it should.
func TestKicks(t *testing.T) {
	for _, s := range []anim.Spring{anim.CardSpring, anim.PanelSpring, {25, 1.6}} {
		most, kick := 0.0, s.Kick(6)
		for now := time.Duration(0); now < time.Second; now += time.Millisecond / 4 {
			far, _ := s.After(now, 0, kick)
			most = max(most, far)
		}
		if most > 6 || most < 5.999 {
			t.Errorf("%+v: it goes %v far", s, most)
		}
	}
}

// A panel comes nearer all the time, and is exactly in its place at the end.
func TestPanelsArePulledIntoPlace(t *testing.T) {
	last, frames := float32(15), 0
	stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, tick func(float32)) func() {
		for x := range 11 {
			tick(float32(x) / 10)
		}
		return func() {}
	}}
	stage.Play(anim.Pull(anim.PanelSpring, 14, 250*time.Millisecond, func(far float32) {
		if frames++; far > last || far < 0 {
			t.Errorf("in frame %d it is %v away, after %v", frames, far, last)
		}
		last = far
	}), nil)
	if last != 0 || frames < 10 {
		t.Errorf("after %d frames it is %v away", frames, last)
	}
}
