package bot

import cove "portroyal/engine/piratescove"

// Habits are how often somebody sails by what comes to mind, as parts of 1: by what shines at first sight, by a second look that
// knows where the others are drawn, and anywhere. The rest is by [Adviser.Steered]. They lose nothing when they are saved.
type Habits struct {
	First    float64 `json:"first"`
	Second   float64 `json:"second"`
	Anywhere float64 `json:"anywhere"`
	Courses  int     `json:"courses,omitempty"` // that they were learned from, beside what is taken for granted
}

// HabitsOf are those of a level, and of a person at 0 of whom nothing is known: these are between a Seaman's and a Captain's.
func HabitsOf(of Level) Habits { return habits[of] }

// habits fit some 2,000 courses of each level best; those of a person are a guess.
var habits = [Levels + 1]Habits{
	0:        {First: 0.35, Second: 0.25, Anywhere: 0.1},
	CabinBoy: {First: 0.8, Second: 0.1},
	Seaman:   {First: 0.5, Second: 0.3},
	Captain:  {First: 0.3, Second: 0.2, Anywhere: 0.05},
	Admiral:  {Second: 0.1, Anywhere: 0.02},
	Governor: {Second: 0.1, Anywhere: 0.05},
}

// How many courses what is taken for granted weighs as much as, and how many courses are remembered: habits change.
const (
	granted    = 20
	remembered = 300
)

// Sound reports whether they can be somebody's habits.
func (h *Habits) Sound() bool {
	return h.First >= 0 && h.Second >= 0 && h.Anywhere >= 0 && h.First+h.Second+h.Anywhere <= 1+1e-9 &&
		h.Courses >= 0 && h.Courses <= remembered
}

// Leanings are how often somebody would sail to each island who had one habit alone.
type Leanings struct{ First, Second, Anywhere, Steered Mix }

// Leanings are those of a seat of the view, after what Steer has found.
func (a *Adviser) Leanings(seat int) Leanings {
	p := a.view.Sample(0)
	l := Leanings{First: a.first.drawn(&p, seat), Second: a.others.drawn(&p, seat), Steered: a.Steered(seat)}
	for island := 1; island < islands; island++ {
		l.Anywhere[island] = evenly
	}
	return l
}

// Expected is how often somebody with such habits is expected at each island. How far it comes true is measured in README.md.
func (a *Adviser) Expected(seat int, is Habits) Mix {
	leanings := a.Leanings(seat)
	return is.Expect(&leanings)
}

// Expect is how often somebody with these habits is expected at each island.
func (h *Habits) Expect(l *Leanings) (mix Mix) {
	for island := range mix {
		mix[island] = h.First*l.First[island] + h.Second*l.Second[island] + h.Anywhere*l.Anywhere[island] +
			max(0, 1-h.First-h.Second-h.Anywhere)*l.Steered[island]
	}
	return mix
}

// Learn makes the habits fit a course that somebody who has them has chosen better: by as much as each of them is likely to have
// been behind it, in one pass (the online EM algorithm for the parts of a mixture; O. Cappé and E. Moulines, 2009).
func (h *Habits) Learn(l *Leanings, to cove.Island) {
	all := h.Expect(l)[to]
	if all <= 0 {
		return
	}
	h.Courses = min(h.Courses+1, remembered)
	step := 1 / float64(granted+h.Courses)
	for _, part := range []struct {
		of *float64
		by float64
	}{{&h.First, l.First[to]}, {&h.Second, l.Second[to]}, {&h.Anywhere, l.Anywhere[to]}} {
		*part.of += step * (*part.of*part.by/all - *part.of)
	}
}
