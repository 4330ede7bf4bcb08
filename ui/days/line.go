package days

import (
	"time"

	"portroyal/engine/daily"
	"portroyal/ui/words"
)

// outcome is how a deal of the day ended.
type outcome string

const (
	won    outcome = "won"
	shared outcome = "shared"
	lost   outcome = "lost"
)

// What a deal of the day came to: in a word, and in a line to share.
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

// Line is a result in a line to copy and share.
func Line(w *words.Words, day daily.Day, r *daily.Result) string {
	return w.T(lines.ID(outcomeOf(r)), "Date", dateOf(w, day), "Score", score(w, r),
		"Rounds", w.N("daily.rounds", r.Rounds), "Busts", w.N("daily.busts", r.Busts))
}

// score is the points of both.
func score(w *words.Words, r *daily.Result) string {
	return w.T("daily.score", "Points", r.Points, "Against", r.Against)
}

// dateOf writes a day as the language does.
func dateOf(w *words.Words, day daily.Day) string {
	const noon = 12
	return w.Date(time.Date(day.Year, day.Month, day.Date, noon, 0, 0, 0, time.Local))
}
