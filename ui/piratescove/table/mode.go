package table

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/settings"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// mode is the purpose of the table: a game, what has happened in it shown again, a replay, or a single decision. One mode is
// active at a time, and does whatever differs between them.
type mode interface {
	live() bool     // the game itself is shown, not a step of its record
	whole() bool    // it is a game, not a decision by itself
	answered() bool // a decision by itself that has been made

	steps() int                                                                                       // of the game that are shown
	settled()                                                                                         // lets it go on, everything having been shown
	act(cove.Action)                                                                                  // carries out a decision of a person
	moment() shared.Moment                                                                            // what keys mean, unless the screen is being handed on
	typed(*fyne.KeyEvent) (taken bool)                                                                // gets keys before the table does
	news() (title, about string)                                                                      // told while nobody is asked
	plates() []*widgets.Plate                                                                         // beside that
	speed() settings.Speed                                                                            // how fast things happen
	layAnswers(all geometry.Sheet, in geometry.Rectangle, q *ask.Question, by float32) (left float32) // what is pressed at the ribbon
	layTop(all geometry.Sheet, in geometry.Rectangle)                                                 // the line along the upper edge
}

// game is the mode of a game in progress. The other modes embed it and change some of its methods.
type game struct{ table *Table }

func (game) live() bool     { return true }
func (game) whole() bool    { return true }
func (game) answered() bool { return false }

func (g game) steps() int { return len(g.table.match.Steps()) }

// settled lets whoever owes a choice make it, or tells the end.
func (g game) settled() {
	t := g.table
	if t.match.Over() {
		t.skipping = false
		t.build()
		if !t.ended {
			t.ended = true
			t.calls.Over()
		}
		t.calls.Guide.Settled()
		return
	}
	t.think()
	t.findAsked()
	t.build()
	if !t.busy && len(t.pending) == 0 { // nobody has passed meanwhile
		t.calls.Guide.Settled()
	}
}

func (g game) act(action cove.Action) { g.table.commit(action) }

func (g game) moment() shared.Moment {
	switch t := g.table; {
	case t.over():
		return ended
	case len(t.question().Options) > 0:
		return choosing
	}
	return waiting
}

func (game) typed(*fyne.KeyEvent) bool { return false }

func (g game) news() (title, about string) {
	switch t, w := g.table, g.table.stage.Words; {
	case t.over():
		return w.T("cove.table.over"), ""
	case t.said != "":
		return t.said, ""
	case t.thinking:
		return w.T("cove.table.thinking"), ""
	}
	return "", ""
}

func (g game) plates() []*widgets.Plate {
	switch t := g.table; {
	case t.over():
		return []*widgets.Plate{t.tipped("result", t.calls.Over)}
	case t.hands < 0 && !t.skipping:
		return []*widgets.Plate{t.tipped("cove.table.skip", func() { t.press(t.skip) })}
	}
	return nil
}

func (g game) speed() settings.Speed { return g.table.stage.Settings.Speed }

func (g game) layAnswers(all geometry.Sheet, in geometry.Rectangle, q *ask.Question, by float32) (left float32) {
	return g.table.layPlates(all, in, g.table.plates(q), by)
}

func (g game) layTop(all geometry.Sheet, in geometry.Rectangle) { g.table.layTop(all, in) }

// over reports whether the game on the table has ended and everything has been shown.
func (t *Table) over() bool {
	return t.mode.live() && t.match.Over() && len(t.pending) == 0 && !t.busy
}
