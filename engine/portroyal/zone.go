package portroyal

// zone is a place where cards lie. All zones stand one behind the other in one array, so that
// every card is in exactly one place by construction, two positions are equal when their
// values are, and a position is small. The order keeps what changes often close together:
// revealing and gaining coins move few bytes or none.
type zone uint8

const (
	cargoZone      zone = iota               // one per seat: ships under wholesalers (H12)
	repelledZone        = cargoZone + 5      // one per seat: ships kept for Pack of Pirates (K10)
	displayZone         = repelledZone + 5   // one per seat: hired persons, oldest first
	expeditionZone      = displayZone + 5    // one per seat: fulfilled expeditions
	rowZone             = expeditionZone + 5 // expeditions that can be claimed
	discardZone         = rowZone + 1        // top last
	coinZone            = discardZone + 1    // one per seat: oldest first
	harbourZone         = coinZone + 5       // in the order of revealing
	pendingZone         = harbourZone + 1    // the card just turned up, while it is dealt with
	pileZone            = pendingZone + 1    // top first
	timeZone            = pileZone + 1       // the Time Pile, top first (P2)
	victoryZone         = timeZone + 1       // the Victory Pile (P3)
	zoneCount           = victoryZone + 1
)

// start is the index of the zone's first card.
func (s *state) start(z zone) int {
	if z == 0 {
		return 0
	}
	return int(s.ends[(z-1)&31])
}

func (s *state) end(z zone) int { return int(s.ends[z&31]) }

// in lists the cards of a zone. The slice is the zone itself: read it, do not keep it.
func (s *state) in(z zone) []Card { return s.cards[s.start(z):s.end(z)] }

func (s *state) size(z zone) int { return s.end(z) - s.start(z) }

// move takes n cards, beginning with the one at index at of the whole array, out of one zone
// and puts them, in the same order, at the end of another.
func (s *state) move(from zone, at, n int, to zone) {
	cards := s.cards[:]
	if n == 1 { // by far the most frequent case
		s.moveOne(from, at, to)
		return
	}
	var block [32]Card
	for n > len(block) { // a reshuffle, or a harbour beyond all expectation
		s.move(from, at, len(block), to)
		n -= len(block)
		if to < from {
			at += len(block)
		}
	}
	k := uint8(n)
	if to < from {
		target := s.end(to)
		if target != at {
			copy(block[:n], cards[at:at+n])
			copy(cards[target+n:at+n], cards[target:at])
			copy(cards[target:], block[:n])
		}
		for z := to; z < from; z++ {
			s.ends[z&31] += k
		}
		return
	}
	target := s.end(to) - n
	if target != at {
		copy(block[:n], cards[at:at+n])
		copy(cards[at:target], cards[at+n:])
		copy(cards[target:], block[:n])
	}
	for z := from; z < to; z++ {
		s.ends[z&31] -= k
	}
}

func (s *state) moveOne(from zone, at int, to zone) {
	cards := s.cards[:]
	card := cards[at]
	if to < from {
		if target := s.end(to); target != at {
			copy(cards[target+1:at+1], cards[target:at])
			cards[target] = card
		}
		for z := to; z < from; z++ {
			s.ends[z&31]++
		}
		return
	}
	if target := s.end(to) - 1; target != at {
		copy(cards[at:target], cards[at+1:])
		cards[target] = card
	}
	for z := from; z < to; z++ {
		s.ends[z&31]--
	}
}

// indexIn finds a card in a zone; -1 if it is not there. The index is that of the whole array.
func (s *state) indexIn(z zone, card Card) int {
	for i := s.start(z); i < s.end(z); i++ {
		if s.cards[i]&^oldPool == card {
			return i
		}
	}
	return -1
}
