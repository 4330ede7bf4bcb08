package portroyal

import "math/bits"

// Coins are cards of the draw pile that they were gained from (C1, C6), also when they have changed hands (C3).
// Those of the present pile are fresh, the others old: a bit says which. As long as the old ones are all of one
// pile that is enough. Of several piles apart is the number, those with nothing hidden left not counted, and
// the list of [state.oldPiles] says which one each old coin is from.

// coinBits says of each of a seat's coins, the oldest first, whether it is from before the last
// reshuffle (C6), a bit each.
type coinBits [(MaxCards + 63) / 64]uint64

func (b *coinBits) count() (n int) {
	for _, word := range b {
		n += bits.OnesCount64(word)
	}
	return n
}

func (b *coinBits) bit(at uint8) uint8 { return uint8(b[at/64] >> (at % 64) & 1) }
func (b *coinBits) has(at uint8) bool  { return b.bit(at) != 0 }
func (b *coinBits) set(at uint8)       { b[at/64] |= 1 << (at % 64) }
func (b *coinBits) clear(at uint8)     { b[at/64] &^= 1 << (at % 64) }

// fill sets the first n bits.
func (b *coinBits) fill(n uint8) {
	for word := range b {
		b[word] = 1<<n - 1 // all of them for 64 and more
		n -= min(n, 64)
	}
}

// gain hands out coins from the top of the draw pile (C1), as far as there are cards (C5).
// It gives the number handed out.
func (s *state) gain(seat, n uint8, c *course) uint8 {
	given := min(n, s.pile)
	s.pile -= given
	s.tableaux[seat].Coins += given
	for given < n && s.Discarded() > 0 {
		s.renewPile(c)
		more := min(n-given, s.pile)
		s.pile -= more
		s.tableaux[seat].Coins += more
		given += more
	}
	return given
}

// pay discards a seat's coins, the one gained last first (C1, C2). Each shows a card that is left of the pile
// that it was gained from (C6). Within those who hire, what they do besides would become slower.
//
//go:noinline
func (s *state) pay(seat, n uint8, c *course) {
	switch {
	case c.thinking:
		if n > 0 { // nobody knows any more what is left of which pile
			s.poolCoins()
		}
		for range n {
			s.takeCoin(seat)
		}
		s.lost += n // nobody knows which cards they were
		return
	case c.dealer != nil:
		for range n {
			s.discard(s.show(Coin, seat, s.lastPile(seat), c))
			s.loseCoin(seat)
		}
		if s.apart > 0 {
			s.renumber()
		}
		return
	case s.older == s.deck: // no coin is from before a reshuffle
		s.tableaux[seat].Coins -= n
		for range n {
			s.discard(s.drawFresh())
		}
	case s.apart > 0:
		s.payApart(seat, n)
	default:
		for range n {
			s.discard(s.draw(s.takeCoin(seat)))
		}
	}
	if c.tape != nil {
		c.tape.Shown = append(c.tape.Shown, s.cards[s.gone-n:s.gone]...)
	}
}

// takeCoin takes away the coin gained last, and says which pile it is from.
func (s *state) takeCoin(seat uint8) (pile uint8) {
	if s.older == s.deck { // none is old
		s.tableaux[seat].Coins--
		return present
	}
	return s.loseCoin(seat)
}

// loseCoin is takeCoin for a coin that may be an old one, also when its card is out already.
func (s *state) loseCoin(seat uint8) (pile uint8) {
	s.tableaux[seat].Coins--
	coins, top := &s.oldCoins[seat], s.tableaux[seat].Coins
	if !coins.has(top) {
		return present
	}
	coins.clear(top)
	if s.apart == 0 {
		return oldest
	}
	return s.unlist(seat)
}

// hand gives a coin from one seat to another: the card changes hands unseen (C3).
func (s *state) hand(from, to uint8, card Card, c *course) {
	s.tableaux[from].Coins--
	if coins, top := &s.oldCoins[from], s.tableaux[from].Coins; coins.has(top) {
		coins.clear(top)
		s.oldCoins[to].set(s.tableaux[to].Coins)
		if s.apart > 0 {
			s.relist(from, to)
		}
	}
	s.tableaux[to].Coins++
	if c.listens() {
		c.note(Event{Kind: FeePaid, Seat: from, Other: to, N: 1, Card: card})
	}
}

// renewPile makes the discard pile the draw pile (C4). All cards that were unseen before are the
// older pool from here on (C6).
func (s *state) renewPile(c *course) {
	s.tellApart()
	for seat := range s.tableaux {
		s.oldCoins[seat].fill(s.tableaux[seat].Coins)
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
