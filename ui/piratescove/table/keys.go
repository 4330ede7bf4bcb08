package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/rulebook/book"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The moments; a binding may be for several.
const (
	choosing  shared.Moment = 1 << iota // a choice of a person at the screen
	waiting                             // the others, or what is being shown
	ended                               // nothing, the game is over
	replaying                           // nothing, in a replay
	watching                            // nothing, while what has happened is shown again
	handing                             // a person who is to take the screen

	playing = choosing | waiting | ended
	anytime = playing | replaying | watching
)

// keys is what keys do at the table. Those that choose are keys of the options that there are.
var keys = slices.Concat(shared.Keys[*Table]{
	shared.Plays("cove.rules.does.answer", "help.key.enter",
		shared.When(choosing, (*Table).choose, fyne.KeyReturn, fyne.KeyEnter),
		shared.When(ended, shared.Call(func(t *Table) { t.calls.Over() }), fyne.KeyReturn, fyne.KeyEnter),
		shared.When(replaying, shared.Call(func(t *Table) { t.replayed().Enter() }), fyne.KeyReturn, fyne.KeyEnter),
		shared.When(handing, shared.Call((*Table).takeScreen), fyne.KeyReturn, fyne.KeyEnter),
	),
	shared.Plays("cove.rules.does.choose", "help.key.digits", shared.When(choosing, (*Table).choose, shared.Digits...)),
	shared.Plays("cove.rules.does.look", "help.key.arrows",
		shared.When(choosing, (*Table).walk, fyne.KeyRight, fyne.KeyDown, fyne.KeyLeft, fyne.KeyUp),
	),
	shared.Plays("cove.rules.does.pointed", "help.key.space",
		shared.When(choosing, (*Table).choosePointed, fyne.KeySpace),
		shared.When(handing, shared.Call((*Table).takeScreen), fyne.KeySpace),
	),
	shared.Plays("cove.rules.does.fight", "", shared.When(choosing, (*Table).choose, fyne.KeyR, fyne.KeyF)),
	shared.Plays("cove.rules.does.buy", "", shared.When(choosing, (*Table).choose, fyne.KeyB)),
	shared.Plays("cove.rules.does.bury", "", shared.When(choosing, (*Table).choose, fyne.KeyT, fyne.KeyG)),
	shared.Plays("cove.rules.does.count", "cove.rules.key.count",
		shared.When(choosing, (*Table).choose, fyne.KeyPlus, fyne.KeyEqual, fyne.KeyMinus, fyne.KeyA),
	),
	shared.Means("cove.rules.does.cancel", "help.key.backspace", shared.When(choosing, (*Table).choose, fyne.KeyBackspace)),
	shared.Means("cove.rules.does.hand", "", shared.When(playing, shared.Call((*Table).lookAtHand), fyne.KeyK)),
	shared.Means("cove.rules.does.rivals", "", shared.When(anytime, shared.Call(func(t *Table) { t.board.Rivals() }), fyne.KeyS)),
	shared.Plays("cove.rules.does.nobody", "", shared.When(choosing, (*Table).choose, fyne.KeyN)),
	shared.Means("help.does.hint", "", shared.When(playing, shared.Call((*Table).hintsPressed), fyne.KeyH)),
	shared.Means("help.does.log", "help.key.log",
		shared.When(anytime, shared.Call((*Table).toggleLog), fyne.KeyL),
		shared.When(playing|watching, shared.Call(func(t *Table) { t.pageLog(-shared.Page) }), fyne.KeyPageUp),
		shared.When(playing|watching, shared.Call(func(t *Table) { t.pageLog(shared.Page) }), fyne.KeyPageDown),
	),
	shared.Means("help.does.happened", "", shared.When(playing, shared.Call((*Table).WhatHappened), fyne.KeyW)),
	shared.Means[*Table]("help.does.copy", "help.key.copy"), // a key of the window, see Happened
	shared.Means[*Table]("help.does.undo", "help.key.undo"), // keys of the window, see Undo and Redo
	shared.ReplayKeys("cove.rules.does.replay", replaying, (*Table).replayed),
	shared.Means("help.does.skip", "help.key.others",
		shared.When(waiting, shared.Call(func(t *Table) { t.press(t.skip) })),
		shared.When(watching, shared.Call((*Table).endRecap)),
	),
	shared.Means("rules.does", "", shared.When(anytime, shared.Call(func(t *Table) { t.Explain(t.cursor) }), widgets.KeyAsk)),
	shared.Means("help.does.help", "", shared.When(anytime, shared.Call(func(t *Table) { t.calls.Help() }), fyne.KeyF1)),
	shared.Means("help.does.menu", "help.key.escape",
		shared.When(playing|replaying, shared.Call((*Table).escape), fyne.KeyEscape),
		shared.When(watching, shared.Call((*Table).endRecap), fyne.KeyEscape),
		shared.When(handing, shared.Call((*Table).escapeScreen), fyne.KeyEscape),
	),
}, shared.WindowKeys[*Table]())

