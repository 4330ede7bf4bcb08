package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/board"
	"portroyal/ui/table/layout"
)

// whyNot says why the deciding player cannot take a card or fulfil a contract, "" if nothing forbids
// it.
func (t *Table) whyNot(at layout.Spot) string {
	action := portroyal.Taking(at.Card)
	switch {
	case at.Contract != portroyal.NoContract:
		action = portroyal.Fulfilling(at.Contract)
	case at.Card.Face().Type == portroyal.Expedition:
		action = portroyal.Action{Kind: portroyal.Claim, Card: at.Card}
	}
	refusal := t.view.Refuse(action)
	switch {
	case refusal == nil:
		return ""
	case refusal.Reason == portroyal.WrongSymbols: // nobody has been named to go
		seat := t.view.Decides()
		return t.stage.Words.N("table.lacks", t.view.Lacks(seat, at.Card), "Player", t.name(seat))
	}
	return board.Reason(t.stage.Words, refusal)
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

// fulfillings lists the contracts that the person who decides can fulfil.
func (t *Table) fulfillings() (contracts []portroyal.Contract) {
	if !t.personDecides() {
		return nil
	}
	for _, action := range t.legal {
		if action.Kind == portroyal.Fulfil {
			contracts = append(contracts, action.Contract())
		}
	}
	return contracts
}

// fulfillable is the place of a contract among those that can be fulfilled now, -1 if it cannot.
func (t *Table) fulfillable(contract portroyal.Contract) int {
	for i, other := range t.fulfillings() {
		if other == contract {
			return i
		}
	}
	return -1
}

// fulfil fulfils the only contract that can be, or lets digits choose among several.
func (t *Table) fulfil() {
	if t.stage.Covered() {
		return
	}
	switch contracts := t.fulfillings(); len(contracts) {
	case 0:
	case 1:
		t.decide(portroyal.Fulfilling(contracts[0]))
	default:
		t.picking = true
		t.build()
	}
}

// typedPicking does what a key stands for while digits choose a contract.
func (t *Table) typedPicking(key *fyne.KeyEvent) {
	contracts := t.fulfillings()
	if i := digit(key.Name); i >= 0 && i < len(contracts) {
		t.press(func() { t.decide(portroyal.Fulfilling(contracts[i])) })
	} else if key.Name == fyne.KeyEscape {
		t.askNothing()
	}
}
