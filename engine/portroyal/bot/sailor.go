package bot

import (
	"context"
	"slices"

	"portroyal/engine/portroyal"
)

// sailor plays by written rules: it puts a worth on what everybody has, looks one card ahead
// with the exact chances, and lets the others answer with what is best for them. It rolls no
// dice; the same view always gets the same decision.
type sailor struct{ weights Weights }

func newSailor(weights Weights) Player { return &sailor{weights} }

// NewSailor makes a sailor that weighs things as told, for experiments; New makes the usual one.
func NewSailor(weights Weights) Player { return newSailor(weights) }

// Choose decides by phase; contracts and claims are thought about first, because they are possible
// in several.
func (s *sailor) Choose(ctx context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	if ctx.Err() != nil {
		return stopper(2).Choose(ctx, view, legal) // no time to think: a rule of thumb
	}
	if standstill(&view) {
		return breakStandstill(&view, legal)
	}
	t := readTable(&view, &s.weights)
	var h harbour
	for _, card := range view.Harbour() {
		h.add(card)
	}
	switch view.Phase() {
	case portroyal.Moment:
		return t.answer(view.Offered())
	case portroyal.MoveTime:
		if t.movesTime(&view) {
			return portroyal.Action{Kind: portroyal.MoveToVictory}
		}
		return portroyal.Action{Kind: portroyal.KeepTime}
	case portroyal.Repel:
		return portroyal.Action{Kind: t.repel(ctx, &view, h)}
	}
	if fulfil, ok := t.fulfilFirst(legal); ok {
		return fulfil
	}
	if view.Phase() == portroyal.Trade {
		return t.trade(ctx, view.TakesLeft(), h, legal)
	}
	if claim, ok := t.claimFirst(legal); ok {
		return claim
	}
	if slices.Contains(legal, portroyal.Action{Kind: portroyal.Gamble}) && t.gambles(ctx, &view, h) {
		return portroyal.Action{Kind: portroyal.Gamble}
	}
	return portroyal.Action{Kind: t.discover(ctx, &view, h)}
}

// claimFirst looks for a claim that leaves the seat with more than it has with the expedition
// still to be claimed later: a bust would take that chance away (E1).
func (t *table) claimFirst(legal []portroyal.Action) (best portroyal.Action, ok bool) {
	most := t.inHand()
	for _, a := range legal {
		if a.Kind != portroyal.Claim {
			continue
		}
		after := *t
		after.claim(a)
		if worth := after.inHand(); worth > most {
			best, ok, most = a, true, worth
		}
	}
	return best, ok
}

// inHand is what the deciding seat has if this turn brings nothing more.
func (t *table) inHand() float64 {
	if t.options.Cooperative {
		return t.success()
	}
	turns, visits := t.left(t.me)
	return t.worthOf(&t.sides[t.me], turns, visits, false)
}

// claim claims an expedition for the deciding seat (E2).
func (t *table) claim(a portroyal.Action) {
	after := t.sides[t.me]
	after.claim(a)
	if t.contracts > 0 {
		t.settle(t.me, &after)
	}
	t.adopt(t.me, &after)
	t.takeUp(a.Card)
}

// trade decides what to do with a chance: claim, take or pass (H1, H2, E1).
func (t *table) trade(ctx context.Context, takes int, h harbour, legal []portroyal.Action) portroyal.Action {
	best := portroyal.Action{Kind: portroyal.Pass}
	most := -1.0
	consider := func(from *table, first portroyal.Action) {
		from.plans(t.me, takes, &h, func(p plan, after *side) {
			if ctx.Err() != nil && most >= 0 {
				return
			}
			begin := first
			if p.n > 0 && first.Kind == portroyal.Pass {
				begin = from.begin(p)
				if !slices.Contains(legal, begin) {
					return // with both piles empty a ship may not even bring the coin of H6 (C5)
				}
			}
			next, rest := *from, h
			next.carryOut(t.me, p, *after, &rest)
			next.answers(t.me, &rest)
			if chance := next.chance(); chance > most {
				most, best = chance, begin
			}
		})
	}
	for _, a := range legal {
		if a.Kind == portroyal.Claim {
			after := *t
			after.claim(a)
			consider(&after, a)
		}
	}
	consider(t, portroyal.Action{Kind: portroyal.Pass})
	return best
}
