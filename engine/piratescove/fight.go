package piratescove

// stage is how far a fight has come.
type stage uint8

const (
	between   stage = iota // the next island is looked at
	gathering              // the ships are there, and nothing has been done
	boarding               // battle cards are played (K3)
	loading                // an exchange of fire begins (K4)
	firing                 // ships fire in their order
)

// fight is what goes on at an island, and only there (K).
type fight struct {
	island   Island // the one at hand, NoIsland before the first and in the fight of Z2
	stage    stage
	in       [Ships]bool
	hit      [MaxPlayers]bool // struck at least once (K12)
	hull     [Ships - MaxPlayers]uint8
	order    [Ships]Target // of boarding, or of the exchange
	n, at    uint8         // how many are in it, and who is next
	passes   uint8         // in a row (K3)
	becalmed bool          // T4
	grapple  bool          // T4
	wind     [MaxPlayers]uint8
	smoke    [MaxPlayers]bool
	silence  [MaxPlayers]uint8 // exchanges of this fight until it may fire again, the present one too (T5)
	mends    uint8             // hits on the Flying Dutchman in this exchange (L2)
}

// runFights fights island by island (R3), and reports whether somebody owes a choice.
func (s *state) runFights(c *course) bool {
	f := &s.fight
	for {
		switch f.stage {
		case between:
			if s.final {
				s.crown(c)
				return false
			}
			if f.island == TreasureIsland {
				s.step, s.fight = toPlunder, fight{}
				return false
			}
			s.meet(f.island+1, c)
		case gathering:
			s.takeOrder(Target.Player, c)
			f.stage, f.passes = boarding, 0
		case boarding:
			if s.runBoarding() {
				return true
			}
			f.stage, f.passes = loading, 0
		case loading:
			s.takeOrder(func(Target) bool { return true }, c)
			f.stage = firing
		case firing:
			if s.runExchange(c) {
				return true
			}
		}
	}
}

// meet looks who is at an island, and whether they fight (K1).
func (s *state) meet(island Island, c *course) {
	s.fight = fight{island: island}
	f := &s.fight
	players, foes := 0, 0
	for seat := range s.Players() {
		if s.ships[seat].Island == island {
			f.in[seat] = true
			players++
		}
	}
	for i := range s.blacks {
		black := &s.blacks[i]
		if black.Island == island && !black.Gone && black.Legend.Fights() {
			ship := FirstBlack + Target(i)
			f.in[ship], f.hull[ship-MaxPlayers] = true, black.Legend.Face().Hull
			foes++
		}
	}
	for i := range s.navies {
		if s.navies[i].Island == island {
			ship := FirstNavy + Target(i)
			f.in[ship], f.hull[ship-MaxPlayers] = true, Navy.Face().Hull
			foes++
		}
	}
	if players == 0 || foes == 0 && (players == 1 || island == TreasureIsland) {
		s.takeCacafuego(c)
		return
	}
	c.note(Event{Kind: FightBegan, Island: island})
	f.stage = gathering
}

// fought reports whether the fight has ended (K2).
func (s *state) fought() bool {
	players, foes := 0, 0
	for ship, in := range s.fight.in {
		switch {
		case !in:
		case Target(ship).Player():
			players++
		default:
			foes++
		}
	}
	return players == 0 || foes == 0 && (players == 1 || s.fight.island == TreasureIsland)
}

// finish ends the fight (K2), or the one for the first place (Z2).
func (s *state) finish(c *course) {
	f := &s.fight
	c.note(Event{Kind: FightEnded, Island: f.island})
	if s.final {
		left := uint8(0)
		for seat := range s.Players() {
			if f.in[seat] {
				left |= 1 << seat
			}
		}
		if left != 0 { // else those who are tied share it
			s.winners = left
		}
		s.fight = fight{}
		return
	}
	s.fight = fight{island: f.island} // cards of the fight end with it (J2)
	s.takeCacafuego(c)
}

// takeCacafuego gives a Cacafuego at the island to the last player's ship there, at Treasure Island to the fastest (L5).
func (s *state) takeCacafuego(c *course) {
	f := &s.fight
	for i := range s.blacks {
		black := &s.blacks[i]
		if black.Legend != Cacafuego || black.Gone || black.Island != f.island {
			continue
		}
		there, n := s.bySpeed(f.island, c)
		if n == 0 {
			continue
		}
		black.Gone = true
		s.sunk |= 1 << Cacafuego
		seat := uint8(there[0])
		c.note(Event{Kind: Taken, Seat: seat, Ship: FirstBlack + Target(i), Legend: Cacafuego})
		s.addFame(seat, s.die(otherDice, Target(seat), c), FromCacafuego, c)
	}
}

