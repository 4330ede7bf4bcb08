package days

import (
	"strings"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Outcome is how a deal of the day ended.
type Outcome string

const (
	won    Outcome = "won"
	shared Outcome = "shared"
	lost   Outcome = "lost"
)

// outcomes are what they are called.
const outcomes words.Family[Outcome] = "daily.outcome.*"

func outcomeOf(r logbook.Result) Outcome {
	switch ended := r.Ended(); {
	case ended.Shared:
		return shared
	case ended.Won:
		return won
	}
	return lost
}

// Line is a result in a line to copy and share. Hints, and what was taken back, are told where there are any.
func (g *Game) Line(w *words.Words, day calendar.Day, r logbook.Result) string {
	said := []string{g.Bare(w, outcomeOf(r), summary.Day(w, day), score(w, r), r)}
	return strings.Join(append(said, helped(w, r)...), ", ")
}

// helped says what helped a player to a result.
func helped(w *words.Words, r logbook.Result) (said []string) {
	help := r.Helped()
	if help.Hints > 0 {
		said = append(said, w.N("end.hints", help.Hints))
	}
	if help.Undone > 0 {
		said = append(said, w.N("daily.undone", help.Undone))
	}
	return said
}

// score is the points of the player and of the best opponent.
func score(w *words.Words, r logbook.Result) string {
	ended := r.Ended()
	return w.T("daily.score", "Points", ended.Points, "Against", ended.Against)
}