// Plays reports whether a key answers what the game asks, or points at what can be chosen.
func (t *Table) Plays(key fyne.KeyName) bool { return keys.Plays(key) }

// KeysHelp says what the keys do, in reading order.
func KeysHelp(w *words.Words) []book.Key { return keys.Help(w) }

// moment is what the table is waiting for now.
func (t *Table) moment() shared.Moment {
	if t.hands >= 0 {
		return handing
	}
	return t.mode.moment()
}

// Typed does what a key is bound to.
func (t *Table) Typed(key *fyne.KeyEvent) {
	at := t.moment()
	if at != handing && (t.mode.typed(key) || t.hinted.Open && t.hinted.Panel.Typed(key)) {
		return
	}
	b := keys.Bound(key.Name, at)
	if b == nil {
		shared.Idle(t.stage, key.Name)
		return
	}
	b.Do(t, key.Name)
}

// escape takes back what a person has begun to choose, or opens the menu.
func (t *Table) escape() {
	if t.asked < 0 || t.busy || !t.asks.Cancel() {
		t.calls.Menu()
		return
	}
	t.chosen()
}

// escapeScreen gives the screen back where that can be, or opens the menu.
func (t *Table) escapeScreen() {
	if !t.turnBack() {
		t.calls.Menu()
	}
}

// takeScreen shows a person their secrets.
func (t *Table) takeScreen() {
	seat := t.hands
	t.press(func() { t.take(seat) })
}

// choose presses the option that a key is for. Enter means what is looked at, unless that has been chosen already, and then the
// main option.
func (t *Table) choose(key fyne.KeyName) {
	options := t.question().Options
	option := optionFor(key, options)
	if option == nil {
		shared.Idle(t.stage, key)
		return
	}
	looked := func(o ask.Option) bool { return o.Spot == t.cursor && !o.Chosen }
	if option.Main && t.cursor.Kind != board.Nowhere && slices.ContainsFunc(options, looked) {
		t.tapped(t.cursor)
		return
	}
	t.press(func() { t.answer(*option) })
}

// optionFor is the option that a key is for, nil for none. Enter is for the main one.
func optionFor(key fyne.KeyName, options []ask.Option) *ask.Option {
	enter := key == fyne.KeyReturn || key == fyne.KeyEnter
	for i := range options {
		if o := &options[i]; enter && o.Main || slices.Contains(o.Keys, key) {
			return o
		}
	}
	return nil
}

// choosePointed presses the option at the keyboard's cursor; without one, that which Space is for.
func (t *Table) choosePointed(key fyne.KeyName) {
	if t.cursor.Kind != board.Nowhere {
		t.tapped(t.cursor)
		return
	}
	t.choose(key)
}

// walk moves the keyboard's cursor to the next thing on the table that can be pressed, unless an option has a use for the
// key.
func (t *Table) walk(key fyne.KeyName) {
	options := t.question().Options
	if optionFor(key, options) != nil {
		t.choose(key)
		return
	}
	var spots []board.Spot
	for _, option := range options {
		if option.Spot.Kind != board.Nowhere {
			spots = append(spots, option.Spot)
		}
	}
	if len(spots) == 0 {
		return
	}
	by := 1
	if key == fyne.KeyLeft || key == fyne.KeyUp {
		by = -1
	}
	t.stage.Window.Canvas().Unfocus() // of two marks only one is meant by Space and Enter
	at := slices.Index(spots, t.cursor)
	if at < 0 && by < 0 {
		at = 0
	}
	t.cursor = spots[(at+by+len(spots))%len(spots)]
	t.build()
}
