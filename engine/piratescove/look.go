package piratescove

// What everybody sees of a position, and for a [View] what its seat sees.

// Phase is what kind of choice is owed.
func (s *state) Phase() Phase { return s.phase }

// Options are what is played.
func (s *state) Options() Options { return s.options }

// Players is how many play.
func (s *state) Players() int { return int(s.options.Players) }

// Round is the present round, from 1 to that of Rounds; 0 before the first.
func (s *state) Round() int { return int(s.round) }

// Rounds is how many rounds are played (A1, V1).
func (s *state) Rounds() int { return s.options.Length() }

// LastRound reports whether it is the last one.
func (s *state) LastRound() bool { return s.Round() == s.Rounds() }

// Ship is a seat's ship.
func (s *state) Ship(seat int) Ship { return s.ships[seat] }

// Hand is what a seat holds. In the view of another seat it is empty, but for fame cards that lie open (V3).
func (s *state) Hand(seat int) Hand { return s.hands[seat] }

// HandSize is how many hidden cards a seat holds (A7); fame cards that lie open are none (V3).
func (s *state) HandSize(seat int) int { return int(s.held[seat]) }

// PileSize is how many tavern cards are in the pile.
func (s *state) PileSize() int { return int(s.left) }

// Discards are the tavern cards that have been discarded.
func (s *state) Discards() Hand { return s.discards }

// Open is the treasure card that is turned up at an island, 0 for none (R1).
func (s *state) Open(island Island) Treasure {
	if !island.Outer() {
		return 0
	}
	return s.open[island]
}

// Bank is what the bank has (A3).
func (s *state) Bank() (doubloons, treasures int) { return int(s.doubloons), int(s.hoard) }

// Black is a black ship, FirstBlack or SecondBlack. Its Island is NoIsland if there is none.
func (s *state) Black(ship Target) Black { return s.blacks[ship-FirstBlack] }

// Fleet is a Navy, FirstNavy or SecondNavy. Its Island is NoIsland if there is none.
func (s *state) Fleet(ship Target) Fleet { return s.navies[ship-FirstNavy] }

// Lookout is the seat that chooses first, openly (N3); ok is false if nobody does.
func (s *state) Lookout() (seat int, ok bool) { return int(s.lookout), s.lookout != nobody }

// Pursued is who gets half of whose plunder (E2); ok is false if nobody does.
func (s *state) Pursued() (by, on int, ok bool) {
	return int(s.pursued.by), int(s.pursued.on), s.pursued.by != nobody
}

// Chosen reports whether a seat has made its choice where all choose at the same time (U4, N1).
func (s *state) Chosen(seat int) bool { return s.chosen[seat] }

// Secret reports whether what is chosen now is seen by nobody else before all have chosen (A7).
func (s *state) Secret() bool { return s.together() }

// Steered is the island that a seat has chosen in this round's navigation, NoIsland before. In the view of another seat
// it is NoIsland until all have chosen, unless they choose openly (N3).
func (s *state) Steered(seat int) Island { return s.wheels[seat] }

// Offered is the parrot that has been drawn beside another one (T2).
func (s *state) Offered() Card { return s.offered }

// FightAt is the island of the fight at hand; ok is false if there is none. The fight for the first place has none (Z2).
func (s *state) FightAt() (island Island, ok bool) {
	return s.fight.island, s.phase == Boarding || s.phase == Exchange || s.phase == Aiming
}

// Deciding reports whether the game ends with a fight for the first place (Z2).
func (s *state) Deciding() bool { return s.final }

// InFight reports whether a ship is in the fight at hand.
func (s *state) InFight(ship Target) bool { return s.fight.in[ship] }

// HullLeft is how many hits sink a black ship or the Navy in the fight at hand (K8).
func (s *state) HullLeft(ship Target) int { return int(s.fight.hull[ship-MaxPlayers]) }

// WasHit reports whether a seat's ship has been hit in the fight at hand (K12).
func (s *state) WasHit(seat int) bool { return s.fight.hit[seat] }

// Becalmed reports whether no more cards are played in the fight at hand (T4).
func (s *state) Becalmed() bool { return s.fight.becalmed }

// Grappled reports whether dice follow the crews alone in the fight at hand (T4).
func (s *state) Grappled() bool { return s.fight.grapple }

