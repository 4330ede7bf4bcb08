package piratescove

// openWindow begins a time for event cards: first the leader in fame is asked, then the others clockwise, again and again
// until all pass (E8).
func (s *state) openWindow(step step) {
	s.step = step
	players := s.Players()
	leader := (int(s.round) - 1) % players // J14
	for i := 1; i < players; i++ {
		if seat := (int(s.round) - 1 + i) % players; s.ships[seat].Fame > s.ships[leader].Fame {
			leader = seat
		}
	}
	s.window = window{seat: uint8(leader)}
}

// runWindow asks for event cards, and reports whether a seat is asked.
func (s *state) runWindow(phase Phase) bool {
	if s.window.fleet > 0 && s.runReply() {
		return true
	}
	for int(s.window.passes) < s.Players() {
		if seat := s.window.seat; s.held[seat] > 0 {
			s.phase, s.at = phase, seat
			return true
		}
		s.passWindow() // J1
	}
	return false
}

// passWindow goes on to the next seat.
func (s *state) passWindow() {
	s.window.passes++
	s.window.seat = s.next(s.window.seat)
}

// next is the seat clockwise from another one.
func (s *state) next(seat uint8) uint8 {
	if seat++; int(seat) == s.Players() {
		seat = 0
	}
	return seat
}

// runReply asks the others, clockwise from who has sent a Navy, whether they reply (E6).
func (s *state) runReply() bool {
	w := &s.window
	for sender := s.navies[w.fleet-1].Sender; w.asked != sender; w.asked = s.next(w.asked) {
		if s.held[w.asked] > 0 {
			s.phase, s.at = Reply, w.asked
			return true
		}
	}
	w.fleet, w.asked = 0, 0
	return false
}

// playEvent plays an event card in its window (E1 to E5).
func (s *state) playEvent(a Action, c *course) {
	switch a.Card {
	case TreasureMap: // E1
		face := s.die(otherDice, Target(a.Seat), c)
		for ; int(face) > OuterIslands; face = s.die(otherDice, Target(a.Seat), c) {
			c.note(Event{Kind: MapRolled, N: face})
		}
		s.mapped.seat, s.mapped.island = a.Seat, Island(face)
		c.note(Event{Kind: MapRolled, Seat: a.Seat, N: face, Island: Island(face)})
	case Buccaneer: // E2
		s.pursued.by, s.pursued.on = a.Seat, uint8(a.Target)
	case Lookout: // E3
		s.lookout = uint8(a.Target)
	case SafePassage: // E4
		s.ships[a.Seat].Island = a.Island
		c.note(Event{Kind: Moved, Seat: a.Seat, Island: a.Island})
		if s.pursued.on == a.Seat {
			s.pursued.by, s.pursued.on = nobody, nobody
		}
	case RoyalNavy: // E5
		fleet := uint8(0)
		if s.navies[0].Island != NoIsland {
			fleet = 1
		}
		s.navies[fleet] = Fleet{Sender: a.Seat, Island: a.Island}
		c.note(Event{Kind: NavyCame, Seat: a.Seat, Ship: FirstNavy + Target(fleet), Island: a.Island})
		s.window.fleet, s.window.asked = fleet+1, s.next(a.Seat)
	}
	s.window.passes, s.window.seat = 0, s.next(a.Seat)
}

// reply sends a Navy elsewhere (E6). Who has sent it still aims (K10).
func (s *state) reply(a Action, c *course) {
	fleet := s.window.fleet - 1
	s.navies[fleet].Island = a.Island
	c.note(Event{Kind: NavyCame, Seat: a.Seat, Ship: FirstNavy + Target(fleet), Island: a.Island, Card: LetterOfMarque})
	s.window.fleet, s.window.asked = 0, 0
}

// AsksForCards reports whether who is asked plays a card or passes (E6, E8, K3).
func (s *state) AsksForCards() bool {
	switch s.phase {
	case AfterTreasure, BeforeNavigation, AfterNavigation, Reply, Boarding:
		return true
	}
	return false
}

// AskedForCards reports whether a seat is asked for a card now, or will be if nobody plays one before: where several share a
// screen, they can be asked together.
func (s *state) AskedForCards(seat int) bool {
	if !s.AsksForCards() || s.held[seat] == 0 {
		return false
	}
	w, f := &s.window, &s.fight
	switch s.phase {
	case Reply:
		for asked, sender := w.asked, s.navies[w.fleet-1].Sender; asked != sender; asked = s.next(asked) {
			if int(asked) == seat {
				return true
			}
		}
		return false
	case Boarding:
		for i := f.passes; i < f.n; i++ {
			if f.order[(f.at+i-f.passes)%f.n] == Target(seat) {
				return true
			}
		}
		return false
	}
	players := s.Players()
	return (seat-int(w.seat)+players)%players < players-int(w.passes)
}
