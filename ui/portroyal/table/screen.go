package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// grown scales a length by the growth of the window.
func (t *Table) grown(length float32) float32 { return length * t.growth() }

// growth is how much larger than usual everything is drawn.
func (t *Table) growth() float32 { return t.stage.Growth(t.size) }

// build lays out everything for the current state and size.
func (t *Table) build() {
	if t.size.Width == 0 {
		return // the window has not opened yet
	}
	t.moving.Finish() // and removes everything laid out for it
	t.follow()
	a := t.areas()
	t.board.Panel = geometry.Rectangle{}
	if t.hinted.Open {
		_, t.board.Panel = t.hintsPlace(a)
	}
	board := t.board.Draw(t.shown(), t.size, a)
	all := geometry.NewSheet()
	add := func(part fyne.CanvasObject) {
		if part != nil {
			all.Add(part)
		}
	}
	add(board.Ground)
	if t.stage.Surround != nil {
		t.stage.Surround(t.board.Heard())
	}
	all.Fit(widgets.NewArea(t.hurryUp), geometry.Sized(t.size))
	all.Fit(t.topLine(a.Top), a.Top)
	add(board.Others)
	add(board.Row)
	add(board.Middle)
	add(t.dockBand(a))
	t.laid = laid{t.mode.ribbon(a.Prompt), board.Own, board.Others}
	all.Fit(t.laid.ribbon, a.Prompt)
	add(board.Own)
	if t.mode.whole() {
		add(t.layLog(a))
	}
	if t.hinted.Open {
		panel, at := t.hintsPlace(a)
		hint := geometry.NewSheet().Named(geometry.Region{Name: t.stage.Words.T("hint")})
		hint.Fit(panel, geometry.Sized(at.Size()))
		all.Fit(hint.Container, at)
	}
	all.Fit(t.above.Clear(t.growth()), geometry.Sized(t.size))
	add(board.Enlarged)
	// Refreshing the whole root would make the toolkit create every texture on the table anew. New objects need
	// no refresh, only a repaint; an invisible one asks for it.
	t.root.Objects = append(all.Objects, t.repaint)
	t.stage.HandOnKeys(t.root, t.calls.Guide.Typed)
	canvas.Refresh(t.repaint)
	t.stage.Unfocus(t.root)
	t.calls.Guide.Laid()
}

// question is the question shown. Until the table changes hands it is still the one that the previous player has
// just answered: question and quay belong to the same person.
func (t *Table) question(room geometry.Rectangle) fyne.CanvasObject {
	if t.changing() {
		if answered := t.asks.Drawn(room.Size()); answered != nil {
			t.asks.Wait(true)
			return answered
		}
	}
	return t.asks.Draw(room, t.size, t.told(), t.newAsked())
}

// choosable marks the items on the board that can be chosen; there are none until the deciding player is at the
// lower edge.
func (t *Table) choosable() map[layout.Spot]board.Mark {
	if t.changing() {
		return nil
	}
	return t.asks.Marks()
}

// shown is what the board shows now, and how.
func (t *Table) shown() board.Shown {
	return board.Shown{
		View: t.view, Berths: t.berths, Lower: t.lower,
		Marks: t.choosable(), Cursor: t.cursor, Asks: t.personDecides() && !t.changing(), Untold: t.untold,
	}
}

// partsOf are the parts of the table in a state of the game.
func (t *Table) partsOf(view *portroyal.View) layout.Parts {
	return layout.PartsOf(view, t.lower, t.seats.Persons() > 1, t.logOpen())
}

// areas are the places of the parts of the table.
func (t *Table) areas() layout.Areas {
	a := t.areasOf(&t.view)
	if t.hinted.Open {
		return t.besideHints(a)
	}
	return a
}

// areasOf are the places of the parts in a state of the game.
func (t *Table) areasOf(view *portroyal.View) layout.Areas {
	a := layout.Divide(t.size, t.partsOf(view), t.growth())
	if t.inTurn() {
		return a.InTurn(t.growth())
	}
	return a
}
