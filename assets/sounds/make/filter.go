package main

import "math"

// steady is a frequency that stays as it is.
func steady(hz float64) func(float64) float64 { return func(float64) float64 { return hz } }

// gliding is a frequency that goes from one to another in a time.
func gliding(hz, to, length float64) func(float64) float64 {
	return func(t float64) float64 { return hz * math.Pow(to/hz, min(1, t/length)) }
}

// The filters give what is below, round and above a frequency, which may change; the higher q, the narrower they
// are, or the more they stress the frequency itself.

func (c clip) low(hz func(t float64) float64, q float64) clip {
	return c.filtered(hz, q, func(low, _, _ float64) float64 { return low })
}

func (c clip) band(hz func(t float64) float64, q float64) clip {
	return c.filtered(hz, q, func(_, band, _ float64) float64 { return band / q })
}

func (c clip) high(hz func(t float64) float64, q float64) clip {
	return c.filtered(hz, q, func(_, _, high float64) float64 { return high })
}

// filtered is a state variable filter of second order, which stays stable whatever becomes of its frequency.
func (c clip) filtered(hz func(t float64) float64, q float64, out func(low, band, high float64) float64) clip {
	filtered := make(clip, len(c))
	var first, second float64
	for i, x := range c {
		g := math.Tan(math.Pi * min(hz(float64(i)/rate), 0.45*rate) / rate)
		high := (x - (1/q+g)*first - second) / (1 + g/q + g*g)
		band := g*high + first
		low := g*band + second
		first, second = 2*band-first, 2*low-second
		filtered[i] = out(low, band, high)
	}
	return filtered
}

// round makes a loop of what a filter does: what runs over its end is there at its beginning.
func (c clip) round(filter func(clip) clip) clip {
	return filter(append(append(clip{}, c...), c...))[len(c):]
}

// room puts a sound into a small room of wood, or under an open sky over water: echoes that get darker. wet is how
// loud they are, size how far the walls are away, from 0.5 to 2, and decay how long they go on, in seconds.
func (c clip) room(wet, size, decay float64) clip {
	echoes := make(clip, len(c))
	for _, path := range []float64{0.0297, 0.0371, 0.0411, 0.0437} {
		delay := int(path * size * rate)
		back := math.Pow(0.001, path*size/decay)
		line, dark := make([]float64, delay), 0.0
		for i, x := range c {
			y := line[i%delay]
			dark += 0.35 * (y - dark)
			line[i%delay] = x + back*dark
			echoes[i] += y / 4
		}
	}
	for _, path := range []float64{0.0051, 0.0017} {
		delay := int(path * size * rate)
		line := make([]float64, delay)
		for i, x := range echoes {
			y := line[i%delay]
			line[i%delay] = x + 0.6*y
			echoes[i] = y - 0.6*line[i%delay]
		}
	}
	return append(clip{}, c...).add(0, wet, echoes)
}
