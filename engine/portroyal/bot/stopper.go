package bot

import (
	"cmp"
	"context"
	"slices"

	"portroyal/engine/portroyal"
)

// stopper reveals until that many ship colours are in the harbour, then stops, and buys
// influence points. Its rules in order:
//
//   - fulfil a contract whenever one can be fulfilled, and never give up the coins of a ship (K5, K8);
//   - move a card of the Time Pile only if more turns are left than seem to be needed (P3);
//   - claim the expedition with the most points as soon as one can be claimed (E1);
//   - repel a ship only if it would end the turn (D3, D5);
//   - stop at the number of colours, or when only extra tax increases would come (C5), or nothing else than tax
//     increases comes any more: paid and gained again, the last cards could go round like that for ever;
//   - hire the person with the most points that can be paid, of equal ones the cheapest;
//   - else trade the ship that brings the most, if it brings anything after H6;
//   - else hire a person without points, a governor; else pass;
//   - give the coin of a "3 + 1" ship to the opponent with the fewest points (H11);
//   - never gamble (H13).
//
// Governors come last because they bring no points, but they are not passed over for ever: five
// hoarders can come to a point where a governor is the only card that is not a coin (C1, C5), and
// then refusing it would go round and round.
type stopper int

// Choose follows the rules above.
func (s stopper) Choose(_ context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	return s.decide(&view, legal)
}

func (s stopper) decide(view *portroyal.View, legal []portroyal.Action) portroyal.Action {
	for _, a := range legal {
		if a.Kind == portroyal.Fulfil {
			return a
		}
	}
	if claim, ok := bestClaim(legal); ok {
		return claim
	}
	switch view.Phase() {
	case portroyal.MoveTime:
		missing := len(view.Contracts()) - view.ContractsDone()
		if view.TurnsLeft() > turnsEach*missing {
			return portroyal.Action{Kind: portroyal.MoveToVictory}
		}
		return portroyal.Action{Kind: portroyal.KeepTime}
	case portroyal.Repel:
		if view.DockingBusts() {
			return portroyal.Action{Kind: portroyal.RepelShip}
		}
		return portroyal.Action{Kind: portroyal.Dock}
	case portroyal.Trade:
		return mostPoints(view, legal)
	}
	full := view.HarbourColours() >= int(s)
	if view.Gambles() > 0 || view.Revealed() > 0 && (full || view.NextCard() == 0 || view.Revealed() >= everyCard) {
		return portroyal.Action{Kind: portroyal.Stop}
	}
	return portroyal.Action{Kind: portroyal.RevealNext}
}

// everyCard is so many cards turned up in a turn that all of a deck would have come.
const everyCard = 120

// turnsEach is how many turns a contract seems to need that nobody has fulfilled.
const turnsEach = 8

// bestClaim is the claim for the most points among the legal actions; of equal ones that which
// spends the fewest jacks.
func bestClaim(legal []portroyal.Action) (best portroyal.Action, ok bool) {
	jacks := func(a portroyal.Action) (n int) {
		for _, person := range a.With.List() {
			if person.Face().Symbol == portroyal.AnySymbol {
				n++
			}
		}
		return n
	}
	for _, a := range legal {
		if a.Kind != portroyal.Claim {
			continue
		}
		if !ok || cmp.Or(
			cmp.Compare(a.Card.Face().Points, best.Card.Face().Points),
			cmp.Compare(jacks(best), jacks(a))) > 0 {
			best, ok = a, true
		}
	}
	return best, ok
}

// mostPoints chooses what to take, or passes.
func mostPoints(view *portroyal.View, legal []portroyal.Action) portroyal.Action {
	seat := view.Decides()
	best, bestRank := portroyal.Action{Kind: portroyal.Pass}, [3]int{}
	for _, a := range legal {
		if a.Kind != portroyal.Take {
			continue
		}
		// The most important criterion comes first; a rank of zeroes is as good as passing.
		var rank [3]int
		if face := a.Card.Face(); face.Type == portroyal.Person {
			rank = [3]int{int(face.Points), 0, maxPrice - view.Price(seat, a.Card)}
		} else {
			rank = [3]int{0, max(0, view.Income(seat, a.Card)-view.Fee(seat)), 0}
		}
		if slices.Compare(rank[:], bestRank[:]) > 0 {
			best, bestRank = a, rank
		}
	}
	return giftToLast(view, best)
}

// maxPrice is above every printed cost.
const maxPrice = 10
