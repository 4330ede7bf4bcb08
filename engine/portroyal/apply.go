package portroyal

// Legal appends the actions at hand to the list that it is given and returns it: every action
// that Apply accepts now, each once. Until the game is over there is at least one; afterwards
// there is none. Passing a list with room for a few dozen keeps it from allocating.
func (s *state) Legal(actions []Action) []Action {
	switch s.phase {
	case Discover:
		actions = append(actions, Action{Kind: RevealNext})
		if s.revealed > 0 {
			actions = append(actions, Action{Kind: Stop})
		}
		if s.tableaux[s.active].roles[Gambler] > 0 { // H13
			actions = append(actions, Action{Kind: Gamble})
		}
		if s.canClaim() {
			actions = s.appendClaims(actions)
		}
		if s.playersDecide() {
			actions = s.appendFulfils(actions)
		}
	case Repel:
		actions = append(actions, Action{Kind: RepelShip}, Action{Kind: Dock})
	case Trade:
		if s.takesLeft > 0 {
			actions = s.appendTakes(actions)
		}
		if s.decides == s.active && s.canClaim() {
			actions = s.appendClaims(actions)
		}
		if s.playersDecide() {
			actions = s.appendFulfils(actions)
		}
		actions = append(actions, Action{Kind: Pass})
	case Moment:
		actions = append(actions, Fulfilling(s.offered), Action{Kind: Pass})
	case MoveTime:
		actions = append(actions, Action{Kind: MoveToVictory}, Action{Kind: KeepTime})
	}
	return actions
}

// appendFulfils lists the contracts that the deciding seat can fulfil (K3, K5).
func (s *state) appendFulfils(actions []Action) []Action {
	for i := range s.contracts {
		if s.holds(s.decides, i) {
			actions = append(actions, Fulfilling(s.contracts[i].contract))
		}
	}
	return actions
}

// appendTakes lists the cards of the harbour that the deciding seat can pay, equal ones once.
func (s *state) appendTakes(actions []Action) []Action {
	var seen [2]uint64
	budget := s.budget()
	for _, card := range s.in(harbourZone) {
		word, bit := card>>6&1, uint64(1)<<(card&63)
		if seen[word]&bit == 0 && s.affordable(card, budget) {
			actions = s.appendTrades(actions, Action{Kind: Take, Card: card})
			if s.options.Contracts && s.canForgo(card) {
				actions = s.appendTrades(actions, Action{Kind: TakeForgoing, Card: card})
			}
		}
		seen[word] |= bit
	}
	return actions
}

// appendTrades lists an action that takes a card, for a "3 + 1" ship once for each seat that could
// get its coin (H11).
func (s *state) appendTrades(actions []Action, a Action) []Action {
	if faces[a.Card].CoinToOther == 0 || s.options.Players == 1 {
		return append(actions, a)
	}
	for seat := range s.options.Players {
		if seat != s.decides {
			a.Gift = seat + 1
			actions = append(actions, a)
		}
	}
	return actions
}

// Apply plays an action of the deciding seat and everything that follows from it without a
// decision. An action that is not legal is a *[Refusal], and nothing changes. What happened is
// put on the tape, which may be nil.
func (p *Position) Apply(a Action, t *Tape) error {
	if p.reason(a) != Allowed {
		return p.Refuse(a)
	}
	switch a.Kind {
	case RevealNext:
		if p.options.Cooperative {
			p.takeTime()
		}
		p.reveal(t)
	case Stop:
		p.stop(0, t)
	case RepelShip:
		p.repel(t)
	case Dock:
		p.phase = Discover
		p.dock(t)
	case Take:
		p.take(a, t)
		p.goOn(t)
	case Pass:
		if p.phase == Moment {
			p.decline(t)
			break
		}
		t.note(Event{Kind: Passed, Seat: p.decides})
		p.nextChance(t)
	default:
		p.applyRare(a, t)
	}
	if p.options.Cooperative && p.phase != Over && p.offered != TaxOfficer && p.Won() {
		p.finish(t) // P4; a tax increase in which somebody is still asked is carried out first
	}
	return nil
}

// applyRare is Apply for what is seldom done; see rareReason.
func (p *Position) applyRare(a Action, t *Tape) {
	switch a.Kind {
	case TakeForgoing:
		p.take(a, t)
		p.goOn(t)
	case Claim:
		p.claim(a, t)
		if p.phase == Trade {
			p.goOn(t)
		}
	case Gamble:
		if p.options.Cooperative {
			p.takeTime()
		}
		p.gamble(t)
	case Fulfil:
		p.fulfilChosen(a.Contract(), t)
	case MoveToVictory:
		p.phase = Discover
		p.moveTime(t)
		p.discoverOn(t)
	case KeepTime:
		p.phase = Discover
		p.discoverOn(t)
	}
}
