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

	// Turn has something seen that a computer player has decided, when the time for it has come.
	Turn(do func())

	// Laid hears that everything lies anew, and Settled that what has happened has been seen.
	Laid()
	Settled()

	// Typed gets the keys that mean nothing to what has the focus.
	Typed(*fyne.KeyEvent)
}

// typed gets the keys that mean nothing to what has the focus.
func (t *Table) typed(key *fyne.KeyEvent) {
	if guide := t.calls.Guide; guide != nil {
		guide.Typed(key)
		return
	}
	t.Typed(key)
}

// allowed reports whether a legal action of a person is to be played.
func (t *Table) allowed(action portroyal.Action) bool {
	return t.calls.Guide == nil || t.calls.Guide.Allows(action)
}

// turn has something seen that a computer player does.
func (t *Table) turn(do func()) {
	if guide := t.calls.Guide; guide != nil {
		guide.Turn(do)
		return
	}
	do()
}

// attempt begins what can be done of a kind. A guide hears why not, where the reason is not that there is no such thing
// here: of that nothing is said.
func (t *Table) attempt(kind portroyal.ActionKind) {
	if guide := t.calls.Guide; guide != nil {
		refusal := t.view.Refuse(portroyal.Action{Kind: kind})
		if refusal != nil && refusal.Reason == portroyal.FirstCard {
			guide.Refused(board.Reason(t.stage.Words, refusal))
			return
		}
	}
	t.asks.Begin(kind)
}

// Places measures where everything on the board lies now, seen from the upper left corner of the table.
func (t *Table) Places() map[layout.Spot]layout.Rectangle { return t.board.Places() }

// Areas are the parts of the table as it is laid out now.
func (t *Table) Areas() layout.Areas { return t.areas() }

// PlateOf is where the plate for an action of this kind lies; there is false if there is none now.
func (t *Table) PlateOf(kind portroyal.ActionKind) (at layout.Rectangle, there bool) {
	at, there = t.asks.PlateOf(kind)
	prompt := t.areas().Prompt
	at.X, at.Y = at.X+prompt.X, at.Y+prompt.Y
	return at, there
}

// Target is where the table says what ends the game.
func (t *Table) Target() layout.Rectangle {
	at, top := t.top.tag, t.areas().Top
	at.X, at.Y = at.X+top.X, at.Y+top.Y
	return at
}

// Asks reports whether the player has begun something and is asked for more about it.
func (t *Table) Asks() bool { return t.asks.Answers() > 0 }

// Answers are where the answers to that lie: on the board, or on plates.
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

// Tell has the chance of a bust shown, or not yet, and how many cards may be taken: a player who is led may have to learn
// of them first.
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
