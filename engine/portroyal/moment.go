package portroyal

// playersDecide reports whether contracts are fulfilled when a player says so, not by themselves (K5).
func (s *state) playersDecide() bool { return s.options.Contracts && !s.options.AutoContracts }

// canFulfil reports whether a seat whose chance it is can fulfil a contract (K3).
func (s *state) canFulfil(seat uint8) bool {
	for i := range s.contracts {
		if s.holds(seat, i) {
			return true
		}
	}
	return false
}

// Offered is the contract that seat [Decides] may fulfil now or not at all, in phase Moment (K3).
func (s *state) Offered() Contract { return s.offered }

// offer deals with a contract that is decided at the moment itself, for these seats, a bit each:
// from the active player on, those who can fulfil it do so (K3). If players decide (K5), they are
// asked one after the other, and offer tells so.
func (p *Position) offer(contract Contract, seats uint8, t *Tape) (asks bool) {
	if !p.options.Contracts {
		return false
	}
	seat := p.active
	for range p.options.Players {
		if seats&(1<<seat) != 0 && p.open(seat, contract) >= 0 {
			if p.options.AutoContracts {
				p.achieve(seat, contract, t)
			} else {
				p.asked |= 1 << seat
			}
		}
		seat = p.after(seat)
	}
	if p.asked == 0 {
		return false
	}
	p.phase, p.offered = Moment, contract
	p.askNext()
	return true
}

// askNext makes it the decision of the next seat that is to be asked.
func (p *Position) askNext() {
	seat := p.active
	for p.asked&(1<<seat) == 0 {
		seat = p.after(seat)
	}
	p.asked &^= 1 << seat
	p.decides = seat
}

// fulfilChosen fulfils the contract that the deciding seat has named (K5).
func (p *Position) fulfilChosen(contract Contract, t *Tape) {
	seat := p.decides
	p.achieve(seat, contract, t)
	switch p.phase {
	case Moment:
		p.answered(t)
	case Trade:
		p.goOn(t)
	}
}

// decline lets the moment go by.
func (p *Position) decline(t *Tape) {
	t.note(Event{Kind: ContractDeclined, Seat: p.decides, Contract: p.offered})
	p.answered(t)
}

// answered asks the next seat, or goes on where the moment came up: in a tax increase, after the
// docking of a ship, or at the end of a turn.
func (p *Position) answered(t *Tape) {
	if p.asked != 0 {
		p.askNext()
		return
	}
	contract := p.offered
	p.phase, p.offered, p.decides = Discover, NoContract, p.active
	switch contract {
	case TaxOfficer:
		bonus := MinPoints // of an extra tax increase (C5)
		if tax := p.Pending(); tax != NoCard {
			bonus = faces[tax].Bonus
		}
		p.payBonus(bonus, t)
	case Jinx:
		p.endTurn(t)
		return
	}
	p.discoverOn(t)
}
