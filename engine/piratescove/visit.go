package piratescove

// mostBought is how many tavern cards a visit to the tavern brings at most (I1).
const mostBought = 3

// What things cost, in doubloons but for the last of them.
const (
	CardPrice   = 2 // of a tavern card (I1)
	RepairPrice = 2 // of a destroyed section (I4)
	CraftPrice  = 1 // of mending a mastercraft (I5)
	GoldPerFame = 3 // that are buried (I3)
	ParrotPrice = 1 // of a new parrot in the place of another, in fame (T2)

	CoveCards = 2 // what the cove gives: tavern cards, or one of them with doubloons (I4)
	CoveCard  = 1
	CoveGold  = 2
)

// Buriable is the fame that a ship would get for all that it could bury (I3).
func (s *Ship) Buriable() int { return int(s.Treasures) + int(s.Doubloons)/GoldPerFame }

// beginVisits puts the ships in the order in which their islands offer something (R5, A2).
func (s *state) beginVisits(c *course) {
	s.visit = visit{}
	for island := Tavern; island <= Cove; island++ {
		there, n := s.bySpeed(island, c)
		for _, ship := range there[:n] {
			s.visit.order[s.visit.n] = uint8(ship)
			s.visit.n++
		}
	}
}

// runVisits goes from ship to ship, and reports whether a seat is asked.
func (s *state) runVisits(c *course) bool {
	v := &s.visit
	if v.at == v.n {
		return false
	}
	seat := v.order[v.at]
	if !v.begun {
		v.begun, v.bought, v.buried, v.raised, v.served, v.unpaid = true, 0, 0, false, false, false
		s.arrive(seat, c)
	}
	s.phase, s.at = Visits, seat
	return true
}

// arrive does what goes by itself at the beginning of a visit: a parrot heals (I5), and in the cove a ship is repaired
// (I4).
func (s *state) arrive(seat uint8, c *course) {
	ship := &s.ships[seat]
	c.note(Event{Kind: VisitBegan, Seat: seat, Island: ship.Island})
	if ship.ParrotIs == Struck {
		ship.ParrotIs = Sound
		c.note(Event{Kind: Healed, Seat: seat, Card: ship.Parrot})
	}
	if ship.Island != Cove {
		return
	}
	broken := uint8(0)
	for section := range ship.Places {
		if ship.Places[section] == 0 {
			ship.Places[section] = startPlace
			broken++
		}
	}
	if broken == 0 {
		return
	}
	price := min(broken*RepairPrice, ship.Doubloons)
	s.visit.unpaid = ship.Doubloons < broken*RepairPrice // who cannot pay gets nothing
	s.pay(seat, price)
	c.note(Event{Kind: Repaired, Seat: seat, N: broken, Doubloons: price})
}

// stepPrice is what the next step of a section costs a seat at its island (B3, I2, I3); 0 if there is none.
func (s *state) stepPrice(seat uint8, section Section) uint8 {
	ship := &s.ships[seat]
	if ship.Places[section] == LastPlace {
		return 0
	}
	price := costs[ship.Places[section]+1]
	switch {
	case ship.Island == TreasureIsland && !s.visit.raised:
		return 2 * price // I3
	case ship.Island.Raises() == section:
		return price // I2
	}
	return 0
}

// act does what a ship does on its visit (R5).
func (s *state) act(a Action, c *course) {
	seat := a.Seat
	ship := &s.ships[seat]
	v := &s.visit
	switch a.Kind {
	case Buy: // I1
		s.pay(seat, CardPrice)
		v.bought++
		c.note(Event{Kind: Bought, Seat: seat, Doubloons: CardPrice})
		s.owe(seat, 1)
	case Raise: // I2, I3
		price := s.stepPrice(seat, a.Section)
		s.pay(seat, price)
		v.raised = true
		s.raise(seat, a.Section, price, c)
	case Bury: // I3
		ship.Treasures -= a.N
		s.hoard += a.N
		c.note(Event{Kind: Buried, Seat: seat, Treasures: a.N, N: a.N})
		s.buryFor(seat, a.N, FromTreasures, c)
	case BuryGold: // I3
		s.pay(seat, a.N*GoldPerFame)
		c.note(Event{Kind: Buried, Seat: seat, Doubloons: a.N * GoldPerFame, N: a.N})
		s.buryFor(seat, a.N, FromDoubloons, c)
	case TakeCards: // I4
		v.served = true
		s.owe(seat, CoveCards)
	case TakeGold: // I4
		v.served = true
		s.gain(seat, TreasureFace{Doubloons: CoveGold, TavernCards: CoveCard}, c)
	case Attach: // I5
		s.hands[seat][Mastercraft]--
		s.held[seat]--
		ship.Craft[a.Section] = Sound
		c.note(Event{Kind: Attached, Seat: seat, Section: a.Section})
	case Mend: // I5
		s.pay(seat, CraftPrice)
		ship.Craft[a.Section] = Sound
		c.note(Event{Kind: CraftMended, Seat: seat, Section: a.Section, Doubloons: CraftPrice})
	case Play: // E7
		s.discard(seat, a.Card)
		c.note(Event{Kind: Played, Seat: seat, Card: a.Card, Section: a.Section})
		s.raise(seat, a.Section, 0, c)
	case Done:
		v.at++
		v.begun = false
	}
}

// gives reports whether the cove gives something on the visit at hand (I4).
func (s *state) gives() bool { return !s.visit.served && !s.visit.unpaid }

// attaches reports whether a mastercraft finds its place in a section of a seat's ship (B6, J22).
func (s *state) attaches(seat uint8, section Section) bool {
	ship := &s.ships[seat]
	return ship.Craft[section] == NoGuard && !s.guarded(ship, section) && (s.options.CraftEach || !ship.crafted())
}

// crafted reports whether a ship carries a mastercraft, on any section.
func (s *Ship) crafted() bool { return s.Craft != [Sections]Guard{} }

// guarded reports whether the parrot of a section leaves no place for a mastercraft there (J22).
func (s *state) guarded(ship *Ship, section Section) bool {
	return s.options.OneGuard && ship.Perches(section)
}

// raise is one step up.
func (s *state) raise(seat uint8, section Section, price uint8, c *course) {
	ship := &s.ships[seat]
	ship.Places[section]++
	c.note(Event{Kind: Raised, Seat: seat, Section: section, N: ship.Places[section], Doubloons: price})
}

// kept is what a seat keeps of the fame for what it buries after it has buried for some: half of it all with a Buccaneer, who gets odd
// parts (E2, J3).
func (s *state) kept(seat, before, fame uint8) uint8 {
	if s.pursued.on == seat {
		return (before+fame)/2 - before/2
	}
	return fame
}

// Kept is what a seat would keep of so much fame for what it buries now, or at its next visit: half of it with a Buccaneer, who gets
// odd parts (E2, J3).
func (s *state) Kept(seat, fame int) int {
	before := uint8(0)
	if s.Phase() == Visits && s.Visiting() == seat {
		before = s.visit.buried
	}
	return int(s.kept(uint8(seat), before, uint8(fame)))
}

// buryFor gives fame for what was buried; half of it, odd parts too, goes to a Buccaneer (E2, J3).
func (s *state) buryFor(seat, fame uint8, from Cause, c *course) {
	v := &s.visit
	before := v.buried
	v.buried += fame
	half := fame - s.kept(seat, before, fame)
	s.addFame(seat, fame-half, from, c)
	if half > 0 {
		c.note(Event{Kind: Halved, Seat: s.pursued.by, Target: Target(seat)})
		s.addFame(s.pursued.by, half, from, c)
	}
}
