package portroyal

// taxLoss is how many of so many coins a tax increase takes: from 12 on half, rounded down (X1);
// in Unterwegs alone everything beyond 8 (X2).
func (o *Options) taxLoss(coins uint8) uint8 {
	const (
		threshold = 12
		untaxed   = 8
	)
	switch {
	case o.Decks == DeckUnterwegs && coins > untaxed:
		return coins - untaxed
	case o.Decks != DeckUnterwegs && coins >= threshold:
		return coins / 2
	}
	return 0
}

// tax carries out a tax increase (X1, X2), everything round from the active player. Everybody pays
// before anybody is a Tax Officer (K7), and the bonus comes last, so that the points of that contract
// count for it (X3).
func (p *Position) tax(bonus Bonus, t *Tape) {
	seat := p.active
	var taxed uint8 // a bit for each seat
	for range p.options.Players {
		if loss := p.options.taxLoss(uint8(p.Coins(int(seat)))); loss > 0 {
			p.pay(seat, loss)
			t.note(Event{Kind: TaxPaid, Seat: seat, N: loss})
			taxed |= 1 << seat
		}
		seat = p.after(seat)
	}
	if taxed == 0 || !p.offer(TaxOfficer, taxed, t) {
		p.payBonus(bonus, t)
	}
}

// payBonus pays what a tax increase brings (X1, X2) and discards it. With a Time Pile the players
// are asked then whether they move one more card of it (P3), unless a Tax Officer has won them the
// game: the tax increase is carried out to its end, but no card is moved after the win (P4).
func (p *Position) payBonus(bonus Bonus, t *Tape) {
	seat := p.active
	best := p.taxMeasure(0, bonus)
	for other := uint8(1); other < p.options.Players; other++ {
		best = max(best, p.taxMeasure(other, bonus))
	}
	for range p.options.Players {
		if p.taxMeasure(seat, bonus) == best { // ties all get it, also at zero
			if n := p.gain(seat, 1, t); n > 0 {
				t.note(Event{Kind: TaxBonus, Seat: seat, N: n})
			}
		}
		seat = p.after(seat)
	}
	if p.size(pendingZone) == 0 {
		return // an extra tax increase: no card was turned up (C5)
	}
	p.discardPending()
	if p.size(timeZone) > 0 && !p.Won() {
		p.phase = MoveTime
	}
}

// taxMeasure is what the bonus looks at; the highest gets the coin.
func (p *Position) taxMeasure(seat uint8, bonus Bonus) int {
	if bonus == MaxSwords {
		return p.Swords(int(seat))
	}
	return -p.Points(int(seat))
}
