package portroyal

import "math/bits"

// coinBits says of each of a seat's coins, the oldest first, whether it is from before the last
// reshuffle (C6), a bit each.
type coinBits [(MaxCards + 63) / 64]uint64

func (b *coinBits) count() (n int) {
	for _, word := range b {
		n += bits.OnesCount64(word)
	}
	return n
}

func (b *coinBits) has(at uint8) bool { return b[at/64]>>(at%64)&1 != 0 }
func (b *coinBits) set(at uint8)      { b[at/64] |= 1 << (at % 64) }
func (b *coinBits) clear(at uint8)    { b[at/64] &^= 1 << (at % 64) }

// gain hands out coins from the top of the draw pile (C1), as far as there are cards (C5).
// It gives the number handed out.
func (s *state) gain(seat, n uint8, c *course) uint8 {
	given := min(n, s.pile)
	s.pile -= given
	s.tableaux[seat].Coins += given
	for given < n && s.discarded() > 0 {
		s.renewPile(c)
		more := min(n-given, s.pile)
		s.pile -= more
		s.tableaux[seat].Coins += more
		given += more
	}
	return given
}

// pay discards a seat's coins, the one gained last first (C1, C2).
func (s *state) pay(seat, n uint8, c *course) {
	switch {
	case c.thinking:
		for range n {
			s.takeCoin(seat)
		}
		s.lost += n // nobody knows which cards they were
		return
	case c.dealer != nil:
		for range n {
			s.discard(s.show(Coin, seat, s.takeCoin(seat), c))
		}
		return
	case s.older == s.deck: // no coin is from before a reshuffle
		s.tableaux[seat].Coins -= n
		for range n {
			s.discard(s.drawFresh())
		}
	default:
		for range n {
			s.discard(s.draw(s.takeCoin(seat)))
		}
	}
	if c.tape != nil {
		c.tape.Shown = append(c.tape.Shown, s.cards[s.gone-n:s.gone]...)
	}
}

// takeCoin takes away the coin gained last, and reports whether it is from before the last reshuffle.
func (s *state) takeCoin(seat uint8) (old bool) {
	s.tableaux[seat].Coins--
	if s.older == s.deck { // there is none
		return false
	}
	coins, top := &s.oldCoins[seat], s.tableaux[seat].Coins
	old = coins.has(top)
	coins.clear(top)
	return old
}

// hand gives a coin from one seat to another: the card changes hands unseen (C3).
func (s *state) hand(from, to uint8, card Card, c *course) {
	if s.takeCoin(from) {
		s.oldCoins[to].set(s.tableaux[to].Coins)
	}
	s.tableaux[to].Coins++
	if c.listens() {
		c.note(Event{Kind: FeePaid, Seat: from, Other: to, N: 1, Card: card})
	}
}

// renewPile makes the discard pile the draw pile (C4). All cards that were unseen before are the
// older pool from here on (C6).
func (s *state) renewPile(c *course) {
	for seat := range s.tableaux {
		for at := range s.tableaux[seat].Coins {
			s.oldCoins[seat].set(at)
		}
	}
	s.oldTime = s.time+s.victory > 0
	n := s.gone
	s.older, s.fresh = s.fresh, s.fresh-n
	copy(s.cards[s.fresh:s.older], s.cards[:n])
	clear(s.cards[:min(n, s.fresh)])
	s.gone = 0
	s.pile = n + s.lost
	s.lost = 0
	if c.thinking {
		s.sortPools()
	}
	if s.phase != Trade {
		s.renewed = true // C5 counts the reshuffles of a Discover phase
	}
	if c.listens() {
		c.note(Event{Kind: PileRenewed, Seat: s.active, N: s.pile})
	}
}
