package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/layout"
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
		t.board.Browse()
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
		i := digit(key.Name)
		if card := layout.AtBerth(&t.view, t.berths, i); card != portroyal.NoCard {
			t.takeOrSayWhyNot(layout.Spot{Kind: layout.Berth, At: i, Card: card})
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

// movePointer moves the keyboard's cursor on by an item and enlarges it.
func (t *Table) movePointer(by int) {
	items := layout.Items(&t.view, t.berths, t.lowerSeat())
	if len(items) == 0 {
		return
	}
	at := slices.Index(items, t.cursor)
	if at < 0 && by < 0 {
		at = 0
	}
	t.cursor = items[(at+by+len(items))%len(items)]
	t.objection = ""
	t.board.Look(t.cursor)
	t.build()
}

// takePointed takes what is under the keyboard's cursor: a card of the harbour, an expedition or a
// contract.
func (t *Table) takePointed() {
	switch at := t.cursor; at.Kind {
	case layout.Contract:
		if t.fulfillable(at.Contract) >= 0 {
			t.decide(portroyal.Fulfilling(at.Contract))
		} else {
			t.sayWhyNot(at)
		}
	case layout.Berth:
		t.takeOrSayWhyNot(at)
	case layout.Expedition:
		if len(t.claims(at.Card)) > 0 {
			t.claim(at.Card)
		} else {
			t.sayWhyNot(at)
		}
	}
}

// takeOrSayWhyNot takes a card of the harbour, if that is possible.
func (t *Table) takeOrSayWhyNot(at layout.Spot) {
	if len(t.takings(at.Card)) == 0 {
		t.sayWhyNot(at)
		return
	}
	t.takeCard(at.Card)
}

// sayWhyNot says in place of the question why a card or contract cannot be taken, and enlarges it.
func (t *Table) sayWhyNot(at layout.Spot) {
	if !t.personDecides() || t.stage.Covered() {
		return
	}
	t.objection = t.whyNot(at)
	t.board.Look(at)
	t.build()
}
