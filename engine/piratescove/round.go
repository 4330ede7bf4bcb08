package piratescove

// advance goes on until somebody owes a choice, or the game is over (R).
func (s *state) advance(c *course) {
	for {
		if s.offered != NoCard { // T2
			s.phase = Parrots
			return
		}
		if s.draws[0].cards > 0 {
			s.drawOwed(c)
			continue
		}
		if s.goOn(c) {
			return
		}
	}
}

// goOn does one step, and reports whether somebody owes a choice now.
func (s *state) goOn(c *course) bool {
	switch s.step {
	case toTreasure:
		s.turnUpTreasures(c)
		s.openWindow(toAfterTreasure)
	case toAfterTreasure:
		if s.runWindow(AfterTreasure) {
			return true
		}
		s.openWindow(toBeforeNavigation)
	case toBeforeNavigation:
		if s.runWindow(BeforeNavigation) {
			return true
		}
		s.step, s.phase, s.window, s.at = toNavigation, Navigation, window{}, s.lookout
		return true
	case toNavigation:
		if !s.allChosen() {
			s.phase = Navigation
			return true
		}
		s.sail(c)
		s.openWindow(toAfterNavigation)
	case toAfterNavigation:
		if s.runWindow(AfterNavigation) {
			return true
		}
		s.step, s.fight, s.window = toFights, fight{}, window{}
	case toFights:
		return s.runFights(c)
	case toPlunder:
		s.fight.island++
		if int(s.fight.island) > OuterIslands {
			s.step, s.fight = toIslands, fight{}
			break
		}
		s.plunder(s.fight.island, c)
	case toIslands:
		s.beginVisits(c)
		s.step = toVisits
	case toVisits:
		if s.runVisits(c) {
			return true
		}
		s.step, s.visit = toEnd, visit{}
	case toEnd:
		s.endRound(c)
	case toJudgement:
		if s.judge(c) {
			return true
		}
	case toOver:
		s.phase, s.at = Over, nobody
		return true
	}
	return false
}

func (s *state) allChosen() bool {
	for seat := range s.Players() {
		if !s.chosen[seat] {
			return false
		}
	}
	return true
}

// turnUpTreasures begins a round (R1).
func (s *state) turnUpTreasures(c *course) {
	s.round++
	s.fate.asked[salvoDice], s.fate.asked[otherDice] = [Ships]uint8{}, [Ships]uint8{}
	c.note(Event{Kind: RoundBegan, N: s.round, Last: s.LastRound()})
	for island := Tavern; island.Outer(); island++ {
		card := Treasure(s.chance(treasurePile, 0, s.treasures[:], c))
		s.treasures[card]--
		s.open[island] = card
		c.note(Event{Kind: TreasureShown, Island: island, Treasure: card})
	}
}

// sail moves the ships to where they are steered (N2).
func (s *state) sail(c *course) {
	for seat := range s.Players() {
		s.ships[seat].Island = s.wheels[seat]
		if s.lookout == nobody {
			c.note(Event{Kind: Sailed, Seat: uint8(seat), Island: s.wheels[seat]})
		}
	}
	s.chosen, s.wheels = [MaxPlayers]bool{}, [MaxPlayers]Island{}
}

// plunder gives an island's treasure card to the only player's ship there (R4).
func (s *state) plunder(island Island, c *course) {
	only := uint8(nobody)
	for seat := range s.Players() {
		if s.ships[seat].Island == island {
			if only != nobody {
				return
			}
			only = uint8(seat)
		}
	}
	if only == nobody || s.open[island] == 0 {
		return
	}
	c.note(Event{Kind: Plundered, Seat: only, Island: island, Treasure: s.open[island]})
	got := s.Yield(int(only), island, s.open[island])
	s.open[island] = 0
	got.Doubloons, got.Treasures = min(got.Doubloons, s.doubloons), min(got.Treasures, s.hoard) // A3
	if s.pursued.on == only {                                                                   // E2
		half := TreasureFace{(got.Fame + 1) / 2, (got.Doubloons + 1) / 2, (got.Treasures + 1) / 2, (got.TavernCards + 1) / 2}
		c.note(Event{Kind: Halved, Seat: s.pursued.by, Target: Target(only)})
		s.gain(s.pursued.by, half, c)
		got = TreasureFace{got.Fame / 2, got.Doubloons / 2, got.Treasures / 2, got.TavernCards / 2}
	}
	s.gain(only, got, c)
}

