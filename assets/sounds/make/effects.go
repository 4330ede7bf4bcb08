package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
)

// recipes are all sounds. Notes, where there are any, are of G major: whatever sounds together fits.
var recipes = slices.Concat([]recipe{
	{"repelled", repelled, once, false},
	{"bust", bust, seldom, false},
	{"expedition", expedition, seldom, false},
	{"contract", contract, once, false},
	{"tax", tax, once, false},
	{"turn", turn, often, false},
	{"last-round", lastRound, seldom, false},
	{"won", won, seldom, false},
	{"lost", lost, seldom, false},
	{"waves", waves, around, true},
	{"gull-1", gullNear, around, false},
	{"gull-2", gullFar, around, false},
	{"gull-3", gullLaughing, around, false},
	{"creak-1", creakLong, around, false},
	{"creak-2", creakShort, around, false},
	{"crickets", crickets, around, false},
	{"music-high", highString, around, false},
	{"music-low", lowString, around, false},
	{"cove-salvo", salvo, seldom, false},
	{"cove-sunk", goneDown, seldom, false},
	{"cove-sails", underWay, once, false},
	{"cove-crippled", mastDown, seldom, false},
	{"cove-mutiny", mutiny, seldom, false},
	{"cove-parrot", parrot, once, false},
	{"cove-built", carpenter, once, false},
},
	layered("turned", often, layer{"slap", slap}, layer{"slide", slide}),
	layered("coin", often, layer{"strike", strike}, layer{"ring", ring}),
	layered("coins", often, layer{"fall", fall}, layer{"settle", settle}),
	layered("docked", once, layer{"bump", bump}, layer{"lap", lap}),
	layered("hired", once, layer{"steps", steps}, layer{"bar", welcome}),
	layered("cove-dice", often, layer{"bone", bone}, layer{"tray", tray}),
	layered("cove-struck", once, layer{"ball", ball}, layer{"boards", boards}),
	layered("cove-splash", once, layer{"plunge", plunge}, layer{"drops", column}))

// layer is a part of a sound that is heard all the time.
type layer struct {
	name string
	make func(vary) clip
}

// layered is a sound of what touches and what it touches, with variations of both. Together they are as loud as it should be.
func layered(name string, loud float64, contact, material layer) []recipe {
	return append(varied(name+"-"+contact.name, contact.make, loud-1), varied(name+"-"+material.name, material.make, loud-7)...)
}

// varied are variations of a layer of what is heard all the time, so that it does not sound like a machine.
func varied(name string, layer func(vary) clip, loud float64) (all []recipe) {
	for n := range uint64(4) {
		c := func() clip {
			random := rand.New(rand.NewPCG(n, 23))
			return layer(func(x, by float64) float64 { return x * (1 + by*(2*random.Float64()-1)) })
		}
		all = append(all, recipe{fmt.Sprintf("%s-%d", name, n+1), c, loud, false})
	}
	return all
}

// vary makes a number larger or smaller by up to a part of it, in each variation in another way.
type vary func(x, by float64) float64

// seed is that of a hiss that is another one in each variation.
func (v vary) seed(of float64) uint64 { return uint64(v(1e6*of, 0.1)) }

// How loud sounds are in their loudest tenth of a second, see [clip.loudness]: the more often, the softer. What is around
// is made as loud as the rest, and played softer.
const (
	often  = -20.0
	once   = -18.0
	seldom = -16.0
	around = -20.0
)

// Notes in Hz.
const (
	g3, b3, d4, e4, g4, a4, b4 = 196.00, 246.94, 293.66, 329.63, 392.00, 440.00, 493.88
	d5, e5, g5, b5             = 587.33, 659.26, 783.99, 987.77
	d3, e3, c4, as3            = 146.83, 164.81, 261.63, 233.08
)

// plank is a blow against thick wood: a short knock, dull, with the hollow tones of a board.
func plank(hz float64, seed uint64) clip {
	c := rings(0.5, partial{hz, 1, 0.30}, partial{hz * 1.83, 0.6, 0.20}, partial{hz * 2.71, 0.4, 0.14},
		partial{hz * 4.35, 0.18, 0.07}, partial{hz * 6.1, 0.09, 0.05})
	return c.add(0, 0.5, noise(0.04, seed).low(steady(hz*7), 0.7).shaped(struck(0.001, 0.03)))
}

