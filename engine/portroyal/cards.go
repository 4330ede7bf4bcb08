package portroyal

import "slices"

// How the places of all cards are stored.
//
// Cards that nobody has in front of them are one array in four parts:
//
//	discards | nothing | fresh | older
//	         ^gone     ^fresh  ^older   ^deck
//
// Discards keep their order. Fresh and older are the two pools of unseen cards (C6), in no order: a card is drawn from
// them by chance when it comes to light, which is the same as having shuffled them before. Piles and coins are
// therefore numbers. If the older cards are told apart by the piles that they are from, those of the newest of these
// piles come first, see olderpiles.go.
//
// Open cards are a second array, filled from both ends:
//
//	harbour | nothing | in front of players
//	        ^docked   ^MaxCards - owned
//
// The harbour keeps its order; for each card in front of a player, places says whose it is. The rest of places serves
// [state.oldPiles]. Places that hold nothing are NoCard, so that equal positions are equal values.

// place is a seat and the part of its area in which a card is.
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
func (s *state) harbourCards() []Card { return s.table[:s.docked] }

// harbourSize is the number of cards in the harbour.
func (s *state) harbourSize() int { return int(s.docked) }

// enter lays a card into the harbour.
func (s *state) enter(card Card) {
	s.table[s.docked] = card
	s.docked++
	f := &facts[card]
	s.colours |= f.colour
	s.cheapest = uint8(min(int(s.cheapest), int(f.cost)))
}

// leave takes one such card out of the harbour; it must be there. Finding it, closing the gap and looking for
// the cheapest card that stays is one loop without jumps: the processor could guess none of them.
func (s *state) leave(card Card) {
	to, cheapest := 0, noCard
	stays := 0 // 1 once the card has been found
	for _, other := range s.harbourCards() {
		s.table[to] = other
		kept := one(other != card) | stays
		stays |= kept ^ 1
		to += kept
		cheapest = min(cheapest, int(facts[other].cost)|(kept-1)&noCard)
	}
	s.docked--
	s.table[s.docked] = NoCard
	s.colours &^= facts[card].colour // one ship of a colour, D5
	s.cheapest = uint8(cheapest)
}

// empty discards the whole harbour and gives the number of its cards.
func (s *state) empty() int {
	n := s.harbourSize()
	for at, card := range s.harbourCards() {
		s.discard(card)
		s.table[at] = NoCard
	}
	s.docked = 0
	s.colours, s.cheapest = 0, noCard
	return n
}

// noCard is the cost of the cheapest card if there is none.
const noCard = 255

// liesInHarbour reports whether such a card is in the harbour.
func (s *state) liesInHarbour(card Card) bool { return slices.Contains(s.harbourCards(), card) }

// discard lays a card on the discard pile.
func (s *state) discard(card Card) {
	s.cards[s.gone] = card
	s.gone++
}

// draw takes a hidden card of a pile, by chance.
func (s *state) draw(pile uint8) Card {
	switch {
	case pile == present:
		return s.drawFresh()
	case s.apart > 0:
		return s.drawAmong(s.hidden(pile))
	}
	at := int(s.older) + s.random.Below(int(s.deck-s.older))
	card := s.cards[at]
	s.cards[at] = s.cards[s.older]
	s.cards[s.older] = s.cards[s.fresh]
	s.cards[s.fresh] = NoCard
	s.fresh++
	s.older++
	return card
}

// drawFresh is draw from the fresh pool.
func (s *state) drawFresh() Card {
	at := int(s.fresh) + s.random.Below(int(s.older-s.fresh))
	card := s.cards[at]
	s.cards[at] = s.cards[s.fresh]
	s.cards[s.fresh] = NoCard
	s.fresh++
	return card
}

// freshCards and olderCards are the pools themselves.
func (s *state) freshCards() []Card { return s.cards[s.fresh:s.older] }
func (s *state) olderCards() []Card { return s.cards[s.older:s.deck] }

// MaxRow bounds the expeditions that can be in the row; a test counts them.
const MaxRow = 8

// layOut lays an expedition into the row, where everybody can claim it (D2).
func (s *state) layOut(expedition Card) {
	s.row[s.rowSize] = expedition
	s.rowSize++
	s.findClaimers()
}

// removeExpedition takes an expedition out of the row.
func (s *state) removeExpedition(expedition Card) {
	at := uint8(slices.Index(s.row[:s.rowSize], expedition))
	s.rowSize--
	copy(s.row[at:s.rowSize], s.row[at+1:])
	s.row[s.rowSize] = NoCard
}

// put lays a card in front of a seat, as the last one of its place. The places are in ascending order from the end of
// the array, so that it makes no difference whose card came first.
func (s *state) put(card Card, where place) {
	s.owned++
	at := MaxCards - int(s.owned)
	for ; at+1 < MaxCards && s.places[at+1] > where; at++ {
		s.table[at], s.places[at] = s.table[at+1], s.places[at+1]
	}
	s.table[at], s.places[at] = card, where
}

// takeUp takes one such card from its place; it must be there.
func (s *state) takeUp(card Card, where place) {
	at := MaxCards - 1
	for s.table[at] != card || s.places[at] != where {
		at--
	}
	s.owned--
	for ; at > MaxCards-1-int(s.owned); at-- {
		s.table[at], s.places[at] = s.table[at-1], s.places[at-1]
	}
	s.table[at], s.places[at] = NoCard, 0 // equal positions are equal values
}

// lying lists the cards of a place in the order in which they came.
func (s *state) lying(where place) (cards []Card) {
	for at := MaxCards - 1; at >= MaxCards-int(s.owned); at-- {
		if s.places[at] == where {
			cards = append(cards, s.table[at])
		}
	}
	return cards
}

// copies is how many such cards are at a place.
func (s *state) copies(card Card, where place) (n int) {
	for at := MaxCards - int(s.owned); at < MaxCards; at++ {
		n += one(s.table[at] == card) & one(s.places[at] == where)
	}
	return n
}

// count is how many cards are at a place.
func (s *state) count(where place) (n int) {
	for _, other := range s.places[MaxCards-int(s.owned):] {
		n += one(other == where)
	}
	return n
}

// discardAll discards the cards of a place, the first one first.
func (s *state) discardAll(where place) {
	for _, card := range s.lying(where) {
		s.takeUp(card, where)
		s.discard(card)
	}
}
