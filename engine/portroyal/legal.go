package portroyal

import "slices"

// Legal appends the actions at hand to the list that it is given and returns it: every action that Apply accepts now,
// each once. It is the one place that decides what is legal. Until the game is over there is at least one; afterwards
// there is none. Passing a list with room for a few dozen keeps it from allocating.
func (s *state) Legal(actions []Action) []Action {
	switch s.Phase() {
	case Discover:
		if s.gambles == 0 { // H13
			actions = append(actions, Action{Kind: RevealNext}, Action{Kind: Stop})
			actions = actions[:len(actions)-one(s.revealed == 0)] // D1, without a jump
		} else {
			actions = append(actions, Action{Kind: Stop})
		}
		if s.canGamble() {
			actions = append(actions, Action{Kind: Gamble})
		}
		if s.canClaim() {
			actions = s.appendClaims(actions)
		}
		if s.options.playersDecide() {
			actions = s.appendFulfils(actions)
		}
	case Repel:
		actions = append(actions, Action{Kind: RepelShip}, Action{Kind: Dock})
	case Trade:
		if s.takesLeft > 0 {
			actions = s.appendTakes(actions)
		}
		if s.deciderCanClaim() {
			actions = s.appendClaims(actions)
		}
		if s.options.playersDecide() {
			actions = s.appendFulfils(actions)
		}
		actions = append(actions, Action{Kind: Pass})
	case Moment:
		actions = append(actions, Fulfilling(s.Offered()), Action{Kind: Pass})
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

// appendTakes lists the ways to take cards of the harbour that the deciding seat can pay, those of equal cards once.
func (s *state) appendTakes(actions []Action) []Action {
	budget := s.budget()
	if budget >= 0 && s.options.plain() {
		return s.appendPlainTakes(actions, budget)
	}
	var seen [256 / 64]uint64
	for _, card := range s.harbourCards() {
		word, bit := card>>6, uint64(1)<<(card&63)
		if seen[word]&bit == 0 && s.affordable(card, budget) {
			actions = s.appendTrades(actions, Action{Kind: Take, Card: card})
			if s.canForgo(card) {
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
	if faces[a.Card].CoinToOther == 0 || s.options.alone() {
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

// budget is the highest printed cost that the deciding seat can pay for a person, with the
// discount of H7 and after the coin of H6; below 0 if not even that coin is there.
func (s *state) budget() int {
	t := &s.tableaux[s.decides]
	left := int(t.Coins) - one(s.decides != s.active)
	if left < 0 {
		return left
	}
	return left + int(t.Roles[Mademoiselle])
}

// affordable reports whether the deciding seat can pay for a card. The coin of H6 for a ship may
// come out of its income. A ship is discarded first, so that at least one coin can be handed out;
// only one that goes under a wholesaler (H12) can bring nothing when both piles are empty (C5).
func (s *state) affordable(card Card, budget int) bool {
	face := &faces[card]
	if face.Type == Person {
		return int(face.Cost) <= budget
	}
	return budget >= 0 || s.tableaux[s.decides].Wholesalers[face.Colour] == 0 ||
		int(s.pile)+s.Discarded() > 0
}

// isLegal reports whether Legal lists an action.
func (s *state) isLegal(a Action) bool {
	var room [64]Action
	return slices.Contains(s.Legal(room[:0]), a)
}
