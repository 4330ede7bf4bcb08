package main

import (
	"math"
	"math/rand/v2"
)

// rate is the number of samples in a second: enough for what is warm, and half of what devices play.
const rate = 24000

// clip is a sound in the making, from -1 to 1.
type clip []float64

// seconds is silence of a length.
func seconds(length float64) clip { return make(clip, int(math.Round(length*rate))) }

// add lays another sound over this one from a time on, in seconds; what is beyond its end is lost.
func (c clip) add(at, gain float64, other clip) clip {
	from := int(math.Round(at * rate))
	for i, x := range other {
		if from+i >= 0 && from+i < len(c) {
			c[from+i] += gain * x
		}
	}
	return c
}

// shaped makes a sound as loud as a shape says, which gets the time in seconds.
func (c clip) shaped(loud func(t float64) float64) clip {
	for i := range c {
		c[i] *= loud(float64(i) / rate)
	}
	return c
}

// scaled makes the loudest sample so loud.
func (c clip) scaled(peak float64) clip {
	most := 0.0
	for _, x := range c {
		most = max(most, math.Abs(x))
	}
	for i := range c {
		c[i] *= peak / most
	}
	return c
}

// soft rounds off what is louder than the rest, as something of wood does.
func (c clip) soft(drive float64) clip {
	for i, x := range c {
		c[i] = math.Tanh(drive*x) / drive
	}
	return c
}

// faded lets a sound begin and end in silence, over so many seconds.
func (c clip) faded(in, out float64) clip {
	length := float64(len(c)-1) / rate
	return c.shaped(func(t float64) float64 {
		begin, end := min(1, t/in), min(1, (length-t)/out)
		return begin * begin * (3 - 2*begin) * end * end * (3 - 2*end)
	})
}

// struck is the shape of what is hit: at once there, and down to a thousandth after a time.
func struck(attack, decay float64) func(float64) float64 {
	return func(t float64) float64 { return min(1, t/attack) * math.Exp(-6.9*t/decay) }
}

// swell is the shape of what comes and goes: loudest at a time, over at another.
func swell(top, end float64) func(float64) float64 {
	return func(t float64) float64 {
		x := t / top
		if t > top {
			x = (end - t) / (end - top)
		}
		x = min(max(x, 0), 1)
		return x * x * (3 - 2*x)
	}
}

// noise is hiss, the same for the same seed.
func noise(length float64, seed uint64) clip {
	c, random := seconds(length), rand.New(rand.NewPCG(seed, 17))
	for i := range c {
		c[i] = 2*random.Float64() - 1
	}
	return c
}

// partial is a tone that dies away: its frequency in Hz, how loud it is, and when a thousandth is left, in seconds.
type partial struct{ hz, gain, decay float64 }

// rings is a sound of tones that begin at once and die away one after the other.
func rings(length float64, partials ...partial) clip {
	c := seconds(length)
	for _, p := range partials {
		for i := range c {
			t := float64(i) / rate
			c[i] += p.gain * math.Sin(2*math.Pi*p.hz*t) * math.Exp(-6.9*t/p.decay)
		}
	}
	return c.shaped(func(t float64) float64 { return min(1, t/0.0012) })
}

// sung is a tone whose frequency changes, with overtones, each as loud as is said; wavers is by how much its
// frequency is uncertain.
func sung(length float64, hz func(t float64) float64, wavers float64, seed uint64, overtones ...float64) clip {
	c, phase := seconds(length), 0.0
	random := noise(length, seed).low(func(float64) float64 { return 30 }, 0.7)
	for i := range c {
		phase += 2 * math.Pi * hz(float64(i)/rate) * (1 + wavers*random[i]) / rate
		for n, gain := range overtones {
			c[i] += gain * math.Sin(float64(n+1)*phase)
		}
	}
	return c
}

// plucked is a string, of gut and not of steel: hiss in a loop as long as a swing, which loses its edges there.
func plucked(length, hz, bright float64, seed uint64) clip {
	c, period := seconds(length), rate/hz
	whole := int(period + 0.4)
	part := period + 0.5 - float64(whole) // of a sample, which the loop is too short, and never next to nothing
	pass := (1 - part) / (1 + part)
	loop := noise(float64(whole)/rate, seed)[:whole].low(steady(bright), 0.6)
	mean, last, out := 0.0, 0.0, 0.0
	for _, x := range loop {
		mean += x / float64(whole)
	}
	keep := math.Pow(0.001, 1/(hz*2.2*math.Pow(220/hz, 0.6))) // what is left after a swing
	for i := range c {
		x := loop[i%whole] - mean
		c[i] = x
		before := loop[(i+1)%whole] - mean
		average := keep * (0.5*x + 0.5*before)
		out = pass*average + last - pass*out
		last = average
		loop[i%whole] = out + mean
	}
	return c.faded(0.002, 0.08)
}
