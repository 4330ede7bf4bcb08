package bot

import (
	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
)

// Mix is how often a seat chooses each of the islands 1 to 6, by their numbers, in shares of 1.
type Mix [islands]float64

// steering finds mixed answers to mixed answers where all choose at the same time: regret matching over payoffs from
// playouts (S. Hart and A. Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium", 2000; with
// regrets that never fall below 0 and later rounds counting more, O. Tammelin, "Solving Large Imperfect Information Games
// Using CFR+", 2014). It begins with what the policy would do. The sums are how often each seat has been for each island.
type steering struct {
	regret, sum [cove.MaxPlayers]Mix
	turns       int
}

func (s *search) beginSteering(view *cove.View) (wheels steering) {
	first := view.Sample(uint64(s.random.Below(1 << 62)))
	for seat := range view.Players() {
		prior := s.policy.drawn(&first, seat)
		for island := range prior {
			wheels.regret[seat][island] = prior[island] * priorRegret
		}
	}
	return wheels
}

// turn lets every seat try every island once, against what the others choose this time.
func (s *search) turn(view *cove.View, wheels *steering) {
	wheels.turns++
	players := view.Players()
	deal := view.Sample(uint64(s.random.Below(1 << 62)))
	var now [cove.MaxPlayers]Mix
	var to [cove.MaxPlayers]cove.Island
	for seat := range players {
		now[seat] = matched(&wheels.regret[seat])
		to[seat] = s.policy.pick(&now[seat])
	}
	for seat := range players {
		came := s.islands(&deal, &to, seat)
		var payoff Mix
		for island := 1; island < islands; island++ {
			payoff[island] = came[island].Worth
		}
		mean := 0.0
		for island := 1; island < islands; island++ {
			mean += now[seat][island] * payoff[island]
		}
		regret, sum := &wheels.regret[seat], &wheels.sum[seat]
		for island := 1; island < islands; island++ {
			regret[island] = max(0, regret[island]+payoff[island]-mean)
			sum[island] += float64(wheels.turns) * now[seat][island]
		}
	}
}

// islands is what each island comes to for a seat if the others sail where they do, with the same chance for all.
func (s *search) islands(deal *cove.Position, to *[cove.MaxPlayers]cove.Island, seat int) (came [islands]Outcome) {
	roll := uint64(s.random.Below(1 << 62))
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		p := *deal
		for other := range p.Players() {
			at := to[other]
			if other == seat {
				at = island
			}
			if !p.Chosen(other) {
				p.Play(cove.Action{Kind: cove.Sail, Seat: uint8(other), Island: at}, nil)
			}
		}
		s.policy.random = wyrand.Seeded(roll)
		came[island] = s.outcome(&p, seat)
	}
	return came
}

// priorRegret is how much regret the policy's own choices begin with: about that of so many chances of winning.
const priorRegret = 0.3

// matched chooses in proportion to regret, and all alike if there is none.
func matched(regret *Mix) (mix Mix) {
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
