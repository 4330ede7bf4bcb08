// Package days is what the calendar with the deals of the day says of those of Port Royal.
package days

import (
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal/daily"
	"portroyal/ui/days"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Game is Port Royal as the calendar gets it.
var Game = days.Game{
	Name: terms.Teller.Name, Opponent: terms.Opponent,
	About: func(w *words.Words, rivals string) string { return w.T("daily.about", "Rival", rivals) },
	Facts: facts,
	Tell: func(w *words.Words, line string, r logbook.Result) string {
		said := facts(w, r)
		return w.T("daily.told", "Line", line, "Rounds", said[0], "Busts", said[1])
	},
}

// facts are the rounds of a deal, and how often the player went bust.
func facts(w *words.Words, r logbook.Result) []string {
	result := r.(daily.Result)
	return []string{w.N("daily.rounds", result.Rounds), w.N("daily.busts", result.Busts)}
}
