package doors

import (
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
	Stars, AllStars int // of the career

	Today    start.Today    // how it stands with the deal of the day
	Mistaken start.Mistaken // and with the player's own mistakes

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

// learn says how many puzzles have been solved, or else what there is to learn from.
func (f *Facts) learn(w *words.Words, fits func(string) bool) string {
	if f.Solved > 0 {
		return start.Line(fits, w.T("doors.learn.solved", "Solved", f.Solved, "Puzzles", f.Puzzles))
	}
	return start.Line(fits, w.T("doors.learn"))
}
