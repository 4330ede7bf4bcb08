package main

import "math"

// The sounds of Pirate's Cove: the open sea, ships of wood and their guns far off.

// gun is a cannon on another ship, over water: a thud that is felt more than heard, and the smoke that rolls away.
func gun(hz float64, seed uint64) clip {
	c := sung(0.6, gliding(hz*1.9, hz, 0.09), 0, seed, 1, 0.5, 0.22, 0.1).shaped(struck(0.006, 0.4))
	c.add(0, 1.6, noise(0.5, seed+1).low(gliding(1100, 160, 0.2), 0.7).shaped(struck(0.004, 0.42)))
	return c
}

// tap is a knock that is over at once, of something small and hard on wood.
func tap(hz, decay float64, seed uint64) clip {
	c := rings(0.12, partial{hz, 1, decay}, partial{hz * 1.47, 0.7, decay * 0.7}, partial{hz * 2.31, 0.5, decay * 0.5},
		partial{hz * 3.9, 0.3, decay * 0.35})
	return c.add(0, 0.8, noise(0.02, seed).band(steady(hz*2.2), 0.7).shaped(struck(0.0006, 0.014)))
}

// salvo is a broadside from afar: one gun after the other, and the echo of the coast.
func salvo() clip {
	c := seconds(1.45)
	for i, one := range []struct{ at, hz, gain float64 }{
		{0.01, 66, 0.8}, {0.09, 74, 1}, {0.15, 61, 0.75}, {0.24, 70, 0.9}, {0.36, 64, 0.6},
	} {
		c.add(one.at, one.gain, gun(one.hz, 301+2*uint64(i)))
	}
	c.add(0.2, 0.5, noise(1.2, 315).low(gliding(420, 130, 1.1), 0.6).shaped(swell(0.25, 1.2)))
	return c.soft(0.6).room(0.5, 2, 0.9).high(steady(60), 0.7).low(steady(1700), 0.6).faded(0.004, 0.5)
}

// ball is a ball that goes into the side of a ship: a blow.
func ball(v vary) clip {
	c := seconds(0.45)
	c.add(0.004, 1, plank(v(96, 0.12), v.seed(321)))
	c.add(0.004, 0.7, noise(0.12, v.seed(322)).low(gliding(v(2200, 0.1), 350, 0.07), 0.8).shaped(struck(0.001, v(0.1, 0.1))))
	return c.soft(0.7).high(steady(45), 0.7).room(0.3, 1.3, 0.5).low(steady(4200), 0.7).faded(0.003, 0.25)
}

// boards are those of a ship that is hit: one cracks, and splinters fall.
func boards(v vary) clip {
	c := seconds(0.65)
	for i, one := range []struct{ at, hz, gain float64 }{
		{0.018, 235, 0.6}, {0.05, 330, 0.4}, {0.11, 520, 0.16}, {0.19, 610, 0.1}, {0.3, 560, 0.07},
	} {
		c.add(v(one.at, 0.15), v(one.gain, 0.2), plank(v(one.hz, 0.06), v.seed(323+float64(i))))
	}
	return c.soft(0.7).room(0.3, 1.3, 0.5).low(steady(4200), 0.7).faded(0.003, 0.25)
}

// drops are drops that fall back into the sea.
func (c clip) drops(at float64, hz ...float64) clip {
	for i, one := range hz {
		n := float64(i)
		drop := sung(0.09, gliding(one, one*1.5, 0.05), 0, 1, 1, 0.15).shaped(struck(0.002, 0.07))
		c.add(at+0.075*n+0.02*math.Sin(5*n), 0.24/(1+0.25*n), drop)
	}
	return c
}

// plunge is a ball that goes into the water.
func plunge(v vary) clip {
	c := seconds(0.4)
	c.add(0.004, 0.5, sung(0.16, gliding(v(170, 0.08), v(330, 0.08), 0.11), 0.1, v.seed(331), 1, 0.3).shaped(swell(0.03, 0.15)))
	c.add(0.004, 0.8, noise(0.16, v.seed(332)).low(gliding(v(1900, 0.1), 500, 0.1), 0.7).shaped(struck(0.004, v(0.15, 0.1))))
	return c.room(0.3, 1.6, 0.5).low(steady(4500), 0.7).faded(0.004, 0.3)
}

