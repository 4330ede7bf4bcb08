package portroyal

import "math/bits"

// The draw piles that a hidden card can be from, by number: the present one, and those of before the last
// reshuffle, the oldest of them first. Numbers have no gaps: a pile of which nothing is hidden any more has none.
const (
	present uint8 = iota
	oldest
)

// poolCoins forgets which pile each older coin is from: from then on they are of one pool. Only what somebody thinks may be
// so, never a game.
func (s *state) poolCoins() {
	s.pooled = true
	if s.apart > 0 {
		clear(s.oldPiles())
		s.apart = 0
	}
}

// oldPiles says of each old coin which pile it is from, as long as there are several: first those of seat 0, its
// oldest coin first, then those of seat 1, and so on. There is room for it at the free end of places, since a card that
// is hidden is in front of nobody.
func (s *state) oldPiles() []place {
	n := s.deck - s.older
	if s.oldTime {
		n -= s.time + s.victory
	}
	return s.places[:n]
}

// oldUpTo counts the old coins of the seats up to this one.
func (s *state) oldUpTo(seat uint8) (n int) {
	for other := range seat + 1 {
		coins := &s.oldCoins[other]
		n += bits.OnesCount64(coins[0])
		if coins[1]|coins[2] != 0 { // hardly ever
			n += bits.OnesCount64(coins[1]) + bits.OnesCount64(coins[2])
		}
	}
	return n
}

// unlist takes the last old coin of a seat, whose bit is gone already, out of the list, and gives its pile.
func (s *state) unlist(seat uint8) (pile uint8) {
	at, free := s.oldUpTo(seat), s.places[:MaxCards-s.owned]
	pile = uint8(free[at])
	copy(free[at:], free[at+1:])
	free[len(free)-1] = 0
	return pile
}

// relist moves a coin in the list that a seat has handed to another: it was the last old one of the first, and is
// that of the second now, as their bits say already.
func (s *state) relist(from, to uint8) {
	// Its old place, as counted without it, and its new one; only the cards between the two move.
	old, now := s.oldUpTo(from), s.oldUpTo(to)-1
	if to < from { // it is counted with those of the other already
		old--
	}
	pile := s.places[old]
	for ; old < now; old++ {
		s.places[old] = s.places[old+1]
	}
	for ; old > now; old-- {
		s.places[old] = s.places[old-1]
	}
	s.places[now] = pile
}

// lastPile is the pile that the coin is from that a seat gained last.
func (s *state) lastPile(seat uint8) uint8 {
	switch {
	case !s.oldCoins[seat].has(s.tableaux[seat].Coins - 1):
		return present
	case s.apart == 0:
		return oldest
	}
	return uint8(s.places[s.oldUpTo(seat)-1])
}

// tellApart makes one more older pile of the fresh cards, as the draw pile is being renewed.
func (s *state) tellApart() {
	switch {
	case s.pooled, s.fresh == s.older, s.older == s.deck: // nothing to be told apart
		return
	case !s.oldTime && s.time+s.victory > 0: // a position that no game leads to
		return
	}
	newest := max(s.apart, oldest) + 1
	old := len(s.oldPiles())
	n := old + int(s.older-s.fresh)
	for seat := int(s.options.Players) - 1; seat >= 0; seat-- {
		coins := &s.oldCoins[seat]
		for at := int(s.tableaux[seat].Coins) - 1; at >= 0; at-- {
			n--
			is := coins.bit(uint8(at))
			pile := place(newest - is)
			if s.apart > 0 { // otherwise the newest is the second
				pile = place(newest)
				old -= int(is)
				if before := s.places[old]; is != 0 {
					pile = before
				}
			}
			s.places[n] = pile
		}
	}
	s.apart = newest
}

// hidden is where in the array of cards those of a pile are that nobody has seen.
func (s *state) hidden(pile uint8) (first, end int) {
	switch {
	case pile == present:
		return int(s.fresh), int(s.older)
	case s.apart == 0:
		return int(s.older), int(s.deck)
	}
	return s.hiddenApart(pile, len(s.oldPiles()))
}

// hiddenApart is hidden for an older pile, with a list of old coins that is so long; in it those that are gone are 0.
func (s *state) hiddenApart(pile uint8, listed int) (first, end int) {
	first = int(s.older)
	if pile < s.apart {
		first += s.listedFrom(pile+1, listed)
	}
	if pile == oldest { // also those of the Time Pile, the last ones (P2)
		return first, int(s.deck)
	}
	return first, int(s.older) + s.listedFrom(pile, listed)
}

