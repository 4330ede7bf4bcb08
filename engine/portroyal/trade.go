package portroyal

// moment is what the persons of H3 look at when a chance comes.
type moment struct {
	cards  int  // in the harbour
	ships  int  // among them
	active bool // the chance is the active player's
}

// waiting are the persons who bring coins when a chance comes, in the order of H3, and how many
// each of them brings.
var waiting = [...]struct {
	role  Role
	paid  EventKind
	coins func(moment) uint8
}{
	{Admiral, AdmiralsPaid, admiralCoins},
	{ViceAdmiral, ViceAdmiralsPaid, viceAdmiralCoins},
	{Gunner, GunnersPaid, gunnerCoins},
	{Jester, JestersPaid, jesterCoins},
}

func admiralCoins(m moment) uint8 {
	if m.cards >= 5 {
		return 2
	}
	return 0
}

func viceAdmiralCoins(m moment) uint8 {
	if m.cards == 3 || m.cards == 4 {
		return 1
	}
	return 0
}

func gunnerCoins(m moment) uint8 { return uint8(max(0, m.ships-1)) }

func jesterCoins(m moment) uint8 {
	if !m.active && m.cards == 0 {
		return 1
	}
	return 0
}

// Takes is how many cards a seat may take in the Trade & Hire phase, as the harbour lies now
// (H1, H2).
func (s *state) Takes(seat int) int {
	takes := 1
	if seat == int(s.active) {
		takes = max(1, colourCount(s.colours())-2) // H1: 1 for 0 to 3 colours, 2 for 4, 3 for 5
	}
	return takes + int(s.tableaux[seat].roles[Governor])
}

// beginChance gives a seat its chance; if it can do nothing, the next one's comes.
// extra is how many cards more it may take than H1 and H2 say.
func (p *Position) beginChance(seat, extra uint8, t *Tape) {
	for ; ; extra = 0 {
		p.decides = seat
		p.takesLeft = uint8(p.Takes(int(seat))) + extra
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
	if p.tableaux[seat].waiting == 0 {
		return
	}
	roles := &p.tableaux[seat].roles
	for i := range waiting {
		w := &waiting[i]
		persons := roles[w.role]
		if persons == 0 {
			continue
		}
		at := moment{p.size(harbourZone), colourCount(p.colours()), seat == p.active} // one ship of a colour, D5
		if coins := w.coins(at); coins > 0 {
			if n := p.gain(seat, persons*coins, t); n > 0 {
				t.note(Event{Kind: w.paid, Seat: seat, N: n})
			}
		}
	}
}

// canAct reports whether the deciding seat has anything left to decide (E3, H8, K3, F5).
func (p *Position) canAct() bool {
	if p.decides == p.active && p.canClaim() {
		return true
	}
	if p.takesLeft > 0 {
		budget := p.budget()
		spared := p.options.AutoPass && p.decides != p.active // one worthless ship is no question (F5)
		for _, card := range p.in(harbourZone) {
			if !p.affordable(card, budget) {
				continue
			}
			if !spared || !p.worthless(card) {
				return true
			}
			spared = false // taking one of two ships denies it to the next player
		}
	}
	return p.playersDecide() && p.canFulfil(p.decides)
}

// worthless reports whether a card is a ship that brings the deciding player nothing after H6, and of
// which nothing else comes (F5), neither another card (H10), a point (H12), a coin for somebody
// (H11) nor a step in a contract (K8).
func (p *Position) worthless(card Card) bool {
	face := &faces[card]
	seat, colour := int(p.decides), face.Colour
	return face.Type == Ship && p.Income(seat, card) <= p.Fee(seat) && face.CoinToOther == 0 &&
		p.Clerks(seat, colour) == 0 && p.Wholesalers(seat, colour) == 0 && !p.canForgo(card)
}

// take trades a ship or hires a person for the deciding seat (H5 to H7).
func (p *Position) take(a Action, t *Tape) {
	p.takesLeft--
	if faces[a.Card].Type == Ship {
		p.trade(a, t)
	} else {
		p.hire(a.Card, t)
	}
}

// trade trades a ship (H5): it goes to the discard pile or under a wholesaler (H12), brings coins,
// perhaps one for somebody else (H11), and a clerk lets its owner take one more card (H10).
func (p *Position) trade(a Action, t *Tape) {
	seat, ship := p.decides, a.Card
	tableau, colour := &p.tableaux[seat], faces[ship].Colour
	to := discardZone
	forgone := a.Kind == TakeForgoing // K8
	stowed := tableau.wholesalers[colour] > 0 && !forgone
	if stowed {
		to = cargoZone + zone(seat)
	}
	p.move(harbourZone, p.indexIn(harbourZone, ship), 1, to)
	n := uint8(0)
	if !forgone {
		n = p.gain(seat, uint8(p.Income(int(seat), ship)), t)
	}
	t.note(Event{Kind: ShipTraded, Seat: seat, Card: ship, N: n})
	if stowed {
		tableau.points++
		p.stir()
		t.note(Event{Kind: CargoStowed, Seat: seat, Card: ship})
	}
	if a.Gift > 0 {
		if n := p.gain(a.Gift-1, faces[ship].CoinToOther, t); n > 0 {
			t.note(Event{Kind: CoinGiven, Seat: seat, Other: a.Gift - 1, Card: ship, N: n})
		}
	}
	p.payFee(seat, t)
	if clerks := tableau.clerks[colour]; clerks > 0 {
		p.takesLeft += clerks
		t.note(Event{Kind: ClerkWorked, Seat: seat, Card: ship, N: clerks})
	}
	if stowed {
		p.checkTarget(seat, t)
	}
	if forgone {
		p.achieve(seat, foes[colour], t)
	}
}

// hire hires a person (H7).
func (p *Position) hire(person Card, t *Tape) {
	seat := p.decides
	p.payFee(seat, t)
	price := uint8(p.Price(int(seat), person))
	p.pay(seat, price)
	p.move(harbourZone, p.indexIn(harbourZone, person), 1, displayZone+zone(seat))
	p.tableaux[seat].add(person)
	p.stir()
	t.note(Event{Kind: PersonHired, Seat: seat, Card: person, N: price})
	p.checkTarget(seat, t)
	if p.options.Contracts {
		p.fulfilOwned(seat, t)
	}
}

// payFee pays the active player their coin (H6).
func (p *Position) payFee(seat uint8, t *Tape) {
	if seat != p.active {
		p.hand(seat, p.active, t)
	}
}

// goOn asks the same seat again if there is something left to decide, else the next one.
func (p *Position) goOn(t *Tape) {
	if p.options.Cooperative && p.Won() {
		return // nobody needs another chance (P4)
	}
	if !p.canAct() {
		p.nextChance(t)
	}
}

func (p *Position) nextChance(t *Tape) {
	if seat := p.after(p.decides); seat != p.active {
		p.beginChance(seat, 0, t)
		return
	}
	p.endTurn(t)
}

// endTurn discards what is left and makes the next player active (H9), or ends the game (F1, P2).
func (p *Position) endTurn(t *Tape) {
	p.clearHarbour(0, t)
	p.countQuiet(t)
	p.active = p.after(p.active)
	p.decides = p.active
	p.takesLeft, p.revealed = 0, 0
	p.reshuffled = false
	if p.ending && p.active == p.startSeat || p.options.Cooperative && (p.size(timeZone) == 0 || p.Won()) { // F1, P2, P4
		p.phase = Over
		t.note(Event{Kind: GameEnded, Seat: p.active})
		return
	}
	p.phase = Discover
	t.note(Event{Kind: TurnBegan, Seat: p.active})
}
