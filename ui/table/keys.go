package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// Typed does what a key stands for. Keys that decide nothing now skip the waiting for computer
// players.
func (t *Table) Typed(key *fyne.KeyEvent) {
	if t.giving != portroyal.NoCard {
		t.typedGiving(key)
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
	switch key.Name {
	case fyne.KeySpace:
		t.decide(portroyal.Action{Kind: portroyal.RevealNext})
	case fyne.KeyReturn, fyne.KeyEnter:
		if t.view.Phase() == portroyal.Trade {
			t.decide(portroyal.Action{Kind: portroyal.Pass})
		} else {
			t.decide(portroyal.Action{Kind: portroyal.Stop})
		}
	case fyne.KeyR:
		t.decide(portroyal.Action{Kind: portroyal.RepelShip})
	case fyne.KeyD:
		t.decide(portroyal.Action{Kind: portroyal.Dock})
	case fyne.KeyE:
		t.claim(portroyal.NoCard)
	case fyne.KeyG:
		t.decide(portroyal.Action{Kind: portroyal.Gamble})
	case fyne.KeyT:
		t.takePointed()
	default:
		if i := digit(key.Name); i >= 0 && i < len(t.view.Harbour()) {
			t.takeCard(t.view.Harbour()[i])
		}
	}
}

// digit is the number of the card that a digit key stands for, counted from 0; 0 is the tenth.
func digit(name fyne.KeyName) int {
	if len(name) != 1 || name[0] < '0' || name[0] > '9' {
		return -1
	}
	return (int(name[0]-'0') + 9) % 10
}

// inspectable lists the cards that the arrow keys go through.
func (t *Table) inspectable() []portroyal.Card {
	cards := append(t.view.Harbour(), t.view.Expeditions()...)
	return append(cards, t.ownCards(t.lowerSeat())...)
}

// ownCards lists the cards of a tableau in the order in which the arrow keys go through them.
func (t *Table) ownCards(seat int) []portroyal.Card {
	return slices.Concat(t.view.Claimed(seat), t.view.Cargo(seat), t.view.Display(seat))
}

// movePointer moves the keyboard's cursor on by a card and enlarges it.
func (t *Table) movePointer(by int) {
	cards := t.inspectable()
	if len(cards) == 0 {
		return
	}
	if t.cursor < 0 && by < 0 {
		t.cursor = 0
	}
	t.cursor = (t.cursor + by + len(cards)) % len(cards)
	t.zoomed = cards[t.cursor]
	t.build()
}

// takePointed takes the card under the keyboard's cursor, or claims it if it is an expedition.
func (t *Table) takePointed() {
	cards := t.inspectable()
	harbour, row := len(t.view.Harbour()), len(t.view.Expeditions())
	switch {
	case t.cursor < 0 || t.cursor >= harbour+row:
	case t.cursor < harbour:
		t.takeCard(cards[t.cursor])
	default:
		t.claim(cards[t.cursor])
	}
}
