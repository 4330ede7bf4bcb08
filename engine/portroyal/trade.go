package portroyal

import "math/bits"

// waiting are the persons who bring coins when a chance comes, in the order of H3, and how many each of
// them brings: by the number of cards in the harbour, the last number for more; by that of its ships.
var waiting = [...]struct {
	role    Role
	paid    EventKind
	byCards [6]uint8
	byShips [6]uint8
}{
	{role: Admiral, paid: AdmiralsPaid, byCards: [6]uint8{5: 2}},
	{role: ViceAdmiral, paid: ViceAdmiralsPaid, byCards: [6]uint8{3: 1, 4: 1}},
	{role: Gunner, paid: GunnersPaid, byShips: [6]uint8{2: 1, 3: 2, 4: 3, 5: 4}},
	{role: Jester, paid: JestersPaid, byCards: [6]uint8{0: 1}}, // not for the active player
}

// waits gives the persons of an occupation their bit in Tableau.Waiting, 0 if they wait for nothing.
var waits = func() (marks [roleCount]uint8) {
	for i, w := range waiting {
		marks[w.role] = 1 << i
	}
	return marks
}()

// Takes is how many cards a seat may take in the Trade & Hire phase, as the harbour is now
// (H1, H2).
func (s *state) Takes(seat int) int {
	takes := 1
	if seat == int(s.active) {
		takes = max(1, colourCount(s.colours)-2) // H1: 1 for 0 to 3 colours, 2 for 4, 3 for 5
	}
	return takes + int(s.tableaux[seat].Roles[Governor])
}

// beginChance gives a seat its chance; if it can do nothing, the next one's comes.
// extra is how many cards more it may take than H1 and H2 say.
func (s *state) beginChance(seat, extra uint8, c *course) {
	now := s.nowPaying()
	for ; ; extra = 0 {
		t := &s.tableaux[seat]
		if paid := t.Waiting & now; paid != 0 {
			s.payWaiting(seat, paid, c)
		}
		// Most seats cannot pay for the cheapest card and have nothing else to decide, which is seen at once.
		if int(t.Coins)+int(t.Roles[Mademoiselle]) >= int(s.cheapest) || seat == s.active || s.options.playersDecide() {
			s.decides = seat
			s.takesLeft = uint8(s.Takes(int(seat))) + extra
			if s.canAct() {
				if c.listens() {
					c.note(Event{Kind: ChanceCame, Seat: seat, N: s.takesLeft})
				}
				return
			}
		}
		if c.listens() {
			c.note(Event{Kind: PassedOver, Seat: seat})
		}
		if seat = s.after(seat); seat == s.active {
			s.endTurn(c)
			return
		}
	}
}

// payWaiting pays what these of a seat's occupations bring when its chance comes (H3), a bit each.
func (s *state) payWaiting(seat, paid uint8, c *course) {
	cards, ships := min(s.harbourSize(), 5), colourCount(s.colours) // one of a colour, D5
	for ; paid != 0; paid &= paid - 1 {
		w := &waiting[bits.TrailingZeros8(paid)]
		if w.role == Jester && seat == s.active {
			continue
		}
		if n := s.gain(seat, s.tableaux[seat].Roles[w.role]*(w.byCards[cards]+w.byShips[ships]), c); n > 0 {
			c.note(Event{Kind: w.paid, Seat: seat, N: n})
		}
	}
}

// canAct reports whether the deciding seat has anything left to decide (E3, H8, K3, F5).
func (s *state) canAct() bool {
	if s.deciderCanClaim() {
		return true
	}
	if s.takesLeft > 0 && s.canTake() {
		return true
	}
	return s.options.playersDecide() && s.canFulfil(s.decides)
}

// Trifling reports whether the deciding seat is asked about nothing: it is another player's chance, and the only card
// that they could take is one ship that brings them nothing, so that with automatic pass nobody would ask (F5); or there are
// several such ships, and nobody is denied anything if one of them is taken.
func (s *state) Trifling() bool {
	spared := *s
	spared.options.AutoPass = true
	return s.phase == Trade && s.canAct() && (!spared.canAct() || s.unwanted())
}

// unwanted reports whether the deciding seat can take nothing but ships on another player's turn, and neither it nor a seat
// after it has any use for them.
func (s *state) unwanted() bool {
	if s.decides == s.active || s.deciderCanClaim() || s.options.playersDecide() && s.canFulfil(s.decides) {
		return false
	}
	budget := s.budget()
	for _, card := range s.harbourCards() {
		if !s.affordable(card, budget) {
			continue
		}
		for other := *s; other.decides != s.active; other.decides = s.after(other.decides) {
			if !other.worthless(card) || other.decides != s.decides && s.tableaux[other.decides].Waiting != 0 {
				return false
			}
		}
	}
	return true
}

