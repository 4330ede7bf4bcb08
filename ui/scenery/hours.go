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
	air   [4]color.NRGBA // the sky at the horizon, low, in the middle and high
	sea   [3]color.NRGBA // the water at the horizon, in the middle and at the quay
	crest color.NRGBA    // waves on the water that catch the light
	calm  color.NRGBA    // and those that do not
	gleam color.NRGBA    // the sun or moon on the water
	disc  color.NRGBA    // the sun
	halo  color.NRGBA    // the sky round the sun or the moon
	panes color.NRGBA    // windows of the town
	gold  color.NRGBA    // and what they throw on the water
	lamp  color.NRGBA    // the lanterns on the quay

	distance, quay veil
}

// veil is what a light does to the colours of things: it makes them darker or of another hue, and
// lays the air in front of them.
type veil struct {
	by   [3]float64  // what is left of red, green and blue
	air  color.NRGBA // what lies in front
	part float64     // how much of it, from 0 to 1
}

func (v veil) over(c color.NRGBA) color.NRGBA {
	part := func(v uint8, by float64) uint8 { return uint8(min(float64(v)*by+0.5, 255)) }
	c.R, c.G, c.B = part(c.R, v.by[0]), part(c.G, v.by[1]), part(c.B, v.by[2])
	return mixed(c, v.air, v.part)
}

// The day, from which all hours are mixed.
var day = [3]light{
	{ // morning: clear and cool
		air: [4]color.NRGBA{
			palette.Hex(0xf3ecd6), palette.Hex(0xe2ebe0), palette.Hex(0xc6e0e2), palette.Hex(0xa6cfdb),
		},
		sea:   [3]color.NRGBA{palette.Hex(0x2d6777), palette.Hex(0x256172), palette.Hex(0x1f5f74)},
		crest: palette.Hex(0x72abb3), calm: palette.Hex(0x1d5a6c), gleam: palette.Hex(0x478b98),
		disc: palette.Hex(0xfff6dc), halo: palette.Hex(0xfff8e6), panes: palette.Hex(0x9a948c),
		gold: palette.Hex(0x4f8c96), lamp: palette.Hex(0xe6e4d0),
		distance: veil{[3]float64{0.93, 1, 1.05}, palette.Hex(0xd8e8e6), 0.22},
		quay:     veil{[3]float64{0.98, 1.01, 1.06}, palette.Hex(0xd6dcd6), 0.1},
	},
	{ // afternoon: the warm light of the start screen
		air: [4]color.NRGBA{
			palette.Hex(0xfbdcab), palette.Hex(0xf6e5b8), palette.Hex(0xd0dfbd), palette.Hex(0x94c2b6),
		},
		sea:   [3]color.NRGBA{palette.Hex(0x356b70), palette.Hex(0x28666f), palette.Hex(0x1f6070)},
		crest: palette.Hex(0x78b0b0), calm: palette.Hex(0x1d5563), gleam: palette.Hex(0x7d9a7e),
		disc: palette.Hex(0xfff0bd), halo: palette.Hex(0xfff4cf), panes: palette.Hex(0x8f7c68),
		gold: palette.Hex(0x6d9080), lamp: palette.Hex(0xf0e4bc),
		distance: veil{[3]float64{1, 1, 1}, palette.Hex(0xf6e5b8), 0},
		quay:     veil{[3]float64{1, 1, 1}, palette.Hex(0xf6e5b8), 0},
	},
	{ // evening: the glow of the sunset, towards violet
		air: [4]color.NRGBA{
			palette.Hex(0xf9b581), palette.Hex(0xf3b795), palette.Hex(0xd6aaae), palette.Hex(0xa795b8),
		},
		sea:   [3]color.NRGBA{palette.Hex(0x6d5568), palette.Hex(0x4c5072), palette.Hex(0x374468)},
		crest: palette.Hex(0xb7a3b4), calm: palette.Hex(0x33416a), gleam: palette.Hex(0xe09a72),
		disc: palette.Hex(0xffd98c), halo: palette.Hex(0xffd7a0), panes: palette.Hex(0xffdf95),
		gold: palette.Hex(0xd9a078), lamp: palette.Hex(0xffdf95),
		distance: veil{[3]float64{0.98, 0.84, 0.94}, palette.Hex(0xe0a99b), 0.3},
		quay:     veil{[3]float64{0.97, 0.9, 0.96}, palette.Hex(0xdfa898), 0.14},
	},
}

