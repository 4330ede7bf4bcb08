package main

import "math"

// loudness is how loud a sound seems to be in its loudest tenth of a second, in decibels below what a device can play: as
// ITU-R BS.1770 measures it, but over a shorter time, since most sounds are short.
func (c clip) loudness() float64 {
	const tenth, offset = rate / 10, -0.691 // a tone of 1 kHz is as loud as it measures
	heard, most := c.weighted(), 0.0
	for from := 0; from == 0 || from+tenth <= len(c); from += tenth / 4 {
		sum := 0.0
		for _, x := range heard[from:min(from+tenth, len(c))] {
			sum += x * x
		}
		most = max(most, sum/tenth)
	}
	return offset + 10*math.Log10(most)
}

// weighted is a sound as ears hear it: what is high louder by 4 dB, since the head throws it back, and what is very low not
// at all.
func (c clip) weighted() clip {
	shelf := math.Pow(10, 4.0/20)
	return c.filtered(steady(1682), 0.7072, func(low, band, high float64) float64 {
		return low + math.Sqrt(shelf)*band/0.7072 + shelf*high
	}).high(steady(38.1), 0.5)
}
