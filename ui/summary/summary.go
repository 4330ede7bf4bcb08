// Package summary is how games are told of that nobody has opened: on the start screen and in the log of games. Each
// game's slice has a [Teller], which also says what the game is called; nothing here knows a game.
package summary

import (
	"image"
	"slices"

	"portroyal/engine/record"
	"portroyal/ui/words"
)

// Teller tells of the games of one kind, by what the heads of their records say, in the words of a language.
type Teller struct {
	Game string // see [record.Head.Game]

	Name   func(w *words.Words) string  // what the game is called
	Line   func(w *words.Words) string  // a quiet line under that, which says what it is
	Emblem func(pixels int) image.Image // its sign, a square picture that can be told from others at 20 pixels

	// Edition names what a game is played with, and what is added to that.
	Edition func(w *words.Words, h *record.Head) (edition string, more []string)

	// Outcome says who has won, or how far the game has come.
	Outcome func(w *words.Words, h *record.Head) string

	// Occasion says what the game was played for, as the deal of a day or a voyage; "" for nothing.
	Occasion func(w *words.Words, h *record.Head) string

	// Opponent is what a computer player is called.
	Opponent func(w *words.Words, player string) string

	// Round is the one in which a game is, or was over, from 1.
	Round func(h *record.Head) int

	// Goes says what a game that is over goes with, where it is deleted and no longer counts.
	Goes words.ID

	// Kinds are the editions, and ways to play, of which the games can be shown alone.
	Kinds []Kind
}

// Kind is an edition, or a way to play.
type Kind struct {
	Name func(w *words.Words) string
	Is   func(h *record.Head) bool
}

// Tellers are those of all games.
type Tellers []*Teller

// Of is who tells of a game; the first where nobody knows it.
func (t Tellers) Of(h *record.Head) *Teller { return t[t.Place(h.Game())] }

// Place is where the teller of a game is, by the game's name; the first where nobody knows it.
func (t Tellers) Place(game string) int {
	return max(slices.IndexFunc(t, func(of *Teller) bool { return of.Game == game }), 0)
}
