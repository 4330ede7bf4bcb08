package table

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/ask"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/rulebook/book"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// moment is what the game is waiting for.
type moment = shared.Moment

// The moments; a binding may be for several.
const (
	deciding  moment = 1 << iota // a decision of a person at the screen
	asking                       // an answer of that person, until it is clear which action they mean
	thinking                     // a computer player
	ended                        // nothing, it is over
	replaying                    // nothing, in a replay
	watching                     // nothing, while past events are shown again

	playing = deciding | thinking | ended // all but an answer
	anytime = playing | replaying
)

// keys is what keys do at the table.
var keys = slices.Concat(shared.Keys[*Table]{
	shared.Plays("help.does.reveal", "help.key.space", begins(portroyal.RevealNext)),
	shared.Plays("help.does.stop", "help.key.enter",
		shared.When(deciding, (*Table).enough, fyne.KeyReturn, fyne.KeyEnter),
		shared.When(ended, shared.Call(func(t *Table) { t.calls.Over() }), fyne.KeyReturn, fyne.KeyEnter),
		shared.When(replaying, shared.Call(func(t *Table) { t.replayed().Enter() }), fyne.KeyReturn, fyne.KeyEnter),
	),
	shared.Plays("help.does.take", "help.key.digits",
		shared.When(deciding, (*Table).takeNth, shared.Digits...),
		shared.When(asking, (*Table).answer, shared.Digits...),
	),
	shared.Plays("help.does.repel", "",
		begins(portroyal.RepelShip),
		begins(portroyal.Dock),
	),
	shared.Plays("help.does.claim", "", begins(portroyal.Claim)),
	shared.Plays("help.does.fulfil", "", begins(portroyal.Fulfil)),
	shared.Plays("help.does.time", "", begins(portroyal.MoveToVictory)),
	shared.Means("help.does.look", "help.key.arrows",
		shared.When(playing, shared.Call(func(t *Table) { t.movePointer(-1) }), fyne.KeyLeft, fyne.KeyUp),
		shared.When(playing, shared.Call(func(t *Table) { t.movePointer(1) }), fyne.KeyRight, fyne.KeyDown),
	),
	shared.Plays("help.does.gamble", "", begins(portroyal.Gamble)),
	shared.Means("help.does.pointed", "", shared.When(deciding, shared.Call(func(t *Table) { t.asks.Take(t.cursor) }), fyne.KeyT)),
	shared.Means("help.does.browse", "", shared.When(anytime|asking, shared.Call(func(t *Table) { t.board.Browse() }), fyne.KeyB)),
	shared.Means("help.does.hint", "",
		shared.When(deciding, shared.Call((*Table).ToggleHints), fyne.KeyH),
		shared.When(asking, shared.Call((*Table).ToggleHints), fyne.KeyH),
	),
	shared.Means("help.does.odds", "", shared.When(anytime|asking, shared.Call(func(t *Table) { t.board.Risk() }), fyne.KeyO)),
	shared.Means("help.does.log", "help.key.log",
		shared.When(anytime|asking, shared.Call((*Table).toggleLog), fyne.KeyL),
		shared.When(playing|asking|watching, shared.Call(func(t *Table) { t.pageLog(-shared.Page) }), fyne.KeyPageUp),
		shared.When(playing|asking|watching, shared.Call(func(t *Table) { t.pageLog(shared.Page) }), fyne.KeyPageDown),
	),
	shared.Means[*Table]("help.does.undo", "help.key.undo"), // keys of the window, see Undo and Redo
	shared.Means("help.does.chance", "help.key.backspace",
		shared.When(deciding, shared.Call((*Table).restartChance), fyne.KeyBackspace),
	),
	shared.Means("help.does.happened", "", shared.When(deciding, shared.Call((*Table).WhatHappened), fyne.KeyW)),
	shared.Means[*Table]("help.does.copy", "help.key.copy"), // a key of the window, see Happened
	shared.ReplayKeys("help.does.replay", replaying, (*Table).replayed),
	shared.Means("help.does.skip", "help.key.others", shared.When(thinking|watching, shared.Call((*Table).skip))),
	shared.Means("rules.does", "", shared.When(anytime|asking|watching, shared.Call((*Table).ask), widgets.KeyAsk)),
	shared.Means("help.does.help", "", shared.When(anytime|asking|watching, shared.Call(func(t *Table) { t.calls.Help() }), fyne.KeyF1)),
	shared.Means("help.does.menu", "help.key.escape",
		shared.When(anytime, shared.Call((*Table).escape), fyne.KeyEscape),
		shared.When(asking, shared.Call(func(t *Table) { t.asks.Cancel() }), fyne.KeyEscape),
		shared.When(watching, shared.Call((*Table).EndWatching), fyne.KeyEscape),
	),
}, shared.WindowKeys[*Table]())

