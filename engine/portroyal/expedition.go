package portroyal

// claimReason enforces E1 and E2.
func (s *state) claimReason(a Action) Reason {
	switch {
	case s.phase != Discover && s.phase != Trade: // E1: not while a ship awaits D3
		return NotNow
	case s.decides != s.active:
		return OnlyActive
	case a.Card == NoCard || s.indexIn(rowZone, a.Card) < 0:
		return NotInRow
	case a.Gift != 0, a.With >= 1<<(8*maxSpent):
		return WrongSymbols // no person at all in the fourth byte
	}
	display := displayZone + zone(s.active)
	var shown [symbolCount]uint8
	for place, last, run := 0, NoCard, 0; place < maxSpent; place++ {
		person := a.With.at(place)
		switch {
		case person < last || person >= oldPool:
			return WrongSymbols // there is one way of writing each claim
		case person == NoCard:
			continue
		case person == last:
			run++
		default:
			last, run = person, 1
		}
		if s.copiesIn(display, person) < run {
			return NotOwned
		}
		shown[faces[person].Symbol]++
	}
	// E2: one person for each symbol; jacks stand for what is missing.
	missing := uint8(0)
	for _, symbol := range faces[a.Card].Requires {
		switch {
		case symbol == NoSymbol:
		case shown[symbol] > 0:
			shown[symbol]--
		default:
			missing++
		}
	}
	if shown != [symbolCount]uint8{AnySymbol: missing} {
		return WrongSymbols
	}
	return Allowed
}

func (s *state) copiesIn(z zone, card Card) (n int) {
	for _, other := range s.in(z) {
		if other == card {
			n++
		}
	}
	return n
}

// canClaim reports whether the active player could claim an expedition (E3).
func (s *state) canClaim() bool {
	if s.size(rowZone) == 0 || s.tableaux[s.active].shown < fewestNeeded {
		return false
	}
	for _, expedition := range s.in(rowZone) {
		if s.lacks(s.active, expedition) == 0 {
			return true
		}
	}
	return false
}

// Lacks is how many persons a seat is short of to claim an expedition (E2).
func (s *state) Lacks(seat int, expedition Card) int { return s.lacks(uint8(seat), expedition) }

func (s *state) lacks(seat uint8, expedition Card) int {
	needs := &needsOf[expedition]
	have := &s.tableaux[seat].symbols
	short := 0
	for symbol := Anchor; symbol <= House; symbol++ {
		short += max(0, int(needs[symbol])-int(have[symbol]))
	}
	return max(0, short-int(have[AnySymbol]))
}

// fewestNeeded is the number of persons that every expedition asks for at least; it saves
// looking at expeditions for players who show less.
const fewestNeeded = 2

// needsOf counts what each expedition asks for.
var needsOf = func() (needs [128][symbolCount]uint8) {
	for card := range faces {
		for _, symbol := range faces[card].Requires {
			if symbol != NoSymbol {
				needs[card][symbol]++
			}
		}
	}
	return needs
}()

// symbolCards are the persons showing each symbol, by Card. Several could show the same one;
// in the printed decks there is one each.
var symbolCards = func() (cards [symbolCount][]Card) {
	for card := Card(1); int(card) < faceCount; card++ {
		if symbol := faces[card].Symbol; symbol != NoSymbol {
			cards[symbol] = append(cards[symbol], card)
		}
	}
	return cards
}()

// appendClaims lists every way in which the active player can claim expeditions (E1, E2):
// for each symbol either the person who shows it or a jack.
func (s *state) appendClaims(actions []Action) []Action {
	for _, expedition := range s.in(rowZone) {
		if s.lacks(s.active, expedition) == 0 {
			actions = s.appendWays(actions, Action{Kind: Claim, Card: expedition}, 0)
		}
	}
	return actions
}

// appendWays fills the places of With in ascending order of cards, so that each set of persons
// comes once.
func (s *state) appendWays(actions []Action, a Action, place int) []Action {
	if place == maxSpent || faces[a.Card].Requires[place] == NoSymbol {
		if s.claimReason(a) == Allowed {
			actions = append(actions, a)
		}
		return actions
	}
	from := max(1, Card(a.With)) // the person placed last
	for symbol := Anchor; symbol <= AnySymbol; symbol++ {
		for _, person := range symbolCards[symbol] {
			needed := symbol == AnySymbol || needsOf[a.Card][symbol] > 0
			if needed && person >= from && s.tableaux[s.active].symbols[symbol] > 0 {
				way := a
				way.With = a.With<<8 | Persons(person)
				actions = s.appendWays(actions, way, place+1)
			}
		}
	}
	return actions
}

// claim carries out E2.
func (p *Position) claim(a Action, t *Tape) {
	seat := p.active
	display := displayZone + zone(seat)
	for place := range maxSpent {
		person := a.With.at(place)
		if person == NoCard {
			continue
		}
		p.move(display, p.indexIn(display, person), 1, discardZone)
		p.tableaux[seat].remove(person)
	}
	p.move(rowZone, p.indexIn(rowZone, a.Card), 1, expeditionZone+zone(seat))
	p.tableaux[seat].add(a.Card)
	p.stir()
	before := p.Coins(int(seat))
	p.gain(seat, faces[a.Card].Coins, t)
	t.note(Event{Kind: Claimed, Seat: seat, Card: a.Card, With: a.With, N: uint8(p.Coins(int(seat)) - before)})
	p.checkTarget(seat, t)
	if p.options.Contracts {
		p.fulfilOwned(seat, t)
	}
}
