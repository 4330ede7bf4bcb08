package piratescove

import (
	"fmt"
	"slices"
)

// phase reads what the phase needs: who is asked, and how far it has come.
func (r *reader) phase(w *written) {
	p := r.p
	switch {
	case w.At == nil && asksOne[p.phase] && !p.together(), w.At != nil && (p.together() || p.phase == Over):
		r.fail("at", "it says who owes a choice where not all do at the same time")
	case (w.Fight != nil) != (p.phase == Boarding || p.phase == Exchange || p.phase == Aiming):
		r.fail("fight", "it belongs to phases boarding, exchange and aiming")
	case w.Final && p.phase != Over && w.Fight == nil:
		r.fail("final", "it is said of the fight for the first place (Z2)")
	case len(w.Chosen) > 0 && p.phase != Outfitting && p.phase != Navigation:
		r.fail("chosen", "it belongs to phases outfitting and navigation")
	case (len(w.Winners) > 0) != (p.phase == Over):
		r.fail("winners", "they are known when the game is over, and only then")
	case w.Reply != 0 && p.phase != Reply:
		r.fail("reply", "it belongs to phase reply")
	case (p.offered != NoCard) != (p.phase == Parrots):
		r.fail("offered", "it belongs to phase parrots")
	case (len(w.Draws) > 0 || w.Plundered != NoIsland) && p.phase != Parrots:
		r.fail("draws", "cards are owed in phase parrots only")
	case w.Visit != nil && p.phase != Visits && p.phase != Parrots:
		r.fail("visit", "it belongs to phases visits and parrots")
	}
	if r.err != nil {
		return
	}
	p.step = stepOf[p.phase]
	switch p.phase {
	case Outfitting, Navigation:
		r.chosen(w)
	case AfterTreasure, BeforeNavigation, AfterNavigation:
		p.window = window{seat: p.at, passes: r.within("passes", w.Passes, p.Players()-1)}
		r.asked(p.at)
	case Reply:
		r.reply(w)
	case Boarding, Exchange, Aiming:
		r.fight(w.Fight)
	case Visits:
		r.visit(w.Visit)
	case Parrots:
		r.parrots(w)
	case Over:
		r.over(w)
	}
	for seat := range p.Players() {
		if needs := p.step > toNavigation && !p.final; needs && p.ships[seat].Island == NoIsland {
			r.fail(fmt.Sprintf("seats[%d].island", seat), "after navigation every ship is at an island (N2)")
		}
		switch {
		case p.final || !p.ships[seat].Crippled():
		case p.step <= toAfterNavigation:
			r.fail(fmt.Sprintf("seats[%d].places", seat), "a crippled ship was repaired in the round before (I4)")
		case p.ships[seat].Island != Cove:
			r.fail(fmt.Sprintf("seats[%d].places", seat), "a crippled ship is in the cove (B5)")
		}
	}
}

// stepOf is the part of the round that a phase is in; of Parrots it has to be found out.
var stepOf = [phaseCount]step{
	Outfitting: toTreasure, AfterTreasure: toAfterTreasure, BeforeNavigation: toBeforeNavigation, Navigation: toNavigation,
	AfterNavigation: toAfterNavigation, Reply: toAfterNavigation, Boarding: toFights, Exchange: toFights, Aiming: toFights,
	Visits: toVisits, Over: toOver,
}

// asksOne are the phases in which nothing else says who is asked.
var asksOne = [phaseCount]bool{
	AfterTreasure: true, BeforeNavigation: true, Navigation: true, AfterNavigation: true, Reply: true, Parrots: true,
}

// asked checks that a seat has cards, since one without passes by itself (J1).
func (r *reader) asked(seat uint8) {
	if seat == nobody || r.p.held[seat] == 0 {
		r.fail("at", "a seat without cards is not asked for one (J1)")
	}
}

func (r *reader) chosen(w *written) {
	p := r.p
	for _, a := range w.Chosen {
		seat := r.seat("chosen", int(a.Seat))
		switch {
		case p.chosen[seat]:
			r.fail("chosen", "seat %d has chosen twice", seat)
		case a.Kind == Outfit && p.phase == Outfitting && (&p.state).Refuse(a) == nil:
			p.outfits[seat] = a.Steps
		case a.Kind == Sail && p.phase == Navigation && a.Island >= Tavern && a.Island <= TreasureIsland:
			p.wheels[seat] = a.Island
		default:
			r.fail("chosen", "%q is no choice of this phase", a)
		}
		p.chosen[seat] = true
	}
	switch {
	case r.err != nil:
	case p.allChosen():
		r.fail("chosen", "all have chosen, and nothing is shown (N2, U4)")
	case !p.together():
		for i, seat := 0, p.lookout; i < p.Players(); i, seat = i+1, p.next(seat) {
			if !p.chosen[seat] {
				if p.at != seat || len(w.Chosen) != i {
					r.fail("at", "with Lookout they choose clockwise, and it is seat %d's choice (N3)", seat)
				}
				return
			}
		}
	}
}

