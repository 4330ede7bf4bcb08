package portroyal

// View is what everybody at the table may know of a position (C6): the position with the order
// of the draw pile and the faces of coins taken away. It is built so that two positions that
// differ in nothing but hidden cards give equal views; there is no way back from a view to
// what is hidden. Like a position it is a plain value.
type View struct{ state }

// View takes away what is hidden. Hidden cards of each pool come back sorted, and the
// generator is gone, so that nothing of the true order remains.
func (p *Position) View() View {
	v := View{p.state}
	fresh, older := p.pools()
	next := [2]Card{}
	deal := func(at int) {
		pool, which := &fresh, 0
		if v.cards[at]&oldPool != 0 {
			pool, which = &older, 1
		}
		for pool[next[which]] == 0 {
			next[which]++
		}
		pool[next[which]]--
		v.cards[at] = next[which] | v.cards[at]&oldPool
	}
	for at := v.start(coinZone); at < v.end(coinZone+MaxPlayers-1); at++ {
		deal(at)
	}
	for at := v.start(pileZone); at < v.end(victoryZone); at++ {
		deal(at)
	}
	v.random = Position{}.random
	return v
}

// Pool counts cards by face.
type Pool [128]uint8

// Size is the number of cards in the pool.
func (p *Pool) Size() (n int) {
	for _, copies := range p {
		n += int(copies)
	}
	return n
}

// pools counts the cards that nobody has seen: those of the pile and the coins gained since
// the last reshuffle, and those of the older coins. Both are known to everybody who remembers
// what was discarded (C6). Time Pile and Victory Pile belong to the first until the pile is
// reshuffled, to the others from then on.
func (s *state) pools() (fresh, older Pool) {
	for _, unseen := range [...][]Card{
		s.cards[s.start(coinZone):s.end(coinZone+MaxPlayers-1)],
		s.cards[s.start(pileZone):s.end(victoryZone)],
	} {
		for _, card := range unseen {
			if card&oldPool != 0 {
				older[card&^oldPool]++
			} else {
				fresh[card]++
			}
		}
	}
	return fresh, older
}

// Unseen counts the cards that nobody has seen: fresh ones lie in the draw pile or were gained
// as coins since the last reshuffle, older ones are the coins from before it (C6). The cards of
// Time Pile and Victory Pile are fresh before the first reshuffle and older ones afterwards.
func (s *state) Unseen() (fresh, older Pool) { return s.pools() }
