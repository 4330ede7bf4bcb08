package main

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/examples/tavern/game"
	"portroyal/ui/table"
)

// The moments at a table.
const (
	choosing  table.Moment = 1 << iota // a person has to decide
	waiting                            // for the others, or for what is being shown
	ended                              // the game is over
	replaying                          // a step of a replay is shown

	anytime = choosing | waiting | ended | replaying
)

// keys is what keys do at the table.
var keys = slices.Concat(table.Keys[*Table]{
	table.Plays("tavern.does.roll", "help.key.space", table.When(choosing, act(game.Roll), fyne.KeySpace)),
	table.Plays("tavern.does.lower", "", table.When(choosing, act(game.Lower), fyne.Key1)),
	table.Plays("tavern.does.stop", "help.key.enter",
		table.When(choosing, table.Call((*Table).enter), fyne.KeyReturn, fyne.KeyEnter),
		table.When(ended, table.Call(func(t *Table) { t.Calls.Over() }), fyne.KeyReturn, fyne.KeyEnter),
		table.When(replaying, table.Call(func(t *Table) { t.Record.Enter() }), fyne.KeyReturn, fyne.KeyEnter),
	),
	table.Means("help.does.hint", "", table.When(choosing, table.Call((*Table).ToggleHints), fyne.KeyH)),
	table.Means("help.does.log", "help.key.log",
		table.When(anytime, table.Call((*Table).toggleLog), fyne.KeyL),
		table.When(choosing|waiting|ended, (*Table).scrollLog, fyne.KeyPageUp, fyne.KeyPageDown),
	),
	table.Means[*Table]("help.does.undo", "help.key.undo"), // keys of the window, see Undo and Redo
	table.ReplayKeys("tavern.does.replay", replaying, func(t *Table) *table.Replay { return &t.Record }),
	table.Means("help.does.skip", "help.key.others", table.When(waiting, table.Call(func(t *Table) { t.Skip() }))),
	table.Means("help.does.help", "", table.When(anytime, table.Call(func(t *Table) { t.Calls.Help() }), fyne.KeyF1)),
	table.Means("help.does.menu", "help.key.escape", table.When(anytime, table.Call(func(t *Table) { t.Calls.Menu() }), fyne.KeyEscape)),
}, table.WindowKeys[*Table]())

// act decides for an action, if a key can have been meant.
func act(a game.Action) func(*Table, fyne.KeyName) {
	return table.Call(func(t *Table) { t.Press(a) })
}

// enter does what is asked for: the calm way of several.
func (t *Table) enter() {
	if legal := t.Legal(); len(legal) > 0 {
		act(legal[len(legal)-1])(t, "")
	}
}

// moment is what the table is waiting for now.
func (t *Table) moment() table.Moment {
	switch {
	case t.Mode == table.Replayed:
		return replaying
	case t.Legal() != nil:
		return choosing
	case t.Match.Over() && !t.Busy:
		return ended
	}
	return waiting
}

// Plays reports whether a key answers what the game asks, or points at what can be chosen.
func (t *Table) Plays(key fyne.KeyName) bool { return keys.Plays(key) }

// Typed does what a key is bound to.
func (t *Table) Typed(key *fyne.KeyEvent) {
	if t.hint != nil && t.hint.Typed(key) {
		return
	}
	if b := keys.Bound(key.Name, t.moment()); b != nil {
		b.Do(t, key.Name)
	}
}
