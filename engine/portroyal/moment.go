package portroyal

// canFulfil reports whether a seat whose chance it is can fulfil a contract (K3).
func (s *state) canFulfil(seat uint8) bool {
	for i := range s.contracts {
		if s.holds(seat, i) {
			return true
		}
	}
	return false
}

// Offered is the contract that the deciding seat may fulfil now or not at all, in phase Moment (K3).
func (s *state) Offered() Contract { return s.top().contract }

// offer deals with a contract that is decided at the moment itself, for these seats, a bit each:
// from the active player on, those who can fulfil it do so (K3), or are asked one after the other if
// players decide (K5).
func (s *state) offer(contract Contract, seats uint8, c *course) {
	if !s.options.Contracts {
		return
	}
	asked := uint8(0)
	seat := s.active
	for range s.options.Players {
		if seats&(1<<seat) != 0 && s.open(seat, contract) >= 0 {
			if s.options.AutoContracts {
				s.achieve(seat, contract, NoCard, c)
			} else {
				asked |= 1 << seat
			}
		}
		seat = s.after(seat)
	}
	if asked != 0 {
		s.push(step{kind: asking, contract: contract, n: asked})
		s.askNext()
	}
}

// askNext makes it the decision of the next seat that is to be asked.
func (s *state) askNext() {
	asked := &s.steps[s.depth-1].n
	seat := s.active
	for *asked&(1<<seat) == 0 {
		seat = s.after(seat)
	}
	*asked &^= 1 << seat
	s.decides = seat
}

// answered asks the next seat, or ends the step if all have been asked.
func (s *state) answered() {
	if s.top().n != 0 {
		s.askNext()
		return
	}
	s.pop()
	s.decides = s.active
}

// fulfilChosen fulfils the contract that the deciding seat has named (K5).
func (s *state) fulfilChosen(contract Contract, c *course) {
	s.achieve(s.decides, contract, NoCard, c)
	switch s.Phase() {
	case Moment:
		s.answered()
	case Trade:
		s.goOn(c)
	}
}

// decline lets the moment go by.
func (s *state) decline(c *course) {
	c.note(Event{Kind: ContractDeclined, Seat: s.decides, Contract: s.Offered()})
	s.answered()
}
