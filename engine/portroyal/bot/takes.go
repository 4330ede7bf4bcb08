package bot

// fee is the coin of H6.
func (t *table) fee(seat int) int16 {
	if seat == t.active {
		return 0
	}
	return 1
}

// bestPlan is the choice after which the seat has the most, looking at nobody else.
func (t *table) bestPlan(seat, takes int, h *harbour) (best plan, after side) {
	value := t.valuer(seat)
	after = t.sides[seat]
	most := value.of(best, &after)
	if takes == 1 && t.contracts == 0 && !t.sides[seat].chained(h) { // the usual case needs no combinations
		for _, card := range h.list() {
			s := t.sides[seat]
			if !s.take(card.Face(), t.fee(seat)) {
				continue
			}
			if worth := value.of(best, &s); worth > most {
				best.cards[0], best.n = card, 1
				after, most = s, worth
			}
		}
		return best, after
	}
	t.plans(seat, takes, h, func(p plan, s *side) {
		if worth := value.of(p, s); worth > most {
			best, after, most = p, *s, worth
		}
	})
	return best, after
}

// valuer tells what a side is worth to its seat.
type valuer struct {
	table         *table
	seat          int
	turns, visits float64
	known         *quests // cooperative games: what contracts come to for each seat without a plan
}

func (t *table) valuer(seat int) valuer {
	v := valuer{table: t, seat: seat}
	if t.options.Cooperative {
		w := new(work)
		for seat := range t.players {
			t.survey(w, seat)
		}
		v.known = &w.quests
	} else {
		v.turns, v.visits = t.left(seat)
	}
	return v
}

// of is the worth of a side after a plan; in cooperative games what it is worth to all, with the
// coins that others get by it.
func (v *valuer) of(p plan, s *side) float64 {
	if v.table.options.Cooperative {
		next := *v.table
		next.settleUp(v.seat, p, *s)
		return next.successWith(v.table, v.known, v.seat)
	}
	return v.table.worthOf(s, v.turns, v.visits, v.seat == v.table.active)
}

// carryOut gives a seat the cards of a plan: the harbour loses them, the active player gets the
// coins of H6, and another seat those of a "3 + 1" ship (H11).
func (t *table) carryOut(seat int, p plan, after side, h *harbour) {
	for _, card := range p.cards[:p.n] {
		h.remove(card)
	}
	t.settleUp(seat, p, after)
}

// settleUp gives everybody what comes of a plan.
func (t *table) settleUp(seat int, p plan, after side) {
	t.adopt(seat, &after)
	for _, card := range p.cards[:p.n] {
		if coins := card.Face().CoinToOther; coins > 0 && t.players > 1 {
			t.sides[t.giftTo(seat)].coins += int16(coins)
		}
	}
	if seat != t.active {
		t.sides[t.active].coins += int16(p.n)
	}
}

// answers lets the seats after this one, up to the active player, take the cards that are best
// for them (H2, H3).
func (t *table) answers(after int, h *harbour) {
	for seat := (after + 1) % t.players; seat != t.active; seat = (seat + 1) % t.players {
		t.wait(seat, h)
		p, s := t.bestPlan(seat, 1+int(t.sides[seat].governors), h)
		t.carryOut(seat, p, s, h)
	}
}
