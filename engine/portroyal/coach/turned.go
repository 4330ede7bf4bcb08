package coach

import (
	"context"
	"errors"

	"portroyal/engine/portroyal"
)

// turned counts what one more card would do, against stopping without it.
type turned struct {
	cards  int // that can come
	busts  int
	takes  int // with which more of the harbour could be taken and paid for
	points int // with which there would be more points at the end of the chance
	paid   int // with which persons would bring more coins (H3)
	most   int // how many more at the most
	ends   int // with which the target would be reached
	leads  int // with which nobody would be ahead
	more   int // with which one of these, or as many points and more coins

	stopPoints, stopCoins int // that stopping brings

	colours int // with which one more colour is in the harbour
	sum     int // of the points at the end of the chance, over all cards

	others [portroyal.MaxPlayers]struct {
		paid int // with which persons of this seat would bring it more in its chance of this turn (H3)
		most int // how many coins more at the most
	}
}

// turned goes through all cards that can come next, if two choices are to turn one up and to stop.
func (c *Coach) turned(ctx context.Context, m *match) (t turned) {
	view := *m.view
	ends := m.stops()
	if ends == nil {
		return turned{}
	}
	stop := portroyal.Action{Kind: portroyal.Stop}
	now, paid := takable(&view), view.Effect(stop).Coins[m.seat]
	own, points := ends.own(), most(m.view, m.seat, stop)
	t.stopPoints, t.stopCoins = own.Points(m.seat)-view.Points(m.seat), gained(&view, own, m.seat)
	open := view
	open.Play(portroyal.Action{Kind: portroyal.RevealNext})
	if open.Phase() != portroyal.Chance {
		return turned{}
	}
	for card, copies := range view.NextCards() {
		n, after := int(copies), open
		if errors.Is(ctx.Err(), context.Canceled) { // a part of the cards would be a wrong number
			return turned{}
		}
		if n == 0 || after.TurnUp(portroyal.Card(card)) != nil {
			continue
		}
		t.cards += n
		t.sum += n * view.Points(m.seat) // and more below
		if after.Phase() == portroyal.Repel {
			kind := portroyal.Dock
			if after.DockingBusts() {
				kind = portroyal.RepelShip
			}
			after.Play(portroyal.Action{Kind: kind})
		}
		ended := after.Active() != view.Active() || after.Revealed() == 0 // where somebody plays alone, it is theirs again
		if ended || after.Phase() == portroyal.Over {
			t.busts += n
			continue
		}
		if after.Phase() != portroyal.Discover { // a contract is offered
			continue
		}
		takes := takable(&after) > now
		line := c.adviser.Leads(context.WithoutCancel(ctx), after, stop)
		more := line.Own.Points(m.seat) - points
		leads := ahead(&line.Own, m.seat, rival(&line.Own, m.seat)) > 0
		count := func(of *int, is bool) {
			if is {
				*of += n
			}
		}
		t.sum += n * (line.Own.Points(m.seat) - view.Points(m.seat))
		count(&t.colours, after.HarbourColours() > view.HarbourColours())
		count(&t.takes, takes)
		count(&t.points, more > 0)
		coins := after.Effect(stop).Coins[m.seat] - paid
		count(&t.paid, coins > 0)
		t.most = max(t.most, coins)
		count(&t.ends, line.Own.Ending())
		count(&t.leads, leads)
		count(&t.more, more > 0 || more == 0 && line.Own.Coins(m.seat) > own.Coins(m.seat))
		if portroyal.Card(card).Face().Type == portroyal.TaxIncrease {
			continue // it changes what everybody has
		}
		for seat := range view.Players() {
			if coins := line.Own.Coins(seat) - own.Coins(seat); seat != m.seat && view.Tableau(seat).Waiting != 0 && coins > 0 {
				t.others[seat].paid += n
				t.others[seat].most = max(t.others[seat].most, coins)
			}
		}
	}
	return t
}

// brings reports whether stopping brings anything.
func (t *turned) brings() bool { return t.stopPoints > 0 || t.stopCoins > 0 }

// encourages reports whether the cards that bring more than stopping speak for one more: they are a good part of all, and
// more than those that end the turn.
func (t *turned) encourages() bool {
	const part = 4
	return t.more > t.busts && part*t.more >= t.cards
}

// takable is how many cards can be taken, and paid for one by one, if the turn stops here.
func takable(view *portroyal.View) int {
	effect := view.Effect(portroyal.Action{Kind: portroyal.Stop})
	return min(effect.Takes, effect.Payable)
}

// stops is the one of two choices that stops where the other one turns up a card, or nil.
func (m *match) stops() *side {
	switch good, bad := m.good.action.Kind, m.bad.action.Kind; {
	case good == portroyal.RevealNext && bad == portroyal.Stop:
		return &m.bad
	case good == portroyal.Stop && bad == portroyal.RevealNext:
		return &m.good
	}
	return nil
}

// turnUp compares stopping with one card more.
func (m *match) turnUp(t turned) {
	ends := m.stops()
	if ends == nil || t.cards == 0 {
		return
	}
	own := ends.own()
	if ends == &m.bad {
		m.pressing(own)
		reach := most(m.view, m.seat, ends.action)
		first := rival(own, m.seat)
		nothing := takable(m.view) == 0 && reach <= m.view.Points(m.seat) && own.Coins(m.seat) <= m.view.Coins(m.seat)
		if nothing {
			m.add(Difference{Kind: Fruitless, Chance: m.view.BustChance()})
		}
		last := own.Ending() && !turnLeft(m.view, m.seat)
		switch {
		case last && ahead(own, m.seat, first) <= 0 && reach <= own.Points(first) && t.leads > 0:
			m.add(Difference{Kind: ToTheLead, Seat: first, Count: t.leads, Of: t.cards})
		case !own.Ending() && reach < int(m.view.Options().Target) && t.ends > 0:
			m.add(Difference{Kind: ToTarget, Count: t.ends, Of: t.cards})
		case t.takes > 0:
			m.add(Difference{Kind: MoreToTake, Count: t.takes, Of: t.cards})
		case t.points > 0:
			m.add(Difference{Kind: MorePoints, Count: t.points, Of: t.cards})
		}
		if t.paid > 0 {
			m.add(Difference{Kind: MorePaid, Mine: t.most, Count: t.paid, Of: t.cards})
		}
		return
	}
	theirs := Difference{Kind: PaysThem}
	for seat, other := range t.others {
		if other.most > theirs.Mine {
			theirs.Seat, theirs.Mine, theirs.Count, theirs.Of = seat, other.most, other.paid, t.cards
		}
	}
	if theirs.Mine > 1 {
		m.add(theirs)
	}
	const some = 3
	if t.busts > 0 && t.brings() && some*t.more < 2*t.cards {
		m.add(Difference{
			Kind: Staked, Mine: t.stopPoints, Other: t.stopCoins, Count: t.more, Of: t.cards,
			Chance: float64(t.busts) / float64(t.cards),
		})
	}
}

// pressing says which seat could end the game before one has another turn, so that stopping now may be the last chance.
func (m *match) pressing(own *portroyal.View) {
	if own.Ending() || m.view.Ending() {
		return
	}
	const some = 4
	if seat, n, of := m.endsNext(own); n > 0 && some*n >= of {
		m.add(Difference{Kind: Pressing, Seat: seat, Count: n, Of: of})
	}
}
