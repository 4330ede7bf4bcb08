package portroyal

import (
	"fmt"
	"slices"
)

// gain hands out coins from the top of the draw pile (C1), as far as there are cards (C5).
// It gives the number handed out.
func (p *Position) gain(seat, n uint8, t *Tape) uint8 {
	given := uint8(0)
	for given < n {
		left := p.size(pileZone)
		if left == 0 {
			if p.size(discardZone) == 0 {
				break // C5
			}
			p.renewPile(t)
			continue
		}
		k := min(int(n-given), left)
		p.move(pileZone, p.start(pileZone), k, coinZone+zone(seat))
		given += uint8(k)
	}
	return given
}

// pay discards a seat's coins, the one gained last first (C1, C2).
func (p *Position) pay(seat, n uint8) {
	end := p.end(coinZone + zone(seat))
	coins := p.cards[end-int(n) : end]
	for i := range coins {
		coins[i] &^= oldPool
	}
	slices.Reverse(coins) // the last one gained goes first
	p.move(coinZone+zone(seat), end-int(n), int(n), discardZone)
}

// hand gives a coin from one seat to another: the card changes hands unseen (C3).
func (p *Position) hand(from, to uint8, t *Tape) {
	p.move(coinZone+zone(from), p.end(coinZone+zone(from))-1, 1, coinZone+zone(to))
	t.note(Event{Kind: FeePaid, Seat: from, Other: to, N: 1})
}

// renewPile makes the discard pile the draw pile (C4). Coins held now are the older pool of
// unseen cards from here on (C6).
func (p *Position) renewPile(t *Tape) {
	for i := p.start(coinZone); i < p.end(coinZone+MaxPlayers-1); i++ {
		p.cards[i] |= oldPool
	}
	for i := p.start(timeZone); i < p.end(victoryZone); i++ { // unseen as coins are
		p.cards[i] |= oldPool
	}
	n := p.size(discardZone)
	p.move(discardZone, p.start(discardZone), n, pileZone)
	pile := p.in(pileZone)
	if t == nil {
		shuffle(pile, &p.random)
	} else {
		t.shuffle(pile, p)
	}
	if p.phase != Trade {
		p.reshuffled = true // C5 counts the reshuffles of a Discover phase
	}
	t.note(Event{Kind: PileRenewed, Seat: p.active, N: uint8(n)})
}

// shuffle brings the new pile into the order of the replay, or else of the generator, and
// takes it down. The generator moves on in both cases, so that the position is the same.
func (t *Tape) shuffle(pile []Card, p *Position) {
	discarded := slices.Sorted(slices.Values(pile))
	shuffle(pile, &p.random)
	if len(t.Replay) > 0 {
		order := t.Replay[0]
		t.Replay = t.Replay[1:]
		if slices.Equal(slices.Sorted(slices.Values(order)), discarded) {
			copy(pile, order)
		} else if t.Err == nil {
			t.Err = fmt.Errorf("a reshuffled pile does not hold the %d discarded cards", len(discarded))
		}
	}
	t.Piles = append(t.Piles, slices.Clone(pile))
}
