package portroyal

// Apply plays an action of the deciding seat and everything that follows from it without a decision. An action that is
// not legal is a *[Refusal], and nothing changes. The events are put on the tape, which may be nil.
func (p *Position) Apply(a Action, tape *Tape) error {
	if refusal := p.Refuse(a); refusal != nil {
		return refusal
	}
	p.Play(a, tape)
	return nil
}

// Play is [Position.Apply] for an action that [state.Legal] has listed for this very position: it is not judged again.
// Any other action has undefined effects.
func (p *Position) Play(a Action, tape *Tape) {
	c := course{tape: tape}
	p.carryOut(a, &c)
}

// carryOut plays a legal action.
func (s *state) carryOut(a Action, c *course) {
	switch a.Kind {
	case RevealNext:
		s.turnUp(c)
	case Stop:
		s.stop(c)
	case Take:
		s.take(a, c)
		s.goOn(c)
	case Pass:
		if s.Phase() == Moment {
			s.decline(c)
			break
		}
		if c.listens() {
			c.note(Event{Kind: Passed, Seat: s.decides})
		}
		s.nextChance(c)
	case RepelShip:
		s.repel(c)
	case Dock:
		ship := s.top().card
		s.pop()
		s.dock(ship, c)
	default:
		s.carryOutRare(a, c)
	}
	if s.depth > 0 || s.options.goal().shared {
		s.settle(c)
	}
}

// carryOutRare is carryOut for what is seldom done: the compiler makes a slower jump of a longer list, see fast.go.
func (s *state) carryOutRare(a Action, c *course) {
	switch a.Kind {
	case TakeForgoing:
		s.take(a, c)
		s.goOn(c)
	case Claim:
		s.claim(a, c)
		if s.phase == Trade {
			s.goOn(c)
		}
	case Gamble:
		s.gamble(c)
	case Fulfil:
		s.fulfilChosen(a.Contract(), c)
	case MoveToVictory:
		s.pop()
		s.moveTime(c)
	case KeepTime:
		s.pop()
	}
}

// settle carries out what an action has begun, until somebody has to answer, and ends a game that is
// won (P4); a tax increase in which somebody is still asked is carried out first.
func (s *state) settle(c *course) {
	s.resume(c)
	if s.Won() && s.phase != Over && s.Offered() != TaxOfficer {
		s.finish(c)
	}
}