// bySpeed are the players' ships at an island, the fastest first (A2), and how many they are.
func (s *state) bySpeed(island Island, c *course) (there [MaxPlayers]Target, n int) {
	for seat := range s.Players() {
		if s.ships[seat].Island == island {
			there[n] = Target(seat)
			n++
		}
	}
	s.inOrder(there[:n], c)
	return there, n
}

// takeOrder puts the ships that are in the fight in order of their speed (K3, K4).
func (s *state) takeOrder(asked func(Target) bool, c *course) {
	f := &s.fight
	f.n, f.at, f.order = 0, 0, [Ships]Target{}
	for ship, in := range f.in {
		if in && asked(Target(ship)) {
			f.order[f.n] = Target(ship)
			f.n++
		}
	}
	s.inOrder(f.order[:f.n], c)
}

// runBoarding asks for battle cards (K3), and reports whether a seat is asked.
func (s *state) runBoarding() bool {
	f := &s.fight
	for !f.becalmed && f.passes < f.n {
		seat := f.order[f.at]
		if s.held[seat] > 0 {
			s.phase, s.at = Boarding, uint8(seat)
			return true
		}
		s.passBoarding() // J1
	}
	return false
}

// passBoarding goes on to the next seat.
func (s *state) passBoarding() {
	f := &s.fight
	f.passes++
	f.at = (f.at + 1) % f.n
}

// runExchange lets the ships fire (K4), and reports whether a seat is asked.
func (s *state) runExchange(c *course) bool {
	f := &s.fight
	for {
		switch {
		case s.fought():
			s.finish(c)
			return false
		case f.at == f.n:
			s.endExchange(c)
			return false
		}
		switch ship := f.order[f.at]; {
		case !f.in[ship]:
		case ship.Player():
			s.phase, s.at = Exchange, uint8(ship)
			return true
		case ship >= FirstNavy:
			s.phase, s.at = Aiming, s.navies[ship-FirstNavy].Sender
			return true
		default:
			s.legendFires(ship, c)
		}
		f.at++
	}
}

// endExchange ends an exchange of fire: the Flying Dutchman mends (L2), and silence grows shorter (T5).
func (s *state) endExchange(c *course) {
	f := &s.fight
	for i, black := range s.blacks {
		ship := FirstBlack + Target(i)
		if f.in[ship] && black.Legend == FlyingDutchman && f.mends > 0 {
			n := min(f.mends, 2)
			f.hull[ship-MaxPlayers] += n
			c.note(Event{Kind: Recovered, Ship: ship, Legend: FlyingDutchman, N: n})
		}
	}
	f.mends = 0
	for seat := range f.silence {
		f.silence[seat] -= min(f.silence[seat], 1)
	}
	f.stage = loading
}

// Speed is how fast a ship is in the fight at hand, or outside of one (B4).
func (s *state) Speed(ship Target) int {
	switch {
	case ship >= FirstNavy:
		return int(Navy.Face().Speed)
	case !ship.Player():
		return int(s.blacks[ship-FirstBlack].Legend.Face().Speed)
	}
	speed := s.ships[ship].Value(Sails) + int(s.fight.wind[ship])
	if s.ships[ship].Parrot == Trelawney { // T3
		speed += 20
	}
	return speed
}

// Dice is how many dice a ship rolls in the fight at hand (B4, T3, T4, K8).
func (s *state) Dice(ship Target) int {
	switch {
	case ship >= FirstNavy:
		return int(Navy.Face().Dice)
	case !ship.Player():
		return int(s.blacks[ship-FirstBlack].Legend.Face().Dice)
	}
	own := &s.ships[ship]
	switch {
	case own.Parrot == Silver:
		return 6
	case own.Parrot == Bones:
		return own.Value(Cannons)
	case s.fight.grapple:
		return own.Value(Crew)
	}
	return min(own.Value(Cannons), own.Value(Crew))
}

// foes reports whether a black ship or the Navy is in the fight (K6).
func (s *state) foes() bool {
	for ship := FirstBlack; int(ship) < Ships; ship++ {
		if s.fight.in[ship] {
			return true
		}
	}
	return false
}
