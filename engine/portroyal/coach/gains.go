package coach

import (
	"slices"

	"portroyal/engine/portroyal"
)

// others compares what two choices leave to the player who takes next.
func (m *match) others() {
	bad := m.bad.own()
	next := bad.Decides()
	if m.bad.line.Reply.Kind == portroyal.NoAction || next == m.seat || m.goesOn(&m.good) || m.goesOn(&m.bad) {
		return
	}
	card := m.bad.line.Reply.Card
	get := func(s *side) (points, coins int, claim portroyal.Card) {
		if s.line.Reply.Kind == portroyal.NoAction || s.own().Decides() != next {
			return 0, 0, portroyal.NoCard
		}
		before, after := s.own().Tableau(next), s.line.Next.Tableau(next)
		return int(after.Points) - int(before.Points), int(after.Coins) - int(before.Coins), reached(s.line, next)
	}
	points, coins, claim := get(&m.good)
	more, cash, claims := get(&m.bad)
	target, then := int(m.view.Options().Target), m.bad.line.Next.Points(next)
	ends := !bad.Ending() && !m.good.own().Ending() && !m.view.Options().RequireExpedition
	also := slices.ContainsFunc(m.good.own().Legal(nil), func(a portroyal.Action) bool { return a.Card == card })
	if also && m.good.own().Decides() == next { // it is left to them either way
		return
	}
	alone := card.Face().Type != portroyal.Expedition && m.bad.line.Reply.Kind != portroyal.Pass
	switch {
	case !alone:
	case ends && then >= target && more > points:
		m.add(Difference{Kind: HandsOver, Seat: next, Card: card, Other: then})
	case claims != portroyal.NoCard && claim != claims:
		m.add(Difference{Kind: LeavesClaim, Seat: next, Card: claims, Other: then + worth(claims)})
	case more > points && points <= 0 && more == int(card.Face().Points):
		m.add(Difference{Kind: Denying, Seat: next, Card: card, Other: more})
	case more == points && more == 0 && cash > coins+1 && coins <= 0 && card.Face().Type == portroyal.Ship:
		m.add(Difference{Kind: DenyingCash, Seat: next, Card: card, Other: cash})
	}
}

// worth is what an expedition brings beyond the points of the persons spent on it: each of them has one.
func worth(expedition portroyal.Card) int {
	face, persons := expedition.Face(), 0
	for _, symbol := range face.Requires {
		if symbol != portroyal.NoSymbol {
			persons++
		}
	}
	return int(face.Points) - persons
}

// gains compares what two choices bring, up to the end of one's own chance.
func (m *match) gains() {
	good, bad := m.good.own(), m.bad.own()
	m.expeditions()
	if m.follows(&m.good, m.bad.action) && !m.follows(&m.bad, m.good.action) {
		m.add(Difference{Kind: AlsoAfter})
	}
	m.contracts(1)
	if m.goesOn(&m.good) || m.goesOn(&m.bad) {
		return
	}
	claims := slices.ContainsFunc(m.all, func(d Difference) bool { return d.Kind == Claiming })
	if mine, other := good.Points(m.seat), most(m.view, m.seat, m.bad.action); mine > other && !claims {
		m.add(Difference{Kind: Deserving, Mine: mine, Other: other})
	}
	if !good.Ending() && !bad.Ending() {
		m.helpers()
		m.coins()
	}
}

// contracts compares which contracts two choices fulfil, or bring nearer so that at most so much is missing.
func (m *match) contracts(near int) {
	good, bad := m.good.own(), m.bad.own()
	for at, laid := range m.view.Contracts() {
		contract := laid.Contract
		mine, other := good.Short(m.seat, contract), bad.Short(m.seat, contract)
		done, also := fulfilled(good, m.seat, at), fulfilled(bad, m.seat, at)
		switch {
		case done && !also:
			m.add(Difference{Kind: Contracted, Contract: contract})
		case !done && !also && mine < other && mine <= near && good.Open(m.seat, contract):
			m.add(Difference{Kind: Stepping, Contract: contract, Mine: mine, Other: other})
		}
	}
}

// follows reports whether an action that takes a card can still follow a choice in the same chance.
func (m *match) follows(s *side, action portroyal.Action) bool {
	after := *m.view
	if s.action.Kind == portroyal.Pass || action.Kind != portroyal.Take || m.view.Phase() != portroyal.Trade {
		return false
	}
	after.Play(s.action)
	return after.Phase() == portroyal.Trade && after.Decides() == m.seat && after.Active() == m.view.Active() &&
		slices.Contains(after.Legal(nil), action)
}

// fulfilled reports whether a seat has a cube on the contract at a place that counts.
func fulfilled(v *portroyal.View, seat, at int) bool {
	tableau := v.Tableau(seat)
	return tableau.Done>>at&1 != 0
}