func (r *reader) reply(w *written) {
	p := r.p
	switch {
	case w.Reply < 1 || w.Reply > len(w.Navies):
		r.fail("reply", "there is no Navy %d (E6)", w.Reply)
	case w.Next == nil:
		r.fail("next", "it says who is asked for event cards after the reply")
	default:
		p.window = window{
			seat: r.seat("next", *w.Next), passes: r.within("passes", w.Passes, p.Players()-1),
			fleet: uint8(w.Reply), asked: p.at,
		}
		r.asked(p.at)
		if p.navies[p.window.fleet-1].Sender == p.at {
			r.fail("at", "nobody replies to their own Navy (J17)")
		}
	}
}

func (r *reader) over(w *written) {
	for _, seat := range w.Winners {
		by := r.seat("winners", seat)
		if r.p.winners>>by&1 != 0 {
			r.fail("winners", "seat %d wins twice", by)
		}
		r.p.winners |= 1 << by
	}
	r.p.at = nobody
}

// interrupted reads what is owed after the choice between two parrots.
func (r *reader) interrupted(w *written) {
	if len(w.Draws) > len(r.p.draws) {
		r.fail("draws", "more than two seats draw cards")
		return
	}
	for i, d := range w.Draws {
		r.p.draws[i] = draw{r.seat("draws", d.Seat), r.within("draws", d.Cards, 2)}
		if d.Cards == 0 {
			r.fail("draws", "none are owed")
		}
	}
}

func (r *reader) parrots(w *written) {
	p := r.p
	if p.at == nobody || p.ships[p.at].Parrot == NoCard || p.offered.Face().Type != ParrotCard {
		r.fail("offered", "a parrot is offered to who has one (T2)")
		return
	}
	switch {
	case w.Plundered.Outer() && w.Visit == nil:
		p.step, p.fight.island = toPlunder, w.Plundered
	case w.Visit != nil && w.Plundered == NoIsland:
		p.step = toVisits
		at := p.at
		r.visit(w.Visit)
		if r.err == nil && p.at != at {
			r.fail("at", "the visit at hand is not seat %d's", at)
		}
		for _, d := range p.draws {
			if d.cards > 0 && d.seat != at {
				r.fail("draws", "on a visit it is the visitor who draws, and not seat %d (I1, I4)", d.seat)
			}
		}
	default:
		r.fail("plundered", "a parrot is drawn after plundering an outer island, or on a visit")
	}
}

func (r *reader) visit(w *writtenVisit) {
	p := r.p
	if w == nil {
		w = &writtenVisit{}
	}
	v := &p.visit
	v.begun, v.raised, v.served, v.unpaid = true, w.Raised, w.Served, w.Unpaid
	v.bought, v.buried = r.within("visit", w.Bought, mostBought), r.buried(w)
	if w.Order == nil {
		w.Order = r.visitOrder()
	}
	if len(w.Order) != p.Players() {
		r.fail("visit", "%d of %d seats are in the order", len(w.Order), p.Players())
		return
	}
	for i, seat := range w.Order {
		v.order[i] = r.seat("visit", seat)
		if slices.Contains(v.order[:i], v.order[i]) {
			r.fail("visit", "seat %d is in the order twice", seat)
		}
	}
	v.n = uint8(len(w.Order))
	switch at := slices.Index(v.order[:v.n], p.at); {
	case w.Next != nil:
		v.at = r.within("visit", *w.Next, p.Players()-1)
	case p.at == nobody:
	default:
		v.at = uint8(max(at, 0))
	}
	if p.at == nobody {
		p.at = v.order[v.at]
	}
	if p.at != v.order[v.at] {
		r.fail("at", "the visit at hand is not seat %d's", p.at)
	}
	for _, seat := range v.order[:v.at+1] {
		if p.ships[seat].Crippled() {
			r.fail("visit", "seat %d was repaired when its visit began (I4)", seat)
		}
	}
}

// buried reads how much fame the visit at hand has brought: what was buried for it is in the bank (I3).
func (r *reader) buried(w *writtenVisit) uint8 {
	return r.within("visit: buried", w.Buried, int(r.p.hoard)+int(r.p.doubloons)/GoldPerFame)
}

// visitOrder are the seats island by island, and at one island in order of their speed (A2); equal ones clockwise.
func (r *reader) visitOrder() (order []int) {
	p := r.p
	for seat := range p.Players() {
		order = append(order, seat)
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if p.ships[a].Island != p.ships[b].Island {
			return int(p.ships[a].Island) - int(p.ships[b].Island)
		}
		return p.Speed(Target(b)) - p.Speed(Target(a))
	})
	return order
}
