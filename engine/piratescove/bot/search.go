package bot

import (
	"context"
	"math"
	"slices"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
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
	round := p.Round() + s.effort.beyond
	for p.Round() <= round && p.Phase() != cove.Over {
		p.Play(s.policy.choose(p, p.Owing()), nil)
	}
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
				p := deal
				s.policy.random = wyrand.Seeded(roll)
				p.Play(s.choices[i].action, nil)
				s.choices[i].sum += s.playOn(&p, seat)
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

// steer finds mixed answers to mixed answers where all choose at the same time: regret matching over payoffs from
// playouts (S. Hart and A. Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium", 2000; with
// regrets that never fall below 0 and later rounds counting more, O. Tammelin, "Solving Large Imperfect Information Games
// Using CFR+", 2014). It begins with what the policy would do. The result is how often the seat of the view should choose
// each island.
func (s *search) steer(ctx context.Context, view *cove.View) (mix [islands]float64) {
	var regret, sum [cove.MaxPlayers][islands]float64
	players, own := view.Players(), view.Seat()
	first := view.Sample(uint64(s.random.Below(1 << 62)))
	for seat := range players {
		prior := s.policy.drawn(&first, seat)
		for island := range prior {
			regret[seat][island] = prior[island] * priorRegret
		}
	}
	for turn := 1; turn <= s.effort.steering && ctx.Err() == nil; turn++ {
		deal := view.Sample(uint64(s.random.Below(1 << 62)))
		var now [cove.MaxPlayers][islands]float64
		var to [cove.MaxPlayers]cove.Island
		for seat := range players {
			now[seat] = matched(&regret[seat])
			to[seat] = s.policy.pick(&now[seat])
		}
		for seat := range players {
			roll := uint64(s.random.Below(1 << 62))
			var payoff [islands]float64
			mean := 0.0
			for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
				p := deal
				for other := range players {
					at := to[other]
					if other == seat {
						at = island
					}
					if !p.Chosen(other) {
						p.Play(cove.Action{Kind: cove.Sail, Seat: uint8(other), Island: at}, nil)
					}
				}
				s.policy.random = wyrand.Seeded(roll)
				payoff[island] = s.playOn(&p, seat)
				mean += now[seat][island] * payoff[island]
			}
			for island := 1; island < islands; island++ {
				regret[seat][island] = max(0, regret[seat][island]+payoff[island]-mean)
				sum[seat][island] += float64(turn) * now[seat][island]
			}
		}
	}
	return purified(&sum[own])
}

// priorRegret is how much regret the policy's own choices begin with: about that of so many chances of winning.
const priorRegret = 0.3

// matched chooses in proportion to regret, and all alike if there is none.
func matched(regret *[islands]float64) (mix [islands]float64) {
	total := 0.0
	for _, r := range regret[1:] {
		total += r
	}
	for island := 1; island < islands; island++ {
		if mix[island] = evenly; total > 0 {
			mix[island] = regret[island] / total
		}
	}
	return mix
}

// leastOften is below what share of the best island's one is not chosen at all: it is noise of a short search.
const leastOften = 0.2

// purified makes shares of sums, and leaves out what is chosen rarely.
func purified(sum *[islands]float64) (mix [islands]float64) {
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
