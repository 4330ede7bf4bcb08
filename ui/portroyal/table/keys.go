package table

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// line is a line of the table of keys: some keys and what they do, both for the help and for the table.
type line struct {
	does     words.ID // what they do
	keys     words.ID // what they are called; "" if their printed names do
	bindings []binding
}

// binding is what some keys do at certain moments.
type binding struct {
	keys []fyne.KeyName // none: all keys of games that have no other binding
	when moment
	do   func(t *Table, key fyne.KeyName)
}

// moment is what the game is waiting for.
type moment uint8

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

// lines is the table of keys.
var lines = []line{
	{"help.does.reveal", "help.key.space", []binding{{on(fyne.KeySpace), deciding, begin(portroyal.RevealNext)}}},
	{"help.does.stop", "help.key.enter", []binding{
		{on(fyne.KeyReturn, fyne.KeyEnter), deciding, (*Table).enough},
		{on(fyne.KeyReturn, fyne.KeyEnter), ended, call(func(t *Table) { t.calls.Over() })},
		{on(fyne.KeyReturn, fyne.KeyEnter), replaying, onReplay((*replay).seeResult)},
	}},
	{"help.does.take", "help.key.digits", []binding{
		{digits, deciding, (*Table).takeNth},
		{digits, asking, (*Table).answer},
	}},
	{"help.does.repel", "", []binding{
		{on(fyne.KeyR), deciding, begin(portroyal.RepelShip)},
		{on(fyne.KeyD), deciding, begin(portroyal.Dock)},
	}},
	{"help.does.claim", "", []binding{{on(fyne.KeyE), deciding, begin(portroyal.Claim)}}},
	{"help.does.fulfil", "", []binding{{on(fyne.KeyC), deciding, begin(portroyal.Fulfil)}}},
	{"help.does.time", "", []binding{{on(fyne.KeyV), deciding, begin(portroyal.MoveToVictory)}}},
	{"help.does.look", "help.key.arrows", []binding{
		{on(fyne.KeyLeft, fyne.KeyUp), playing, call(func(t *Table) { t.movePointer(-1) })},
		{on(fyne.KeyRight, fyne.KeyDown), playing, call(func(t *Table) { t.movePointer(1) })},
	}},
	{"help.does.gamble", "", []binding{{on(fyne.KeyG), deciding, begin(portroyal.Gamble)}}},
	{"help.does.pointed", "", []binding{{on(fyne.KeyT), deciding, call(func(t *Table) { t.asks.Take(t.cursor) })}}},
	{"help.does.browse", "", []binding{{on(fyne.KeyB), anytime | asking, call(func(t *Table) { t.board.Browse() })}}},
	{"help.does.hint", "", []binding{
		{on(fyne.KeyH), deciding, call((*Table).ToggleHints)},
		{on(fyne.KeyH), asking, call((*Table).ToggleHints)},
	}},
	{"help.does.odds", "", []binding{{on(fyne.KeyO), anytime | asking, call(func(t *Table) { t.board.Risk() })}}},
	{"help.does.log", "", []binding{{on(fyne.KeyL), anytime | asking, call((*Table).toggleLog)}}},
	{"help.does.undo", "help.key.undo", nil}, // keys of the window, see Undo and Redo
	{"help.does.chance", "help.key.backspace", []binding{
		{on(fyne.KeyBackspace), deciding, call((*Table).restartChance)},
	}},
	{"help.does.happened", "", []binding{{on(fyne.KeyW), deciding, call((*Table).WhatHappened)}}},
	{"help.does.replay", "help.key.replay", []binding{
		{on(fyne.KeyLeft), replaying, onReplay(func(r *replay) { r.byAction(-1) })},
		{on(fyne.KeyRight), replaying, onReplay(func(r *replay) { r.byAction(1) })},
		{on(fyne.KeyUp), replaying, onReplay(func(r *replay) { r.byTurns(-1) })},
		{on(fyne.KeyDown), replaying, onReplay(func(r *replay) { r.byTurns(1) })},
		{on(fyne.KeyPageUp), replaying, onReplay(func(r *replay) { r.byTurns(-r.table.view.Players()) })},
		{on(fyne.KeyPageDown), replaying, onReplay(func(r *replay) { r.byTurns(r.table.view.Players()) })},
		{on(fyne.KeyHome), replaying, onReplay((*replay).toBeginning)},
		{on(fyne.KeyEnd), replaying, onReplay((*replay).toEnd)},
		{on(fyne.KeySpace), replaying, onReplay((*replay).run)},
	}},
	{"help.does.skip", "help.key.others", []binding{{nil, thinking | watching, call((*Table).skip)}}},
	{"rules.does", "", []binding{{on(widgets.KeyAsk), anytime | asking | watching, call((*Table).ask)}}},
	{"help.does.help", "", []binding{{on(fyne.KeyF1), anytime | asking | watching, call(func(t *Table) { t.calls.Help() })}}},
	{"help.does.menu", "help.key.escape", []binding{
		{on(fyne.KeyEscape), anytime, call(func(t *Table) { t.calls.Menu() })},
		{on(fyne.KeyEscape), asking, call(func(t *Table) { t.asks.Cancel() })},
	}},
	{"help.does.mute", "help.key.mute", nil},   // a key of the window
	{"help.does.whole", "help.key.whole", nil}, // a key of the window
	{"help.does.quit", "help.key.quit", nil},   // a key of the window
}

