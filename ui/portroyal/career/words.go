// Package career is what the chart of the career says of the voyages of Port Royal, and the sea on it.
package career

import (
	"strings"

	shared "portroyal/engine/career"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/career"
	chart "portroyal/ui/career"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Game is Port Royal as the chart gets it.
var Game = &chart.Game{
	Row: career.Row, Sea: sea,
	Title:    func(w *words.Words, number int) string { return w.T(titles.ID(named(number))) },
	About:    func(w *words.Words, number int) string { return w.T(abouts.ID(named(number))) },
	With:     func(w *words.Words, number int) string { return edition(w, career.Voyages[number].Options) },
	Asks:     asks,
	Opponent: terms.Opponent,
	Company:  company,
	Between: func(number int) string {
		if career.Voyages[number].Options.Together() {
			return "hourglass"
		}
		return "clash"
	},
}

// name is the name of a voyage in files.
type name string

// The messages about voyages and goals.
const (
	titles words.Family[name]        = "career.voyage.*"
	abouts words.Family[name]        = "career.voyage.*.about"
	goals  words.Family[career.Kind] = "career.goal.*"
)

// named is the name of the voyage with a number.
func named(number int) name { return name(career.Voyages[number].Name) }

func asks(w *words.Words, number int, goal shared.Goal) string {
	v := &career.Voyages[number]
	switch {
	case goal.N > 0:
		return w.N(goals.ID(goal.Kind), goal.N)
	case goal.Kind == career.Win && v.Options.Together() && len(v.Rivals) == 0:
		return w.T("career.goal.alone")
	case goal.Kind == career.Win && v.Options.Together():
		return w.T("career.goal.together")
	}
	return w.T(goals.ID(goal.Kind))
}

// edition says what is played.
func edition(w *words.Words, options portroyal.Options) string {
	box, more := terms.Edition(w, options)
	facts := []string{strings.Join(append([]string{box}, more...), " + ")}
	if options.HasTarget() && options.Target != portroyal.PrintedTarget(options.Decks) {
		facts = append(facts, w.T("table.target", "Target", options.Target))
	}
	return strings.Join(facts, "  ·  ")
}

// company says who else plays, and whether they are rivals or partners.
func company(w *words.Words, number int, players []string) string {
	switch together := career.Voyages[number].Options.Together(); {
	case len(players) == 0:
		return w.T("career.alone")
	case together:
		return w.T("career.with", "Players", w.List(players))
	}
	return chart.Against(w, players)
}