// bar is a bar of rosewood struck with a soft mallet: a note with its fourth overtone, and the mallet.
func bar(hz, decay float64, seed uint64) clip {
	c := rings(decay, partial{hz, 1, decay}, partial{hz * 3.98, 0.22, decay * 0.28}, partial{hz * 9.6, 0.05, 0.06})
	return c.add(0, 0.12, noise(0.03, seed).low(steady(1400), 0.7).shaped(struck(0.001, 0.02)))
}

// bell is a bell of bronze: hum, prime, a minor third, fifth and octave, each twice, hardly apart, so that it beats.
func bell(hz, length float64) clip {
	var partials []partial
	for _, p := range []partial{
		{0.5, 0.35, 2.4},
		{1, 0.8, 1.7},
		{1.19, 0.45, 1.1},
		{1.5, 0.25, 0.8},
		{2, 0.6, 0.9},
		{2.52, 0.2, 0.5},
		{2.67, 0.16, 0.4},
		{3.01, 0.14, 0.35},
		{4.17, 0.1, 0.2},
		{5.43, 0.05, 0.12},
	} {
		partials = append(partials, partial{hz * p.hz, p.gain, p.decay}, partial{hz*p.hz + 1.7, p.gain * 0.5, p.decay})
	}
	return rings(length, partials...)
}

// clink is a coin that hits another one: bright tones that fit no scale, over at once.
func clink(hz, decay float64, seed uint64) clip {
	c := rings(decay, partial{hz, 0.9, decay}, partial{hz * 1.007, 0.5, decay * 0.8}, partial{hz * 1.57, 0.7, decay * 0.6},
		partial{hz * 2.18, 0.35, decay * 0.4}, partial{hz * 2.74, 0.2, decay * 0.25}, partial{hz * 0.41, 0.25, 0.04})
	return c.add(0, 0.3, noise(0.02, seed).band(steady(hz*1.3), 1).shaped(struck(0.0005, 0.012)))
}

// lands is when a card that is turned up touches the table, in seconds after it was seen edge-on: what is heard then comes
// out of a device a little later, as the card is seen to lie.
const lands = 0.1

// slap is a card that is flicked over and slaps down.
func slap(v vary) clip {
	c := seconds(0.24)
	flick := noise(0.04, v.seed(2)).band(gliding(v(4200, 0.08), 2400, 0.03), 0.9)
	c.add(v(0.05, 0.1), v(0.9, 0.2), flick.shaped(struck(0.001, 0.035)))
	slaps := noise(0.09, v.seed(3)).low(gliding(v(2600, 0.1), v(600, 0.1), 0.06), 0.7)
	c.add(lands, 1.2, slaps.shaped(struck(0.001, v(0.07, 0.12))))
	return c.room(0.25, 0.6, 0.2).high(steady(60), 0.7).faded(0.004, 0.08)
}

// slide is a card that slides off the pile, and the wooden table that it comes down on.
func slide(v vary) clip {
	c := seconds(0.28)
	paper := noise(0.1, v.seed(1)).band(gliding(v(900, 0.15), v(2600, 0.1), v(0.09, 0.06)), 0.8)
	c.add(0, 0.55, paper.shaped(swell(v(0.05, 0.15), 0.1)))
	c.add(lands, v(0.3, 0.15), plank(v(170, 0.05), v.seed(4)))
	return c.room(0.25, 0.6, 0.2).faded(0.004, 0.08)
}

// bump is a hull that comes alongside: it bumps against the quay twice, the second time softly.
func bump(v vary) clip {
	c := seconds(0.55)
	c.add(0.02, 1, plank(v(92, 0.06), v.seed(11)))
	c.add(v(0.21, 0.15), v(0.4, 0.25), plank(v(104, 0.06), v.seed(12)))
	return c.room(0.3, 1.2, 0.5).high(steady(35), 0.7).low(steady(5000), 0.7).faded(0.004, 0.2)
}

