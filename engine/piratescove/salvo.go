package piratescove

// The least that a die has to show for a hit: usually, through a Smoke Screen, and with Grapeshot (K5, T4, T5).
const (
	HitsFrom          = 5
	HitsThroughSmoke  = 6
	HitsWithGrapeshot = 3
)

// The number on which a crew mutinies that has fled, the fame that it costs, and the chance of it (K13).
const (
	MutinyOn     = 1
	MutinyFame   = 2
	MutinyChance = 1.0 / 6
)

// fire carries out what a player's ship fires (K5).
func (s *state) fire(a Action, c *course) {
	f := &s.fight
	seat := Target(a.Seat)
	for card := range a.Volley.All {
		s.discard(a.Seat, card)
	}
	least := uint8(HitsFrom)
	switch {
	case a.Volley&WithGrapeshot != 0:
		least = HitsWithGrapeshot
	case a.Target.Player() && f.smoke[a.Target]:
		least = HitsThroughSmoke
	}
	dice := s.Dice(seat)
	c.note(Event{
		Kind: Fired, Seat: a.Seat, Ship: seat, Target: a.Target, Legend: s.Legend(a.Target), Section: a.Section,
		N: uint8(dice), Volley: a.Volley,
	})
	for range s.hits(seat, dice, least, c) {
		if a.Volley&WithCannonade != 0 {
			s.strikeAll(a.Target, c)
		} else {
			s.strike(a.Target, a.Section, c)
		}
		if a.Volley&WithPowderMagazine != 0 {
			for _, ship := range f.order[:f.n] { // A2
				s.strikeWith(WithPowderMagazine, ship, Hull, c)
			}
		}
	}
	if a.Volley&WithGrapeshot != 0 {
		s.strikeWith(WithGrapeshot, seat, Cannons, c)
		s.strikeWith(WithGrapeshot, seat, Cannons, c)
	}
	if a.Volley&WithCannonade != 0 {
		f.silence[seat] = 2 // the rest of this exchange, and the next one
	}
}

// hits rolls dice of a ship, and counts those that show so many or more.
func (s *state) hits(ship Target, dice int, least uint8, c *course) (n int) {
	for range dice {
		face := s.die(salvoDice, ship, c)
		if face >= least {
			n++
		}
		c.note(Event{Kind: Rolled, N: face, Hit: face >= least})
	}
	return n
}

// strikeAll is one hit on each section (T5, L4), see J5 and J6.
func (s *state) strikeAll(target Target, c *course) {
	if !target.Player() {
		s.strike(target, Hull, c)
		return
	}
	for section := Hull; section < Sections; section++ {
		s.strike(target, section, c)
	}
}

// strike is one hit by a shot; one on a ship that has gone strikes nothing (B6).
func (s *state) strike(target Target, section Section, c *course) {
	s.strikeWith(0, target, section, c)
}

// strikeWith is one hit by a volley card instead of a shot.
func (s *state) strikeWith(card VolleyCards, target Target, section Section, c *course) {
	f := &s.fight
	switch {
	case !f.in[target]:
		return
	case !target.Player():
		s.strikeFoe(card, target, c)
		return
	}
	seat := uint8(target)
	f.hit[seat] = true
	by, gone, crippled := s.ships[target].Hit(section)
	c.note(Event{Kind: ShipHit, Seat: seat, Ship: target, Section: section, Card: by, Volley: card})
	switch {
	case gone && by == Mastercraft:
		s.discards[by]++ // J10
		c.note(Event{Kind: CraftLost, Seat: seat, Section: section})
	case gone:
		s.discards[by]++ // J10
		c.note(Event{Kind: ParrotLost, Seat: seat, Card: by})
		if !s.final { // J12
			s.loseFame(seat, 2, FromParrot, c)
		}
	case crippled:
		c.note(Event{Kind: Crippled, Seat: seat, Section: section})
		s.leave(seat, true, c)
	}
}

// strikeFoe is one hit on a black ship or the Navy (K8).
func (s *state) strikeFoe(card VolleyCards, target Target, c *course) {
	f := &s.fight
	c.note(Event{Kind: ShipHit, Ship: target, Legend: s.Legend(target), Section: Hull, Volley: card})
	hull := &f.hull[target-MaxPlayers]
	*hull--
	if target < FirstNavy && s.blacks[target-FirstBlack].Legend == FlyingDutchman {
		f.mends++ // L2
	}
	if *hull > 0 {
		return
	}
	f.in[target] = false
	fame := Navy.Face().Fame
	if target < FirstNavy {
		black := &s.blacks[target-FirstBlack]
		black.Gone = true
		s.sunk |= 1 << black.Legend
		fame = black.Legend.Face().Fame
	} else {
		s.navies[target-FirstNavy].Gone = true
	}
	c.note(Event{Kind: Sunk, Ship: target, Legend: s.Legend(target)})
	players := uint8(0)
	for seat := range s.Players() {
		if f.in[seat] {
			players++
		}
	}
	for seat := range s.Players() { // K9
		if f.in[seat] {
			s.addFame(uint8(seat), fame/players, FromSinking, c)
		}
	}
}

// leave lets a ship go to the cove (K11 to K13).
func (s *state) leave(seat uint8, crippled bool, c *course) {
	f := &s.fight
	f.in[seat] = false
	if !crippled {
		c.note(Event{Kind: Fled, Seat: seat})
	}
	if s.final { // J12
		return
	}
	s.ships[seat].Island = Cove
	if f.hit[seat] || crippled { // K12
		for other := range s.Players() {
			if f.in[other] {
				s.addFame(uint8(other), 1, FromFlight, c)
			}
		}
	}
	if !crippled {
		s.rollForMutiny(seat, c)
	}
}

// rollForMutiny takes all that a crew can carry away, if it mutinies (K13).
func (s *state) rollForMutiny(seat uint8, c *course) {
	face := s.die(otherDice, Target(seat), c)
	c.note(Event{Kind: MutinyRolled, Seat: seat, N: face})
	if face != MutinyOn {
		return
	}
	ship := &s.ships[seat]
	c.note(Event{Kind: Mutiny, Seat: seat, Doubloons: ship.Doubloons, Treasures: ship.Treasures})
	s.pay(seat, ship.Doubloons)
	s.hoard += ship.Treasures
	ship.Treasures = 0
	s.loseFame(seat, MutinyFame, FromMutiny, c)
}
