package main

import "math"

// wavesLength is how long the waves go on before they begin anew, in seconds. Everything that swells in them swells a
// whole number of times in it.
const wavesLength = 15.0

// waves is water at a quay: a low wash that comes and goes, the hiss of foam that follows it, and small waves that
// lap against wood and stone. It has no beginning and no end.
func waves() clip {
	slow := func(times, turn float64) func(float64) float64 { // from 0 to 1
		return func(t float64) float64 { return 0.5 + 0.5*math.Sin(2*math.Pi*(times*t/wavesLength+turn)) }
	}
	long, short, third := slow(3, 0), slow(5, 0.3), slow(2, 0.7)
	swells := func(t float64) float64 { return 0.25 + 0.45*math.Pow(long(t), 2) + 0.3*math.Pow(short(t), 2)*third(t) }
	wash := noise(wavesLength, 201).round(func(c clip) clip {
		return c.low(func(t float64) float64 { return 300 + 420*swells(t) }, 0.6).high(steady(70), 0.7)
	}).shaped(swells)
	later := func(t float64) float64 { return swells(t - 0.7) }
	foam := noise(wavesLength, 202).round(func(c clip) clip {
		return c.band(func(t float64) float64 { return 1500 + 900*later(t) }, 0.5)
	}).shaped(func(t float64) float64 { return math.Pow(later(t), 3) })
	lapping := noise(wavesLength, 203).round(func(c clip) clip {
		return c.band(func(t float64) float64 { return 560 + 240*slow(22, 0.1)(t) + 120*slow(37, 0.5)(t) }, 2.2)
	}).shaped(func(t float64) float64 { return math.Pow(slow(22, 0.6)(t), 3) * (0.3 + slow(7, 0.2)(t)*third(t)) })
	c := seconds(wavesLength)
	c.add(0, 1, wash)
	c.add(0, 0.35, foam)
	c.add(0, 0.8, lapping)
	return c
}

// cry is one cry of a gull: up and down again, shrill in the middle, with a hoarse edge.
func cry(length, hz, up float64, seed uint64) clip {
	pitch := func(t float64) float64 {
		x := t / length
		return hz * (1 + up*math.Pow(math.Sin(math.Pi*math.Pow(x, 0.55)), 1.5) - 0.12*x)
	}
	c := sung(length, pitch, 0.5, seed, 0.6, 1, 0.75, 0.4, 0.25, 0.12, 0.06)
	hoarse := noise(length, seed+1).low(steady(90), 0.7)
	for i := range c {
		c[i] *= 1 + 1.5*hoarse[i]
	}
	return c.band(steady(2100), 0.6).shaped(swell(0.25*length, length))
}

// gullNear is a gull overhead that calls three times.
func gullNear() clip {
	c := seconds(1.7)
	for i, one := range []struct{ at, length, hz, gain float64 }{
		{0, 0.42, 820, 0.8}, {0.47, 0.38, 880, 1}, {0.9, 0.45, 800, 0.8},
	} {
		c.add(one.at, one.gain, cry(one.length, one.hz, 0.62, 210+2*uint64(i)))
	}
	return c.room(0.5, 2, 0.9).low(steady(4200), 0.6).faded(0.02, 0.4)
}

// gullFar is a gull far out that calls once, for long.
func gullFar() clip {
	c := seconds(1.3)
	c.add(0, 1, cry(0.75, 760, 0.5, 220))
	return c.room(0.9, 2, 1.1).low(steady(2600), 0.6).faded(0.03, 0.4)
}

// gullLaughing is a gull on a bollard: short cries, faster and lower.
func gullLaughing() clip {
	c := seconds(1.9)
	next := 0.0
	for i := range 7 {
		n := float64(i)
		c.add(next, 0.6+0.4*math.Sin(n/2), cry(0.17, 930-22*n, 0.45, 230+2*uint64(i)))
		next += 0.21 - 0.006*n
	}
	return c.room(0.55, 2, 0.9).low(steady(3600), 0.6).faded(0.02, 0.4)
}

// creak is wood that rubs on wood: it sticks and slips, as often in a second as speed says, and each slip rings in
// the plank.
func creak(length float64, speed func(t float64) float64, pitch float64, seed uint64) clip {
	slips, jitter := seconds(length), noise(length, seed)
	phase := 0.0
	for i := range slips {
		phase += speed(float64(i)/rate) * (1 + 0.5*jitter[i]) / rate
		if phase >= 1 {
			phase--
			slips[i] = 1 + 0.5*jitter[i]
		}
	}
	c := seconds(length)
	for _, mode := range []struct{ hz, q, gain float64 }{
		{270, 9, 1}, {455, 12, 0.9}, {730, 14, 0.7}, {1180, 14, 0.4}, {1900, 10, 0.2},
	} {
		c.add(0, mode.gain*mode.q, slips.band(steady(mode.hz*pitch), mode.q))
	}
	return c.shaped(swell(0.4*length, length))
}

// creakLong is the hull of a ship that leans over and back.
func creakLong() clip {
	c := seconds(1.8)
	c.add(0, 1, creak(0.8, func(t float64) float64 { return 26 + 38*math.Sin(math.Pi*t/0.8) }, 1, 240))
	c.add(0.95, 0.7, creak(0.55, func(t float64) float64 { return 44 - 30*t }, 0.88, 241))
	return c.room(0.4, 1.5, 0.7).low(steady(2800), 0.6).faded(0.02, 0.3)
}

// creakShort is a mooring that tightens.
func creakShort() clip {
	c := seconds(0.9)
	c.add(0, 1, creak(0.5, func(t float64) float64 { return 34 + 60*t }, 1.25, 250))
	return c.room(0.4, 1.5, 0.6).low(steady(3000), 0.6).faded(0.02, 0.3)
}

// crickets is the land at night: three crickets in the dry grass behind the town, each with a chirp of its own. They
// begin softly and fall silent again.
func crickets() clip {
	const length = 3.6
	chirps := func(hz, often, pulses, first float64) clip {
		const part = 0.42 // of the time between two chirps
		return sung(length, steady(hz), 0, 0, 1).shaped(func(t float64) float64 {
			x := math.Mod(often*t+first, 1) / part
			if x > 1 {
				return 0
			}
			return math.Pow(math.Sin(math.Pi*pulses*x), 2) * math.Sin(math.Pi*x)
		})
	}
	c := seconds(length)
	c.add(0, 0.5, chirps(4100, 1.25, 4, 0.1))
	c.add(0, 0.34, chirps(3650, 1.75, 3, 0.45))
	c.add(0, 0.2, chirps(4400, 0.75, 5, 0.8))
	return c.room(0.6, 2, 0.5).faded(0.9, 1.2)
}
