package bot

import (
	"cmp"

	"portroyal/engine/portroyal"
)

// giftTo is the seat that a taker gives the coin of a "3 + 1" ship (H11): of the others the one
// with the least, and never one who leads them in points unless all of them do.
func (t *table) giftTo(taker int) int {
	if t.options.Cooperative {
		return t.giftToMate(taker)
	}
	lead, last := int8(-128), int8(127)
	for seat := range t.players {
		if seat != taker {
			lead, last = max(lead, t.sides[seat].points), min(last, t.sides[seat].points)
		}
	}
	best, least := -1, 0.0
	for i := 1; i < t.players; i++ {
		seat := (taker + i) % t.players
		if t.sides[seat].points == lead && lead != last {
			continue
		}
		if worth := t.worth(seat); best < 0 || worth < least {
			best, least = seat, worth
		}
	}
	return best
}

// begin is the action that takes the first card of a plan, with the coin for another seat if it
// asks for one.
func (t *table) begin(p plan) portroyal.Action {
	card := p.cards[0]
	a := portroyal.Taking(card)
	if card.Face().CoinToOther > 0 && t.players > 1 {
		a = portroyal.Giving(card, t.giftTo(t.me))
	}
	if p.forgone&1 != 0 {
		a.Kind = portroyal.TakeForgoing // K8
	}
	return a
}

// giftToLast gives the coin of a "3 + 1" ship to the opponent with the fewest points; ties go by
// the fewest coins, then by turn order. Other actions stay what they are.
func giftToLast(view *portroyal.View, a portroyal.Action) portroyal.Action {
	if a.Kind != portroyal.Take || a.Card.Face().CoinToOther == 0 || view.Players() == 1 {
		return a
	}
	taker, players := view.Decides(), view.Players()
	last := (taker + 1) % players
	for i := 2; i < players; i++ {
		seat := (taker + i) % players
		if cmp.Or(cmp.Compare(view.Points(seat), view.Points(last)), cmp.Compare(view.Coins(seat), view.Coins(last))) < 0 {
			last = seat
		}
	}
	return portroyal.Giving(a.Card, last)
}
