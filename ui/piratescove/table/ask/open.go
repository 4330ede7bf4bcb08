package ask

import (
	"slices"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/terms"
)

// stillOpen says what can still be done on a visit, and of the cove also why nothing can be drawn there (I).
func (a *Asker) stillOpen(island cove.Island) string {
	w := a.Words
	var said []string
	add := func(kind cove.Kind, sentence string) {
		if len(a.of(kind)) > 0 {
			said = append(said, sentence)
		}
	}
	switch {
	case island == cove.Cove:
		refusal := a.view.Refuse(cove.Action{Kind: cove.TakeCards, Seat: uint8(a.seat)})
		if refusal != nil && refusal.Reason == cove.Unpaid {
			return terms.Reason(w, refusal)
		}
		add(cove.TakeCards, w.T("cove.ask.visit.draw", "Cards", terms.Cards(w, cove.CoveCards),
			"Card", terms.Cards(w, cove.CoveCard), "Doubloons", terms.Doubloons(w, cove.CoveGold)))
	case island == cove.TreasureIsland:
		if len(a.of(cove.Bury)) > 0 && len(a.of(cove.BuryGold)) > 0 && len(a.of(cove.Raise)) > 0 {
			return terms.IslandAbout(w, island)
		}
		add(cove.Bury, w.T("cove.ask.visit.bury", "Fame", terms.Fame(w, 1)))
		add(cove.BuryGold, w.T("cove.ask.visit.bury.gold",
			"Doubloons", terms.Doubloons(w, cove.GoldPerFame), "Fame", terms.Fame(w, 1)))
		add(cove.Raise, w.T("cove.ask.visit.raise.one"))
	case island == cove.Tavern:
		add(cove.Buy, w.T("cove.ask.visit.buy", "Doubloons", terms.Doubloons(w, cove.CardPrice)))
	case len(a.of(cove.Raise)) > 0:
		return terms.IslandAbout(w, island)
	}
	cards := a.cards()
	if a.Veiled {
		cards = nil
	}
	switch {
	case len(said) > 0:
		return strings.Join(said, " ")
	case len(cards) > 0:
		var names []string
		for _, option := range cards {
			names = append(names, w.T("cove.ask.quoted", "Card", terms.Card(w, option.Spot.Card)))
		}
		return w.T("cove.ask.visit.cards", "Cards", w.List(names))
	case !slices.ContainsFunc(a.legal, func(action cove.Action) bool {
		return action.Kind != cove.Done && action.Kind != cove.Play && action.Kind != cove.Attach
	}):
		return w.T("cove.ask.visit.nothing")
	}
	return ""
}

// forgets reports whether somebody who leaves Treasure Island may have forgotten to bury something (I3): treasures, which are
// good for nothing else, or doubloons if nothing else can be done with them any more, or they have buried nothing at all.
func (a *Asker) forgets() bool {
	switch {
	case a.Led:
		return false
	case len(a.of(cove.Bury)) > 0:
		return true
	case len(a.of(cove.BuryGold)) > 0:
		return a.view.LastRound() || !a.view.Buried()
	}
	return false
}

// overloads reports whether somebody who leaves may have forgotten to make room in their hull for treasures that would not
// stay aboard otherwise (R6); after the last round none is good for anything.
func (a *Asker) overloads() bool {
	ship := a.view.Ship(a.seat)
	last := a.view.LastRound()
	return !a.Led && !last && ship.Spills() > 0 && slices.ContainsFunc(a.legal, func(action cove.Action) bool {
		return action.Kind == cove.Raise && action.Section == cove.Hull
	})
}

// saves reports whether somebody who leaves may have forgotten to pay for a step or for a card (I1 to I3): they can, and have
// done nothing on this visit. After the last round no section is good for anything.
func (a *Asker) saves() bool {
	last := a.view.LastRound()
	can := len(a.of(cove.Buy)) > 0 || len(a.of(cove.Raise)) > 0 && !last
	return !a.Led && can && a.view.Bought() == 0 && !a.view.Raised() && !a.view.Buried()
}

// unused says what somebody leaves with that is good for something here, "" for nothing.
func (a *Asker) unused() string {
	w, ship := a.Words, a.view.Ship(a.seat)
	var wealth []string
	if len(a.of(cove.Bury)) > 0 {
		wealth = append(wealth, terms.Treasures(w, int(ship.Treasures)))
	}
	if len(a.of(cove.Buy))+len(a.of(cove.BuryGold)) > 0 || len(a.of(cove.Raise)) > 0 && !a.view.LastRound() {
		wealth = append(wealth, terms.Doubloons(w, int(ship.Doubloons)))
	}
	if len(wealth) == 0 {
		return ""
	}
	return w.T("cove.ask.left", "Wealth", w.List(wealth))
}