var digits = on(
	fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9, fyne.Key0,
)

func on(keys ...fyne.KeyName) []fyne.KeyName { return keys }

// call calls do, whichever key of the binding is pressed.
func call(do func(*Table)) func(*Table, fyne.KeyName) {
	return func(t *Table, _ fyne.KeyName) { do(t) }
}

// onReplay calls do for the replay that the table shows.
func onReplay(do func(*replay)) func(*Table, fyne.KeyName) {
	return call(func(t *Table) {
		if r, is := t.mode.(*replay); is {
			do(r)
		}
	})
}

// begin begins an action of this kind.
func begin(kind portroyal.ActionKind) func(*Table, fyne.KeyName) {
	return call(func(t *Table) { t.attempt(kind) })
}

// KeyHelp is what the help says about some keys.
type KeyHelp struct {
	Keys, Does string
}

// KeysHelp says what the keys do, in reading order.
func KeysHelp(w *words.Words) (all []KeyHelp) {
	for _, line := range lines {
		keys := ""
		if line.keys != "" {
			keys = w.T(line.keys)
		} else {
			var names []string
			for _, binding := range line.bindings {
				for _, key := range binding.keys {
					if !slices.Contains(names, string(key)) {
						names = append(names, string(key))
					}
				}
			}
			keys = strings.Join(names, ", ")
		}
		all = append(all, KeyHelp{keys, w.T(line.does)})
	}
	return all
}

// bound finds the binding of a key at a moment; nil if there is none.
func bound(lines []line, key fyne.KeyName, at moment) *binding {
	var other *binding
	for _, line := range lines {
		for i := range line.bindings {
			b := &line.bindings[i]
			switch {
			case b.when&at == 0:
			case slices.Contains(b.keys, key):
				return b
			case b.keys == nil && widgets.InGames(key):
				other = b
			}
		}
	}
	return other
}

// moment is what the game is waiting for now.
func (t *Table) moment() moment {
	if t.asks.Answers() > 0 {
		return asking
	}
	return t.mode.moment()
}

// Typed does what a key is bound to.
func (t *Table) Typed(key *fyne.KeyEvent) {
	if t.mode.typed(key) || t.hinted.open && t.hinted.panel.Typed(key) {
		return
	}
	if bound(lines, key.Name, t.moment()) == nil {
		return
	}
	early, moving := t.turning || t.changing(), t.moving.Moving()
	t.moving.Finish()
	switch b := bound(lines, key.Name, t.moment()); {
	case b == nil:
	case b.when == ended && moving: // finishing the movement has shown the result
	case b.when != deciding:
		b.do(t, key.Name)
	case early: // it was pressed before the card, or the deciding player's table, could be seen
		t.passOver()
	default:
		t.press(func() { b.do(t, key.Name) })
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

// enough ends the player's actions in this phase.
func (t *Table) enough(fyne.KeyName) { t.attempt(enters[t.view.Phase()]) }

// takeNth takes a card of the harbour by the number of its place.
func (t *Table) takeNth(key fyne.KeyName) {
	i := slices.Index(digits, key)
	if card := layout.AtBerth(&t.view, t.berths, i); card != portroyal.NoCard {
		t.asks.Take(layout.Spot{Kind: layout.Berth, At: i, Card: card})
	}
}

// answer gives an answer by its number.
func (t *Table) answer(key fyne.KeyName) {
	if n := slices.Index(digits, key); n < t.asks.Answers() {
		t.press(func() { t.asks.Answer(n) })
	}
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
	t.stage.Log.Debug("pointed")
	t.asks.Quiet()
	t.lookAt(t.cursor)
}

// objecting is how long the prompt says why something cannot be taken before the question returns.
const objecting = 5 * time.Second

// refused enlarges an item that cannot be taken; the prompt says why not, for a while.
func (t *Table) refused(at layout.Spot) {
	t.lookAt(at)
	t.calls.Guide.Refused(t.asks.Objection())
	t.objections++
	last := t.objections
	t.stage.After(t.ctx, objecting, func() {
		if last == t.objections && t.asks.Objects() {
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

// lookAt enlarges something on the board.
func (t *Table) lookAt(at layout.Spot) {
	t.board.Look(at)
	t.build()
}
