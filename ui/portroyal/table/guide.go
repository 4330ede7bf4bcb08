package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	shared "portroyal/ui/table"
)

// Guide leads a player through a game. With a guide nothing is enlarged, since it says itself where to look.
type Guide interface {
	shared.Guide[portroyal.Action]

	// Refused is told why the rules forbid what the player has tried.
	Refused(why string)
}

// unled is the guide of players who have none.
type unled struct{ shared.Unled[portroyal.Action] }

func (unled) Refused(string) {}

// attempt begins an action of a kind by a key. A guide is told why if it has to wait for the first card; it is told
// nothing about kinds that do not exist here.
func (t *Table) attempt(kind portroyal.ActionKind, key fyne.KeyName) {
	refusal := t.view.Refuse(portroyal.Action{Kind: kind})
	if t.led && refusal != nil && refusal.Reason == portroyal.FirstCard {
		t.calls.Guide.Refused(board.Reason(t.stage.Words, refusal))
		return
	}
	if !t.asks.Can(kind) {
		shared.Idle(t.stage.Stage, key)
	}
	t.asks.Begin(kind)
}

// Places measures where everything on the board is now, from the upper left corner of the table.
func (t *Table) Places() map[layout.Spot]geometry.Rectangle { return t.board.Places() }

// Areas are the current parts of the table.
func (t *Table) Areas() layout.Areas { return t.areas() }

// PlateOf is the place of the plate for an action of this kind; there is false if there is none now.
func (t *Table) PlateOf(kind portroyal.ActionKind) (at geometry.Rectangle, there bool) {
	at, there = t.asks.PlateOf(kind)
	prompt := t.areas().Prompt
	at.X, at.Y = at.X+prompt.X, at.Y+prompt.Y
	return at, there
}

// Target is where the table says what ends the game.
func (t *Table) Target() geometry.Rectangle {
	at, top := t.top.tag, t.areas().Top
	at.X, at.Y = at.X+top.X, at.Y+top.Y
	return at
}

// Asks reports whether the player has begun something that needs an answer.
func (t *Table) Asks() bool { return t.asks.Answers() > 0 }

// Answers are the places of the possible answers: on the board, or on plates.
func (t *Table) Answers() []geometry.Rectangle {
	prompt := t.areas().Prompt
	found := []geometry.Rectangle{prompt}
	for at, place := range t.board.Places() {
		if t.asks.Marks()[at].Takeable {
			found = append(found, place)
		}
	}
	return found
}

// Tell sets whether the chance of a bust and the number of cards that may be taken are shown yet: a player with a
// guide may have to learn of them first.
func (t *Table) Tell(chance, takes bool) {
	if t.untold == chance || t.takesUntold == takes {
		t.untold, t.takesUntold = !chance, !takes
		t.build()
	}
}

// Do plays an action as if the deciding player had chosen it.
func (t *Table) Do(action portroyal.Action) {
	t.asks.Forget()
	t.decide(action)
}
