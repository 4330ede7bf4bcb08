package bot

import "portroyal/engine/portroyal"

// side is what counts of the things in front of a seat.
type side struct {
	coins                              int16
	points, swords, expeditions        int8
	mademoiselles, governors, gamblers int8
	admirals, viceAdmirals, gunners    int8
	jesters, allTraders                int8
	traders, clerks, wholesalers       byColour
	symbols                            [portroyal.AnySymbol + 1]int8
	pledges
}

// byColour counts persons by the colour of the ships that they work with.
type byColour [portroyal.Colours + 1]int8

func readSide(view *portroyal.View, seat int) side {
	s := side{
		coins:         int16(view.Coins(seat)),
		points:        int8(view.Points(seat)),
		swords:        int8(view.Swords(seat)),
		expeditions:   int8(len(view.Claimed(seat))),
		mademoiselles: int8(view.Count(seat, portroyal.Mademoiselle)),
		governors:     int8(view.Count(seat, portroyal.Governor)),
		jesters:       int8(view.Count(seat, portroyal.Jester)),
		gamblers:      int8(view.Count(seat, portroyal.Gambler)),
		admirals:      int8(view.Count(seat, portroyal.Admiral)),
		viceAdmirals:  int8(view.Count(seat, portroyal.ViceAdmiral)),
		gunners:       int8(view.Count(seat, portroyal.Gunner)),
		allTraders:    int8(view.Count(seat, portroyal.Trader)),
	}
	for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
		s.traders[colour] = int8(view.Traders(seat, colour))
		s.clerks[colour] = int8(view.Clerks(seat, colour))
		s.wholesalers[colour] = int8(view.Wholesalers(seat, colour))
	}
	for symbol := portroyal.Anchor; symbol <= portroyal.AnySymbol; symbol++ {
		s.symbols[symbol] = int8(view.Symbols(seat, symbol))
	}
	return s
}

// price is what hiring costs without the coin of H6 (H7).
func (s *side) price(face *portroyal.Face) int16 {
	return int16(max(0, int8(face.Cost)-s.mademoiselles))
}

// income is what a ship brings without the coin of H6 (H5).
func (s *side) income(face *portroyal.Face) int16 {
	return int16(int8(face.Coins) + s.traders[face.Colour])
}

// chains is how many cards more may be taken when a ship of this colour is traded (H10).
func (s *side) chains(face *portroyal.Face) int {
	if face.Type != portroyal.Ship {
		return 0
	}
	return int(s.clerks[face.Colour])
}

// take trades a ship, which goes under a wholesaler of its colour (H12), or hires a person, and
// pays the fee of H6; it does nothing and gives false if the coins do not suffice.
func (s *side) take(face *portroyal.Face, fee int16) bool {
	if face.Type == portroyal.Ship {
		coins := s.coins + s.income(face) - fee
		if coins < 0 {
			return false
		}
		s.coins = coins
		if s.wholesalers[face.Colour] > 0 {
			s.points++
		}
		return true
	}
	price := s.price(face) + fee
	if price > s.coins {
		return false
	}
	s.coins -= price
	s.count(face, 1)
	return true
}

// claim spends persons on an expedition (E2).
func (s *side) claim(a portroyal.Action) {
	for _, person := range a.With.List() {
		s.count(person.Face(), -1)
	}
	face := a.Card.Face()
	s.points += int8(face.Points)
	s.coins += int16(face.Coins)
	s.expeditions++
}

// count adds or takes away a person.
func (s *side) count(face *portroyal.Face, by int8) {
	s.points += by * int8(face.Points)
	s.swords += by * int8(face.Swords)
	s.symbols[face.Symbol] += by
	if face.Cost <= cheapCost {
		s.cheap += by
	}
	switch face.Role {
	case portroyal.Trader:
		s.traders[face.Colour] += by
		s.allTraders += by
	case portroyal.Clerk:
		s.clerks[face.Colour] += by
	case portroyal.Wholesaler:
		s.wholesalers[face.Colour] += by
	case portroyal.Mademoiselle:
		s.mademoiselles += by
	case portroyal.Governor:
		s.governors += by
	case portroyal.Jester:
		s.jesters += by
	case portroyal.Admiral:
		s.admirals += by
	case portroyal.ViceAdmiral:
		s.viceAdmirals += by
	case portroyal.Gunner:
		s.gunners += by
	case portroyal.Gambler:
		s.gamblers += by
	}
}

// repels reports whether the swords suffice for a ship (D3).
func (s *side) repels(face *portroyal.Face) bool {
	return !face.Skull && s.swords >= int8(face.Swords)
}

// lacks is how many persons are missing for an expedition (E2).
func (s *side) lacks(e *goal) int8 {
	short := max(0, e.needs[portroyal.Anchor]-s.symbols[portroyal.Anchor]) +
		max(0, e.needs[portroyal.Cross]-s.symbols[portroyal.Cross]) +
		max(0, e.needs[portroyal.House]-s.symbols[portroyal.House])
	return max(0, short-s.symbols[portroyal.AnySymbol])
}
