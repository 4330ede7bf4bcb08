package table

import (
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/settings"
)

// mode is the purpose of the table: a game, a recap of past events, a replay, or a single decision, before and
// after it is made. One mode is active at a time, and does whatever differs between them.
type mode interface {
	live() bool  // the game itself is shown, not a step of its record
	whole() bool // it is a game, not a decision by itself
	asks() bool  // people at the screen are asked for decisions

	present() (portroyal.View, []portroyal.Action) // what everybody may know, and the legal actions
	act(portroyal.Action)                          // carries out a decision
	goOn(moving, seen time.Duration)               // continues, once a movement has been seen; see Table.goOn
	speed() settings.Speed                         // how fast things happen
	moment() moment                                // what the keys mean, unless there is a question to answer
	typed(*fyne.KeyEvent) (taken bool)             // gets keys before the table does

	topLine(geometry.Rectangle) fyne.CanvasObject
	ribbon(geometry.Rectangle) fyne.CanvasObject // along the quay: the question, or whatever replaces it
}

// game is the mode of a game in progress. The other modes embed it and change some of its methods.
type game struct{ table *Table }

func (game) live() bool  { return true }
func (game) whole() bool { return true }
func (game) asks() bool  { return true }

func (g game) present() (portroyal.View, []portroyal.Action) {
	return g.table.match.View(), g.table.match.Legal()
}

func (g game) act(action portroyal.Action) { g.table.play(action) }

// goOn lets the next seat decide, or passes for it.
func (g game) goOn(moving, seen time.Duration) {
	switch t := g.table; {
	case t.spared:
		t.letPass(moving)
	case !t.over() && !t.personDecides():
		t.letThink(moving, seen)
	}
}

func (g game) speed() settings.Speed { return g.table.stage.Settings.Speed }

func (g game) moment() moment {
	switch t := g.table; {
	case t.over():
		return ended
	case !t.personDecides():
		return thinking
	}
	return deciding
}

func (game) typed(*fyne.KeyEvent) bool { return false }

func (g game) topLine(room geometry.Rectangle) fyne.CanvasObject { return g.table.gameLine(room) }

func (g game) ribbon(room geometry.Rectangle) fyne.CanvasObject { return g.table.question(room) }

// over reports whether the game in progress has ended.
func (t *Table) over() bool { return t.mode.live() && t.match.Over() }

// plays reports whether the game is in progress and nothing covers it.
func (t *Table) plays() bool { return t.mode.live() && !t.stage.Covered() }

// unguided reports whether players play a game in progress on their own: no guide decides what they learn and
// what they are asked.
func (t *Table) unguided() bool { return t.mode.live() && t.mode.whole() && !t.led }
