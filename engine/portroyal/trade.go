package portroyal

import "math/bits"

// admiralCards is the number of cards in the harbour from which admirals pay, and admiralCoins
// what each pays (H3).
const (
	admiralCards = 5
	admiralCoins = 2
)

// Takes is how many cards a seat may take in the Trade & Hire phase, as the harbour lies now
// (H1, H2).
func (s *state) Takes(seat int) int {
	takes := 1
	if seat == int(s.active) {
		takes = max(1, bits.OnesCount8(s.colours())-2) // H1: 1 for 0 to 3 colours, 2 for 4, 3 for 5
	}
	return takes + int(s.tableaux[seat].roles[Governor])
}

// beginChance gives a seat its chance; if it can do nothing, the next one's comes.
func (p *Position) beginChance(seat uint8, t *Tape) {
	for {
		p.decides = seat
		p.takesLeft = uint8(p.Takes(int(seat)))
		p.payWaiting(seat, t)
		if p.canAct() {
			t.note(Event{Kind: ChanceCame, Seat: seat, N: p.takesLeft})
			return
		}
		t.note(Event{Kind: PassedOver, Seat: seat})
		if seat = p.after(seat); seat == p.active {
			p.endTurn(t)
			return
		}
	}
}

// payWaiting pays what a seat's persons bring when its chance comes (H3).
func (p *Position) payWaiting(seat uint8, t *Tape) {
	if admirals := p.tableaux[seat].roles[Admiral]; admirals > 0 && p.size(harbourZone) >= admiralCards {
		if n := p.gain(seat, admirals*admiralCoins, t); n > 0 {
			t.note(Event{Kind: AdmiralsPaid, Seat: seat, N: n})
		}
	}
	if seat != p.active && p.size(harbourZone) == 0 {
		p.payJesters(seat, t)
	}
}

// canAct tells whether the deciding seat has anything left to decide (E3, H8, F5).
func (p *Position) canAct() bool {
	if p.decides == p.active && p.canClaim() {
		return true
	}
	if p.takesLeft == 0 {
		return false
	}
	budget := p.budget()
	for _, card := range p.in(harbourZone) {
		if affordable(card, budget) && !p.worthless(card) {
			return true
		}
	}
	return false
}

// worthless tells whether the variant "automatic pass" leaves a card out of account: a ship
// that brings another player nothing after H6 (F5).
func (p *Position) worthless(card Card) bool {
	seat := int(p.decides)
	return p.options.AutoPass && p.decides != p.active &&
		faces[card].Type == Ship && p.Income(seat, card) <= p.Fee(seat)
}

// take trades a ship or hires a person for the deciding seat (H5 to H7).
func (p *Position) take(card Card, t *Tape) {
	seat := p.decides
	if faces[card].Type == Ship {
		p.move(harbourZone, p.indexIn(harbourZone, card), 1, discardZone)
		n := p.gain(seat, uint8(p.Income(int(seat), card)), t)
		t.note(Event{Kind: ShipTraded, Seat: seat, Card: card, N: n})
		p.payFee(seat, t)
	} else {
		p.payFee(seat, t)
		price := uint8(p.Price(int(seat), card))
		p.pay(seat, price)
		p.move(harbourZone, p.indexIn(harbourZone, card), 1, displayZone+zone(seat))
		p.tableaux[seat].add(card)
		p.quiet = 0
		t.note(Event{Kind: PersonHired, Seat: seat, Card: card, N: price})
		p.checkTarget(seat, t)
	}
	p.takesLeft--
}

// payFee pays the active player his coin (H6).
func (p *Position) payFee(seat uint8, t *Tape) {
	if seat != p.active {
		p.hand(seat, p.active, t)
	}
}

// goOn asks the same seat again if there is something left to decide, else the next one.
func (p *Position) goOn(t *Tape) {
	if !p.canAct() {
		p.nextChance(t)
	}
}

func (p *Position) nextChance(t *Tape) {
	if seat := p.after(p.decides); seat != p.active {
		p.beginChance(seat, t)
		return
	}
	p.endTurn(t)
}

// endTurn discards what is left and makes the next player active (H9), or ends the game (F1).
func (p *Position) endTurn(t *Tape) {
	p.clearHarbour(t)
	if p.quiet++; p.quiet > standstill*p.options.Players && !p.ending {
		p.ending = true
		t.note(Event{Kind: StandstillReached, Seat: p.active})
	}
	p.active = p.after(p.active)
	p.decides = p.active
	p.takesLeft, p.revealed = 0, 0
	p.reshuffled = false
	if p.ending && p.active == p.startSeat {
		p.phase = Over
		t.note(Event{Kind: GameEnded, Seat: p.active})
		return
	}
	p.phase = Discover
	t.note(Event{Kind: TurnBegan, Seat: p.active})
}