// column is the water that rises where a ball went in, and falls back in drops.
func column(v vary) clip {
	c := seconds(0.8)
	c.add(0.03, 0.75, noise(0.75, v.seed(333)).band(gliding(v(900, 0.1), v(2300, 0.1), 0.35), 0.7).shaped(swell(v(0.13, 0.15), 0.72)))
	c.drops(v(0.3, 0.1), v(700, 0.1), v(920, 0.1), v(610, 0.1), v(840, 0.1), v(1010, 0.1), v(760, 0.1))
	return c.room(0.3, 1.6, 0.5).low(steady(4500), 0.7).faded(0.004, 0.3)
}

// throws are when dice touch the tray or each other, how bright that is, and how loud.
var throws = []struct{ at, hz, gain float64 }{
	{0.01, 1850, 0.9},
	{0.036, 2140, 0.8},
	{0.075, 1720, 1},
	{0.112, 2310, 0.6},
	{0.15, 1960, 0.7},
	{0.205, 2080, 0.45},
	{0.248, 1790, 0.5},
	{0.31, 2230, 0.25},
	{0.345, 1900, 0.3},
	{0.4, 2110, 0.13},
	{0.43, 1830, 0.1},
}

// bone is dice of bone that are thrown, bounce off each other, and lie.
func bone(v vary) clip {
	c := seconds(0.52)
	for _, one := range throws {
		hz := v(one.hz, 0.05)
		c.add(v(one.at, 0.1), v(one.gain, 0.15),
			rings(0.06, partial{hz, 0.8, 0.035}, partial{hz * 1.63, 0.5, 0.025}, partial{hz * 2.4, 0.25, 0.015}))
	}
	return c.room(0.22, 0.6, 0.25).low(steady(5200), 0.7).faded(0.002, 0.15)
}

// tray is the wooden tray under them.
func tray(v vary) clip {
	c := seconds(0.6)
	for i, one := range throws {
		c.add(v(one.at, 0.1), v(one.gain, 0.15), tap(v(one.hz*0.3-170, 0.05), 0.06, v.seed(341+float64(i))))
	}
	return c.room(0.22, 0.6, 0.25).low(steady(5200), 0.7).faded(0.002, 0.15)
}

// bubbles are what rises from below, ever slower.
func (c clip) bubbles(at, length float64, seed uint64) clip {
	random := noise(1, seed)
	for i, t := 0, 0.0; t < length; i++ {
		hz := 320 + 170*random[i] - 120*t/length
		bubble := sung(0.11, gliding(hz, hz*1.45, 0.09), 0, 1, 1, 0.2).shaped(swell(0.03, 0.1))
		c.add(at+t, 0.3*(1-0.7*t/length), bubble)
		t += 0.05 + 0.05*t/length + 0.02*random[i+1]
	}
	return c
}

// goneDown is a ship that sinks: her timbers groan, the sea closes over her, and bubbles come up.
func goneDown() clip {
	c := seconds(1.5)
	c.add(0, 0.5, creak(0.8, func(t float64) float64 { return 52 - 38*t }, 0.72, 351).scaled(1))
	c.add(0.05, 0.9, noise(1.2, 352).low(gliding(1500, 260, 1.0), 0.7).high(steady(110), 0.7).shaped(swell(0.4, 1.2)))
	c.add(0.1, 0.22, sung(0.9, gliding(130, 58, 0.7), 0.2, 353, 1, 0.4, 0.15).shaped(swell(0.3, 0.9)))
	c.bubbles(0.55, 0.75, 354)
	return c.room(0.35, 1.8, 0.8).low(steady(3200), 0.7).faded(0.01, 0.3)
}

// underWay are sails that are sheeted home: canvas flaps and fills, a rope runs, and the bow begins to hiss.
func underWay() clip {
	c := seconds(1.05)
	flap := noise(0.34, 361).low(gliding(1500, 600, 0.3), 0.8)
	c.add(0, 0.6, flap.shaped(func(t float64) float64 {
		return swell(0.08, 0.33)(t) * (0.6 + 0.4*math.Sin(2*math.Pi*14*t))
	}))
	c.add(0.22, 0.9, noise(0.16, 362).low(gliding(800, 240, 0.12), 0.9).shaped(struck(0.006, 0.15)))
	c.add(0.2, 0.1, creak(0.3, func(t float64) float64 { return 60 + 50*t }, 1.3, 363).scaled(1))
	c.add(0.3, 0.34, noise(0.72, 364).band(gliding(900, 1500, 0.5), 0.6).shaped(swell(0.24, 0.7)))
	return c.room(0.3, 1.5, 0.5).low(steady(3600), 0.7).faded(0.006, 0.3)
}