// Smoked reports whether a seat's ship is hit by 6 only in the fight at hand (T4).
func (s *state) Smoked(seat int) bool { return s.fight.smoke[seat] }

// Wind is how much faster cards have made a seat's ship in the fight at hand (T4).
func (s *state) Wind(seat int) int { return int(s.fight.wind[seat]) }

// Silent reports whether a seat's ship holds its fire after a Cannonade (T5).
func (s *state) Silent(seat int) bool { return s.fight.silence[seat] > 0 }

// FiringOrder are the ships of the exchange at hand or of boarding, in their order, and which of them is next (K3, K4).
func (s *state) FiringOrder() (order []Target, next int) {
	return append(order, s.fight.order[:s.fight.n]...), int(s.fight.at)
}

// Visiting is the seat whose island offers something now, -1 for none (R5).
func (s *state) Visiting() int {
	if s.phase != Visits {
		return -1
	}
	return int(s.at)
}

// StepPrice is what the next step of a section costs a seat on its visit (B3, I2, I3); 0 if it cannot be had there.
func (s *state) StepPrice(seat int, section Section) int {
	return int(s.stepPrice(uint8(seat), section))
}

// Bought is how many tavern cards have been bought on the visit at hand (I1).
func (s *state) Bought() int { return int(s.visit.bought) }

// Owing is the first seat that owes a choice, -1 when the game is over.
func (s *state) Owing() int {
	switch {
	case s.phase == Over:
		return -1
	case !s.together():
		return int(s.at)
	}
	for seat := range s.Players() {
		if !s.chosen[seat] {
			return seat
		}
	}
	return -1
}

// HasCard reports whether a seat holds a card; of another seat a [View] knows only what lies open (V3).
func (s *state) HasCard(seat int, card Card) bool { return s.hands[seat][card] > 0 }

// HandFame is what the fame cards in a hand are worth (T6).
func (s *state) HandFame(seat int) (fame int) {
	hand := &s.hands[seat]
	return int(hand[Fame1]) + 2*int(hand[Fame2]) + 3*int(hand[Fame3])
}

// OpenFame is what the fame cards of a seat are worth that lie open (V3).
func (s *state) OpenFame(seat int) int {
	if !s.options.OpenFame {
		return 0
	}
	return s.HandFame(seat)
}

// ShipAt is a seat's ship without a copy. It is not to be changed.
func (s *state) ShipAt(seat int) *Ship { return &s.ships[seat] }

// HandOf is what a seat holds without a copy, see Hand. It is not to be changed.
func (s *state) HandOf(seat int) *Hand { return &s.hands[seat] }

// Buried reports whether anything has been buried on the visit at hand (I3).
func (s *state) Buried() bool { return s.visit.buried > 0 }

// Raised reports whether the seat whose visit is going on has reinforced a section on it (I2, I3).
func (s *state) Raised() bool { return s.visit.raised }

// Served reports whether the cove gives nothing more on the visit at hand (I4).
func (s *state) Served() bool { return !s.gives() }

// CanBuy reports whether a seat can buy a tavern card on the visit at hand (I1).
func (s *state) CanBuy(seat int) bool { return s.canBuy(uint8(seat)) }

// CanAttach reports whether a mastercraft would find its place in a section of a seat's ship (B6, J22).
func (s *state) CanAttach(seat int, section Section) bool { return s.attaches(uint8(seat), section) }

// Displaces reports whether a parrot would take the place of a mastercraft of a seat's ship (J22).
func (s *state) Displaces(seat int, parrot Card) bool {
	return s.options.OneGuard && s.ships[seat].Craft[parrot.Face().Section] != NoGuard
}

// CanPass reports whether Safe Passage would lead a seat to an island now (E4).
func (s *state) CanPass(seat int, island Island) bool { return s.harbours(uint8(seat), island) }

// NavyAsked reports whether the Navy that a reply would send elsewhere is at an island (E6).
func (s *state) NavyAsked(island Island) bool {
	return s.window.fleet > 0 && s.navies[s.window.fleet-1].Island == island
}

// Mends is how many hits the Flying Dutchman has taken in the exchange at hand (L2).
func (s *state) Mends() int { return int(s.fight.mends) }
