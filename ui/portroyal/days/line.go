package days

import (
	"strings"

	"portroyal/engine/portroyal/daily"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// outcome is how a deal of the day ended.
type outcome string

const (
	won    outcome = "won"
	shared outcome = "shared"
	lost   outcome = "lost"
)

// The result of a deal of the day: in a word, and in a line to share.
const (
	outcomes words.Family[outcome] = "daily.outcome.*"
	lines    words.Family[outcome] = "daily.line.*"
)

func outcomeOf(r *daily.Result) outcome {
	switch {
	case r.Shared:
		return shared
	case r.Won:
		return won
	}
	return lost
}

// Line is a result in a line to copy and share. Hints, and what was taken back, are told where there are any.
func Line(w *words.Words, day daily.Day, r *daily.Result) string {
	said := []string{w.T(lines.ID(outcomeOf(r)), "Date", terms.Day(w, day), "Score", score(w, r),
		"Rounds", w.N("daily.rounds", r.Rounds), "Busts", w.N("daily.busts", r.Busts))}
	return strings.Join(append(said, helped(w, r)...), ", ")
}

// helped says what helped a player to a result.
func helped(w *words.Words, r *daily.Result) (said []string) {
	if r.Hints > 0 {
		said = append(said, w.N("end.hints", r.Hints))
	}
	if r.Undone > 0 {
		said = append(said, w.N("daily.undone", r.Undone))
	}
	return said
}

// score is the points of both.
func score(w *words.Words, r *daily.Result) string {
	return w.T("daily.score", "Points", r.Points, "Against", r.Against)
}