// mastDown is a mast that goes over the side: it groans, breaks, and comes down on the deck.
func mastDown() clip {
	c := seconds(1.3)
	c.add(0, 0.5, creak(0.42, func(t float64) float64 { return 30 + 130*t }, 0.9, 371).scaled(1))
	for i, one := range []struct{ at, hz, gain float64 }{{0.34, 290, 0.7}, {0.37, 410, 0.5}, {0.42, 240, 0.6}} {
		c.add(one.at, one.gain, plank(one.hz, 372+uint64(i)))
	}
	c.add(0.34, 0.6, noise(0.14, 376).low(gliding(3000, 700, 0.1), 0.8).shaped(struck(0.001, 0.12)))
	c.add(0.45, 0.3, noise(0.28, 377).band(gliding(700, 1300, 0.22), 0.8).shaped(swell(0.2, 0.28)))
	c.add(0.7, 1.1, plank(78, 378))
	c.add(0.71, 0.5, plank(131, 379))
	c.add(0.7, 0.6, noise(0.3, 380).low(gliding(900, 200, 0.2), 0.7).shaped(struck(0.004, 0.28)))
	return c.soft(0.7).room(0.3, 1.5, 0.6).low(steady(4200), 0.7).faded(0.01, 0.3)
}

// mutiny is a crew that has had enough: a wooden rattle is swung, and fists and boots drum on the deck.
func mutiny() clip {
	c := seconds(1.35)
	next := 0.01
	for i := range 26 {
		n := float64(i)
		tooth := tap(470+60*math.Sin(1.7*n), 0.045, 391+uint64(i))
		c.add(next, 0.5+0.25*math.Sin(math.Pi*n/25), tooth)
		next += 0.033 + 0.008*math.Cos(2*math.Pi*n/13)
	}
	for i, at := range []float64{0.3, 0.53, 0.76, 0.87, 0.99} {
		c.add(at, 0.75+0.06*float64(i), plank(88+9*math.Sin(2*float64(i)), 421+uint64(i)))
	}
	return c.soft(0.7).high(steady(60), 0.7).room(0.3, 1.2, 0.45).low(steady(3600), 0.7).faded(0.004, 0.25)
}

// parrot is a parrot that comes aboard: wings, and two hoarse words.
func parrot() clip {
	c := seconds(1.1)
	for i := range 4 {
		beat := noise(0.09, 431+uint64(i)).band(gliding(500, 900, 0.07), 0.8).shaped(swell(0.035, 0.085))
		c.add(0.005+0.085*float64(i), 0.5-0.07*float64(i), beat)
	}
	word := func(length, hz, up, rough float64, seed uint64) clip {
		pitch := func(t float64) float64 { return hz * (1 + up*math.Sin(math.Pi*math.Pow(t/length, 0.7))) }
		w := sung(length, pitch, 0.35, seed, 1, 0.8, 0.6, 0.4, 0.25, 0.12)
		return w.shaped(func(t float64) float64 {
			return swell(0.3*length, length)(t) * (1 - rough + rough*math.Pow(math.Sin(math.Pi*46*t), 2))
		}).band(steady(1500), 0.6)
	}
	c.add(0.36, 0.9, word(0.2, 560, 0.35, 0.8, 441))
	c.add(0.6, 1, word(0.3, 500, 0.6, 0.7, 442))
	return c.room(0.3, 1.3, 0.5).low(steady(3400), 0.6).faded(0.005, 0.2)
}

// carpenter is a carpenter at work on the hull: three blows of a mallet, and a shaving that curls off.
func carpenter() clip {
	c := seconds(0.85)
	for i, one := range []struct{ at, gain float64 }{{0.01, 0.8}, {0.17, 1}, {0.33, 0.65}} {
		c.add(one.at, one.gain, plank(176+7*float64(i), 451+uint64(i)))
	}
	c.add(0.45, 0.22, noise(0.24, 455).band(gliding(1500, 2600, 0.2), 1.2).shaped(swell(0.12, 0.23)))
	return c.room(0.28, 1, 0.4).low(steady(4200), 0.7).faded(0.004, 0.2)
}
