package table

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// Guide leads a player through a game, and is asked before anything is chosen. With a guide only what is under the pointer and
// has words is enlarged, no chances are told and the log is folded, since it says itself where to look.
type Guide interface {
	shared.Guide[cove.Action]

	// Begins reports whether the player may choose something on the table that has to be confirmed. If not, it says why.
	Begins(board.Spot) bool

	// Points reports whether something that can be chosen is framed: what the player is led to.
	Points(board.Spot) bool

	// Enlarged shows the large face of something that is at a place, over everything and in place of the one before it;
	// nil only puts that away.
	Enlarged(face fyne.CanvasObject, of geometry.Rectangle)
}

// unled is the guide of players who have none.
type unled struct{ shared.Unled[cove.Action] }

func (unled) Begins(board.Spot) bool                         { return true }
func (unled) Points(board.Spot) bool                         { return true }
func (unled) Enlarged(fyne.CanvasObject, geometry.Rectangle) {}

// Reframe draws the table anew, since the guide points at something else.
func (t *Table) Reframe() { t.build() }

// Look enlarges what is at a spot, as if the pointer were there.
func (t *Table) Look(spot board.Spot) { t.board.Look(spot) }

// tells reports whether chances are told.
func (t *Table) tells() bool { return t.stage.Settings.ShowChance && !t.led }

// Areas are where the parts of the table are.
func (t *Table) Areas() board.Areas {
	log := float32(0)
	if t.log.shown(t) {
		log = t.logRoom(geometry.Rectangle{}).W
	}
	a := t.beside(log)
	if !t.hinted.Open {
		return a
	}
	beside := t.beside(max(log, t.hintsRoom(geometry.Rectangle{}).W+2*besideHints))
	if beside.Scale() < leastScale { // then it covers a part of the chart
		a.Scene = beside.Scene
		return a
	}
	return beside
}

// beside are the areas of the table beside something of a width, 0 for nothing.
func (t *Table) beside(width float32) board.Areas {
	return board.AreasOf(t.size, len(t.seats), t.growth(), width)
}

// Places are where everything on the table is now that has a place of its own.
func (t *Table) Places() map[board.Spot]geometry.Rectangle {
	all := map[board.Spot]geometry.Rectangle{{Kind: board.Month}: t.calendar}
	for spot, at := range t.board.Places() {
		all[spot] = at
	}
	return all
}

// ShipAt is where a ship is now, on the chart or in a fight.
func (t *Table) ShipAt(ship cove.Target) (at geometry.Rectangle, there bool) {
	_, at, there = t.board.ShipAt(ship)
	return at, there
}

// Option is the first of those that can be pressed now which is asked for.
func (t *Table) Option(is func(ask.Option) bool) (of ask.Option, there bool) {
	for _, option := range t.question().Options {
		if is(option) {
			return option, true
		}
	}
	return of, false
}

// OptionAt is the option at a spot.
func (t *Table) OptionAt(spot board.Spot) (of ask.Option, there bool) {
	return t.Option(func(o ask.Option) bool { return o.Spot == spot })
}

// answerPlate is an option with its plate.
type answerPlate struct {
	option ask.Option
	plate  *widgets.Plate
}

// PlateOf is the place of the plate for an option that is asked for; there is false if there is none now.
func (t *Table) PlateOf(is func(ask.Option) bool) (at geometry.Rectangle, there bool) {
	for _, of := range t.answers {
		if is(of.option) {
			left, size := of.plate.Position(), of.plate.Size()
			return geometry.Rect(left.X, left.Y, size.Width, size.Height), true
		}
	}
	return at, false
}

// Choose chooses what is at a spot as if the player had pressed it.
func (t *Table) Choose(spot board.Spot) {
	if option, there := t.OptionAt(spot); there {
		t.answer(option)
	}
}

// Do plays an action as if the player who is asked had chosen it.
func (t *Table) Do(action cove.Action) { t.decide(action) }
