package portroyal

import (
	"fmt"
	"slices"
)

// fromPile is a card of an older pile.
type fromPile struct {
	card Card
	pile uint8
}

// pileOf says from which pile each of a seat's coins is, of which these are the old ones.
func (w *writtenSeat) pileOf(old *coinBits) func(at int) uint8 {
	return func(at int) uint8 {
		if !old.has(uint8(at)) {
			return present
		}
		n := 0
		for below := range at {
			n += one(old.has(uint8(below)))
		}
		if n >= len(w.OldFrom) || w.OldFrom[n] < int(oldest) || w.OldFrom[n] > MaxCards { // piles says what is wrong
			return oldest
		}
		return uint8(w.OldFrom[n])
	}
}

// piles reads which pile each old coin is from, and puts the older cards into the order of these piles (C6). If the
// position says nothing of piles they are all of one pile.
func (r *reader) piles(w *written) {
	p := r.p
	if r.err != nil {
		return
	}
	p.pooled = w.Pooled
	var hidden [MaxCards + 1]int // cards of each pile
	if p.oldTime {
		hidden[oldest] = int(p.time + p.victory)
	}
	last, n := int(oldest), 0
	told := slices.ContainsFunc(w.Seats, func(seat writtenSeat) bool { return seat.OldFrom != nil })
	for seat := range w.Seats {
		from, field := w.Seats[seat].OldFrom, fmt.Sprintf("seats[%d].oldFrom", seat)
		if old := p.OldCoins(seat); told && len(from) != old {
			r.fail(field, "%d piles for %d old coins", len(from), old)
			return
		}
		for _, pile := range from {
			if pile < int(oldest) || pile > MaxCards {
				r.fail(field, "there is no pile %d", pile)
				return
			}
			hidden[pile]++
			last = max(last, pile)
			p.places[n] = place(pile)
			n++
		}
	}
	switch {
	case last == int(oldest): // one pile, which needs no number
		clear(p.places[:n])
	case w.Pooled:
		r.fail("pooled", "the older coins are not told apart by piles then")
	case !p.oldTime && p.time+p.victory > 0:
		r.fail("oldTime", "the Time Pile is from the first pile (P2)")
	case slices.Contains(hidden[oldest:last], 0):
		r.fail("oldFrom", "nothing is from one of %d piles", last)
	default:
		p.apart = uint8(last)
	}
	if r.err != nil {
		return
	}
	rest := r.older
	r.older = nil
	for pile := last; pile >= int(oldest); pile-- {
		all := hidden[pile]
		if p.apart == 0 {
			all = len(r.known) + len(rest)
		}
		for _, known := range r.known {
			if p.apart == 0 || int(known.pile) == pile {
				r.older = append(r.older, known.card)
				all--
			}
		}
		r.older = append(r.older, rest[:all]...)
		rest = rest[all:]
	}
}
