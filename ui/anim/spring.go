package anim

import (
	"math"
	"time"
)

// Spring is what pulls something to its place: a damped harmonic oscillator of mass 1, whose equation of motion is
// x″ + 2ζω·x′ + ω²·x = 0, x being how far it is from there. Its solution is known, so it does not matter in which steps it is
// followed.
type Spring struct {
	Omega float64 // ω, its natural frequency, in radians a second
	Zeta  float64 // ζ, its damping: below 1 it swings over, from 1 on it does not
}

// CardSpring is that of cards: there after a twentieth of a second, a tenth over, at rest after 0.2 s.
var CardSpring = Spring{Omega: 40, Zeta: 0.6}

// SizeSpring is that of sizes: faster, and over by a sixth.
var SizeSpring = Spring{Omega: 60, Zeta: 0.5}

// PanelSpring is that of panels: there after a sixth of a second, and never over.
var PanelSpring = Spring{Omega: 25, Zeta: 1}

// After is how far something is from its place after a time, and how fast it goes, in lengths a second, if it was so far
// away and went so fast at first.
func (s Spring) After(t time.Duration, distance, speed float64) (then, fast float64) {
	seconds := t.Seconds()
	fade, pull := math.Exp(-s.Zeta*s.Omega*seconds), s.Zeta*s.Omega
	switch over := s.Omega * math.Sqrt(math.Abs(1-s.Zeta*s.Zeta)); {
	case s.Zeta == 1:
		swing := speed + pull*distance
		return fade * (distance + swing*seconds), fade * (speed - pull*swing*seconds)
	case s.Zeta < 1:
		swing := (speed + pull*distance) / over
		sin, cos := math.Sincos(over * seconds)
		return fade * (distance*cos + swing*sin),
			fade * ((swing*over-pull*distance)*cos - (distance*over+pull*swing)*sin)
	default:
		swing := (speed + pull*distance) / over
		sinh, cosh := math.Sinh(over*seconds), math.Cosh(over*seconds)
		return fade * (distance*cosh + swing*sinh),
			fade * ((swing*over-pull*distance)*cosh + (distance*over-pull*swing)*sinh)
	}
}

// Pulled is where something is after a time, and how fast it goes, that was at a place, went so fast, and is pulled to another.
func (s Spring) Pulled(t time.Duration, from, to, speed float32) (at, fast float32) {
	far, going := s.After(t, float64(from-to), float64(speed))
	return to + float32(far), float32(going)
}

// Kick is the speed with which something in its place has to be pushed so that it goes so far before it is pulled back: it
// turns round where tan(ω't) = ω'/ζω, with ω' = ω√(1−ζ²), and is far = speed·exp(−ζωt)/ω away then.
func (s Spring) Kick(far float64) (speed float64) {
	pull := s.Zeta * s.Omega
	turns := 1 / s.Omega
	switch over := s.Omega * math.Sqrt(math.Abs(1-s.Zeta*s.Zeta)); {
	case s.Zeta < 1:
		turns = math.Atan2(over, pull) / over
	case s.Zeta > 1:
		turns = math.Atanh(over/pull) / over
	}
	return far * s.Omega * math.Exp(pull*turns)
}

// Swing pushes something so far from its place that a spring pulls it back: tick gets how far it is, at the end exactly 0.
func Swing(spring Spring, far float32, length time.Duration, tick func(far float32)) Motion {
	speed := spring.Kick(float64(far))
	return Over(length, func(x float32) {
		now, _ := spring.After(time.Duration(x*float32(length)), 0, speed)
		if x == 1 {
			now = 0
		}
		tick(float32(now))
	})
}

// Pull lets a spring pull something that was so far away to its place: tick gets how far it is, at the end exactly 0.
func Pull(spring Spring, far float32, length time.Duration, tick func(far float32)) Motion {
	return Over(length, func(x float32) {
		now, _ := spring.After(time.Duration(x*float32(length)), float64(far), 0)
		if x == 1 {
			now = 0
		}
		tick(float32(now))
	})
}
