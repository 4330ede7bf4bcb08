package piratescove

// legendFires lets a black ship fire, as is printed (K10, L).
func (s *state) legendFires(ship Target, c *course) {
	legend := s.blacks[ship-FirstBlack].Legend
	target := s.aimOf(legend, c)
	section, least := Hull, uint8(HitsFrom)
	if legend == FlyingDutchman {
		section = Crew // L2
	}
	if s.fight.smoke[target] {
		least = HitsThroughSmoke // T4
	}
	dice := s.Dice(ship)
	c.note(Event{Kind: Fired, Ship: ship, Target: target, Section: section, N: uint8(dice), Legend: legend})
	switch legend {
	case Hook:
		s.hookFires(ship, target, dice, least, c)
	case BonnyAndRead: // L4
		for range s.hits(ship, dice, least, c) {
			s.strikeAll(target, c)
		}
	default:
		for range s.hits(ship, dice, least, c) {
			s.strike(target, section, c)
		}
	}
}

// aimOf is whom a legendary pirate fires at: the ship with most of what they look for; a roll-off decides between equal
// ones (K10, J8).
func (s *state) aimOf(legend Legend, c *course) Target {
	most := -1
	var list [MaxPlayers]Target
	n := 0
	for seat := range s.Players() {
		if !s.fight.in[seat] {
			continue
		}
		worth := 0
		switch ship := &s.ships[seat]; legend {
		case Blackbeard: // L1
			worth = ship.Value(Cannons)
		case FlyingDutchman: // L2
			worth = ship.Value(Crew)
		case Hook: // L3
			worth = ship.Value(Hull)
		default: // L4
			worth = s.Speed(Target(seat))
		}
		if worth > most {
			most, n = worth, 0
		}
		if worth == most {
			list[n] = Target(seat)
			n++
		}
	}
	s.rollOff(list[:n], c)
	return list[0]
}

// hookFires rolls Hook's dice: a miss that shows the number of another ship there strikes that one (L3). The others are
// numbered clockwise from the target.
func (s *state) hookFires(ship, target Target, dice int, least uint8, c *course) {
	var struck [MaxPlayers]Target
	hits := 0
	var others [MaxPlayers]Target
	n := 0
	for i := 1; i < s.Players(); i++ {
		if other := (target + Target(i)) % Target(s.Players()); s.fight.in[other] {
			others[n] = other
			n++
		}
	}
	for range dice {
		face := s.die(salvoDice, ship, c)
		at := target
		hit := face >= least
		if !hit && int(face) <= n {
			if other := others[face-1]; !s.fight.smoke[other] { // J13
				at, hit = other, true
			}
		}
		c.note(Event{Kind: Rolled, N: face, Hit: hit, Ship: at, Stray: hit && at != target})
		if hit {
			struck[hits] = at
			hits++
		}
	}
	for _, at := range struck[:hits] {
		s.strike(at, Hull, c)
	}
}

// navyFires lets a Navy fire where its sender aims (K10).
func (s *state) navyFires(ship, target Target, section Section, c *course) {
	least := uint8(HitsFrom)
	if s.fight.smoke[target] {
		least = HitsThroughSmoke // T4
	}
	dice := s.Dice(ship)
	c.note(Event{Kind: Fired, Ship: ship, Target: target, Section: section, N: uint8(dice), Legend: Navy})
	for range s.hits(ship, dice, least, c) {
		s.strike(target, section, c)
	}
}
