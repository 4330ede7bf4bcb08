package portroyal

import "slices"

// Where the cards lie.
//
// The deck, as far as it does not lie in front of somebody, is one array in five parts:
//
//	discards | harbour | nothing | fresh | older
//	         ^harbour  ^free     ^fresh  ^older   ^deck
//
// Discards and harbour keep their order; the harbour is discarded by moving a boundary. Fresh and
// older are the two pools of unseen cards (C6), in no order: a card is drawn from them by chance when
// it comes to light, which is the same as having shuffled them before. Piles and coins are therefore
// numbers. What lies in front of players stands in a list of its own, with whose it is. Places that hold
// nothing are NoCard, so that equal positions are equal values.

// place is where in front of which seat a card lies.
type place uint8

const (
	inDisplay  place = (iota + 1) << 3 // hired persons
	inClaims                           // fulfilled expeditions
	inCargo                            // ships under wholesalers (H12)
	inRepelled                         // ships kept for Pack of Pirates (K10)
)

// of is the place in front of a seat.
func (p place) of(seat uint8) place { return p | place(seat) }

// harbourCards lists the harbour. The slice is the harbour itself: read it, do not keep it.
func (s *state) harbourCards() []Card { return s.cards[s.harbour:s.free] }

// harbourSize is the number of cards in the harbour.
func (s *state) harbourSize() int { return int(s.free - s.harbour) }

// enter lays a card into the harbour.
func (s *state) enter(card Card) {
	s.cards[s.free] = card
	s.free++
	if f := &facts[card]; f.ship {
		s.colours |= f.colour
	} else {
		s.cheapest = min(s.cheapest, f.cost)
	}
}

// leave takes the card at a place of the array out of the harbour.
func (s *state) leave(at uint8) {
	card := s.cards[at]
	for s.free--; at < s.free; at++ {
		s.cards[at] = s.cards[at+1]
	}
	s.cards[at] = NoCard
	s.left(card)
}

// leaveForDiscards moves the card at a place of the array from the harbour to the discard pile.
func (s *state) leaveForDiscards(at uint8) {
	card := s.cards[at]
	for ; at > s.harbour; at-- {
		s.cards[at] = s.cards[at-1]
	}
	s.cards[s.harbour] = card
	s.harbour++
	s.left(card)
}

// left keeps account of what lies in the harbour, which a card has left.
func (s *state) left(card Card) {
	f := &facts[card]
	if f.ship {
		s.colours &^= f.colour // one ship of a colour, D5
		return
	}
	if f.cost == s.cheapest {
		s.cheapest = noPerson
		for _, other := range s.harbourCards() {
			if f := &facts[other]; !f.ship {
				s.cheapest = min(s.cheapest, f.cost)
			}
		}
	}
}

// empty discards the whole harbour and gives the number of its cards.
func (s *state) empty() int {
	n := s.harbourSize()
	s.harbour = s.free
	s.colours, s.cheapest = 0, noPerson
	return n
}

// noPerson stands for the cost of the cheapest person where there is none.
const noPerson = 255

// inHarbour is the place of a card of the harbour in the array; it reports false if it is not there.
func (s *state) inHarbour(card Card) (at uint8, ok bool) {
	for at = s.harbour; at < s.free; at++ {
		if s.cards[at] == card {
			return at, true
		}
	}
	return 0, false
}

// liesInHarbour reports whether such a card lies in the harbour.
func (s *state) liesInHarbour(card Card) bool {
	_, ok := s.inHarbour(card)
	return ok
}

// discard lays a card on the discard pile.
func (s *state) discard(card Card) {
	for at := s.free; at > s.harbour; at-- {
		s.cards[at] = s.cards[at-1]
	}
	s.cards[s.harbour] = card
	s.harbour++
	s.free++
}

// drawFresh takes the card at a place of the fresh pool, counted from its start.
func (s *state) drawFresh(n int) Card {
	at := int(s.fresh) + n
	card := s.cards[at]
	s.cards[at] = s.cards[s.fresh]
	s.cards[s.fresh] = NoCard
	s.fresh++
	return card
}

// drawOlder takes the card at a place of the older pool, counted from its start.
func (s *state) drawOlder(n int) Card {
	at := int(s.older) + n
	card := s.cards[at]
	s.cards[at] = s.cards[s.older]
	s.cards[s.older] = s.cards[s.fresh]
	s.cards[s.fresh] = NoCard
	s.fresh++
	s.older++
	return card
}

// freshCards and olderCards are the pools themselves.
func (s *state) freshCards() []Card { return s.cards[s.fresh:s.older] }
func (s *state) olderCards() []Card { return s.cards[s.older:s.deck] }

// maxRow bounds the expeditions of a game; a test counts them.
const maxRow = 8

// layOut lays an expedition into the row, where everybody can claim it (D2).
func (s *state) layOut(expedition Card) {
	s.row[s.rowSize] = expedition
	s.rowSize++
	s.findClaimers()
}

// takeIn takes an expedition out of the row.
func (s *state) takeIn(expedition Card) {
	at := uint8(slices.Index(s.row[:s.rowSize], expedition))
	s.rowSize--
	copy(s.row[at:s.rowSize], s.row[at+1:])
	s.row[s.rowSize] = NoCard
}

// put lays a card in front of a seat, as the last one of its place. The places stand in ascending order, so
// that it makes no difference whose card came first.
func (s *state) put(card Card, where place) {
	at := s.onTable
	s.onTable++
	for ; at > 0 && s.places[at-1] > where; at-- {
		s.table[at], s.places[at] = s.table[at-1], s.places[at-1]
	}
	s.table[at], s.places[at] = card, where
}

// takeUp takes one such card from its place; it must lie there.
func (s *state) takeUp(card Card, where place) {
	at := uint8(0)
	for s.table[at] != card || s.places[at] != where {
		at++
	}
	s.onTable--
	for ; at < s.onTable; at++ {
		s.table[at], s.places[at] = s.table[at+1], s.places[at+1]
	}
	s.table[at], s.places[at] = NoCard, 0 // equal positions are equal values
}

// lying lists the cards of a place in the order in which they came.
func (s *state) lying(where place) (cards []Card) {
	for i, card := range s.table[:s.onTable] {
		if s.places[i] == where {
			cards = append(cards, card)
		}
	}
	return cards
}

// copies is how many such cards lie at a place.
func (s *state) copies(card Card, where place) (n int) {
	for i, other := range s.table[:s.onTable] {
		if other == card && s.places[i] == where {
			n++
		}
	}
	return n
}

// count is how many cards lie at a place.
func (s *state) count(where place) (n int) {
	for _, other := range s.places[:s.onTable] {
		if other == where {
			n++
		}
	}
	return n
}

// discardAll discards the cards of a place, the first one first.
func (s *state) discardAll(where place) {
	for at := uint8(0); at < s.onTable; at++ {
		if s.places[at] == where {
			s.discard(s.table[at])
			s.takeUp(s.table[at], where)
			at--
		}
	}
}
