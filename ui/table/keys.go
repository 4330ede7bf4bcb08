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
	if answers := t.asks.Answers(); answers > 0 {
		if n := digit(key.Name); n >= 0 && n < answers {
			t.press(func() { t.asks.Answer(n) })
		} else if key.Name == fyne.KeyEscape {
			t.asks.Cancel()
		}
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
		t.asks.Begin(portroyal.RevealNext)
	case fyne.KeyReturn, fyne.KeyEnter:
		t.asks.Begin(enters[t.view.Phase()])
	case fyne.KeyR:
		t.asks.Begin(portroyal.RepelShip)
	case fyne.KeyD:
		t.asks.Begin(portroyal.Dock)
	case fyne.KeyE:
		t.asks.Begin(portroyal.Claim)
	case fyne.KeyG:
		t.asks.Begin(portroyal.Gamble)
	case fyne.KeyC:
		t.asks.Begin(portroyal.Fulfil)
	case fyne.KeyV:
		t.asks.Begin(portroyal.MoveToVictory)
	case fyne.KeyT:
		t.asks.Take(t.cursor)
	default:
		i := digit(key.Name)
		if card := layout.AtBerth(&t.view, t.berths, i); card != portroyal.NoCard {
			t.asks.Take(layout.Spot{Kind: layout.Berth, At: i, Card: card})
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
	t.asks.Quiet()
	t.lookAt(t.cursor)
}

// lookAt enlarges what the question is about now.
func (t *Table) lookAt(at layout.Spot) {
	t.board.Look(at)
	t.build()
}