// listedFrom counts the old coins of a pile and of all newer ones. Every payment needs it, so it takes eight of them at
// once, a byte each: a number that is high enough carries into the highest bit.
func (s *state) listedFrom(pile uint8, listed int) (n int) {
	const each, highest = 0x0101010101010101, 0x8080808080808080
	if listed > 127 { // there may be numbers for which the carry would be one too many
		for _, other := range s.places[:listed] {
			n += one(uint8(other) >= pile)
		}
		return n
	}
	add := each * uint64(128-pile)
	if free := MaxCards - s.owned; listed <= 32 && free >= 32 { // as good as always; behind the list there are zeros
		return bits.OnesCount64((eight(s.places[0:8])+add)&highest) +
			bits.OnesCount64((eight(s.places[8:16])+add)&highest) +
			bits.OnesCount64((eight(s.places[16:24])+add)&highest) +
			bits.OnesCount64((eight(s.places[24:32])+add)&highest)
	}
	for at := 0; at < listed; at += 8 {
		word := eight(s.places[at : at+8])
		if left := listed - at; left < 8 {
			word &= 1<<(8*left) - 1
		}
		n += bits.OnesCount64((word + add) & highest)
	}
	return n
}

// eight puts eight numbers into one word, which is one instruction.
func eight(list []place) uint64 {
	_ = list[7]
	return uint64(list[0]) | uint64(list[1])<<8 | uint64(list[2])<<16 | uint64(list[3])<<24 |
		uint64(list[4])<<32 | uint64(list[5])<<40 | uint64(list[6])<<48 | uint64(list[7])<<56
}

// olderPile lists the hidden cards of an older pile.
func (s *state) olderPile(pile uint8) []Card {
	first, end := s.hidden(pile)
	return s.cards[first:end]
}

// drawAmong takes one of these cards of an older pile by chance. The first place of each newer one goes to the next.
func (s *state) drawAmong(first, end int) Card {
	at := first + s.random.Below(end-first)
	card := s.cards[at]
	s.cards[at] = s.cards[first]
	if s.apart == 2 { // without a jump for each of the two
		s.cards[first] = s.cards[s.older]
	} else {
		copy(s.cards[s.older+1:first+1], s.cards[s.older:first])
	}
	s.cards[s.older] = s.cards[s.fresh]
	s.cards[s.fresh] = NoCard
	s.fresh++
	s.older++
	return card
}

// payApart discards a seat's coins where older piles are told apart.
func (s *state) payApart(seat, n uint8) {
	coins, last := &s.oldCoins[seat], s.tableaux[seat].Coins
	s.tableaux[seat].Coins -= n
	for ; n > 0 && !coins.has(last-1); n-- { // most are
		last--
		s.discard(s.drawFresh())
	}
	if n > 0 {
		s.payOlder(seat, last, n)
	}
}

// payOlder discards so many coins of a seat, the last of which is an old one.
func (s *state) payOlder(seat, last, n uint8) {
	list, top := s.oldPiles(), s.oldUpTo(seat)
	others := list[top:]
	coins := &s.oldCoins[seat]
	first, end, pile, usedUp := 0, 0, present, false
	for ; n > 0; n-- {
		last--
		if !coins.has(last) {
			s.discard(s.drawFresh())
			continue
		}
		coins.clear(last)
		top--
		if from := uint8(list[top]); from != pile {
			pile = from
			first, end = s.hiddenApart(pile, len(list))
		}
		list[top] = 0
		s.discard(s.drawAmong(first, end))
		first++
		usedUp = usedUp || first == end
	}
	clear(list[top+copy(list[top:], others):])
	if usedUp {
		s.renumber()
	}
}

// renumber gives the older piles new numbers where nothing of one of them is hidden any more.
func (s *state) renumber() {
	list := s.oldPiles()
	for pile := s.apart; pile >= oldest; pile-- {
		if first, end := s.hidden(pile); first < end {
			continue
		}
		for i, other := range list {
			list[i] -= place(one(uint8(other) > pile))
		}
		s.apart--
	}
	if s.apart == oldest {
		clear(list)
		s.apart = 0
	}
}
