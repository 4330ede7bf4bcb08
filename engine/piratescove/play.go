package piratescove

// carryOut plays a legal action and goes on until somebody owes a choice.
func (s *state) carryOut(a Action, c *course) {
	f := &s.fight
	switch a.Kind {
	case Outfit:
		s.outfits[a.Seat], s.chosen[a.Seat] = a.Steps, true
		if !s.allChosen() {
			return
		}
		s.outfitAll(c)
	case Sail:
		s.wheels[a.Seat], s.chosen[a.Seat] = a.Island, true
		if s.lookout != nobody { // N3
			s.ships[a.Seat].Island = a.Island
			c.note(Event{Kind: Sailed, Seat: a.Seat, Island: a.Island})
			s.at = s.next(a.Seat)
		}
	case Play:
		if s.phase == Visits {
			s.act(a, c)
			break
		}
		s.discard(a.Seat, a.Card)
		c.note(Event{
			Kind: Played, Seat: a.Seat, Card: a.Card, Target: a.Target, Island: a.Island, N: a.N,
		})
		switch s.phase {
		case Boarding:
			s.playBattle(a)
		case Reply:
			s.reply(a, c)
		default:
			s.playEvent(a, c)
		}
	case Pass:
		passed := Event{Kind: Passed, Seat: a.Seat}
		if s.phase == Boarding {
			passed.Island = f.island
		}
		c.note(passed)
		switch s.phase {
		case Boarding:
			s.passBoarding()
		case Reply:
			s.window.asked = s.next(s.window.asked)
		default:
			s.passWindow()
		}
	case Fire:
		s.fire(a, c)
		f.at++
	case Hold:
		c.note(Event{Kind: Held, Seat: a.Seat})
		f.at++
	case Flee:
		s.leave(a.Seat, false, c)
		f.at++
	case Aim:
		s.navyFires(f.order[f.at], a.Target, a.Section, c)
		f.at++
	case KeepOld, TakeNew:
		s.choose(a, c)
	default:
		s.act(a, c)
	}
	s.advance(c)
}

// outfitAll shows what everybody has chosen (U4).
func (s *state) outfitAll(c *course) {
	for seat := range s.Players() {
		steps, ship := s.outfits[seat], &s.ships[seat]
		s.pay(uint8(seat), uint8(ship.OutfitPrice(steps)))
		for section, n := range steps {
			*ship = ship.Reinforced(Section(section), n)
		}
		c.note(Event{Kind: Outfitted, Seat: uint8(seat), Steps: steps})
	}
	s.chosen, s.outfits = [MaxPlayers]bool{}, [MaxPlayers][Sections]uint8{}
	s.step = toTreasure
}

// OutfitPrice is what steps cost a ship before the first round, in doubloons (B3, U4).
func (s *Ship) OutfitPrice(steps [Sections]uint8) (price int) {
	for section, n := range steps {
		for i := range n {
			price += int(costs[s.Places[section]+i+1])
		}
	}
	return price
}

// discard takes a card from a hand to the discards.
func (s *state) discard(seat uint8, card Card) {
	s.hands[seat][card]--
	s.held[seat]--
	s.discards[card]++
}

// How much speed cards add: a Fair Wind, and each treasure that is thrown overboard (T4).
const (
	FairWindSpeed  = 6
	OverboardSpeed = 2
)

// playBattle plays a battle card (T4).
func (s *state) playBattle(a Action) {
	f := &s.fight
	switch a.Card {
	case Becalmed:
		f.becalmed = true
	case FairWind:
		f.wind[a.Seat] += FairWindSpeed
	case Grapple:
		f.grapple = true
	case SmokeScreen:
		f.smoke[a.Seat] = true
	case Overboard:
		s.ships[a.Seat].Treasures -= a.N
		s.hoard += a.N
		f.wind[a.Seat] += OverboardSpeed * a.N
	}
	f.passes = 0
	f.at = (f.at + 1) % f.n
}

// choose decides which of two parrots stays; the other one is shuffled in (T2).
func (s *state) choose(a Action, c *course) {
	ship := &s.ships[a.Seat]
	away := s.offered
	s.offered = NoCard
	if a.Kind == TakeNew {
		away, ship.Parrot = ship.Parrot, away
		s.loseFame(a.Seat, ParrotPrice, FromParrot, c)
		s.land(a.Seat, ship.Parrot, c)
	}
	s.refill()
	s.pile[away]++
	s.left++
	c.note(Event{Kind: ParrotReturned, Seat: a.Seat, Card: away})
}
