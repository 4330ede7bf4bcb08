package portroyal

// canClaim reports whether the active player could claim an expedition (E3).
func (s *state) canClaim() bool {
	return s.claimers>>(s.active&7)&1 != 0
}

// deciderCanClaim reports the same of the deciding seat, which must be the active one (E1).
func (s *state) deciderCanClaim() bool {
	return s.claimers != 0 && s.decides == s.active && s.canClaim()
}

// findClaimers finds out which seats could claim an expedition if it were their turn, after the row has
// changed.
func (s *state) findClaimers() {
	s.claimers = 0
	for seat := range s.options.Players {
		s.findClaims(seat)
	}
}

// findClaims finds out whether a seat could claim an expedition that it could not claim before.
func (s *state) findClaims(seat uint8) {
	bit := uint8(1) << (seat & 7)
	if s.claimers&bit != 0 {
		return
	}
	for _, expedition := range s.row[:s.rowSize] {
		if s.lacks(seat, expedition) == 0 {
			s.claimers |= bit
			return
		}
	}
}

// Lacks is how many persons a seat is short of to claim an expedition (E2).
func (s *state) Lacks(seat int, expedition Card) int { return s.lacks(uint8(seat), expedition) }

func (s *state) lacks(seat uint8, expedition Card) int {
	needs := &needsOf[expedition]
	have := &s.tableaux[seat].Symbols
	short := 0
	for symbol := Anchor; symbol <= House; symbol++ {
		short += max(0, int(needs[symbol])-int(have[symbol]))
	}
	return max(0, short-int(have[AnySymbol]))
}

// needsOf counts what each expedition asks for.
var needsOf = func() (needs [256][symbolCount]uint8) {
	for card := range faces {
		for _, symbol := range faces[card].Requires {
			if symbol != NoSymbol {
				needs[card][symbol]++
			}
		}
	}
	return needs
}()

// helpers are the persons showing a symbol, in ascending order: one for each symbol, so that a tableau knows how many of
// each there are.
var helpers = func() (cards []Card) {
	for card := Card(1); int(card) < faceCount; card++ {
		if faces[card].Symbol != NoSymbol {
			cards = append(cards, card)
		}
	}
	return cards
}()

// appendClaims lists every way in which the active player can claim expeditions (E1, E2): for each
// symbol either a person who shows it or a jack. Persons are in ascending order, so that each set of
// them comes once.
func (s *state) appendClaims(actions []Action) []Action {
	for _, expedition := range s.row[:s.rowSize] {
		if s.lacks(s.active, expedition) > 0 {
			continue
		}
		if s.tableaux[s.active].Symbols[AnySymbol] == 0 { // there is one way
			actions = append(actions, Action{Kind: Claim, Card: expedition, With: plainWay[expedition]})
		} else {
			actions = s.appendWays(actions, Action{Kind: Claim, Card: expedition}, helpers, needsOf[expedition])
		}
	}
	return actions
}

// appendWays lists the ways to spend these helpers or some of them, when so many symbols are still to be
// shown and jacks have been spent already: that number stands at AnySymbol.
func (s *state) appendWays(actions []Action, a Action, helpers []Card, needed [symbolCount]uint8) []Action {
	missing := needed[Anchor] + needed[Cross] + needed[House] - needed[AnySymbol]
	if len(helpers) == 0 {
		if missing == 0 {
			actions = append(actions, a)
		}
		return actions
	}
	person := helpers[0]
	symbol := faces[person].Symbol
	most := min(missing, s.tableaux[s.active].Symbols[symbol])
	if symbol != AnySymbol {
		most = min(most, needed[symbol])
	}
	for n := int(most); n >= 0; n-- { // more of the lower card come first
		way, left := a, needed
		for range n {
			way.With = way.With<<8 | Persons(person)
		}
		if symbol == AnySymbol {
			left[symbol] += uint8(n)
		} else {
			left[symbol] -= uint8(n)
		}
		actions = s.appendWays(actions, way, helpers[1:], left)
	}
	return actions
}

// claim carries out E2.
func (s *state) claim(a Action, c *course) {
	seat := s.active
	display := inDisplay.of(seat)
	for place := range maxSpent {
		person := a.With.at(place)
		if person == NoCard {
			continue
		}
		s.takeUp(person, display)
		s.discard(person)
		s.tableaux[seat].remove(person)
	}
	s.removeExpedition(a.Card)
	s.put(a.Card, inClaims.of(seat))
	s.tableaux[seat].add(a.Card)
	s.findClaimers()
	s.stir()
	before := s.Coins(int(seat))
	s.gain(seat, faces[a.Card].Coins, c)
	c.note(Event{Kind: Claimed, Seat: seat, Card: a.Card, With: a.With, N: uint8(s.Coins(int(seat)) - before)})
	s.checkTarget(seat, c)
	s.fulfilOwned(seat, c)
}