// canTake reports whether there is a card that the deciding seat can pay for, and is to be asked about
// (H8, F5).
func (s *state) canTake() bool {
	budget := s.budget()
	if budget < int(s.cheapest) && (budget >= 0 || s.colours == 0) {
		return false
	}
	spared := s.options.AutoPass && s.decides != s.active // one worthless ship is no question (F5)
	if budget >= 0 && !spared {
		return true
	}
	for _, card := range s.harbourCards() {
		if !s.affordable(card, budget) {
			continue
		}
		if !spared || !s.worthless(card) {
			return true
		}
		spared = false // taking one of two ships denies it to the next player
	}
	return false
}

// worthless reports whether a card is a ship that brings the deciding player nothing after H6, and of
// which nothing else comes (F5), neither another card (H10), a point (H12), a coin for somebody
// (H11) nor a step in a contract (K8).
func (s *state) worthless(card Card) bool {
	face := &faces[card]
	seat, colour := int(s.decides), face.Colour
	return face.Type == Ship && s.Income(seat, card) <= s.Fee(seat) && face.CoinToOther == 0 &&
		s.Clerks(seat, colour) == 0 && s.Wholesalers(seat, colour) == 0 && !s.canForgo(card)
}

// take trades a ship or hires a person for the deciding seat (H5 to H7).
func (s *state) take(a Action, c *course) {
	s.takesLeft--
	if faces[a.Card].Type == Ship {
		s.trade(a, c)
	} else {
		s.hire(a.Card, c)
	}
}

// trade trades a ship (H5): it goes to the discard pile or under a wholesaler (H12), brings coins,
// perhaps one for somebody else (H11), and a clerk lets its owner take one more card (H10).
func (s *state) trade(a Action, c *course) {
	seat, ship := s.decides, a.Card
	tableau, colour := &s.tableaux[seat], faces[ship].Colour
	forgone := a.Kind == TakeForgoing // K8
	stowed := tableau.Wholesalers[colour] > 0 && !forgone
	s.leave(ship)
	if stowed {
		s.put(ship, inCargo.of(seat))
	} else {
		s.discard(ship)
	}
	n := uint8(0)
	if !forgone {
		n = s.gain(seat, uint8(s.Income(int(seat), ship)), c)
	}
	if c.listens() {
		traded := Event{Kind: ShipTraded, Seat: seat, Card: ship, N: n, Kept: stowed}
		if forgone {
			traded.Contract = foes[colour]
		}
		c.note(traded)
	}
	if stowed {
		tableau.Points++
		s.stir()
		c.note(Event{Kind: CargoStowed, Seat: seat, Card: ship})
	}
	if a.Gift > 0 {
		if n := s.gain(a.Gift-1, faces[ship].CoinToOther, c); n > 0 {
			c.note(Event{Kind: CoinGiven, Seat: seat, Other: a.Gift - 1, Card: ship, N: n})
		}
	}
	s.payFee(seat, ship, c)
	if clerks := tableau.Clerks[colour]; clerks > 0 {
		s.takesLeft += clerks
		c.note(Event{Kind: ClerkWorked, Seat: seat, Card: ship, N: clerks})
	}
	if stowed {
		s.checkTarget(seat, c)
	}
	if forgone {
		s.achieve(seat, foes[colour], ship, c)
	}
}

// hire hires a person (H7).
func (s *state) hire(person Card, c *course) {
	seat := s.decides
	s.payFee(seat, person, c)
	price := uint8(s.Price(int(seat), person))
	s.pay(seat, price, c)
	s.leave(person)
	s.put(person, inDisplay.of(seat))
	s.tableaux[seat].add(person)
	if s.rowSize > 0 && faces[person].Symbol != NoSymbol {
		s.findClaims(seat)
	}
	s.stir()
	if c.listens() {
		c.note(Event{Kind: PersonHired, Seat: seat, Card: person, N: price})
	}
	s.checkTarget(seat, c)
	s.fulfilOwned(seat, c)
}

// payFee pays the active player their coin for a card (H6).
func (s *state) payFee(seat uint8, card Card, c *course) {
	if seat != s.active {
		s.hand(seat, s.active, card, c)
	}
}

// goOn asks the same seat again if there is something left to decide, else the next one.
func (s *state) goOn(c *course) {
	if s.Won() {
		return // nobody needs another chance (P4)
	}
	if !s.canAct() {
		s.nextChance(c)
	}
}

func (s *state) nextChance(c *course) {
	if seat := s.after(s.decides); seat != s.active {
		s.beginChance(seat, 0, c)
		return
	}
	s.endTurn(c)
}

// endTurn discards what is left and makes the next player active (H9), or ends the game (F1, P2).
func (s *state) endTurn(c *course) {
	s.clearHarbour(NoCard, 0, c)
	s.countQuiet(c)
	s.active = s.after(s.active)
	s.decides = s.active
	s.takesLeft, s.revealed = 0, 0
	s.renewed = false
	if s.isLastTurnOver() {
		s.phase = Over
		c.note(Event{Kind: GameEnded, Seat: s.active})
		return
	}
	s.phase = Discover
	if c.listens() {
		c.note(Event{Kind: TurnBegan, Seat: s.active})
	}
}
