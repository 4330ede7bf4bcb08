package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
)

// Guide leads a player through a game: it is asked before something is decided, and hears what else happens at the
// table. While there is one, nothing is enlarged, since it says itself what is to be looked at.
type Guide interface {
	// Allows reports whether an action of the player is to be played. If not it says why.
	Allows(portroyal.Action) bool

	// Refused hears why the rules do not allow what the player has tried.
	Refused(why string)

	// Turn shows a decision of a computer player when the time for it has come.
	Turn(do func())

	// Laid hears that everything has been laid out anew, and Settled that the player has seen what happened.
	Laid()
	Settled()

	// Typed gets the keys that the focused object has no use for.
	Typed(*fyne.KeyEvent)
}

// unled is the guide of players who are on their own.
type unled struct{ table *Table }

func (unled) Allows(portroyal.Action) bool { return true }
func (unled) Refused(string)               {}
func (unled) Turn(do func())               { do() }
func (unled) Laid()                        {}
func (unled) Settled()                     {}
func (u unled) Typed(key *fyne.KeyEvent)   { u.table.Typed(key) }

// attempt begins an action of a kind. A guide hears if it has to wait for the first card; it hears nothing about
// kinds that do not exist here.
func (t *Table) attempt(kind portroyal.ActionKind) {
	refusal := t.view.Refuse(portroyal.Action{Kind: kind})
	if t.led && refusal != nil && refusal.Reason == portroyal.FirstCard {
		t.calls.Guide.Refused(board.Reason(t.stage.Words, refusal))
		return
	}
	t.asks.Begin(kind)
}

// Places measures where everything on the board lies now, seen from the upper left corner of the table.
func (t *Table) Places() map[layout.Spot]layout.Rectangle { return t.board.Places() }

// Areas are the parts of the table as it is laid out now.
func (t *Table) Areas() layout.Areas { return t.areas() }

// PlateOf is the place of the plate for an action of this kind; there is false if there is none now.
func (t *Table) PlateOf(kind portroyal.ActionKind) (at layout.Rectangle, there bool) {
	at, there = t.asks.PlateOf(kind)
	prompt := t.areas().Prompt
	at.X, at.Y = at.X+prompt.X, at.Y+prompt.Y
	return at, there
}

// Target is the place where the table says what ends the game.
func (t *Table) Target() layout.Rectangle {
	at, top := t.top.tag, t.areas().Top
	at.X, at.Y = at.X+top.X, at.Y+top.Y
	return at
}

// Asks reports whether the player has begun something and is asked for more about it.
func (t *Table) Asks() bool { return t.asks.Answers() > 0 }

// Answers are the places of the answers to that: on the board, or on plates.
func (t *Table) Answers() []layout.Rectangle {
	prompt := t.areas().Prompt
	found := []layout.Rectangle{prompt}
	for at, place := range t.board.Places() {
		if t.asks.Marks()[at].Takeable {
			found = append(found, place)
		}
	}
	return found
}

// Tell sets whether the chance of a bust and the number of cards that may be taken are shown yet: a player who is led
// may have to learn of them first.
func (t *Table) Tell(chance, takes bool) {
	if t.untold == chance || t.takesUntold == takes {
		t.untold, t.takesUntold = !chance, !takes
		t.build()
	}
}

// Do plays an action for the player who decides, as if they had.
func (t *Table) Do(action portroyal.Action) {
	t.asks.Forget()
	t.decide(action)
}
