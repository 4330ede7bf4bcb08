// Package career is what the chart of the career says of the voyages of Pirate's Cove, and the sea on it.
package career

import (
	"strings"

	shared "portroyal/engine/career"
	"portroyal/engine/piratescove/career"
	chart "portroyal/ui/career"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// Game is Pirate's Cove as the chart gets it.
var Game = &chart.Game{
	Row: career.Row, Sea: sea,
	Title: func(w *words.Words, number int) string { return w.T(titles.ID(named(number))) },
	About: func(w *words.Words, number int) string { return w.T(abouts.ID(named(number))) },
	With: func(w *words.Words, number int) string {
		options := career.Voyages[number].Options
		said := terms.Variants(w, options)
		if options.Rounds == 0 {
			said = append([]string{terms.Rounds(w, options.Length())}, said...)
		}
		return strings.Join(said, "  ·  ")
	},
	Asks: func(w *words.Words, _ int, of shared.Goal) string {
		if of.N > 0 {
			return w.N(goals.ID(goal(of.Kind)), of.N)
		}
		return w.T(goals.ID(goal(of.Kind)))
	},
	Opponent: terms.Opponent,
}

// name is the name of a voyage in files, and goal that of a kind of goal.
type (
	name string
	goal string
)

// The messages about voyages and goals.
const (
	titles words.Family[name] = "cove.career.voyage.*"
	abouts words.Family[name] = "cove.career.voyage.*.about"
	goals  words.Family[goal] = "cove.career.goal.*"
)

// named is the name of the voyage with a number.
func named(number int) name { return name(career.Voyages[number].Name) }
