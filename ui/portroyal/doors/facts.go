package doors

import (
	"portroyal/engine/calendar"
	"portroyal/ui/portroyal/mistakes"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/start"
	"portroyal/ui/words"
)

// Facts are what the doors tell of what the player has done. They are asked for whenever the start screen is shown, so all
// of them are at hand in no time.
type Facts struct {
	Setup *progress.Setup // that was played last; nil before the first game

	Chapters        int // of the first voyage that have been played to their end
	AllChapters     int // of how many that is told
	Solved, Puzzles int // puzzles that have been solved, of how many
	Mistakes        int // of the player's own that wait as puzzles
	Stars, AllStars int // of the career

	Date        calendar.Day // today
	NextMistake calendar.Day // on which one waits, the zero day if there is none

	Today start.Today // how it stands with the deal of the day

	Finished int // games, without those for practice
	Against  int // of them the player's own against others
	Won      int // of those the ones that the player has won, also together with others
}

// last is the set-up that was played last, as doors name it; nil before the first game.
func (f *Facts) last() *start.Last {
	if f.Setup == nil {
		return nil
	}
	return start.LastOf(f.Setup.Seats, f.Setup.Seed)
}

// learn says how many own mistakes wait, or how many puzzles have been solved, or else what there is to learn from.
func (f *Facts) learn(w *words.Words, fits func(string) bool) string {
	if f.Mistakes > 0 {
		return start.Line(fits, w.N("doors.learn.mistakes", f.Mistakes), w.N("doors.mistakes", f.Mistakes))
	}
	if f.Solved > 0 {
		return start.Line(fits, w.T("doors.learn.solved", "Solved", f.Solved, "Puzzles", f.Puzzles))
	}
	return start.Line(fits, w.T("doors.learn"))
}

// puzzles says how many have been solved.
func (f *Facts) puzzles(w *words.Words, fits func(string) bool) string {
	return start.Line(fits, w.T("doors.puzzles", "Solved", f.Solved, "Puzzles", f.Puzzles))
}

// mistakes says how many wait, or when the next one comes.
func (f *Facts) mistakes(w *words.Words, fits func(string) bool) string {
	if f.Mistakes == 0 {
		text, short := mistakes.Next(w, f.Date, f.NextMistake)
		return start.Line(fits, text, short)
	}
	return start.Line(fits, w.N("doors.mistakes", f.Mistakes))
}