// lap is the water between a hull and the quay.
func lap(v vary) clip {
	c := seconds(0.85)
	swings := v(3.1, 0.12)
	water := noise(0.8, v.seed(13)).band(func(t float64) float64 { return 520 + 260*math.Sin(2*math.Pi*swings*t) }, 1.1)
	c.add(0.1, 1.1, water.shaped(swell(v(0.22, 0.2), 0.78)))
	for i, hz := range []float64{620, 480, 760} { // drops
		hz = v(hz, 0.12)
		drop := rings(0.12, partial{hz, 1, 0.09}, partial{hz * 1.6, 0.3, 0.05})
		c.add(v(0.34+0.11*float64(i), 0.1), 0.10, drop)
	}
	return c.room(0.3, 1.2, 0.5).high(steady(35), 0.7).low(steady(5000), 0.7).faded(0.004, 0.2)
}

// repelled is two blades: one is drawn through the air, they meet, ring for a moment and slide off.
func repelled() clip {
	c := seconds(0.85)
	c.add(0, 0.5, noise(0.16, 21).band(gliding(700, 3400, 0.13), 1.2).shaped(swell(0.11, 0.16)))
	for i, blow := range []struct{ at, hz, gain float64 }{{0.12, 1210, 1}, {0.29, 1395, 0.6}} {
		steel := rings(0.55, partial{blow.hz, 0.7, 0.42}, partial{blow.hz * 1.43, 0.5, 0.3},
			partial{blow.hz * 1.94, 0.55, 0.34}, partial{blow.hz * 2.63, 0.35, 0.2},
			partial{blow.hz * 3.37, 0.25, 0.14}, partial{blow.hz * 0.52, 0.35, 0.12})
		c.add(blow.at, 0.5*blow.gain, steel)
		hit := noise(0.05, 22+uint64(i)).band(steady(2600), 0.8).shaped(struck(0.0008, 0.03))
		c.add(blow.at, 0.8*blow.gain, hit)
	}
	c.add(0.3, 0.22, noise(0.3, 25).band(gliding(3800, 2200, 0.3), 2.5).shaped(swell(0.06, 0.28)))
	return c.room(0.3, 0.9, 0.45).low(steady(6000), 0.6).faded(0.004, 0.2)
}

// bust is two ships that run into each other: a deep blow, wood that cracks and splinters, and the wave that takes
// everything with it.
func bust() clip {
	c := seconds(1.5)
	boom := sung(0.7, gliding(96, 44, 0.35), 0, 30, 1, 0.35, 0.12).shaped(struck(0.004, 0.6))
	c.add(0.01, 1, boom)
	c.add(0.01, 0.9, noise(0.2, 31).low(gliding(3000, 300, 0.12), 0.8).shaped(struck(0.001, 0.16)))
	for i, crack := range []struct{ at, hz, gain float64 }{
		{0.012, 210, 0.8}, {0.055, 340, 0.5}, {0.09, 270, 0.4}, {0.16, 410, 0.28}, {0.21, 190, 0.35}, {0.3, 300, 0.2},
	} {
		c.add(crack.at, crack.gain, plank(crack.hz, 32+uint64(i)))
		splinter := noise(0.03, 42+uint64(i)).band(steady(crack.hz*8), 1.5).shaped(struck(0.0006, 0.02))
		c.add(crack.at, crack.gain, splinter)
	}
	wash := noise(1.35, 50).low(gliding(2600, 500, 1.1), 0.6).high(steady(160), 0.7)
	c.add(0.13, 0.55, wash.shaped(swell(0.3, 1.34)))
	return c.soft(0.8).room(0.3, 1.5, 0.7).low(steady(5500), 0.7).faded(0.004, 0.3)
}

// strike is a coin that is put down on others.
func strike(v vary) clip {
	c := seconds(0.34)
	c.add(0.004, 1, clink(v(2480, 0.04), v(0.26, 0.1), v.seed(61)))
	return c.room(0.22, 0.7, 0.25).low(steady(8000), 0.7).faded(0.002, 0.1)
}

