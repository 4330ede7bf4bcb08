package portroyal

import "fmt"

// LaidDeck is a deck in a given order: where each of its cards is that nobody has seen, until the discards are shuffled
// for the first time (C4). What comes from a later draw pile is left to chance. It is a [Dealer] for one game, which it
// follows by its events. No [Position] and no [View] knows of it, and so nobody who judges by those does.
//
// It is a plain value: a copy goes on by itself.
type LaidDeck struct {
	// Nothing in them is ever changed, as copies share them. A coin that chance decides about is ByChance.
	pile, time []Card
	coins      [MaxPlayers][]Card
	over       []Card // what was left of the old pile for a payment in which it was renewed

	renewed bool // the pile is one of chance
}

// LayDeck lays out a deck for a game that is about to begin. The first cards are the coins of seat 0, the next those of
// seat 1, and so on (S2); then come those of a Time Pile (P2), of which the first ones are moved to the Victory Pile (P3);
// then the draw pile, its top first. An error says in one sentence what is wrong with the order: it has to hold exactly
// the cards that the game is played with (S1).
func (p *Position) LayDeck(order []Card) (LaidDeck, error) {
	var d LaidDeck
	if err := p.options.Decks.CheckOrder(order); err != nil {
		return d, err
	}
	next := func(n int) []Card {
		cards := order[:n:n]
		order = order[n:]
		return cards
	}
	for seat := range p.Players() {
		d.coins[seat] = next(p.Coins(seat))
	}
	next(p.VictoryPile()) // never comes to light
	d.time, d.pile = next(p.TimePile()), order
	return d, nil
}

// CheckOrder says in one sentence why these cards are not exactly those of a draw pile with the decks d, or nil (S1).
func (d Deck) CheckOrder(order []Card) error {
	if err := d.check(); err != nil {
		return err
	}
	want := &shoes[d]
	if len(order) != int(want.n) {
		return fmt.Errorf("cards: there are %d of them, and %s has %d (S1)", len(order), d, want.n)
	}
	copies, named := poolOf(want.cards[:want.n]), Pool{}
	for _, card := range order {
		if int(card) >= faceCount {
			return fmt.Errorf("cards: there is no such card")
		}
		named[card]++
	}
	for card, n := range named { // where one is there too often, another one is missing
		if n > copies[card] {
			return fmt.Errorf("cards: %q is there %d times, and %s has %d of it (S1)", Card(card), n, d, copies[card])
		}
	}
	return nil
}

// DrawPileCards lists the cards that a draw pile with the decks d is made of, in the order of the card table (S1); none
// for decks that no game is played with.
func (d Deck) DrawPileCards() []Card {
	if d.check() != nil {
		return nil
	}
	all := &shoes[d]
	return append([]Card(nil), all.cards[:all.n]...)
}

// Deal implements [Dealer]: the top card of a pile, or the coin gained last; ByChance where chance decides.
func (d *LaidDeck) Deal(from Source, seat int) (Card, error) {
	at, pile := 0, &d.pile
	switch from {
	case TimePile:
		pile = &d.time
	case Coin:
		pile = &d.coins[seat]
		at = len(*pile) - 1
	}
	switch {
	case len(*pile) > 0:
	case from == DrawPile && d.renewed:
		return ByChance, nil
	default:
		return NoCard, fmt.Errorf("the deck has no card of the %s left", from)
	}
	card := (*pile)[at]
	if from == Coin {
		*pile = (*pile)[:at:at]
	} else {
		*pile = (*pile)[1:]
	}
	return card, nil
}

// Follow implements [Dealer]: it moves the cards as the events tell.
func (d *LaidDeck) Follow(events []Event) {
	for _, e := range events {
		switch e.Kind {
		case PileRenewed:
			d.over = append(d.over[:len(d.over):len(d.over)], d.pile...)
			d.pile, d.renewed = nil, true
		case TimeMoved:
			d.time = d.time[min(int(e.N), len(d.time)):]
		case FeePaid:
			if coin, err := d.Deal(Coin, int(e.Seat)); err == nil {
				d.keep(e.Other, coin)
			}
		case CoinGiven:
			d.gain(e.Other, e.N)
		case AdmiralsPaid, ViceAdmiralsPaid, GunnersPaid, JestersPaid, TaxBonus, ShipTraded, Claimed, ContractFulfilled:
			d.gain(e.Seat, e.N)
		}
	}
}

// gain hands out coins from the top of the pile; if it was renewed for them, the rest of the old one first.
func (d *LaidDeck) gain(seat, n uint8) {
	for range n {
		pile := &d.over
		if len(d.over) == 0 {
			pile = &d.pile
		}
		coin := ByChance
		if len(*pile) > 0 {
			coin, *pile = (*pile)[0], (*pile)[1:]
		}
		d.keep(seat, coin)
	}
}

// keep has a seat gain a coin.
func (d *LaidDeck) keep(seat uint8, coin Card) {
	coins := d.coins[seat]
	d.coins[seat] = append(coins[:len(coins):len(coins)], coin)
}
