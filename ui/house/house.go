// Package house is the house of any game in the window: the way between its screens, as far as that is the same in every
// game. A game lends how its screens are made, and has beside this what it alone has: its own house embeds one of these.
// Nothing here knows a rule, or draws.
package house

import (
	"context"
	"encoding/json"
	"io"
	"slices"

	"portroyal/engine/record"
	"portroyal/ui/ending"
	"portroyal/ui/reviewpage"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/scenery"
	"portroyal/ui/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Match is a game in progress, as engine/match has it and its game adds to that.
type Match[M any] interface {
	comparable
	shell.Session

	Seats() []record.Seat
	PlayOn(steps int, seats []record.Seat) (M, error) // begins a practice game with the position after so many steps
}

// Table is a game on the screen.
type Table interface {
	shell.Screen

	Start()
	Resume()          // goes on after another screen has been shown
	Replay(steps int) // looks at the game from after so many steps on; it is shown once it has been started
	Undo()
	Redo()
	EndWatching()
}

// Ground is what is behind the table.
type Ground interface {
	Leave()
	DrawNow(width, height int)
}

// Game is what a game lends to its house.
type Game[M Match[M], T Table] struct {
	Name    string // in records
	File    string // what the names of files begin with that are about no single game
	Company *setup.Company
	Teller  *summary.Teller
	Ground  Ground

	Load  func(record.Record) (M, error)
	Lead  func(M) *shell.Back // where leaving its table leads, unless somebody says otherwise; nil for the start screen
	Table func(M) T
	Asked func(game M, steps int) (seat int) // who is asked after so many steps, any seat if nobody is

	Last    func() []record.Seat                            // who sat at the table that was set up last
	Setup   func()                                          // lets another game be set up while the one on the table waits
	Gallery func(tip words.ID, back func()) shell.Screen    // its cards; nil where there are none
	Rules   func(at book.Entry, save func()) *rulebook.Page // the rulebook

	// Print draws the rulebook for a file, and then has save called with what writes that, until ctx is done; nil for no such
	// file.
	Print func(ctx context.Context, save func(write func(io.Writer) error))

	Story    func(to io.Writer, t *words.Words, r record.Record) error // tells a game as a text
	Happened func(T) string                                            // what has happened since the last decision of who looks at a table; nil where that is not told
	Position func(T) json.Marshaler                                    // what everybody at a table knows; nil where that has no notation
	Ways     func() []sheet.Way                                        // in the menu, before all others; nil for none

	Voyage Voyage

	Count  func(M) // saves the results of a game that has just ended; nil where there are none beside its record
	Ended  func(M) // follows when everything is saved
	Ending func(M) // shows the end of a game, by Conclude and LayEnd

	Review func(game M, back func())           // shows the review of a game, by LayReview
	Again  func(game M, step int, back func()) // puts a decision up again, by AskAgain; nil where that is not offered
	Closed func()                              // follows when a review has been closed; nil for nothing

	// Page is the page with the review of a game, which is begun if there is none.
	Page func(game M, seat int, calls reviewpage.Calls) ReviewPage
}

// House is what the houses of all games have.
type House[M Match[M], T Table] struct {
	*shell.Window

	Match    M           // played last, nil once it has been given up
	Table    T           // its table
	Finished M           // the one whose end has been saved
	End      *ending.End // while it is shown
	Reviewed Reviewed    // what was looked back on last

	painted      M // the one whose end has been painted ahead
	game         Game[M, T]
	stopPrinting func() // ends the writing of the rulebook, if it goes on
}

// New is the house of a game in a window.
func New[M Match[M], T Table](window *shell.Window, game Game[M, T]) *House[M, T] {
	return &House[M, T]{Window: window, game: game, stopPrinting: func() {}}
}

// PaintEnd has the picture at the end of a game painted ahead, once, so that it is there with the result.
func (h *House[M, T]) PaintEnd(game M) {
	if h.painted != game {
		h.painted = game
		scenery.PaintEnding(h.Stage())
	}
}

// What follows is for games that have nothing of their own to do then.

// Ready implements [shell.House].
func (h *House[M, T]) Ready() {}

// Aids implements [shell.House].
func (h *House[M, T]) Aids() []shell.Aid { return nil }

// OpenHelp implements [shell.House].
func (h *House[M, T]) OpenHelp() { h.OpenRules("") }

// Fit implements [shell.House].
func (h *House[M, T]) Fit(int) {}

// Reload implements [shell.House].
func (h *House[M, T]) Reload() {}

// Close implements [shell.House].
func (h *House[M, T]) Close() {}

// Session implements [shell.House].
func (h *House[M, T]) Session() shell.Session {
	var none M
	if h.Match == none {
		return nil
	}
	return h.Match
}

// Clear implements [shell.House].
func (h *House[M, T]) Clear() {
	var none M
	var noTable T
	h.Match, h.Table = none, noTable
}

// OnScreen implements [shell.House].
func (h *House[M, T]) OnScreen() bool { return h.Screen() == shell.Screen(h.Table) }

// ShowsTable implements [shell.House].
func (h *House[M, T]) ShowsTable() bool {
	_, is := h.Screen().(T)
	return is
}

// Undo implements [shell.House].
func (h *House[M, T]) Undo() { h.Table.Undo() }

// Redo implements [shell.House].
func (h *House[M, T]) Redo() { h.Table.Redo() }

// CopyHappened implements [shell.House].
func (h *House[M, T]) CopyHappened() {
	if h.game.Happened != nil {
		h.CopyTold(h.game.Happened(h.Table))
	}
}

// EndWatching implements [shell.House].
func (h *House[M, T]) EndWatching() { h.Table.EndWatching() }

// Paint implements [shell.House].
func (h *House[M, T]) Paint(width, height int) { h.game.Ground.DrawNow(width, height) }

// Leave implements [shell.House].
func (h *House[M, T]) Leave() { h.game.Ground.Leave() }

// AtScreen is the person at the screen: the first one who sat at the last table, or whom the program takes for one.
func (h *House[M, T]) AtScreen() record.Seat {
	seats := h.game.Last()
	if i := slices.IndexFunc(seats, record.Seat.IsPerson); i >= 0 {
		return seats[i]
	}
	return setup.Person(h.Stage().Words, h.User())
}

// Renamed are seats with what there is in this program, and with the names that the program gives in the language. A person
// who has finished a game stays who they are, and with them all that they have reached.
func (h *House[M, T]) Renamed(seats []record.Seat) []record.Seat {
	hasPlayed := func(name string) bool { return h.HasFinished(h.game.Name, name) }
	return h.game.Company.Renamed(h.Stage().Words, h.User(), seats, hasPlayed)
}

// Played counts the saved games that are over, without practice and those of other players, those in which the person at
// the screen has played against others, and those that they have won. against says which games can be such.
func (h *House[M, T]) Played(against func(*record.Head) bool) (finished, played, won int) {
	persons, user := h.Persons(), h.AtScreen().Name
	for e := range h.KnownOf(h.game.Name) {
		head := &e.Head
		if head.Result == nil || head.Practice || !h.IsOwn(head) {
			continue
		}
		finished++
		if seat := persons.Seat(head, user); seat >= 0 && against(head) {
			played++
			if slices.Contains(head.Result.Winners, seat) {
				won++
			}
		}
	}
	return finished, played, won
}