// ring is the table under a coin, which settles on the others.
func ring(v vary) clip {
	c := seconds(0.42)
	c.add(v(0.062, 0.12), 0.35, clink(v(2590, 0.03), 0.18, v.seed(62)))
	c.add(v(0.1, 0.1), v(0.16, 0.3), clink(v(2540, 0.03), 0.12, v.seed(63)))
	c.add(0.004, v(0.3, 0.15), plank(v(310, 0.04), v.seed(64)))
	return c.room(0.22, 0.7, 0.3).low(steady(8000), 0.7).faded(0.002, 0.1)
}

// fall is a handful of coins that fall on each other one after the other.
func fall(v vary) clip {
	c := seconds(0.65)
	for i, one := range []struct{ at, hz, gain float64 }{
		{0.004, 2360, 0.9},
		{0.058, 2730, 0.7},
		{0.101, 2210, 0.85},
		{0.163, 2890, 0.6},
		{0.208, 2480, 0.75},
		{0.262, 3050, 0.35},
		{0.297, 2320, 0.4},
		{0.371, 2660, 0.22},
		{0.428, 2520, 0.12},
	} {
		c.add(v(one.at, 0.08), v(one.gain, 0.15), clink(v(one.hz, 0.04), 0.2, v.seed(70+float64(i))))
	}
	return c.room(0.25, 0.8, 0.35).low(steady(8000), 0.7).faded(0.002, 0.15)
}

// settle is the table under a handful of coins, and their edges, which rub against each other.
func settle(v vary) clip {
	c := seconds(0.48)
	c.add(0.004, 0.25, plank(v(290, 0.05), v.seed(80)))
	c.add(0.05, v(0.10, 0.2), noise(0.35, v.seed(81)).band(steady(v(3400, 0.08)), 1.5).shaped(swell(v(0.1, 0.2), 0.34)))
	return c.room(0.25, 0.8, 0.35).low(steady(8000), 0.7).faded(0.002, 0.15)
}

// steps are those of somebody who comes aboard, on planks.
func steps(v vary) clip {
	c := seconds(0.45)
	c.add(0.01, 0.55, plank(v(128, 0.05), v.seed(91)))
	c.add(v(0.17, 0.1), 0.7, plank(v(142, 0.05), v.seed(92)))
	return c.room(0.3, 1, 0.4).high(steady(45), 0.7).low(steady(6000), 0.7).faded(0.004, 0.15)
}

// welcome is two notes of a wooden bar, upwards: what is struck varies, and not the notes.
func welcome(v vary) clip {
	c := seconds(0.8)
	c.add(v(0.3, 0.05), v(0.55, 0.15), bar(d4, v(0.5, 0.1), v.seed(93)))
	c.add(v(0.42, 0.04), 0.62, bar(g4, v(0.52, 0.1), v.seed(94)))
	return c.room(0.3, 1, 0.4).low(steady(6000), 0.7).faded(0.004, 0.15)
}

// expedition is a sail that unfurls and fills, a rope that runs, and three notes towards the horizon.
func expedition() clip {
	c := seconds(1.45)
	flap := noise(0.5, 101).low(gliding(1800, 700, 0.4), 0.8)
	c.add(0, 0.7, flap.shaped(func(t float64) float64 {
		return swell(0.1, 0.48)(t) * (0.6 + 0.4*math.Sin(2*math.Pi*13*t))
	}))
	c.add(0.33, 1.1, noise(0.16, 102).low(gliding(900, 250, 0.12), 0.9).shaped(struck(0.004, 0.14)))
	for i, hz := range []float64{d4, g4, d5} {
		c.add(0.38+0.14*float64(i), 0.6, plucked(0.9, hz, 2600, 103+uint64(i)))
		c.add(0.38+0.14*float64(i), 0.22, bar(hz, 0.5, 106+uint64(i)))
	}
	return c.room(0.35, 1.3, 0.6).low(steady(6000), 0.7).faded(0.004, 0.3)
}

