package bot

import (
	"context"
	"math"
	"slices"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/yield"
)

// search finds out what choices are worth: it plays each of them on to the end of the round, with hands dealt by chance
// and everybody following the policy, and asks the evaluation what has become of it.
type search struct {
	eval    *value.Evaluator
	policy  policy
	random  wyrand.Generator
	effort  effort
	taste   taste
	choices []choice
	legal   []cove.Action
}

// effort is how many rounds are played on for a decision.
type effort struct {
	playouts int // among all choices of a decision
	steering int // for each seat and each island
	beyond   int // rounds after the present one that are played on as well
}

// choice is an action, and what it seems to be worth.
type choice struct {
	action cove.Action
	sum    float64
	n      int
}

func (c *choice) worth() float64 { return c.sum / float64(max(1, c.n)) }

// playOn plays a position on to the end of its round, and gives what it is worth to a seat then.
func (s *search) playOn(p *cove.Position, seat int) float64 {
	s.finishRound(p)
	return s.eval.Worth(p)[seat] + s.taste.of(p, seat)
}

func (s *search) finishRound(p *cove.Position) {
	yield.Now()
	round := p.Round() + s.effort.beyond
	for p.Round() <= round && p.Phase() != cove.Over {
		p.Play(s.policy.choose(p, p.Owing()), nil)
	}
}

// tried is what a choice comes to for a seat, from a position that was dealt; the same roll gives the policy the same
// chance.
func (s *search) tried(deal cove.Position, a cove.Action, roll uint64, seat int) float64 {
	s.policy.random = wyrand.Seeded(roll)
	deal.Play(a, nil)
	return s.playOn(&deal, seat)
}

// weigh plays the choices on, all of them alike at first and then only the better half, again and again (sequential
// halving: Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). The same chance
// serves all of them. The best comes first; it stops early when ctx is done.
func (s *search) weigh(ctx context.Context, view *cove.View, actions []cove.Action) []choice {
	s.choices = s.choices[:0]
	for _, a := range actions {
		s.choices = append(s.choices, choice{action: a})
	}
	for i := len(s.choices) - 1; i > 0; i-- { // no seat is the first to be thought of
		j := s.random.Below(i + 1)
		s.choices[i], s.choices[j] = s.choices[j], s.choices[i]
	}
	rounds := max(1, int(math.Ceil(math.Log2(float64(len(actions))))))
	seat := view.Seat()
	for left := len(actions); left > 1; left = (left + 1) / 2 {
		for range max(1, s.effort.playouts/(rounds*left)) {
			if ctx.Err() != nil {
				break
			}
			deal := view.Sample(uint64(s.random.Below(1 << 62)))
			roll := uint64(s.random.Below(1 << 62))
			for i := range s.choices[:left] {
				s.choices[i].sum += s.tried(deal, s.choices[i].action, roll, seat)
				s.choices[i].n++
			}
		}
		slices.SortStableFunc(s.choices[:left], func(a, b choice) int {
			switch x, y := a.worth(), b.worth(); {
			case x > y:
				return -1
			case x < y:
				return 1
			}
			return 0
		})
	}
	return s.choices
}

// steer finds how often the seat of the view should choose each island, see [steering].
func (s *search) steer(ctx context.Context, view *cove.View) Mix {
	wheels := s.beginSteering(view)
	for wheels.turns < s.effort.steering && ctx.Err() == nil {
		s.turn(view, &wheels)
	}
	return purified(&wheels.sum[view.Seat()])
}

// leastOften is below what share of the best island's one is not chosen at all: it is noise of a short search.
const leastOften = 0.2

// purified makes shares of sums, and leaves out what is chosen rarely.
func purified(sum *Mix) (mix Mix) {
	best := slices.Max(sum[1:])
	total := 0.0
	for island := 1; island < islands; island++ {
		if sum[island] >= best*leastOften {
			mix[island] = sum[island]
			total += sum[island]
		}
	}
	for island := 1; island < islands; island++ {
		if total > 0 {
			mix[island] /= total
		} else {
			mix[island] = evenly // no time to think
		}
	}
	return mix
}

// evenly is each island's share if all are chosen alike.
const evenly = 1 / (float64(islands) - 1)
