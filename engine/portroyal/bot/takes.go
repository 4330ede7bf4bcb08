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
	turns, visits := t.left(seat)
	active := seat == t.active
	after = t.sides[seat]
	most := t.worthOf(&after, turns, visits, active)
	if takes == 1 && !t.sides[seat].chained(h) { // the usual case needs no combinations
		for _, card := range h.list() {
			s := t.sides[seat]
			if !s.take(card.Face(), t.fee(seat)) {
				continue
			}
			if worth := t.worthOf(&s, turns, visits, active); worth > most {
				best.cards[0], best.n = card, 1
				after, most = s, worth
			}
		}
		return best, after
	}
	t.plans(seat, takes, h, func(p plan, s *side) {
		if worth := t.worthOf(s, turns, visits, active); worth > most {
			best, after, most = p, *s, worth
		}
	})
	return best, after
}

// carryOut gives a seat the cards of a plan: the harbour loses them, the active player gets the
// coins of H6, and another seat those of a "3 + 1" ship (H11).
func (t *table) carryOut(seat int, p plan, after side, h *harbour) {
	t.sides[seat] = after
	for _, card := range p.cards[:p.n] {
		h.remove(card)
		if coins := card.Face().CoinToOther; coins > 0 {
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