// expeditions compares which expeditions two choices fulfil, or bring nearer.
func (m *match) expeditions() {
	good, bad := m.good.own(), m.bad.own()
	claimed := func(s *side) bool {
		return s.action.Kind == portroyal.Claim || s.line.Then.Kind == portroyal.Claim
	}
	if !claimed(&m.bad) && m.good.action.Kind != portroyal.Claim && m.good.line.Then.Kind == portroyal.Claim {
		d := Difference{Kind: Claiming, Card: m.good.line.Then.Card, Mine: good.Points(m.seat)}
		if d.Other = most(m.view, m.seat, m.bad.action); d.Mine > d.Other {
			m.add(d)
		}
	}
	nearest := Difference{Kind: Nearer}
	for _, card := range good.Expeditions() {
		mine, other := good.Lacks(m.seat, card), bad.Lacks(m.seat, card)
		if slices.Contains(bad.Expeditions(), card) && mine < other && mine <= 1 && card.Face().Points > nearest.Card.Face().Points {
			nearest.Card, nearest.Mine, nearest.Other = card, mine, other
		}
	}
	if nearest.Card != portroyal.NoCard && !bad.Ending() {
		m.add(nearest)
	}
	if m.bad.action.Kind != portroyal.Claim || claimed(&m.good) {
		return
	}
	card := m.bad.action.Card
	if m.good.action.Kind == portroyal.RevealNext && m.view.BustChance() == 0 {
		m.add(Difference{Kind: LaterToo, Card: card})
		return
	}
	for _, reason := range canWait(m.view, m.good.line, card) {
		m.add(Difference{Kind: Unrivalled, Card: card, Seat: reason.Seat, Other: reason.N})
	}
}

// helping are the occupations whose persons bring something again and again.
func helping(role portroyal.Role) bool {
	switch role {
	case portroyal.Trader, portroyal.Mademoiselle, portroyal.Admiral, portroyal.Governor, portroyal.Clerk,
		portroyal.Gunner, portroyal.ViceAdmiral, portroyal.Wholesaler, portroyal.Jester:
		return true
	}
	return false
}

// helpers compares the persons that two choices hire.
func (m *match) helpers() {
	card, other := m.good.action.Card, m.bad.action.Card
	hired := func(a portroyal.Action) bool { return a.Kind == portroyal.Take && isPerson(a.Card) }
	if role := card.Face().Role; hired(m.good.action) && helping(role) &&
		(!hired(m.bad.action) || other.Face().Role != role) {
		m.add(Difference{Kind: Helping, Card: card})
	}
	mine, than := m.good.own().Swords(m.seat), m.bad.own().Swords(m.seat)
	if mine <= than {
		return
	}
	repelled := func(s *side) int {
		n, _ := coming(m.view, func(card portroyal.Card) bool { return isShip(card) && s.own().Repels(m.seat, card) })
		return n
	}
	all, _ := coming(m.view, isShip)
	count, fewer := repelled(&m.good), repelled(&m.bad)
	if count > fewer {
		m.add(Difference{Kind: Repelling, Mine: mine, Other: than, Count: count, Than: fewer, Of: all})
	}
}

// coins compares what is left to hire persons with in the turns to come.
func (m *match) coins() {
	good, bad := m.good.own(), m.bad.own()
	if d := dear(m.view, m.bad.action, bad); len(d) > 0 && good.Points(m.seat) == m.view.Points(m.seat) {
		m.add(Difference{Kind: Overpaid, Card: d[0].Card, Other: d[0].N})
	}
	mine, other := good.Coins(m.seat), bad.Coins(m.seat)
	if mine <= other {
		return
	}
	all, _ := coming(m.view, isPerson)
	count, than := payable(m.view, mine), payable(m.view, other)
	if count > than {
		m.add(Difference{Kind: Richer, Mine: mine, Other: other, Count: count, Than: than, Of: all})
	}
}

// dangers compares what the next card would do in a turn that goes on either way.
func (m *match) dangers() {
	if m.bad.action.Kind == portroyal.Dock && m.view.DockingBusts() {
		m.add(Difference{Kind: EndingTurn})
		return
	}
	if m.view.Phase() == portroyal.Repel {
		takes := func(s *side) int { return s.own().Takes(m.seat) }
		if mine, other := takes(&m.good), takes(&m.bad); mine > other {
			m.add(Difference{Kind: Stopping, Mine: mine, Other: other})
		}
		if ship := m.view.Pending(); m.good.action.Kind == portroyal.Dock {
			m.add(Difference{Kind: Earning, Card: ship, Mine: m.view.Income(m.seat, ship)})
		}
	}
	chance, there := danger(m.view, m.good.own(), m.good.action)
	than, also := danger(m.view, m.bad.own(), m.bad.action)
	if there && also && chance < than {
		m.add(Difference{Kind: Safer, Chance: chance, OtherChance: than})
	}
}
