package portroyal

// tax carries out a tax increase, NoCard for an extra one (C5), everything round from the active player
// (X1, X2). Everybody pays before anybody is a Tax Officer (K7), and the bonus comes last, so that the
// points of that contract count for it (X3).
func (s *state) tax(card Card, c *course) {
	seat := s.active
	var taxed uint8 // a bit for each seat
	for range s.options.Players {
		if loss := s.options.TaxLoss(s.tableaux[seat].Coins); loss > 0 {
			s.pay(seat, loss, c)
			c.note(Event{Kind: TaxPaid, Seat: seat, N: loss, Card: card})
			taxed |= 1 << seat
		}
		seat = s.after(seat)
	}
	s.push(step{kind: taxing, card: card})
	s.offer(TaxOfficer, taxed, c)
}

// payBonus pays what a tax increase brings (X1, X2) and discards it. With a Time Pile the players
// are asked then whether they move one more card of it (P3), unless a Tax Officer has won them the
// game: the tax increase is carried out to its end, but no card is moved after the win (P4).
func (s *state) payBonus(card Card, c *course) {
	bonus := faces[card].Bonus
	if card == NoCard {
		bonus = MinPoints // C5
	}
	seat := s.active
	best := s.taxMeasure(0, bonus)
	for other := uint8(1); other < s.options.Players; other++ {
		best = max(best, s.taxMeasure(other, bonus))
	}
	for range s.options.Players {
		if s.taxMeasure(seat, bonus) == best { // ties all get it, also at zero
			if n := s.gain(seat, 1, c); n > 0 {
				c.note(Event{Kind: TaxBonus, Seat: seat, N: n, Card: card})
			}
		}
		seat = s.after(seat)
	}
	if card == NoCard {
		return // no card was turned up (C5)
	}
	s.discard(card)
	if s.time > 0 && !s.Won() {
		s.push(step{kind: moving})
	}
}

// taxMeasure is what the bonus looks at; the highest gets the coin.
func (s *state) taxMeasure(seat uint8, bonus Bonus) int {
	if bonus == MaxSwords {
		return int(s.tableaux[seat].Swords)
	}
	return -int(s.tableaux[seat].Points)
}