// Yield is what a treasure card brings to a seat that plunders it at an island, with a Treasure Map if it has one for there
// (R4, E1). What the bank has not (A3) and what goes to a Buccaneer (E2) is still part of it.
func (s *state) Yield(seat int, island Island, card Treasure) TreasureFace {
	if int(s.mapped.seat) == seat && s.mapped.island == island {
		return s.OnMap(card)
	}
	return *card.Face()
}

// OnMap is what a treasure card brings with a Treasure Map (E1).
func (s *state) OnMap(card Treasure) TreasureFace {
	got := *card.Face()
	got.Treasures *= 2
	if s.options.MapAll {
		got.Fame, got.Doubloons, got.TavernCards = 2*got.Fame, 2*got.Doubloons, 2*got.TavernCards
	}
	return got
}

// gain gives a seat what there is of something (A3).
func (s *state) gain(seat uint8, got TreasureFace, c *course) {
	ship := &s.ships[seat]
	doubloons, treasures := min(got.Doubloons, s.doubloons), min(got.Treasures, s.hoard)
	ship.Doubloons += doubloons
	s.doubloons -= doubloons
	ship.Treasures += treasures
	s.hoard -= treasures
	if doubloons > 0 || treasures > 0 {
		c.note(Event{Kind: Gained, Seat: seat, Doubloons: doubloons, Treasures: treasures})
	}
	s.addFame(seat, got.Fame, FromPlunder, c)
	s.owe(seat, got.TavernCards)
}

// pay pays doubloons into the bank.
func (s *state) pay(seat, doubloons uint8) {
	s.ships[seat].Doubloons -= doubloons
	s.doubloons += doubloons
}

func (s *state) addFame(seat, fame uint8, from Cause, c *course) {
	if fame = min(fame, mostFame-s.ships[seat].Fame); fame > 0 { // J21
		s.ships[seat].Fame += fame
		c.note(Event{Kind: FameGained, Seat: seat, N: fame, From: from})
	}
}

// loseFame takes fame, but not more than there is (K14).
func (s *state) loseFame(seat, fame uint8, from Cause, c *course) {
	if fame = min(fame, s.ships[seat].Fame); fame > 0 {
		s.ships[seat].Fame -= fame
		c.note(Event{Kind: FameLost, Seat: seat, N: fame, From: from})
	}
}

// owe notes that a seat draws tavern cards next, after those that others draw.
func (s *state) owe(seat, cards uint8) {
	if cards == 0 {
		return
	}
	if s.draws[0].cards == 0 {
		s.draws[0] = draw{seat, cards}
		return
	}
	s.draws[1] = draw{seat, cards}
}

// drawOwed draws one of the cards that are owed (T2).
func (s *state) drawOwed(c *course) {
	d := &s.draws[0]
	seat := d.seat
	card := s.drawCard(c)
	if d.cards--; d.cards == 0 || card == NoCard {
		s.draws[0], s.draws[1] = s.draws[1], draw{}
	}
	switch {
	case card == NoCard: // A3
	case card.Face().Type != ParrotCard:
		open := s.lies(card)
		if s.hands[seat][card]++; !open {
			s.held[seat]++
		}
		c.note(Event{Kind: Drew, Seat: seat, Card: card, Open: open})
	case s.ships[seat].Parrot != NoCard:
		s.offered, s.at = card, seat
		c.note(Event{Kind: ParrotOffered, Seat: seat, Card: card})
	default:
		s.land(seat, card, c)
	}
}