// contract is a document: paper is pushed over, a seal is pressed into wax, and a small bell says that it holds.
func contract() clip {
	c := seconds(1.25)
	rustle := noise(0.24, 111).band(gliding(2400, 1500, 0.2), 0.7)
	crackles := noise(0.24, 112).low(steady(60), 0.7)
	for i := range rustle {
		rustle[i] *= min(1, 12*math.Abs(crackles[i]))
	}
	c.add(0, 0.8, rustle.shaped(swell(0.1, 0.23)))
	c.add(0.25, 1, plank(118, 113))
	c.add(0.25, 0.6, noise(0.08, 114).low(steady(700), 0.8).shaped(struck(0.002, 0.07)))
	c.add(0.4, 0.22, bell(g5, 0.85).low(steady(4000), 0.7))
	c.add(0.52, 0.24, bell(b5, 0.73).low(steady(4000), 0.7))
	return c.room(0.3, 1, 0.5).faded(0.004, 0.3)
}

// tax is the drum of the collector: a short roll and two blows, the second deeper.
func tax() clip {
	c := seconds(1.0)
	blow := func(at, gain, hz float64, seed uint64) {
		skin := sung(0.3, gliding(hz*1.25, hz, 0.04), 0, 0, 1).shaped(struck(0.0015, 0.22))
		skin.add(0, 0.5, rings(0.2,
			partial{hz * 1.59, 0.6, 0.12}, partial{hz * 2.14, 0.4, 0.09}, partial{hz * 2.65, 0.25, 0.07}))
		snare := noise(0.16, seed).band(steady(2100), 0.6).shaped(struck(0.001, 0.11))
		c.add(at, gain, skin)
		c.add(at, 0.45*gain, snare)
	}
	for i := range 5 {
		blow(0.01+0.042*float64(i), 0.22+0.07*float64(i), 182, 121+uint64(i))
	}
	blow(0.27, 0.85, 168, 130)
	blow(0.52, 1, 131, 131)
	return c.room(0.28, 1.1, 0.45).low(steady(4800), 0.7).faded(0.004, 0.25)
}

// turn asks for attention without urging: two notes of a wooden bar, a fifth apart.
func turn() clip {
	c := seconds(0.95)
	c.add(0.01, 0.7, bar(g4, 0.6, 141))
	c.add(0.15, 0.8, bar(d5, 0.75, 142))
	return c.room(0.35, 1.1, 0.5).low(steady(5000), 0.7).faded(0.004, 0.25)
}

// lastRound is the ship's bell, struck twice.
func lastRound() clip {
	c := seconds(1.5)
	for i, at := range []float64{0.01, 0.36} {
		c.add(at, 1-0.15*float64(i), bell(e5, 1.48-at))
		c.add(at, 0.3, noise(0.02, 151+uint64(i)).band(gliding(3000, 1500, 0.02), 0.8).shaped(struck(0.0008, 0.015)))
	}
	return c.room(0.3, 1.4, 0.7).low(steady(5500), 0.7).faded(0.003, 0.5)
}

// won is a string band on the quay: a chord upwards, and a bell on top.
func won() clip {
	c := seconds(1.5)
	for i, hz := range []float64{g3, d4, g4, b4, d5, g5} {
		at := 0.01 + 0.085*float64(i)
		c.add(at, 0.6, plucked(1.4, hz, 3000, 161+uint64(i)))
		c.add(at, 0.16, bar(hz, 0.6, 171+uint64(i)))
	}
	for i, hz := range []float64{g3, b3, d4, g4} {
		c.add(0.62, 0.4, plucked(0.88, hz, 2600, 181+uint64(i)))
	}
	c.add(0.62, 0.16, bell(g5, 0.85).low(steady(4500), 0.7))
	return c.room(0.35, 1.3, 0.7).low(steady(6500), 0.7).faded(0.004, 0.4)
}

// lost is the same band, going home: four notes downwards, which end in a low one.
func lost() clip {
	c := seconds(1.5)
	for i, one := range []struct{ at, hz float64 }{{0.01, g4}, {0.22, e4}, {0.43, c4}, {0.66, b3}} {
		c.add(one.at, 0.6, plucked(1.4, one.hz, 1600, 191+uint64(i)))
	}
	c.add(0.66, 0.5, plucked(0.84, e3, 1400, 196))
	c.add(0.66, 0.3, plank(82, 197))
	return c.room(0.4, 1.4, 0.8).low(steady(4000), 0.7).faded(0.004, 0.45)
}
