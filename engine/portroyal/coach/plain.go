package coach

import (
	"context"
	"math"
	"slices"

	"portroyal/engine/portroyal"
)

// plain are differences that decide nothing and can be read off the table all the same, the most telling first. They are told
// where there are no others, so that nobody is left with a number and no reason for it.
func (c *Coach) plain(ctx context.Context, m match) []Difference {
	m.ending()
	if !m.open() {
		return m.sorted()
	}
	m.onward(c.turned(ctx, &m))
	m.contracts(math.MaxInt)
	m.dangers()
	if contract := m.bad.action.Contract(); m.bad.action.Kind == portroyal.Fulfil && !m.goesOn(&m.good) &&
		m.good.own().Open(m.seat, contract) && m.good.own().Short(m.seat, contract) <= 0 {
		m.add(Difference{Kind: Postponed, Contract: contract})
	}
	if m.bad.action.Kind == portroyal.MoveToVictory {
		m.add(Difference{Kind: Lasting, Other: m.good.own().TurnsLeft() - m.bad.own().TurnsLeft()})
	}
	if len(m.all) == 0 {
		switch m.good.action.Kind {
		case portroyal.Gamble:
			m.add(Difference{Kind: Gambling, Chance: m.view.GambleBust()})
		case portroyal.RepelShip:
			n, of := ofColour(m.view)
			m.add(Difference{Kind: Freeing, Count: n, Of: of})
		case portroyal.Claim:
			m.add(Difference{
				Kind: Claiming, Card: m.good.action.Card, Mine: m.good.own().Points(m.seat), Other: m.bad.own().Points(m.seat),
			})
		}
	}
	if m.goesOn(&m.good) || m.goesOn(&m.bad) {
		return m.sorted()
	}
	m.helpers()
	m.traders()
	m.symbols()
	m.left()
	good, bad := m.good.own(), m.bad.own()
	if mine, other := good.Points(m.seat), bad.Points(m.seat); mine > other {
		m.add(Difference{Kind: Deserving, Mine: mine, Other: other})
	}
	if mine, other := good.Coins(m.seat), bad.Coins(m.seat); mine > other {
		m.add(Difference{Kind: Wealthier, Mine: mine, Other: other})
	}
	for rival := range m.view.Players() {
		if more := gained(good, bad, rival); rival != m.seat && more > 0 && !m.view.Options().Together() {
			m.add(Difference{Kind: Paying, Seat: rival, Other: more})
		}
	}
	return m.sorted()
}

// traders compares how many ships can come of the colours of two persons who work with one (H5, H10, H12).
func (m *match) traders() {
	works := func(a portroyal.Action) bool {
		face := a.Card.Face()
		return a.Kind == portroyal.Take && face.Type == portroyal.Person && face.Colour != portroyal.NoColour
	}
	if !works(m.good.action) || !works(m.bad.action) {
		return
	}
	d := Difference{Kind: Busier, Card: m.good.action.Card}
	ships := func(of portroyal.Card) (n, all int) {
		return coming(m.view, func(card portroyal.Card) bool { return isShip(card) && card.Face().Colour == of.Face().Colour })
	}
	d.Count, d.Of = ships(m.good.action.Card)
	d.Than, _ = ships(m.bad.action.Card)
	if d.Count > d.Than {
		m.add(d)
	}
}

// symbols compares how many expeditions can come that ask for the symbol of who is hired.
func (m *match) symbols() {
	fitting := func(a portroyal.Action) int {
		symbol := portroyal.NoSymbol
		if a.Kind == portroyal.Take && isPerson(a.Card) {
			symbol = a.Card.Face().Symbol
		}
		n, _ := coming(m.view, func(card portroyal.Card) bool {
			requires := card.Face().Requires[:]
			return symbol != portroyal.NoSymbol && requires[0] != portroyal.NoSymbol &&
				(symbol == portroyal.AnySymbol || slices.Contains(requires, symbol))
		})
		return n
	}
	d := Difference{Kind: Fitting, Card: m.good.action.Card, Count: fitting(m.good.action), Than: fitting(m.bad.action)}
	if d.Count > d.Than {
		m.add(d)
	}
}

// left says what the other choice leaves to the player who takes next, and the better one does not.
func (m *match) left() {
	bad, reply := m.bad.own(), m.bad.line.Reply
	next := bad.Decides()
	if reply.Kind != portroyal.Take || next == m.seat || m.view.Options().Together() ||
		slices.Contains(m.good.own().Harbour(), reply.Card) {
		return
	}
	before, after := bad.Tableau(next), m.bad.line.Next.Tableau(next)
	d := Difference{Seat: next, Card: reply.Card}
	switch points, coins := int(after.Points)-int(before.Points), int(after.Coins)-int(before.Coins); {
	case points > 0:
		d.Kind, d.Other = Denying, points
	case points == 0 && coins > 0 && reply.Card.Face().Type == portroyal.Ship:
		d.Kind, d.Other = DenyingCash, coins
	default:
		return
	}
	m.add(d)
}

// onward says of turning up a card and of stopping what can be counted of the cards to come.
func (m *match) onward(t turned) {
	stop := m.stops()
	if stop == nil || t.cards == 0 {
		return
	}
	d := Difference{Chance: float64(t.busts) / float64(t.cards), Count: t.more, Of: t.cards}
	switch {
	case stop == &m.good:
		d.Kind = Unpromising
	case t.busts == 0:
		d = Difference{Kind: Harmless}
	case t.encourages():
		d.Kind = Promising
	case t.colours > t.busts:
		d.Kind, d.Count = Colours, t.colours
	case !t.brings():
		d = Difference{Kind: Fruitless, Chance: d.Chance}
	default: // a few cards beside a larger risk would speak against going on
		d = Difference{Kind: Modest, Mine: t.stopPoints, Other: t.stopCoins, Count: t.cards - t.busts, Of: t.cards}
	}
	m.add(d)
}
