package bot

import "portroyal/engine/portroyal"

// side is what counts of the things in front of a seat.
type side struct {
	coins, points, swords, expeditions               int8
	mademoiselles, governors, jesters, admirals, all int8
	traders                                          [portroyal.Colours + 1]int8
	symbols                                          [portroyal.AnySymbol + 1]int8
}

func readSide(view *portroyal.View, seat int) side {
	s := side{
		coins:         int8(min(view.Coins(seat), 120)),
		points:        int8(view.Points(seat)),
		swords:        int8(view.Swords(seat)),
		expeditions:   int8(len(view.Claimed(seat))),
		mademoiselles: int8(view.Count(seat, portroyal.Mademoiselle)),
		governors:     int8(view.Count(seat, portroyal.Governor)),
		jesters:       int8(view.Count(seat, portroyal.Jester)),
		admirals:      int8(view.Count(seat, portroyal.Admiral)),
		all:           int8(view.Count(seat, portroyal.Trader)),
	}
	for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
		s.traders[colour] = int8(view.Traders(seat, colour))
	}
	for symbol := portroyal.Anchor; symbol <= portroyal.AnySymbol; symbol++ {
		s.symbols[symbol] = int8(view.Symbols(seat, symbol))
	}
	return s
}

// price is what hiring costs without the coin of H6 (H7).
func (s *side) price(face *portroyal.Face) int8 { return max(0, int8(face.Cost)-s.mademoiselles) }

// income is what a ship brings without the coin of H6 (H5).
func (s *side) income(face *portroyal.Face) int8 { return int8(face.Coins) + s.traders[face.Colour] }

// take trades a ship or hires a person, and pays the fee of H6; it does nothing and gives false
// if the coins do not suffice.
func (s *side) take(face *portroyal.Face, fee int8) bool {
	if face.Type == portroyal.Ship {
		coins := s.coins + s.income(face) - fee
		if coins < 0 {
			return false
		}
		s.coins = min(coins, 120)
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
	s.coins += int8(face.Coins)
	s.expeditions++
}

// count adds or takes away a person.
func (s *side) count(face *portroyal.Face, by int8) {
	s.points += by * int8(face.Points)
	s.swords += by * int8(face.Swords)
	s.symbols[face.Symbol] += by
	switch face.Role {
	case portroyal.Trader:
		s.traders[face.Colour] += by
		s.all += by
	case portroyal.Mademoiselle:
		s.mademoiselles += by
	case portroyal.Governor:
		s.governors += by
	case portroyal.Jester:
		s.jesters += by
	case portroyal.Admiral:
		s.admirals += by
	}
}

// repels tells whether the swords suffice for a ship (D3).
func (s *side) repels(face *portroyal.Face) bool {
	return !face.Skull && s.swords >= int8(face.Swords)
}

// tax takes half of 12 coins or more (X1).
func (s *side) tax() {
	if s.coins >= taxedFrom {
		s.coins -= s.coins / 2
	}
}

// taxedFrom is the number of coins from which a tax increase takes half (X1).
const taxedFrom = 12

// lacks is how many persons are missing for an expedition (E2).
func (s *side) lacks(e *goal) int8 {
	short := max(0, e.needs[portroyal.Anchor]-s.symbols[portroyal.Anchor]) +
		max(0, e.needs[portroyal.Cross]-s.symbols[portroyal.Cross]) +
		max(0, e.needs[portroyal.House]-s.symbols[portroyal.House])
	return max(0, short-s.symbols[portroyal.AnySymbol])
}
