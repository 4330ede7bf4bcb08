package bot

import (
	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
)

// Adviser plays the choices of a decision on as an Admiral does, again and again, for those who want to know what each of
// them is worth and not only which one an Admiral would make. It chooses nothing itself. It serves one caller at a time.
type Adviser struct {
	search search
	view   cove.View
	wheels steering
	others policy // which chooses where the others sail
	first  policy // at first sight
}

// NewAdviser makes an adviser that judges positions with these weights.
func NewAdviser(weights *value.Weights) *Adviser {
	a := &Adviser{}
	a.search.eval, a.search.effort = value.NewEvaluator(weights), levels[Admiral].effort
	a.search.policy.manner, a.others.manner, a.first.manner = &usualManner, &usualManner, &firstManner
	return a
}

// Begin turns to the decision of a view's seat. All that follows comes of the view, the seed and what is asked.
func (a *Adviser) Begin(view *cove.View, seed uint64) {
	a.view = *view
	a.search.random = wyrand.Seeded(seed)
	a.search.policy.random = wyrand.Seeded(seed ^ 0x706f6c696379)
	a.others.random = wyrand.Seeded(seed ^ 0x6f7468657273)
	a.wheels = steering{}
	if Together(view) {
		a.wheels = a.search.beginSteering(view)
	}
}

// Together reports whether a view's seats choose their islands at the same time, so that there is no best one, only a
// mixture (N1). With a Lookout they do not (N3).
func Together(view *cove.View) bool {
	_, openly := view.Lookout()
	return view.Phase() == cove.Navigation && !openly
}

// Outcome is what a playout came to for a seat at the end of the round.
type Outcome struct {
	Worth float64 // the chance to win, from 0 to 1

	// Fame is that of the ship, of fame cards in hand (T6) and of all that it could bury (I3); what is aboard after the last
	// round counts nothing (Z1).
	Fame float64

	// Place is that of the ship by fame, 1 for the most, with all that everybody has buried and, at the end of the game, of fame
	// cards; equal ones share it.
	Place float64
}

// outcome plays a position on to the end of its round.
func (s *search) outcome(p *cove.Position, seat int) Outcome {
	worth, ship := s.playOn(p, seat), p.ShipAt(seat)
	fame := int(ship.Fame)
	if p.Phase() != cove.Over {
		fame += p.HandFame(seat) + ship.Buriable()
	}
	place := 1
	for other := range p.Players() {
		if p.ShipAt(other).Fame > ship.Fame {
			place++
		}
	}
	return Outcome{worth, float64(fame), float64(place)}
}

// Weigh plays lines on to the end of the round, all with the same chance, and writes what each came to for the seat into came,
// which is as long. A line begins with a legal action. On a visit (R5) the rest of it are further things that the seat does
// there, as far as it can then, before it ends the visit; else nothing follows the first one.
func (a *Adviser) Weigh(lines [][]cove.Action, came []Outcome) {
	s := &a.search
	seat := a.view.Seat()
	deal := a.view.Sample(uint64(s.random.Below(1 << 62)))
	roll := uint64(s.random.Below(1 << 62))
	for i, line := range lines {
		p := deal
		s.policy.random = wyrand.Seeded(roll)
		if p.Phase() == cove.Visits {
			a.visit(&p, line)
		} else {
			p.Play(line[0], nil)
		}
		came[i] = s.outcome(&p, seat)
	}
}

// visit goes through a visit. Cards that it brings are put in place.
func (a *Adviser) visit(p *cove.Position, line []cove.Action) {
	seat := a.view.Seat()
	policy := &a.search.policy
	drew := false
	for _, next := range line {
		for p.Phase() == cove.Parrots {
			p.Play(policy.choose(p, p.Owing()), nil)
		}
		if next = fitted(p.ShipAt(seat), next); p.Refuse(next) == nil {
			p.Play(next, nil)
		}
		drew = drew || next.Kind == cove.Buy || next.Kind == cove.TakeCards || next.Kind == cove.TakeGold
	}
	done := cove.Action{Kind: cove.Done, Seat: uint8(seat)}
	for p.Phase() == cove.Parrots || p.Phase() == cove.Visits && p.Visiting() == seat {
		switch {
		case p.Phase() == cove.Parrots || p.Refuse(done) != nil:
			p.Play(policy.choose(p, p.Owing()), nil)
			drew = true
		case drew:
			p.Play(policy.tidy(p, seat), nil)
		default:
			p.Play(done, nil)
		}
	}
}

// fitted is an action that buries no more than there is.
func fitted(ship *cove.Ship, next cove.Action) cove.Action {
	switch next.Kind {
	case cove.Bury:
		next.N = min(next.N, ship.Treasures)
	case cove.BuryGold:
		next.N = min(next.N, ship.Doubloons/3)
	}
	return next
}

// Steer goes on looking for mixed answers, by one turn: each seat tries each island once. Only where all choose at the
// same time.
func (a *Adviser) Steer() { a.search.turn(&a.view, &a.wheels) }

// Steered is how often a seat should choose each island, after what Steer has found; before that as at first sight.
func (a *Adviser) Steered(seat int) Mix {
	if a.wheels.turns == 0 {
		return matched(&a.wheels.regret[seat])
	}
	return matched(&a.wheels.sum[seat])
}

// Answer is what an Admiral would choose by: Steered of the seat of the view, without what is rare.
func (a *Adviser) Answer() Mix {
	mix := a.Steered(a.view.Seat())
	return purified(&mix)
}

// WeighIslands is what each island, by its number, came to for the seat in one playout, with the same chance for all, where
// the others choose by these mixes.
func (a *Adviser) WeighIslands(mixes *[cove.MaxPlayers]Mix) [islands]Outcome {
	deal := a.view.Sample(uint64(a.search.random.Below(1 << 62)))
	var to [cove.MaxPlayers]cove.Island
	for seat := range a.view.Players() {
		to[seat] = a.others.pick(&mixes[seat])
	}
	return a.search.islands(&deal, &to, a.view.Seat())
}

// Following is where playouts let another seat sail that chooses openly after the seat of the view has done so (N3).
func (a *Adviser) Following(own cove.Action, other int) Mix {
	p := a.view.Sample(0)
	p.Play(own, nil)
	return a.others.drawn(&p, other)
}

// Promising leaves out, of many legal actions, those that an Admiral does not look at since they are hardly ever the best.
func Promising(view *cove.View, legal []cove.Action) []cove.Action {
	return promising(view, legal, nil)
}
