package doors

import (
	"strings"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/logbook"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/mistakes"
	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/words"
)

// Facts are what the doors tell of what the player has done. They are asked for whenever the start screen is shown, so all
// of them are at hand in no time.
type Facts struct {
	Setup *memory.Setup // that was played last; nil before the first game

	Chapters        int // of the first voyage that have been played to their end
	Solved, Puzzles int // puzzles that have been solved, of how many
	Mistakes        int // of the player's own that wait as puzzles
	Stars, AllStars int // of the career

	Date        daily.Day // today
	NextMistake daily.Day // on which one waits, the zero day if there is none

	Today logbook.Deal // the deal of the day, without an id where it has not been begun
	Days  int          // in a row on which the deal of the day was finished, up to today or else yesterday

	Finished int // games, without those for practice
	Against  int // of them the player's own against others
	Won      int // of those the ones that the player has won, also together with others
}

// line is the first of some lines that has room, "" if none has.
func line(fits func(string) bool, lines ...string) string {
	for _, line := range lines {
		if fits(line) {
			return line
		}
	}
	return ""
}

// wording is how a door names who played last: its value is part of the id of its message.
type wording string

const (
	withPlayers wording = "players"
	atTable     wording = "table"
)

const last words.Family[wording] = "last.*"

// players says that the same cards come again, where a seed is fixed, or else who played last, as
// many of them as have room; "" if one name alone is too long.
func (f *Facts) players(said wording) func(*words.Words, func(string) bool) string {
	if f.Setup == nil {
		return nil
	}
	return func(w *words.Words, fits func(string) bool) string { return lastPlayers(w, said, f.Setup, fits) }
}

func lastPlayers(w *words.Words, said wording, setup *memory.Setup, fits func(string) bool) string {
	var lines []string
	if setup.Seed != nil {
		lines = append(lines, w.T("last.seed", "Seed", *setup.Seed))
	}
	var names []string
	for _, seat := range setup.Seats {
		names = append(names, seat.Name)
	}
	lines = append(lines, w.T(last.ID(said), "Players", strings.Join(names, ", ")))
	for n := len(names) - 1; n > 0; n-- {
		lines = append(lines, w.T(last.ID(said), "Players", strings.Join(names[:n], ", ")+"\u2026"))
	}
	return line(fits, lines...)
}

// daily says how it stands with the deal of the day: the days in a row, if there are several, or else today's.
func (f *Facts) daily(w *words.Words, fits func(string) bool) string {
	switch {
	case f.Today.Result != nil && f.Days > 1:
		return line(fits, w.N("doors.daily.row", f.Days))
	case f.Today.Result != nil:
		return line(fits, w.T("doors.daily.done"))
	case f.Today.Game != "":
		return line(fits, w.T("doors.daily.on"))
	case f.Days > 0:
		return line(fits, w.T("doors.daily.next", "Day", f.Days+1), w.T("doors.daily.waits"))
	}
	return line(fits, w.T("doors.daily.waits"))
}

// learn says how many own mistakes wait, or how many puzzles have been solved, or else what there is to learn from.
func (f *Facts) learn(w *words.Words, fits func(string) bool) string {
	if f.Mistakes > 0 {
		return line(fits, w.N("doors.learn.mistakes", f.Mistakes), w.N("doors.mistakes", f.Mistakes))
	}
	if f.Solved > 0 {
		return line(fits, w.T("doors.learn.solved", "Solved", f.Solved, "Puzzles", f.Puzzles))
	}
	return line(fits, w.T("doors.learn"))
}

// voyage says how far the first voyage has come.
func (f *Facts) voyage(w *words.Words, fits func(string) bool) string {
	if f.Chapters == 0 {
		return line(fits, w.T("start.voyage.detail"))
	}
	return line(fits, w.T("doors.voyage", "Done", f.Chapters, "Chapters", len(lesson.Chapters)))
}

// puzzles says how many have been solved.
func (f *Facts) puzzles(w *words.Words, fits func(string) bool) string {
	return line(fits, w.T("doors.puzzles", "Solved", f.Solved, "Puzzles", f.Puzzles))
}

// mistakes says how many wait, or when the next one comes.
func (f *Facts) mistakes(w *words.Words, fits func(string) bool) string {
	if f.Mistakes == 0 {
		text, short := mistakes.Next(w, f.Date, f.NextMistake)
		return line(fits, text, short)
	}
	return line(fits, w.N("doors.mistakes", f.Mistakes))
}

// career says how many stars there are.
func (f *Facts) career(w *words.Words, fits func(string) bool) string {
	return line(fits, w.T("doors.career", "Stars", f.Stars, "Most", f.AllStars))
}

// games says how many games have been finished.
func (f *Facts) games(w *words.Words, fits func(string) bool) string {
	if f.Finished == 0 {
		return ""
	}
	return line(fits, w.N("doors.games", f.Finished))
}

// won says how many of the player's games against others they have won.
func (f *Facts) won(w *words.Words, fits func(string) bool) string {
	if f.Against == 0 {
		return ""
	}
	return line(fits, w.T("doors.won", "Won", f.Won, "Games", f.Against))
}
