package portroyal_test

import (
	"fmt"
	"slices"

	"portroyal/engine/portroyal"
)

// knownDeck is a deck whose order is known: the cards of the piles and of everybody's coins, as they are there. It
// follows the game by its events and is used for one game only; it is a [portroyal.Dealer].
type knownDeck struct {
	// renewed are the orders of the draw pile after the reshuffles to come, top first (C4).
	renewed [][]portroyal.Card

	pile, time, victory []portroyal.Card
	coins               [portroyal.MaxPlayers][]portroyal.Card
	over                []portroyal.Card // what was left of the old pile for a payment in which it was renewed
}

// layKnown lays out the unseen cards of a game, for instance one about to begin: first the coins of seat 0, the
// oldest first, then those of seat 1, and so on (S2); then the cards of a Victory Pile and a Time Pile; then
// the draw pile, top first. An order that is not exactly the unseen cards is an error.
func layKnown(p *portroyal.Position, order []portroyal.Card, renewed [][]portroyal.Card) (*knownDeck, error) {
	d := &knownDeck{renewed: renewed}
	next := func(n int) []portroyal.Card {
		cards := order[:n:n]
		order = order[n:]
		return cards
	}
	fresh, older := p.Unseen()
	for card := range older {
		older[card] += fresh[card]
	}
	var named portroyal.Pool
	for _, card := range order {
		if int(card) < len(named) {
			named[card]++
		}
	}
	if named != older || len(order) != named.Size() {
		options := p.Options()
		return nil, fmt.Errorf("deck: the %d cards are not those of %s (S1)", len(order), options.Decks)
	}
	for seat := range p.Players() {
		d.coins[seat] = next(p.Coins(seat))
	}
	d.victory, d.time, d.pile = next(p.VictoryPile()), next(p.TimePile()), order
	return d, nil
}

// Deal takes the top card of a pile, or the coin gained last. It is an error if the pile has none.
func (d *knownDeck) Deal(from portroyal.Source, seat int) (portroyal.Card, error) {
	switch from {
	case portroyal.TimePile:
		return takeCard(&d.time, from, 1)
	case portroyal.Coin:
		coins := &d.coins[seat]
		return takeCard(coins, from, len(*coins))
	}
	return takeCard(&d.pile, from, 1)
}

// takeCard takes the card at a place from 1 out of a pile.
func takeCard(pile *[]portroyal.Card, from portroyal.Source, place int) (portroyal.Card, error) {
	if place < 1 || len(*pile) < place {
		return portroyal.NoCard, fmt.Errorf("deck: it has no card of the %s left", from)
	}
	card := (*pile)[place-1]
	*pile = slices.Delete(slices.Clone(*pile), place-1, place)
	return card, nil
}

// Follow moves the cards as the events tell.
func (d *knownDeck) Follow(events []portroyal.Event) {
	for _, e := range events {
		switch e.Kind {
		case portroyal.PileRenewed:
			d.over = append(d.over, d.pile...)
			d.pile = nil
			if len(d.renewed) > 0 {
				d.pile = d.renewed[0]
				d.renewed = d.renewed[1:]
			}
		case portroyal.TimeMoved:
			n := min(int(e.N), len(d.time))
			d.victory = slices.Concat(d.victory, d.time[:n])
			d.time = d.time[n:]
		case portroyal.FeePaid:
			if coin, err := d.Deal(portroyal.Coin, int(e.Seat)); err == nil {
				d.coins[e.Other] = append(d.coins[e.Other], coin)
			}
		case portroyal.CoinGiven:
			d.gain(e.Other, e.N)
		case portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.JestersPaid,
			portroyal.TaxBonus, portroyal.ShipTraded, portroyal.Claimed, portroyal.ContractFulfilled:
			d.gain(e.Seat, e.N)
		}
	}
}

// gain hands out coins from the top of the pile; if it was renewed for them, the rest of the old one first.
func (d *knownDeck) gain(seat, n uint8) {
	for range n {
		pile := &d.over
		if len(d.over) == 0 {
			pile = &d.pile
		}
		if coin, err := takeCard(pile, portroyal.DrawPile, 1); err == nil {
			d.coins[seat] = append(d.coins[seat], coin)
		}
	}
}
