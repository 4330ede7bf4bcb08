package review

import (
	"math"

	"portroyal/engine/reviews"
)

// Told is what a player is told of a game for a seat, in chances of winning: Start + Luck + Own + Others + Rest = Result, but
// for rounding. It is the [Sum] of the seat made to mean something: the luck of each turn is what the turn changed, see
// [Turn], and what is left of both over the game, which have no opposite signs. Since no chance can change by more than 1 over
// a game, neither Own, Others nor Luck and Rest together do.
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

	Alone bool // there are no others
}

// Hundredths are the parts of a [Told] as they are written, in whole percentage points. They add up; where rounding leaves
// something over, Others has it, or Luck in a game alone.
type Hundredths struct {
	Start, Luck, Own, Others, Rest, Result int
}

// Hundredths is what is written of the parts. Own is rounded by itself, so that it is what statistics tell of the same game.
func (t *Told) Hundredths() Hundredths {
	whole := func(chance float64) int { return int(math.Round(100 * chance)) }
	h := Hundredths{Start: whole(t.Start), Own: whole(t.Own), Result: whole(t.Result)}
	if t.Alone {
		h.Rest = whole(t.Rest)
		h.Luck = h.Result - h.Start - h.Own - h.Rest
		if h.Luck*h.Rest < 0 { // by rounding
			h.Luck, h.Rest = 0, h.Luck+h.Rest
		}
		return h
	}
	h.Luck = whole(t.Start+t.Luck) - h.Start
	h.Rest = h.Result - whole(t.Result-t.Rest)
	h.Others = h.Result - h.Start - h.Luck - h.Own - h.Rest
	for _, part := range []int{h.Luck + h.Rest, -h.Others} { // no chance changes by more than all of it
		beyond := part - min(max(part, -100), 100)
		h.Luck -= beyond
		h.Others += beyond
	}
	return h
}

// mostRest is how far off the evaluation may be over the turns of a game, before that is netted, without the seat being hard
// to judge.
const mostRest = 0.15

// Told is what is told of the game for a seat.
func (r *Review) Told(seat int) Told {
	sum := r.Sum(seat)
	t := Told{
		Start: sum.Start, Own: sum.Own, Others: sum.Effect - sum.Own, Result: sum.Result,
		Alone: r.Players == 1,
	}
	luck, rest := 0.0, 0.0
	for _, turn := range r.Turns() {
		luck += turn.Luck[seat]
		rest += turn.rest[seat]
	}
	t.Hard = math.Abs(rest) > mostRest
	t.Luck, t.Rest = netted(luck, rest)
	both := t.Luck + t.Rest
	reviews.Within(&both, &t.Own, &t.Others)
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
