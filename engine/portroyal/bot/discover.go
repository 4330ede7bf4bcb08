package bot

import (
	"context"

	"portroyal/engine/portroyal"
)

// ifStopped is the chance of winning when the active player, who decides, stops with this
// harbour and everybody takes what is best for them; extra is how many cards more than H1 says the
// active player may take.
func (t *table) ifStopped(h harbour, extra int) float64 {
	after := *t
	after.wait(t.me, &h)
	takes := max(1, colourCount(harbourColours(h.list()))-2) + int(t.sides[t.me].governors) + extra // H1
	p, s := after.bestPlan(t.me, takes, &h)
	after.carryOut(t.me, p, s, &h)
	after.answers(t.me, &h)
	return after.chance()
}

// ifBust is the chance of winning when the turn ends with a second ship of a colour (D5).
func (t *table) ifBust() float64 {
	after := *t
	for seat := range t.players {
		after.sides[seat].coins += int16(t.sides[seat].jesters)
	}
	after.happens(t.active, portroyal.Jinx) // K7
	return after.chance()
}

// ifRevealed is the chance of winning when one more card is turned up and the active player
// stops then: the mean over all cards that can come, each as likely as C6 says. Known is the
// chance when they stop now, which is what a ship repelled comes to.
func (t *table) ifRevealed(ctx context.Context, pool *portroyal.Pool, h harbour, known float64) float64 {
	colours := harbourColours(h.list())
	bust := t.ifBust()
	sum, cards := 0.0, 0.0
	for face, copies := range pool {
		if copies == 0 {
			continue
		}
		if ctx.Err() != nil {
			break
		}
		sum += float64(copies) * t.ifNext(portroyal.Card(face), h, colours, known, bust)
		cards += float64(copies)
	}
	if cards == 0 {
		return known
	}
	return sum / cards
}

// ifNext is ifRevealed for one card.
func (t *table) ifNext(card portroyal.Card, h harbour, colours uint8, known, bust float64) float64 {
	face := card.Face()
	switch face.Type {
	case portroyal.TaxIncrease:
		after := *t
		after.tax(face.Bonus)
		return after.ifStopped(h, 0)
	case portroyal.Expedition:
		after := *t
		after.layOut(card)
		return after.ifStopped(h, 0)
	case portroyal.Ship:
		repels := t.sides[t.me].repels(face)
		if colourBit(card)&colours != 0 {
			if repels {
				return t.ifRepelled(card, h, known)
			}
			return bust
		}
		docked := t.ifDocked(card, h)
		if repels {
			return max(docked, t.ifRepelled(card, h, known))
		}
		return docked
	}
	h.add(card)
	return t.ifStopped(h, 0)
}

// ifRepelled is the chance of winning when this ship is sent away and the active player stops; known
// if it is not kept (K10).
func (t *table) ifRepelled(ship portroyal.Card, h harbour, known float64) float64 {
	after := *t
	if !after.keep(ship) {
		return known
	}
	return after.ifStopped(h, 0)
}

// ifDocked is the chance of winning when this ship comes into the harbour and the active player
// stops.
func (t *table) ifDocked(ship portroyal.Card, h harbour) float64 {
	if t.contracts == 0 {
		h.add(ship)
		return t.ifStopped(h, 0)
	}
	after := *t
	after.dock(ship, &h)
	return after.ifStopped(h, 0)
}

// dock lets a ship of a colour that is not there yet into the harbour (D3, K9).
func (t *table) dock(ship portroyal.Card, h *harbour) {
	h.add(ship)
	if t.contracts > 0 {
		t.fleet(colourCount(harbourColours(h.list())))
	}
}

// prospect is the chance of winning with this harbour in phase Discover, when going on is
// still open.
func (t *table) prospect(ctx context.Context, pool *portroyal.Pool, h harbour) float64 {
	stopped := t.ifStopped(h, 0)
	return max(stopped, t.ifRevealed(ctx, pool, h, stopped)+t.w.Daring, t.pursuit(pool, &h))
}

// discover decides between one more card and stopping (D1).
func (t *table) discover(ctx context.Context, view *portroyal.View, h harbour) portroyal.ActionKind {
	if view.Revealed() == 0 {
		return portroyal.RevealNext
	}
	if view.ExtraTaxNext() {
		return portroyal.Stop // C5: nothing new can come
	}
	pool := view.NextCards()
	stopped := t.ifStopped(h, 0)
	if t.ifRevealed(ctx, &pool, h, stopped)+t.w.Daring > stopped || t.pursuit(&pool, &h) > stopped {
		return portroyal.RevealNext
	}
	return portroyal.Stop
}

// repel decides about a ship that could be sent away (D3, D4).
func (t *table) repel(ctx context.Context, view *portroyal.View, h harbour) portroyal.ActionKind {
	pool := view.NextCards()
	ship := view.Pending()
	repelled := *t
	repelled.keep(ship)
	away := repelled.prospect(ctx, &pool, h)
	if colourBit(ship)&harbourColours(h.list()) != 0 {
		if t.ifBust() > away {
			return portroyal.Dock
		}
		return portroyal.RepelShip
	}
	docked := *t
	docked.dock(ship, &h)
	if docked.prospect(ctx, &pool, h) > away {
		return portroyal.Dock
	}
	return portroyal.RepelShip
}
