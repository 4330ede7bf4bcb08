package portroyal_test

import (
	"fmt"

	"portroyal/engine/portroyal"
)

// counter counts cards as somebody does who has nothing but what is told of a game: the cards of every draw pile
// there has been, and which pile every coin was gained from. It knows nothing of how the engine keeps coins.
type counter struct {
	table *followed
	left  []portroyal.Pool // of each draw pile, the first one first: its cards that have not come to light
	coins [portroyal.MaxPlayers][]int
	pile  int // cards in the present draw pile
	over  int // of the pile before, for a payment in which it was renewed

	shown []portroyal.Card // that came to light and are not told of yet

	turnedUp, paid, older int // cards counted; the last are coins of one of several older piles
}

// count begins with a game that is about to begin.
func count(t failer, p *portroyal.Position) *counter {
	t.Helper()
	c := &counter{table: follow(t, p), left: []portroyal.Pool{{}}, pile: p.PileSize()}
	for _, card := range deckOf(p) {
		c.left[0][card]++
	}
	for seat := range p.Players() {
		c.gain(uint8(seat), uint8(p.Coins(seat)))
	}
	c.pile = p.PileSize()
	return c
}

// hear counts what happened in an action, with the cards that came to light. It names a card that cannot be
// the one that it is said to be, or gives "".
func (c *counter) hear(tape *portroyal.Tape, after *portroyal.Position) (wrong string) {
	c.table.shown = append(c.table.shown, tape.Shown...)
	c.shown = append(c.shown, tape.Shown...)
	c.table.hear(tape.Events)
	if after.Phase() != portroyal.Moment {
		c.table.endTax()
	}
	for _, e := range tape.Events {
		what := ""
		switch e.Kind {
		case portroyal.PileRenewed:
			c.renew()
		case portroyal.CardRevealed:
			c.turnedUp++
			from := len(c.left) - 1
			if e.From == portroyal.TimePile {
				from = 0
			} else {
				c.pile--
			}
			what = c.light(from)
		case portroyal.TaxPaid, portroyal.PersonHired:
			for range e.N {
				if what == "" {
					what = c.pay(e.Seat)
				}
			}
		case portroyal.FeePaid:
			from, last := &c.coins[e.Seat], len(c.coins[e.Seat])-1
			c.coins[e.Other] = append(c.coins[e.Other], (*from)[last])
			*from = (*from)[:last]
		case portroyal.CoinGiven:
			c.gain(e.Other, e.N)
		case portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.JestersPaid,
			portroyal.TaxBonus, portroyal.ShipTraded, portroyal.Claimed, portroyal.ContractFulfilled:
			c.gain(e.Seat, e.N)
		}
		if what != "" && wrong == "" {
			wrong = fmt.Sprintf("%s (%s)", what, e)
		}
	}
	if wrong == "" && c.pile != after.PileSize() {
		wrong = fmt.Sprintf("%d cards are told to be in the draw pile, not %d", after.PileSize(), c.pile)
	}
	return wrong
}

// renew begins another draw pile, of the cards that were discarded.
func (c *counter) renew() {
	var pile portroyal.Pool
	for _, card := range c.table.renewed[0] {
		pile[card]++
	}
	c.left = append(c.left, pile)
	c.over, c.pile = c.pile, len(c.table.renewed[0])
	c.table.renewed = c.table.renewed[1:]
}

// gain notes which pile coins are from (C1).
func (c *counter) gain(seat, n uint8) {
	for range n {
		from := len(c.left) - 1
		if c.over > 0 {
			c.over--
			from--
		} else {
			c.pile--
		}
		c.coins[seat] = append(c.coins[seat], from)
	}
}

// pay pays the coin gained last (C2).
func (c *counter) pay(seat uint8) string {
	last := len(c.coins[seat]) - 1
	from := c.coins[seat][last]
	c.coins[seat] = c.coins[seat][:last]
	c.paid++
	if from < len(c.left)-1 && len(c.left) > 2 {
		c.older++
	}
	return c.light(from)
}

// light takes the next card that came to light out of a pile; it has to be one that is left of it.
func (c *counter) light(from int) string {
	card := c.shown[0]
	c.shown = c.shown[1:]
	if c.left[from][card] == 0 {
		return fmt.Sprintf("%s comes to light from pile %d of %d, which has none left", card, from+1, len(c.left))
	}
	c.left[from][card]--
	return ""
}
