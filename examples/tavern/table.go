package main

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/record"
	"portroyal/examples/tavern/game"
	"portroyal/ui/anim"
	"portroyal/ui/hints"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/table"
)

// course is how the game goes on at a table.
type course = table.Course[game.Position, game.View, game.Action, game.Event, uint8]

// Table is a game on the screen. It lends its course how a step is shown; all else here draws.
type Table struct {
	course

	seats  []record.Seat
	ground *ground

	size   fyne.Size
	root   *fyne.Container
	rolled []rolledDie  // dice in the air, nil for none
	hint   *hints.Panel // nil if it is closed
	log    *container.Scroll
}

// Calls are how the table reports.
type Calls = table.Calls[table.Guide[game.Action]]

// NewTable is the table of a game. Start begins it.
func NewTable(s *stage.Stage, m *game.Match, seats []record.Seat, under *ground, calls Calls) *Table {
	t := &Table{seats: seats, ground: under}
	t.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &t.size, Build: t.Build})
	t.Stage, t.Match, t.Calls, t.Of = s, m.Match, calls, t
	if calls.Guide == nil {
		t.Calls.Guide = table.Unled[game.Action]{Keys: t.Typed}
	}
	t.Set()
	return t
}

// Content is the object to show in the window.
func (t *Table) Content() fyne.CanvasObject { return t.root }

// Restyle redraws everything after a change of language, theme or settings.
func (t *Table) Restyle() {
	if t.hint != nil {
		t.hint.Restyle()
	}
	t.Build()
}

// rolling is how long dice are in the air, at normal speed.
const rolling = 700 * time.Millisecond

// Begin implements [table.Lent].
func (t *Table) Begin(step int) anim.Motion {
	t.hint = nil
	if t.Match.Steps()[step].Action == game.Stop {
		return anim.Wait(0)
	}
	t.rolled = []rolledDie{} // which the next layout fills
	t.Stage.Play("cove-dice")
	return anim.Over(rolling, t.shake)
}

// End implements [table.Lent]: who has rolled goes on with it at once.
func (t *Table) End(step int) time.Duration {
	t.rolled = nil
	if of := t.Match.Steps()[step]; t.Mode == table.Live && t.Match.Person(of.Seat) && len(of.Events) == 1 {
		return 0
	}
	return 2 * t.Stage.PauseAt(t.Speed())
}

// Ask implements [table.Lent].
func (t *Table) Ask(int) table.Arrival {
	if t.Match.Present().Begun() {
		return table.Part
	}
	t.Stage.Play(sound.Turn)
	return table.Shown
}
