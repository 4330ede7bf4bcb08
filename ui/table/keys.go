package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// Typed does what a key stands for. Keys that decide nothing now skip the waiting for computer
// players.
func (t *Table) Typed(key *fyne.KeyEvent) {
	early := t.turning
	t.moving.Finish()
	switch {
	case t.taking.card != portroyal.NoCard:
		t.typedTaking(key)
		return
	case t.picking:
		t.typedPicking(key)
		return
	case t.claiming.asked:
		t.typedClaiming(key)
		return
	}
	switch key.Name {
	case fyne.KeyEscape:
		t.calls.Menu()
		return
	case fyne.KeyF1:
		t.calls.Help()
		return
	case fyne.KeyL:
		t.toggleLog()
		return
	case fyne.KeyB:
		t.browseDiscards()
		return
	case fyne.KeyLeft, fyne.KeyUp:
		t.movePointer(-1)
		return
	case fyne.KeyRight, fyne.KeyDown:
		t.movePointer(1)
		return
	}
	if t.match.Over() {
		if key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter {
			t.calls.Over()
		}
		return
	}
	if !t.personDecides() {
		t.skip()
		return
	}
	if early { // it was typed before the card could be seen
		t.passOver()
		return
	}
	t.press(func() { t.typedDecision(key) })
}

// typedDecision does what a key stands for that decides.
func (t *Table) typedDecision(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace:
		t.decide(portroyal.Action{Kind: portroyal.RevealNext})
	case fyne.KeyReturn, fyne.KeyEnter:
		t.decide(portroyal.Action{Kind: enters[t.view.Phase()]})
	case fyne.KeyR:
		t.decide(portroyal.Action{Kind: portroyal.RepelShip})
	case fyne.KeyD:
		t.decide(portroyal.Action{Kind: portroyal.Dock})
	case fyne.KeyE:
		t.claim(portroyal.NoCard)
	case fyne.KeyG:
		t.decide(portroyal.Action{Kind: portroyal.Gamble})
	case fyne.KeyC:
		t.fulfil()
	case fyne.KeyV:
		t.decide(portroyal.Action{Kind: portroyal.MoveToVictory})
	case fyne.KeyT:
		t.takePointed()
	default:
		if card := t.atBerth(digit(key.Name)); card != portroyal.NoCard {
			t.takeOrSayWhyNot(card)
		}
	}
}

// enters is what the enter key stands for in each phase: doing no more.
var enters = map[portroyal.Phase]portroyal.ActionKind{
	portroyal.Discover: portroyal.Stop,
	portroyal.Trade:    portroyal.Pass,
	portroyal.Moment:   portroyal.Pass,
	portroyal.MoveTime: portroyal.KeepTime,
}

// digit is the number of the card that a digit key stands for, counted from 0; 0 is the tenth.
func digit(name fyne.KeyName) int {
	if len(name) != 1 || name[0] < '0' || name[0] > '9' {
		return -1
	}
	return (int(name[0]-'0') + 9) % 10
}

// item is something that can be enlarged: a card or a contract.
type item struct {
	card     portroyal.Card
	contract portroyal.Contract
}

// inspectable lists what the arrow keys go through.
func (t *Table) inspectable() (items []item) {
	for _, card := range append(t.view.Harbour(), t.view.Expeditions()...) {
		items = append(items, item{card: card})
	}
	for _, laid := range t.view.Contracts() {
		items = append(items, item{contract: laid.Contract})
	}
	for _, card := range t.ownCards(t.lowerSeat()) {
		items = append(items, item{card: card})
	}
	return items
}

// ownCards lists the cards of a tableau in the order in which the arrow keys go through them.
func (t *Table) ownCards(seat int) []portroyal.Card {
	return slices.Concat(t.view.Claimed(seat), t.view.Cargo(seat), t.view.KeptShips(seat), t.view.Display(seat))
}

// movePointer moves the keyboard's cursor on by an item and enlarges it.
func (t *Table) movePointer(by int) {
	items := t.inspectable()
	if len(items) == 0 {
		return
	}
	if t.cursor < 0 && by < 0 {
		t.cursor = 0
	}
	t.cursor = (t.cursor + by + len(items)) % len(items)
	t.objection = ""
	t.zoomed = items[t.cursor]
	t.build()
}

// takePointed takes what is under the keyboard's cursor: a card of the harbour, an expedition or a
// contract.
func (t *Table) takePointed() {
	items := t.inspectable()
	if t.cursor < 0 || t.cursor >= len(items) {
		return
	}
	switch at := items[t.cursor]; {
	case at.contract != portroyal.NoContract && t.fulfillable(at.contract) >= 0:
		t.decide(portroyal.Fulfilling(at.contract))
	case at.contract != portroyal.NoContract:
		t.sayWhyNot(at)
	case t.cursor < len(t.view.Harbour()):
		t.takeOrSayWhyNot(at.card)
	case t.cursor >= len(t.view.Harbour())+len(t.view.Expeditions()):
	case len(t.claims(at.card)) > 0:
		t.claim(at.card)
	default:
		t.sayWhyNot(at)
	}
}

// takeOrSayWhyNot takes a card of the harbour, if that is possible.
func (t *Table) takeOrSayWhyNot(card portroyal.Card) {
	if len(t.takings(card)) == 0 {
		t.sayWhyNot(item{card: card})
		return
	}
	t.takeCard(card)
}

// sayWhyNot says in place of the question why a card or contract cannot be taken, and enlarges it.
func (t *Table) sayWhyNot(at item) {
	if !t.personDecides() || t.stage.Covered() {
		return
	}
	t.objection, t.zoomed = t.whyNot(at), at
	t.build()
}