// begins is the binding of the key that begins an action of this kind.
func begins(kind portroyal.ActionKind) shared.Binding[*Table] {
	return shared.When(deciding, func(t *Table, key fyne.KeyName) { t.attempt(kind, key) }, ask.Keys[kind])
}

// Plays reports whether a key answers what the game asks, or points at what can be chosen.
func (t *Table) Plays(key fyne.KeyName) bool { return keys.Plays(key) }

// KeysHelp says what the keys do, in reading order.
func KeysHelp(w *words.Words) []book.Key { return keys.Help(w) }

// moment is what the game is waiting for now.
func (t *Table) moment() moment {
	if t.asks.Answers() > 0 {
		return asking
	}
	return t.mode.moment()
}

// Typed does what a key is bound to.
func (t *Table) Typed(key *fyne.KeyEvent) {
	if t.mode.typed(key) || t.hinted.Open && t.hinted.Panel.Typed(key) {
		return
	}
	if keys.Bound(key.Name, t.moment()) == nil {
		shared.Idle(t.stage.Stage, key.Name)
		return
	}
	early, moving := t.turning || t.changing(), t.moving.Moving()
	t.moving.Finish()
	switch b := keys.Bound(key.Name, t.moment()); {
	case b == nil:
	case b.When == ended && moving: // finishing the movement has shown the result
	case b.When != deciding:
		b.Do(t, key.Name)
	case early: // it was pressed before the card, or the deciding player's table, could be seen
		t.passOver()
	default:
		t.press(func() { b.Do(t, key.Name) })
	}
}

// enters is what the Enter key does in each phase: it ends the player's actions there. Phase Repel has no such
// action.
var enters = map[portroyal.Phase]portroyal.ActionKind{
	portroyal.Discover: portroyal.Stop,
	portroyal.Trade:    portroyal.Pass,
	portroyal.Moment:   portroyal.Pass,
	portroyal.MoveTime: portroyal.KeepTime,
}

// enough ends the player's actions in this phase. Who looks at something means that: it is taken, or it is said why it cannot
// be, and then nothing is looked at any more.
func (t *Table) enough(key fyne.KeyName) {
	if at := t.cursor; at != (layout.Spot{}) {
		t.escape()
		t.asks.Take(at)
		return
	}
	t.attempt(enters[t.view.Phase()], key)
}

// takeNth takes a card of the harbour by the number of its place.
func (t *Table) takeNth(key fyne.KeyName) {
	i := slices.Index(shared.Digits, key)
	card := layout.AtBerth(&t.view, t.berths, i)
	if card == portroyal.NoCard {
		shared.Idle(t.stage.Stage, key)
		return
	}
	t.asks.Take(layout.Spot{Kind: layout.Berth, At: i, Card: card})
}

// answer gives an answer by its number.
func (t *Table) answer(key fyne.KeyName) {
	n := slices.Index(shared.Digits, key)
	if n >= t.asks.Answers() {
		shared.Idle(t.stage.Stage, key)
		return
	}
	t.press(func() { t.asks.Answer(n) })
}

// movePointer moves the keyboard's cursor by some items and enlarges the item there.
func (t *Table) movePointer(by int) {
	items := layout.Items(&t.view, t.berths, t.lower)
	if len(items) == 0 {
		return
	}
	at := slices.Index(items, t.cursor)
	if at < 0 && by < 0 {
		at = 0
	}
	t.cursor = items[(at+by+len(items))%len(items)]
	t.stage.Window.Canvas().Unfocus() // of two marks only one is meant by Space and Enter
	t.stage.Log.Debug("pointed")
	t.asks.Quiet()
	t.lookAt(t.cursor)
}

// objecting is how long the prompt says why something cannot be taken before the question returns.
const objecting = 5 * time.Second

// refused enlarges an item that cannot be taken; the prompt says why not, for a while.
func (t *Table) refused(at layout.Spot) {
	t.lookAt(at)
	t.guard.Hold(shared.DoubleClick)
	t.calls.Guide.Refused(t.asks.Objection())
	t.objections++
	last := t.objections
	t.stage.After(t.ctx, objecting, func() {
		if last == t.objections && t.asks.Objection() != "" {
			t.asks.Quiet()
			t.build()
		}
	})
}

// ask opens the rules about the item that is looked at, or else about the current decision.
func (t *Table) ask() {
	of := t.board.Looked()
	if of == "" {
		of = t.Place()
	}
	t.calls.Ask(of)
}

// escape puts down what is looked at, or opens the menu.
func (t *Table) escape() {
	if t.cursor == (layout.Spot{}) {
		t.calls.Menu()
		return
	}
	t.putDown()
	t.build()
}

// putDown ends looking at something.
func (t *Table) putDown() {
	t.cursor = layout.Spot{}
	t.board.Look(t.cursor)
}

// lookAt enlarges something on the board.
func (t *Table) lookAt(at layout.Spot) {
	t.board.Look(at)
	t.build()
}
