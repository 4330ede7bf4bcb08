package portroyal

// Effect is what an action of the deciding seat brings and costs by itself, before anybody else has their
// chance. Hidden cards are not part of it: turning one up has no effect that could be told beforehand.
type Effect struct {
	Price  int // coins paid to the discard pile (H7)
	Fee    int // coins paid to the active player (H6)
	Income int // coins from the draw pile: for a ship (H5), an expedition (E2), persons who wait (H3)
	Slots  int // coins for contracts that are fulfilled by it (K3)
	Points int // influence points gained or lost (F2)
	Steps  int // made in contracts (K8, K9)
	Takes  int // cards that may be taken in this chance afterwards (H1, H2, H10, H13)

	// Payable is how many different cards of the harbour the seat could pay for then, if it could take them.
	Payable int

	// Coins is what every seat has more or less afterwards; it adds up all of the above.
	Coins [MaxPlayers]int
}

// StopsForNothing reports whether whoever discovers could turn up another card without the risk of a bust (D5), while to stop
// would bring nothing (D6): no card that they could pay for, and no coins.
func (s *state) StopsForNothing() bool {
	if s.Refuse(Action{Kind: Stop}) != nil || s.Refuse(Action{Kind: RevealNext}) != nil || s.BustChance() > 0 {
		return false
	}
	effect := s.Effect(Action{Kind: Stop})
	return effect.Payable == 0 && effect.Coins[s.decides] == 0
}

// Effect is what an action would bring and cost. It must be legal, but for what it costs.
func (s *state) Effect(a Action) (effect Effect) {
	seat := s.decides
	after := *s
	after.poolCoins() // those that are lent are cards of no pile
	lent := max(s.tableaux[seat].Coins, moreThanAnyPrice) - s.tableaux[seat].Coins
	after.tableaux[seat].Coins += lent
	tape := Tape{}
	c := course{thinking: true, tape: &tape}
	after.work(a, &c)
	after.tableaux[seat].Coins -= lent
	for _, e := range tape.Events {
		n := int(e.N)
		switch {
		case e.Kind == CoinGiven || e.Seat != seat: // Coins says what others get
		case e.Kind == PersonHired:
			effect.Price += n
		case e.Kind == FeePaid:
			effect.Fee += n
		case e.Kind == StepMade:
			effect.Steps++
		case e.Kind == ContractFulfilled:
			effect.Slots += n
		case e.Kind.paysSeat():
			effect.Income += n
		}
	}
	effect.Points = after.Points(int(seat)) - s.Points(int(seat))
	effect.Takes = int(after.takesLeft)
	for other := range s.Players() {
		effect.Coins[other] = int(int8(after.tableaux[other].Coins - s.tableaux[other].Coins))
	}
	after.phase, after.depth = Trade, 0
	if after.takesLeft > 0 && effect.Coins[seat] >= -s.Coins(int(seat)) {
		cards := map[Card]bool{}
		for _, card := range after.harbourCards() {
			if after.affordable(card, after.budget()) {
				cards[card] = true
			}
		}
		effect.Payable = len(cards)
	}
	return effect
}

// moreThanAnyPrice is more than any person costs, the coin of H6 included.
const moreThanAnyPrice = 40

// work carries out what an action does by itself, and nothing that follows from it.
func (s *state) work(a Action, c *course) {
	switch a.Kind {
	case Take, TakeForgoing:
		s.take(a, c)
	case Claim:
		s.claim(a, c)
	case Fulfil:
		s.achieve(s.decides, a.Contract(), NoCard, c)
	case Stop:
		s.phase = Trade
		s.takesLeft = uint8(s.Takes(int(s.active))) + s.gambles
		s.payWaiting(s.active, s.tableaux[s.active].Waiting&s.nowPaying(), c)
	case RepelShip:
		s.repel(c)
	}
}

// paysSeat reports whether an event is coins from the draw pile for its seat.
func (k EventKind) paysSeat() bool {
	switch k {
	case AdmiralsPaid, ViceAdmiralsPaid, GunnersPaid, JestersPaid, ShipTraded, Claimed:
		return true
	}
	return false
}
