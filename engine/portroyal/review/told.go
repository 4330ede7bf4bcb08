package review

import "math"

// Told is what a player is told of a game for a seat, in chances of winning: Start + Luck + Own + Others + Rest = Result, but
// for rounding. It is the [Sum] of the seat made to mean something: luck that was only thought to be some, since positions
// turned out as much the other way, is none. So Luck and Rest never have opposite signs, and since no chance can change by
// more than 1 over a game, neither Own, Others nor Luck and Rest together do.
type Told struct {
	Start  float64
	Luck   float64
	Own    float64 // at most 0
	Others float64
	Rest   float64
	Result float64

	// Hard is true where the evaluation was so far off that luck cannot be told from positions that it misjudged: only Luck and
	// Rest together say something.
	Hard bool
}

// LuckTold is Luck as the account of the game tells it, in whole hundredths: the account has the chance after each part
// rounded, so that its parts add up. Whoever tells the luck of a game tells this.
func (t *Told) LuckTold() float64 {
	return (math.Round(100*(t.Start+t.Luck)) - math.Round(100*t.Start)) / 100
}

// mostRest is how far off the evaluation may be over a game, before anything is netted, without the seat being hard to
// judge.
const mostRest = 0.15

// Told is what is told of the game for a seat.
func (r *Review) Told(seat int) Told {
	sum := r.Sum(seat)
	t := Told{
		Start: sum.Start, Own: sum.Own, Others: sum.Effect - sum.Own, Result: sum.Result,
		Hard: math.Abs(sum.Rest) > mostRest,
	}
	t.Luck, t.Rest = netted(sum.Luck, sum.Rest)
	both := t.Luck + t.Rest
	within(&both, &t.Own, &t.Others)
	if whole := t.Luck + t.Rest; whole != 0 {
		t.Luck *= both / whole
	}
	t.Rest = both - t.Luck
	if t.Luck*t.Rest < 0 { // by rounding
		t.Luck, t.Rest = both, 0
	}
	return t
}

// netted are luck and what was misjudged, the smaller one taken off the larger one where their signs differ.
func netted(luck, rest float64) (lucky, misjudged float64) {
	switch {
	case luck*rest >= 0:
		return luck, rest
	case math.Abs(luck) >= math.Abs(rest):
		return luck + rest, 0
	}
	return 0, luck + rest
}

// within has no part of a change be larger than 1: what is beyond is taken off it and off those of the other sign, in
// proportion to them. Their sum, which is between -1 and 1, stays, so that those are always large enough.
func within(parts ...*float64) {
	for _, part := range parts {
		beyond := math.Abs(*part) - 1
		if beyond <= 0 {
			continue
		}
		against := 0.0
		for _, other := range parts {
			if *other**part < 0 {
				against += math.Abs(*other)
			}
		}
		for _, other := range parts {
			if *other**part < 0 {
				*other *= 1 - min(beyond/against, 1)
			}
		}
		*part = math.Copysign(1, *part)
	}
}
