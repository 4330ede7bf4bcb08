// Package puzzle holds the puzzles: positions from games of computer players in which one choice is far ahead of
// all others and is not the one that comes to mind first, as engine/puzzle has them for every game. How they are found lives
// in the package find below, how they look in the window.
package puzzle

import (
	"embed"
	"sync"

	"portroyal/engine/portroyal"
	shared "portroyal/engine/puzzle"
)

type (
	// Puzzle is one decision with what its choices are worth.
	Puzzle = shared.Puzzle[portroyal.Position, portroyal.Action]

	// Choice is a legal action.
	Choice = shared.Choice[portroyal.Action]

	// Rule is a rule of thumb and what it would do.
	Rule = shared.Rule[portroyal.Action]
)

// Game reads, checks and grades puzzles. However many play, the best choice is as far ahead. Only the base game has easy ones:
// who begins with puzzles may know no other edition.
var Game = shared.Game[portroyal.Position, portroyal.Action]{
	Legal: func(p *Puzzle) []portroyal.Action { return p.Position.Legal(nil) },
	Ahead: func(*portroyal.Position) float64 { return shared.Ahead },
	Least: func(p *portroyal.Position) shared.Grade {
		if p.Options().Decks != portroyal.DeckBase {
			return shared.Medium
		}
		return shared.Easy
	},
}

//go:embed set/*.json
var files embed.FS

// First are the names of the puzzles that come first: each was chosen by reading its answer, for what it teaches.
var First = []string{
	"one-governor", "the-third-symbol", "the-captain-next-door", "the-last-cross", "twelve-first", "enough-is-enough",
	"no-turn-left", "seven-coins", "nine-coins-kept", "five-in-the-harbour", "ten-to-choose-from", "the-clerks-ship",
	"the-priest-between", "seven-at-the-last-bell", "a-ship-from-their-harbour", "anchors-can-wait", "first-the-ship",
	"any-symbol-will-do", "the-captain-instead", "the-jester-left-over",
}

// Count is the number of puzzles, without reading them.
func Count() int { return shared.Count(files) }

// All gives the puzzles: first those of First and then the rest, in both the easy ones first. It is an error if one of
// their files is not as it should be.
var All = sync.OnceValues(func() ([]Puzzle, error) { return Game.All(files, First) })
