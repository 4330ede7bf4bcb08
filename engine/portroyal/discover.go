package portroyal

// NextCard says where the next card to be turned up comes from: the draw pile, which may have to be
// renewed first (C4), or the Time Pile (P2). It is 0 if an extra tax increase comes instead: no card is
// left, or the pile was renewed in this phase already (C5).
func (s *state) NextCard() Source {
	switch {
	case s.timeNext():
		return TimePile
	case s.pile == 0 && (s.renewed || s.Discarded() == 0):
		return 0
	}
	return DrawPile
}

// turnUp turns up the next card and deals with it (D1). If it asks a player something, the question is on the stack
// afterwards. Without a card there is an extra tax increase (C5).
func (s *state) turnUp(c *course) {
	from := s.NextCard()
	if s.revealed < 255 {
		s.revealed++
	}
	if from == 0 { // C5
		c.note(Event{Kind: TaxInsteadOf, Seat: s.active})
		s.tax(NoCard, c)
		return
	}
	if from == DrawPile && s.pile == 0 {
		s.renewPile(c) // C4
	}
	if c.thinking {
		s.push(step{kind: turning, n: uint8(from)})
		return
	}
	pile := present
	if from == TimePile && s.oldTime {
		pile = oldest
	}
	s.arrive(s.show(from, s.active, pile, c), from, c)
}

// arrive deals with a card that has come to light (D2, D3, H13).
func (s *state) arrive(card Card, from Source, c *course) {
	if from == TimePile {
		s.time--
		s.oldTime = s.oldTime && s.time+s.victory > 0
		if s.apart > 0 {
			s.renumber()
		}
	} else {
		s.pile--
	}
	if c.listens() {
		c.note(Event{Kind: CardRevealed, Seat: s.active, Card: card, From: from})
	}
	// Persons and ships are as good as equally frequent. They go the same way here, since the processor could
	// not guess which of two ways the next card takes: a person has no colour, and nobody repels one.
	switch f := &facts[card]; {
	case f.kind == Expedition:
		s.layOut(card)
	case f.kind == TaxIncrease:
		s.tax(card, c)
	case s.isGambling() && f.kind == Ship:
		s.joinFleet(card, c)
	case s.repels(card):
		s.push(step{kind: repelling, card: card})
	default:
		s.dock(card, c)
	}
}

// gambled is the number of cards that a gambler turns up at once (H13).
const gambled = 4

// GambleOnce has a phase end with the first gamble, also with several gamblers: games that were begun under that rule
// go on by it.
func (p *Position) GambleOnce() { p.gambleOnce = true }

// gamble turns up four cards at once: nothing can be repelled among them, and a second ship of a
// colour is a bust once all four have been dealt with. Otherwise the active player may take 1 card
// more, and the phase ends unless they use another gambler (H13).
func (s *state) gamble(c *course) {
	c.note(Event{Kind: Gambled, Seat: s.active})
	s.push(step{kind: gambling, n: gambled})
}

// gambleOn turns up the next of the four, or ends the gamble after the last one.
func (s *state) gambleOn(c *course) {
	gamble := &s.steps[0]
	if gamble.n > 0 {
		gamble.n--
		s.turnUp(c)
		return
	}
	second := gamble.card
	s.pop()
	if second != NoCard {
		s.gambles = 0
		s.bust(second, 0, c)
		return
	}
	s.gambles++
	if s.gambleOnce || !s.canGamble() {
		s.stop(c)
	}
}

// canGamble reports whether a gambler of the active player has not been used in this Discover phase (H13).
func (s *state) canGamble() bool { return s.tableaux[s.active].Roles[Gambler] > s.gambles }

// joinFleet lays a ship among the four cards of a gambler into the harbour (H13).
func (s *state) joinFleet(ship Card, c *course) {
	another := s.colours&facts[ship].colour != 0
	s.enter(ship)
	switch {
	case !another && s.options.Contracts:
		s.fleet(c)
	case !another:
	case s.steps[0].card == NoCard:
		s.steps[0].card = ship
	}
}

// repels reports whether the active player's swords suffice for a ship (D3).
func (s *state) repels(ship Card) bool { return s.Repels(int(s.active), ship) }

// Repels reports whether a seat's swords suffice for a ship (D3).
func (s *state) Repels(seat int, ship Card) bool {
	return s.tableaux[seat].Swords >= facts[ship].swords
}

// repel sends the waiting ship to the discard pile; it counts for nothing (D3, D4).
func (s *state) repel(c *course) {
	ship := s.top().card
	s.pop()
	kept := s.keepRepelled(ship)
	c.note(Event{Kind: ShipRepelled, Seat: s.active, Card: ship, Kept: kept})
	if kept {
		s.fulfilOwned(s.active, c)
	} else {
		s.discard(ship)
	}
}

// dock lays a card into the harbour, or ends the turn if it is the second ship of a colour (D5).
func (s *state) dock(card Card, c *course) {
	f := &facts[card]
	if s.colours&f.colour != 0 {
		s.bust(card, 1, c)
		return
	}
	s.enter(card)
	if c.listens() && f.kind == Ship {
		c.note(Event{Kind: ShipDocked, Seat: s.active, Card: card})
	}
	if s.options.Contracts && f.kind == Ship {
		s.fleet(c)
	}
}

// bust ends the turn with the second ship of a colour (D5), which is in the harbour or is one card
// outside it.
func (s *state) bust(ship Card, outside int, c *course) {
	if c.listens() {
		c.note(Event{Kind: WentBust, Seat: s.active, Card: ship, With: PersonsOf(s.shipOf(faces[ship].Colour))})
	}
	s.clearHarbour(ship, outside, c)
	if outside > 0 {
		s.discard(ship)
	}
	seat := s.active
	for range s.options.Players {
		s.payJesters(seat, ship, c)
		seat = s.after(seat)
	}
	s.push(step{kind: busting})
	s.offer(Jinx, 1<<s.active, c) // K7
}

// shipOf is the ship of a colour in the harbour, or NoCard.
func (s *state) shipOf(colour Colour) Card {
	for _, card := range s.harbourCards() {
		if facts[card].colour == 1<<colour {
			return card
		}
	}
	return NoCard
}

// payJesters pays what a seat's jesters bring when somebody busts with a ship (D5).
func (s *state) payJesters(seat uint8, ship Card, c *course) {
	if jesters := s.tableaux[seat].Roles[Jester]; jesters > 0 {
		if n := s.gain(seat, jesters, c); n > 0 {
			c.note(Event{Kind: JestersPaid, Seat: seat, N: n, Card: ship})
		}
	}
}

// clearHarbour discards the harbour, because of a bust with this ship or NoCard; so many other cards that
// go with it are counted as well.
func (s *state) clearHarbour(bust Card, others int, c *course) {
	if s.docked == 0 {
		return
	}
	n := s.empty()
	if c.listens() {
		c.note(Event{Kind: HarbourCleared, Seat: s.active, N: uint8(n + others), Card: bust})
	}
}

// stop ends Discover (D1); the active player may take 1 card more for each gambler used (H13).
func (s *state) stop(c *course) {
	if c.listens() {
		c.note(Event{Kind: DiscoverEnded, Seat: s.active})
	}
	extra := s.gambles
	s.phase, s.gambles = Trade, 0
	s.beginChance(s.active, extra, c)
}

// DockingBusts reports whether the ship that waits in phase Repel would be a second one of its
// colour in the harbour (D5).
func (s *state) DockingBusts() bool {
	top := s.top()
	return top.kind == repelling && s.colours&facts[top.card].colour != 0
}
