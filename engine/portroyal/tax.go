package portroyal

// taxThreshold is the number of coins from which X1 takes half.
const taxThreshold = 12

// tax carries out a tax increase (X1), beginning with the active player.
func (p *Position) tax(bonus Bonus, t *Tape) {
	seat := p.active
	for range p.options.Players {
		if coins := uint8(p.Coins(int(seat))); coins >= taxThreshold {
			p.pay(seat, coins/2)
			t.note(Event{Kind: TaxPaid, Seat: seat, N: coins / 2})
		}
		seat = p.after(seat)
	}
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
}

// taxMeasure is what the bonus looks at; the highest gets the coin.
func (p *Position) taxMeasure(seat uint8, bonus Bonus) int {
	if bonus == MaxSwords {
		return p.Swords(int(seat))
	}
	return -p.Points(int(seat))
}
