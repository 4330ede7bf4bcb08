package portroyal

import "portroyal/engine/internal/excerpt"

// interrupts reads what has begun and is not finished, see interrupt.go.
func (r *reader) interrupts(w *written) {
	p := r.p
	if r.err != nil {
		return
	}
	switch {
	case (r.phase == Moment) != (w.Moment != nil):
		r.fail("moment", "it says which contract phase moment is about")
	case p.ending && !p.options.goal().target:
		r.fail("ending", "a cooperative game has no target (P4)")
	case r.phase == MoveTime && !p.options.goal().timePile:
		r.fail("phase", "only a cooperative game has a Time Pile (P3)")
	case r.phase == MoveTime && p.time == 0:
		r.fail("timePile", "in phase time there is a card to move (P3)")
	case w.Gamble != nil && w.Moment != nil && w.Moment.Contract == Jinx:
		r.fail("gamble", "with the bust that jinx is about it is over (K7)")
	case w.Gamble != nil && r.phase != Moment && r.phase != MoveTime:
		r.fail("gamble", "four cards are interrupted in phases moment and time only")
	}
	if w.Gamble != nil && r.err == nil {
		r.gamble(w.Gamble)
	}
	switch {
	case r.err != nil:
	case r.phase == Repel:
		p.push(step{kind: repelling, card: r.pending})
	case r.phase == MoveTime:
		p.push(step{kind: moving})
	case r.phase == Moment:
		r.moment(w.Moment)
	}
}

func (r *reader) gamble(w *writtenGamble) {
	p := r.p
	if w.Left < 0 || w.Left >= gambled {
		r.fail("gamble", "%d cards are left of %d (H13)", w.Left, gambled)
		return
	}
	p.push(step{kind: gambling, n: uint8(w.Left)})
	if w.Second == "" {
		return
	}
	second, err := ParseCard(w.Second)
	if err != nil || !p.liesInHarbour(second) {
		r.fail("gamble", "%s does not lie in the harbour", excerpt.Quoted(w.Second))
		return
	}
	others := -1
	for _, card := range p.harbourCards() {
		if facts[second].kind == Ship && facts[card].colour == facts[second].colour {
			others++
		}
	}
	if others < 1 {
		r.fail("gamble", "%s is not a second ship of its colour (D5)", second)
	}
	p.steps[0].card = second
}

func (r *reader) moment(w *writtenMoment) {
	p := r.p
	face := w.Contract.Face()
	asks := step{kind: asking, contract: w.Contract}
	seats := []int{p.Decides()}
	for _, seat := range w.Asked {
		asks.n |= 1 << r.seat("moment", seat)
		seats = append(seats, seat)
	}
	switch {
	case p.options.AutoContracts:
		r.fail("moment", "contracts are fulfilled by themselves (K5)")
	case !face.AtOnce || face.Foe != NoColour:
		r.fail("moment", "%s has no moment of its own (K3)", w.Contract)
	case asks.n&(1<<p.decides) != 0:
		r.fail("moment", "seat %d is asked twice", p.decides)
	}
	for _, seat := range seats {
		switch {
		case r.err != nil:
		case face.ActiveOnly && seat != p.Active():
			r.fail("moment", "%s is for the active player only (K3)", w.Contract)
		case p.open(uint8(seat), w.Contract) < 0:
			r.fail("moment", "seat %d cannot fulfil %s (K2)", seat, w.Contract)
		}
	}
	switch w.Contract {
	case TaxOfficer:
		p.push(step{kind: taxing, card: r.pending})
	case Jinx:
		p.push(step{kind: busting})
	}
	p.push(asks)
}
