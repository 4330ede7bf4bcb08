package days

import (
	"strings"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// outcome is how a deal of the day ended.
type outcome string

const (
	won    outcome = "won"
	shared outcome = "shared"
	lost   outcome = "lost"
)

// The outcomes in a word, and in a line to share.
const (
	outcomes words.Family[outcome] = "daily.outcome.*"
	lines    words.Family[outcome] = "daily.line.*"
)

func outcomeOf(r logbook.Result) outcome {
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
	line := w.T(lines.ID(outcomeOf(r)), "Game", g.Name(w), "Date", summary.Day(w, day), "Score", score(w, r))
	said := []string{g.Tell(w, line, r)}
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