// lies reports whether a card lies open before who has drawn it (V3).
func (s *state) lies(card Card) bool { return card >= s.hidden() }

// land puts a parrot in its place (T2), which a mastercraft leaves if only one of them can be there (J22).
func (s *state) land(seat uint8, parrot Card, c *course) {
	ship := &s.ships[seat]
	ship.Parrot, ship.ParrotIs = parrot, Sound
	c.note(Event{Kind: ParrotLanded, Seat: seat, Card: parrot})
	if section := parrot.Face().Section; s.Displaces(int(seat), parrot) {
		ship.Craft[section] = NoGuard
		s.discards[Mastercraft]++
		c.note(Event{Kind: CraftLost, Seat: seat, Section: section, Card: parrot})
	}
}

// endRound moves the black ships and takes away what nobody can keep (R6).
func (s *state) endRound(c *course) {
	for i := range s.blacks {
		black := &s.blacks[i]
		if black.Island == NoIsland {
			continue
		}
		ship := FirstBlack + Target(i)
		if black.Gone {
			black.Legend, black.Gone = s.drawLegend(c), false
			c.note(Event{Kind: BlackCame, Ship: ship, Legend: black.Legend})
		}
		if black.Island++; black.Island > TreasureIsland {
			black.Island = Tavern
		}
		c.note(Event{Kind: BlackMoved, Ship: ship, Legend: black.Legend, Island: black.Island})
	}
	for seat := range s.Players() {
		ship := &s.ships[seat]
		if back := uint8(ship.Spills()); back > 0 {
			ship.Treasures -= back
			s.hoard += back
			c.note(Event{Kind: Returned, Seat: uint8(seat), Treasures: back})
		}
	}
	s.open, s.navies = [OuterIslands + 1]Treasure{}, [2]Fleet{}
	s.lookout, s.pursued.by, s.pursued.on, s.mapped.seat, s.mapped.island = nobody, nobody, nobody, nobody, NoIsland
	if s.step = toTreasure; s.LastRound() {
		s.step = toJudgement
	}
}

// judge finds who has won (Z), or begins the fight of those who are tied and reports whether that is so.
func (s *state) judge(c *course) bool {
	most := uint8(0)
	for seat := range s.Players() {
		fame, cards := uint8(0), uint8(0)
		for card := Fame1; card <= Fame3; card++ { // Z1
			fame += s.hands[seat][card] * card.Face().Fame
			cards += s.hands[seat][card]
			s.discards[card] += s.hands[seat][card]
			if !s.lies(card) {
				s.held[seat] -= s.hands[seat][card]
			}
			s.hands[seat][card] = 0
		}
		if cards > 0 {
			fame = min(fame, mostFame-s.ships[seat].Fame) // J21
			c.note(Event{Kind: FameShown, Seat: uint8(seat), N: fame, Cards: cards})
			s.ships[seat].Fame += fame
		}
		most = max(most, s.ships[seat].Fame)
	}
	for seat := range s.Players() {
		if s.ships[seat].Fame == most {
			s.winners |= 1 << seat
		}
	}
	if s.winners&(s.winners-1) == 0 {
		s.crown(c)
		return false
	}
	s.final = true // Z2
	s.step, s.fight = toFights, fight{}
	for seat := range s.Players() {
		if s.winners>>seat&1 != 0 {
			s.fight.in[seat] = true
			c.note(Event{Kind: TieFight, Seat: uint8(seat)})
		}
	}
	s.fight.stage = gathering
	return false
}

// crown ends the game.
func (s *state) crown(c *course) {
	for seat := range s.Players() {
		if s.winners>>seat&1 != 0 {
			c.note(Event{Kind: Won, Seat: uint8(seat)})
		}
	}
	s.step = toOver
}

// Winners are the seats that have won; none before the end (Z).
func (s *state) Winners() (seats []int) {
	if s.phase != Over {
		return nil
	}
	for seat := range s.Players() {
		if s.winners>>seat&1 != 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}
