package table

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/words"
)

// reasons are the messages that say why something cannot be done.
const reasons words.Family[portroyal.Reason] = "reason.*"

// reason says in the player's words why an action is refused.
func (t *Table) reason(refusal *portroyal.Refusal) string {
	return t.stage.Words.T(reasons.ID(refusal.Reason), "Need", refusal.Need, "Have", refusal.Have)
}

// whyNot says why the deciding player cannot take a card or fulfil a contract, "" if nothing forbids
// it.
func (t *Table) whyNot(at item) string {
	action := portroyal.Taking(at.card)
	switch {
	case at.contract != portroyal.NoContract:
		action = portroyal.Fulfilling(at.contract)
	case at.card.Face().Type == portroyal.Expedition:
		action = portroyal.Action{Kind: portroyal.Claim, Card: at.card}
	}
	refusal := t.view.Refuse(action)
	switch {
	case refusal == nil:
		return ""
	case refusal.Reason == portroyal.WrongSymbols: // nobody has been named to go
		seat := t.view.Decides()
		return t.stage.Words.N("table.lacks", t.view.Lacks(seat, at.card), "Player", t.name(seat))
	}
	return t.reason(refusal)
}

// takingTip says what taking a card does, with all discounts and the coin for the active player, and
// what it does when the coins are given up, if they can be (K8).
func (t *Table) takingTip(card portroyal.Card) string {
	for _, way := range t.takings(card) {
		if way.Kind == portroyal.TakeForgoing {
			return t.takenTip(card) + "\n" + t.forgoing(card)
		}
	}
	return t.takenTip(card)
}

func (t *Table) takenTip(card portroyal.Card) string {
	w, seat := t.stage.Words, t.view.Decides()
	active := t.name(t.view.Active())
	fee := t.view.Fee(seat) > 0
	switch {
	case card.Face().Type == portroyal.Ship && fee:
		return w.N("take.ship.fee", t.view.Income(seat, card), "Card", w.Named(card), "Active", active)
	case card.Face().Type == portroyal.Ship:
		return w.N("take.ship", t.view.Income(seat, card), "Card", w.Named(card))
	case fee:
		return w.N("take.person.fee", t.view.Price(seat, card), "Card", w.Named(card), "Active", active)
	}
	return w.N("take.person", t.view.Price(seat, card), "Card", w.Named(card))
}