// The night, the same way.
var night = [3]light{
	{ // dusk
		air: [4]color.NRGBA{
			palette.Hex(0x7c505c), palette.Hex(0x604b6b), palette.Hex(0x43426a), palette.Hex(0x2a365f),
		},
		sea:   [3]color.NRGBA{palette.Hex(0x4d4c6c), palette.Hex(0x2c4264), palette.Hex(0x1c3352)},
		crest: palette.Hex(0x6c7c9c), calm: palette.Hex(0x1b2f4e), gleam: palette.Hex(0xc9a48c),
		disc: palette.Hex(0xffd98c), halo: palette.Hex(0xcfd8ee), panes: palette.Hex(0xffc866),
		gold: palette.Hex(0xe0a45c), lamp: palette.Hex(0xffd98a),
		distance: veil{[3]float64{0.30, 0.28, 0.42}, palette.Hex(0x37365a), 0.45},
		quay:     veil{[3]float64{0.42, 0.35, 0.40}, palette.Hex(0x382d46), 0.2},
	},
	{ // night
		air: [4]color.NRGBA{
			palette.Hex(0x465d8b), palette.Hex(0x394f7f), palette.Hex(0x2a3f6e), palette.Hex(0x192b54),
		},
		sea:   [3]color.NRGBA{palette.Hex(0x2c4567), palette.Hex(0x1c3857), palette.Hex(0x122b45)},
		crest: palette.Hex(0x5c7898), calm: palette.Hex(0x112840), gleam: palette.Hex(0xb4bfd0),
		disc: palette.Hex(0xffd98c), halo: palette.Hex(0xcfd8ee), panes: palette.Hex(0xffc866),
		gold: palette.Hex(0xe0a45c), lamp: palette.Hex(0xffd98a),
		distance: veil{[3]float64{0.16, 0.24, 0.40}, palette.Hex(0x1d3459), 0.4},
		quay:     veil{[3]float64{0.35, 0.32, 0.35}, palette.Hex(0x1c2a40), 0.14},
	},
	{ // deep night
		air: [4]color.NRGBA{
			palette.Hex(0x375078), palette.Hex(0x2b426b), palette.Hex(0x1c305a), palette.Hex(0x101f40),
		},
		sea:   [3]color.NRGBA{palette.Hex(0x213b58), palette.Hex(0x152f4a), palette.Hex(0x0e2238)},
		crest: palette.Hex(0x4d6a88), calm: palette.Hex(0x0d1f34), gleam: palette.Hex(0xaebbd0),
		disc: palette.Hex(0xffd98c), halo: palette.Hex(0xcfd8ee), panes: palette.Hex(0xffc25e),
		gold: palette.Hex(0xd69a52), lamp: palette.Hex(0xffd382),
		distance: veil{[3]float64{0.13, 0.19, 0.33}, palette.Hex(0x152847), 0.4},
		quay:     veil{[3]float64{0.29, 0.27, 0.31}, palette.Hex(0x162238), 0.14},
	},
}

// lightAt is the light of an hour.
func lightAt(hour Hour, dark bool) light {
	keys := &day
	if dark {
		keys = &night
	}
	at := float64(min(hour, Hours-1)) / (Hours - 1) * 2
	if at < 1 {
		return between(keys[0], keys[1], at)
	}
	return between(keys[1], keys[2], at-1)
}

// between is the light on the way from a to b, which part goes from 0 to 1.
func between(a, b light, part float64) light {
	for i := range a.air {
		a.air[i] = mixed(a.air[i], b.air[i], part)
	}
	for i := range a.sea {
		a.sea[i] = mixed(a.sea[i], b.sea[i], part)
	}
	for _, c := range [][2]*color.NRGBA{
		{&a.crest, &b.crest},
		{&a.calm, &b.calm},
		{&a.gleam, &b.gleam},
		{&a.disc, &b.disc},
		{&a.halo, &b.halo},
		{&a.panes, &b.panes},
		{&a.gold, &b.gold},
		{&a.lamp, &b.lamp},
	} {
		*c[0] = mixed(*c[0], *c[1], part)
	}
	for _, v := range [][2]*veil{{&a.distance, &b.distance}, {&a.quay, &b.quay}} {
		for i := range v[0].by {
			v[0].by[i] += (v[1].by[i] - v[0].by[i]) * part
		}
		v[0].air = mixed(v[0].air, v[1].air, part)
		v[0].part += (v[1].part - v[0].part) * part
	}
	return a
}

// sky is the colour of the sky, from the horizon, 0, up to 1.
func (l *light) sky(at float64) color.NRGBA { return along(l.air[:], at) }

// water is the colour of the water, from the horizon, 0, to the quay, 1.
func (l *light) water(at float64) color.NRGBA { return along(l.sea[:], at) }

func along(stops []color.NRGBA, at float64) color.NRGBA {
	at *= float64(len(stops) - 1)
	i := min(int(at), len(stops)-2)
	return mixed(stops[i], stops[i+1], at-float64(i))
}

// Colours of the drawings that are something of their own in every light.
var (
	drawnPanes = palette.Hex(0x8f7c68)
	drawnDisc  = palette.Hex(0xfff0bd)
	drawnHalo  = palette.Hex(0xfff4cf)
	drawnGleam = palette.Hex(0xffe9ae)
	drawnCrest = palette.Hex(0x8cc4c4)
	drawnSwell = palette.Hex(0x5aa3aa)
	drawnCalm  = palette.Hex(0x1d5563)
	drawnFoam  = palette.Hex(0xd9efe9)
	drawnGold  = palette.Hex(0xf3c27a)
	drawnLamp  = palette.Hex(0xffd98a)
	plank      = palette.Hex(0xc9a478)
)

// far is a colour of the far shore in this light.
func (l *light) far(c color.NRGBA) color.NRGBA {
	if c == drawnPanes {
		return l.panes
	}
	return l.distance.over(c)
}

// near is a colour of the quay, and of what stands there, in this light.
func (l *light) near(c color.NRGBA) color.NRGBA {
	if c == drawnLamp {
		return l.lamp
	}
	return l.quay.over(c)
}

// swell is a colour of the waves in this light.
func (l *light) swell(c color.NRGBA) color.NRGBA {
	switch c {
	case drawnCrest:
		return l.crest
	case drawnSwell:
		return mixed(l.sea[0], l.crest, 0.4)
	case drawnCalm:
		return l.calm
	case drawnFoam:
		return mixed(l.sea[0], l.air[0], 0.6)
	}
	return c
}

// lights is a colour of what gives light, and of its light on the water.
func (l *light) lights(c color.NRGBA) color.NRGBA {
	switch c {
	case drawnDisc:
		return l.disc
	case drawnHalo:
		return l.halo
	case drawnGleam:
		return l.gleam
	case drawnGold:
		return l.gold
	}
	return c
}

// mixed is the colour on the way from a to b, both opaque, which part goes from 0 to 1.
func mixed(a, b color.NRGBA, part float64) color.NRGBA {
	mix := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*part + 0.5) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: 0xff}
}
