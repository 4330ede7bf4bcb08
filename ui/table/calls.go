package table

import (
	"context"

	"fyne.io/fyne/v2"

	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// Calls are how the table of a game reports to the rest of the program. All but the first two are optional.
type Calls[G any] struct {
	Menu func() // the player wants the menu
	Help func() // the player wants help

	Over   func()                // the game is over and its end has been shown
	Played func()                // something was decided, taken back or done again
	Settle func(context.Context) // called on another goroutine, waits until earlier decisions are saved
	PlayOn func(steps int)       // the player wants to play on from this step of a replay
	Review func(steps int)       // the player wants the review of a game that is over, at this step
	Stuck  func()                // the player wants to take back something that cannot be taken back
	Spared func()                // a person is spared a trivial question for the first time in this game
	Ask    func(of book.Entry)   // the player asks what the rules say about something
	Guide  G                     // leads the player; nil for nobody

	Occasion func(*words.Words) Occasion // what the game is played for; nil for nothing beyond what its record says
}

// Occasion is what a game is played for, in words.
type Occasion struct {
	Name  string
	About string // in a few lines
	Goals []Goal // those that can be reached on the way
}

// Goal is something to reach in a game.
type Goal struct {
	Says    string // what it asks for, and how far the game has come
	Reached bool   // by now
	Alone   bool   // it asks for a game without hints, in which nothing is taken back
	Lost    bool   // it cannot be reached any more
}

// Whole has the calls that were left out do nothing.
func (c Calls[G]) Whole() Calls[G] {
	for _, call := range []*func(){&c.Over, &c.Played, &c.Stuck, &c.Spared} {
		if *call == nil {
			*call = func() {}
		}
	}
	for _, call := range []*func(int){&c.PlayOn, &c.Review} {
		if *call == nil {
			*call = func(int) {}
		}
	}
	if c.Settle == nil {
		c.Settle = func(context.Context) {}
	}
	if c.Ask == nil {
		c.Ask = func(book.Entry) {}
	}
	return c
}

// Guide leads a player through a game whose decisions are A: it is asked before one is played, and told what else happens at
// the table.
type Guide[A any] interface {
	// Allows reports whether an action of the player may be played. If not, it says why.
	Allows(A) bool

	// Turn receives a computer player's decision when it is due; do plays it.
	Turn(do func())

	// Laid is called after everything has been laid out anew, and Settled once the player has seen what happened.
	Laid()
	Settled()

	// Typed receives the keys that the focused object has no use for.
	Typed(*fyne.KeyEvent)
}

// Unled is the guide of players who have none; keys go to the table.
type Unled[A any] struct{ Keys func(*fyne.KeyEvent) }

func (Unled[A]) Allows(A) bool              { return true }
func (Unled[A]) Turn(do func())             { do() }
func (Unled[A]) Laid()                      {}
func (Unled[A]) Settled()                   {}
func (u Unled[A]) Typed(key *fyne.KeyEvent) { u.Keys(key) }
