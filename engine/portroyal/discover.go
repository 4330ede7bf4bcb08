package portroyal

// ExtraTaxNext reports whether turning up a card would be an extra tax increase instead: no card
// is left, or the pile was renewed in this phase already (C5).
func (s *state) ExtraTaxNext() bool { return s.usedUp() && !s.timeNext() }

// usedUp reports whether the draw pile has no card to turn up in this Discover phase (C5).
func (s *state) usedUp() bool {
	return s.size(pileZone) == 0 && (s.reshuffled || s.size(discardZone) == 0)
}

// reveal turns up the next card and deals with it (D1, D2).
func (p *Position) reveal(t *Tape) {
	ship := p.turnUp(t)
	if ship == NoCard {
		return
	}
	p.move(pileZone, p.start(pileZone), 1, pendingZone)
	if p.repels(ship) {
		p.phase = Repel
		return
	}
	p.dock(t)
}

// turnUp turns up the next card and deals with it unless it is a ship (D2): a ship stays on top of
// the pile for the caller to deal with. Without a card there is an extra tax increase (C5).
func (p *Position) turnUp(t *Tape) (ship Card) {
	if p.revealed < 255 {
		p.revealed++
	}
	if p.usedUp() { // C5
		t.note(Event{Kind: TaxInsteadOf, Seat: p.active})
		p.tax(MinPoints, t)
		return NoCard
	}
	if p.size(pileZone) == 0 {
		p.renewPile(t) // C4
	}
	at := p.start(pileZone)
	card := p.cards[at]
	t.note(Event{Kind: CardRevealed, Seat: p.active, Card: card})
	face := &faces[card]
	switch face.Type {
	case Person:
		p.move(pileZone, at, 1, harbourZone)
	case Expedition:
		p.move(pileZone, at, 1, rowZone)
	case TaxIncrease:
		p.move(pileZone, at, 1, pendingZone)
		p.tax(face.Bonus, t)
	case Ship:
		return card
	}
	return NoCard
}

// gambled is the number of cards that a gambler turns up at once (H13).
const gambled = 4

// gamble turns up four cards at once: nothing can be repelled among them, and a second ship of a
// colour is a bust once all four have been dealt with. Otherwise the phase ends, and the active
// player may take 1 card more (H13).
func (p *Position) gamble(t *Tape) {
	t.note(Event{Kind: Gambled, Seat: p.active})
	p.gambling = gambled + 1
	p.gambleOn(t)
}

// gambleOn turns up what is still to come of the four, until somebody has to be asked.
func (p *Position) gambleOn(t *Tape) {
	for p.gambling > 1 {
		p.gambling--
		if ship := p.turnUp(t); ship != NoCard {
			another := p.colours()&(1<<faces[ship].Colour) != 0
			p.move(pileZone, p.start(pileZone), 1, harbourZone)
			switch {
			case !another && p.options.Contracts:
				p.fleet(t)
			case another && p.second == NoCard:
				p.second = ship
			}
		}
		if p.phase != Discover || p.Won() { // asked, or won (P4)
			return
		}
	}
	second := p.second
	p.gambling, p.second = 0, NoCard
	if second != NoCard {
		p.bust(second, t)
		return
	}
	p.stop(1, t)
}

// discoverOn goes on after somebody was asked in the middle of what a card does, unless that has won
// the players the game (P4).
func (p *Position) discoverOn(t *Tape) {
	if p.phase == Discover && p.gambling > 0 && !p.Won() {
		p.gambleOn(t)
	}
}

// repels reports whether the active player's swords suffice for a ship (D3).
func (s *state) repels(ship Card) bool {
	face := &faces[ship]
	return !face.Skull && s.tableaux[s.active].swords >= face.Swords
}

func (p *Position) discardPending() {
	p.move(pendingZone, p.start(pendingZone), 1, discardZone)
}

// repel sends the waiting ship to the discard pile; it counts for nothing (D3, D4).
func (p *Position) repel(t *Tape) {
	t.note(Event{Kind: ShipRepelled, Seat: p.active, Card: p.Pending()})
	p.phase = Discover
	if p.keepRepelled() {
		p.fulfilOwned(p.active, t)
	} else {
		p.discardPending()
	}
}

// dock lets the waiting ship into the harbour, or ends the turn if it is the second one of its
// colour (D5).
func (p *Position) dock(t *Tape) {
	at := p.start(pendingZone)
	ship := p.cards[at]
	if p.colours()&(1<<faces[ship].Colour) == 0 {
		p.move(pendingZone, at, 1, harbourZone)
		t.note(Event{Kind: ShipDocked, Seat: p.active, Card: ship})
		if p.options.Contracts {
			p.fleet(t)
		}
		return
	}
	p.bust(ship, t)
}

// bust ends the turn with the second ship of a colour, which waits or lies in the harbour (D5).
func (p *Position) bust(ship Card, t *Tape) {
	if t != nil {
		t.note(Event{Kind: WentBust, Seat: p.active, Card: ship, With: PersonsOf(p.shipOf(faces[ship].Colour))})
	}
	waits := p.size(pendingZone)
	p.clearHarbour(waits, t)
	if waits > 0 {
		p.discardPending()
	}
	seat := p.active
	for range p.options.Players {
		p.payJesters(seat, t)
		seat = p.after(seat)
	}
	if !p.offer(Jinx, 1<<p.active, t) { // K7
		p.endTurn(t)
	}
}

// shipOf is the ship of a colour in the harbour, or NoCard.
func (s *state) shipOf(colour Colour) Card {
	for _, card := range s.in(harbourZone) {
		if faces[card].Type == Ship && faces[card].Colour == colour {
			return card
		}
	}
	return NoCard
}

func (p *Position) payJesters(seat uint8, t *Tape) {
	if jesters := p.tableaux[seat].roles[Jester]; jesters > 0 {
		if n := p.gain(seat, jesters, t); n > 0 {
			t.note(Event{Kind: JestersPaid, Seat: seat, N: n})
		}
	}
}

// clearHarbour discards the harbour; so many other cards that go with it are counted as well.
func (p *Position) clearHarbour(others int, t *Tape) {
	n := p.size(harbourZone)
	if n == 0 {
		return
	}
	p.move(harbourZone, p.start(harbourZone), n, discardZone)
	t.note(Event{Kind: HarbourCleared, Seat: p.active, N: uint8(n + others)})
}

// stop ends Discover (D1); extra is how many cards more the active player may take.
func (p *Position) stop(extra uint8, t *Tape) {
	t.note(Event{Kind: DiscoverEnded, Seat: p.active})
	p.phase = Trade
	p.beginChance(p.active, extra, t)
}

// DockingBusts reports whether the ship that waits in phase Repel would be a second one of its
// colour in the harbour (D5).
func (s *state) DockingBusts() bool {
	ship := s.Pending()
	return ship != NoCard && s.colours()&(1<<faces[ship].Colour) != 0
}
