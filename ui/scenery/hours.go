package scenery

import (
	"image/color"

	"portroyal/ui/palette"
)

// Hour is a time of day, from morning, 0, over afternoon to evening, Hours-1: so many that the
// next one is hardly another light.
type Hour uint8

// Hours is the number of hours.
const Hours = 9

// light is the light of an hour: how the harbour, which is drawn in the light of the afternoon,
// looks in it.
type light struct {
	air [4]color.NRGBA      // the sky at the horizon, low, in the middle and high
	sea [3]color.NRGBA      // the water at the horizon, in the middle and at the quay
	own [things]color.NRGBA // what has a colour of its own in every light

	distance, quay veil // of everything else, far off and near
}

// thing is what has a colour of its own in every light.
type thing uint8

const (
	crest thing = iota // waves that catch the light
	calm               // waves that do not
	gleam              // the sun or the moon on the water
	disc               // the sun
	halo               // the sky round the sun or the moon
	panes              // windows of the town
	gold               // what they throw on the water
	lamp               // the lanterns on the quay
	things
)

// drawn are the colours that these things have in the drawings, and nothing else has.
var drawn = [things]color.NRGBA{
	crest: palette.Hex(0x8cc4c4), calm: palette.Hex(0x1d5563), gleam: palette.Hex(0xffe9ae),
	disc: palette.Hex(0xfff0bd), halo: palette.Hex(0xfff4cf), panes: palette.Hex(0x8f7c68),
	gold: palette.Hex(0xf3c27a), lamp: palette.Hex(0xffd98a),
}

// Other colours of the drawings that the program knows.
var (
	plank      = palette.Hex(0xc9a478)
	drawnSwell = palette.Hex(0x5aa3aa) // water a little lighter than the rest
	drawnFoam  = palette.Hex(0xd9efe9) // where water and sky meet
)

// of is what becomes of a colour of a drawing in this light, behind this veil.
func (l *light) of(c color.NRGBA, behind veil) color.NRGBA {
	for i, d := range drawn {
		if c == d {
			return l.own[i]
		}
	}
	switch c {
	case drawnSwell:
		return palette.Mix(l.sea[0], l.own[crest], 0.4)
	case drawnFoam:
		return palette.Mix(l.sea[0], l.air[0], 0.6)
	}
	return behind.over(c)
}

// sky is the colour of the sky, from the horizon, 0, up to 1.
func (l *light) sky(at float64) color.NRGBA { return along(l.air[:], at) }

// water is the colour of the water, from the horizon, 0, to the quay, 1.
func (l *light) water(at float64) color.NRGBA { return along(l.sea[:], at) }

func along(stops []color.NRGBA, at float64) color.NRGBA {
	i, part := step(len(stops), at)
	return palette.Mix(stops[i], stops[i+1], part)
}

// step is which of so many stops, evenly from 0 to 1, comes before a place, and how far on the
// way to the next it is.
func step(stops int, at float64) (before int, part float64) {
	at *= float64(stops - 1)
	before = min(int(at), stops-2)
	return before, at - float64(before)
}

// veil is what a light does to the colours of things: it makes them darker or of another hue, and
// lays the air in front of them.
type veil struct {
	by   [3]float64  // what is left of red, green and blue
	air  color.NRGBA // the air in front of everything
	part float64     // how much of it, from 0 to 1
}

func (v veil) over(c color.NRGBA) color.NRGBA {
	part := func(v uint8, by float64) uint8 { return uint8(min(float64(v)*by+0.5, 255)) }
	c.R, c.G, c.B = part(c.R, v.by[0]), part(c.G, v.by[1]), part(c.B, v.by[2])
	return palette.Mix(c, v.air, v.part)
}

// lightAt is the light of an hour.
func lightAt(hour Hour, dark bool) light {
	stops := day
	if dark {
		stops = night
	}
	i, part := step(len(stops), float64(min(hour, Hours-1))/(Hours-1))
	return between(stops[i], stops[i+1], part)
}

// between is the light on the way from a to b, which part goes from 0 to 1.
func between(a, b light, part float64) light {
	mix := func(a, b []color.NRGBA) {
		for i := range a {
			a[i] = palette.Mix(a[i], b[i], part)
		}
	}
	mix(a.air[:], b.air[:])
	mix(a.sea[:], b.sea[:])
	mix(a.own[:], b.own[:])
	a.distance, a.quay = veiled(a.distance, b.distance, part), veiled(a.quay, b.quay, part)
	return a
}

func veiled(a, b veil, part float64) veil {
	for i := range a.by {
		a.by[i] += (b.by[i] - a.by[i]) * part
	}
	return veil{by: a.by, air: palette.Mix(a.air, b.air, part), part: a.part + (b.part-a.part)*part}
}
