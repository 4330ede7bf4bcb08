package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/widgets"
)

// Typed does what a key stands for.
func (t *Table) Typed(key *fyne.KeyEvent) {
	if t.hands >= 0 {
		t.typedAtHandOver(key)
		return
	}
	if t.replay != nil && t.replay.typed(key) {
		return
	}
	if t.answered() {
		t.typedAfterwards(key)
		return
	}
	if t.hinted.panel != nil && t.hinted.panel.Typed(key) {
		return
	}
	switch key.Name {
	case fyne.KeyH:
		t.hintsPressed()
		return
	case fyne.KeyEscape:
		if t.asked < 0 || t.busy || !t.asks.Cancel() {
			t.calls.Menu()
		}
		return
	case fyne.KeyF1:
		t.calls.Help()
		return
	case fyne.KeyL:
		t.toggleLog()
		return
	case fyne.KeyK:
		t.lookAtHand()
		return
	case widgets.KeyAsk:
		t.Explain(t.cursor)
		return
	case fyne.KeyW:
		t.WhatHappened()
		return
	}
	if t.over() {
		if key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter {
			t.calls.Over()
		}
		return
	}
	q := t.question()
	if len(q.Options) == 0 {
		if widgets.InGames(key.Name) {
			t.press(t.skip)
		}
		return
	}
	t.typedAnswer(key, q.Options)
}

// typedAtHandOver is typed while the screen is being handed on: nothing but taking it, and the menu.
func (t *Table) typedAtHandOver(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		seat := t.hands
		t.press(func() { t.take(seat) })
	case fyne.KeyEscape:
		if !t.turnBack() {
			t.calls.Menu()
		}
	}
}

// typedAnswer presses an option, or moves the cursor among them.
func (t *Table) typedAnswer(key *fyne.KeyEvent, options []ask.Option) {
	if key.Name == fyne.KeySpace && t.cursor.Kind != board.Nowhere {
		t.tapped(t.cursor)
		return
	}
	for _, option := range options {
		if slices.Contains(option.Keys, key.Name) && option.Do != nil {
			t.press(func() { t.answer(option) })
			return
		}
	}
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		for _, option := range options {
			if option.Main {
				t.press(func() { t.answer(option) })
				return
			}
		}
	case fyne.KeyRight, fyne.KeyDown:
		t.walk(1, options)
	case fyne.KeyLeft, fyne.KeyUp:
		t.walk(-1, options)
	}
}

// walk moves the keyboard's cursor to the next thing on the table that can be pressed.
func (t *Table) walk(by int, options []ask.Option) {
	var spots []board.Spot
	for _, option := range options {
		if option.Spot.Kind != board.Nowhere {
			spots = append(spots, option.Spot)
		}
	}
	if len(spots) == 0 {
		return
	}
	at := slices.Index(spots, t.cursor)
	if at < 0 && by < 0 {
		at = 0
	}
	t.cursor = spots[(at+by+len(spots))%len(spots)]
	t.build()
}
