// Package days is what the calendar with the deals of the day says of those of Pirate's Cove.
package days

import (
	"strings"

	"portroyal/engine/logbook"
	"portroyal/engine/piratescove/daily"
	"portroyal/ui/days"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// Game is Pirate's Cove as the calendar gets it.
var Game = days.Game{
	Name: terms.Game, Opponent: terms.Opponent,
	About: func(w *words.Words, rivals string) string { return w.T("cove.daily.about", "Rivals", rivals) },
	Facts: facts,
	Tell: func(w *words.Words, line string, r logbook.Result) string {
		return strings.Join(append([]string{line}, facts(w, r)...), ", ")
	},
}

// facts are the ships that the player has sunk, and how often their own was crippled, if it was.
func facts(w *words.Words, r logbook.Result) []string {
	result := r.(daily.Result)
	said := []string{w.N("cove.daily.sunk", result.Sunk)}
	if result.Crippled > 0 {
		said = append(said, w.N("cove.daily.crippled", result.Crippled))
	}
	return said
}
