package start

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/calendar"
	"portroyal/engine/record"
	"portroyal/ui/mistakes"
	"portroyal/ui/words"
)

// The doors that every game has, so that they are called the same and have the same keys in all of them. What they tell
// besides is for the game to say.

// Last is the set-up that was played last.
type Last struct {
	Rivals []string // all at the table but the first person there; none for who has played alone
	Seed   *uint64  // where the same cards come again
}

// LastOf is a set-up with these seats.
func LastOf(seats []record.Seat, seed *uint64) *Last {
	last := &Last{Seed: seed}
	self := slices.IndexFunc(seats, record.Seat.IsPerson)
	for i, seat := range seats {
		if i != self {
			last.Rivals = append(last.Rivals, seat.Name)
		}
	}
	return last
}

// Play begins a game with the last set-up at once, or with any if there is none.
func Play(with *Last, open func()) Door {
	if with == nil {
		return Door{ID: "start.play", Key: fyne.KeyP, Open: open}
	}
	return Door{ID: "start.again", Key: fyne.KeyP, Open: open, Detail: with.told}
}

// Setup leads to where a game is set up.
func Setup(open func()) Door { return Door{ID: "start.setup", Key: fyne.KeyN, Open: open} }

// Voyage is the first voyage, of which so many chapters have been played to their end.
func Voyage(open func(), done, chapters int) Door {
	return Door{
		ID: "start.voyage", Key: fyne.KeyV, Open: open, Symbol: "map", About: "start.voyage.about",
		Detail: func(t *words.Words, fits func(string) bool) string {
			if done == 0 {
				return Line(fits, t.T("start.voyage.detail"))
			}
			return Line(fits, t.T("doors.voyage", "Done", done, "Chapters", chapters))
		},
	}
}

// FirstVoyage is Voyage for somebody who is new.
func FirstVoyage(open func()) Door {
	return Door{
		ID: "start.voyage.first", Key: fyne.KeyV, Open: open, Calm: true, Tall: true, Symbol: "map",
		Detail: func(t *words.Words, _ func(string) bool) string { return t.T("start.voyage.detail") },
	}
}

// Today is how it stands with the deal of the day.
type Today struct {
	Begun, Over bool
	Row         int // days in a row on which it was finished, up to today or else yesterday
}

// Daily leads to the deal of the day.
func Daily(open func(), today Today) Door {
	return Door{ID: "start.daily", Key: fyne.KeyD, Open: open, Detail: today.told}
}

// told says the days in a row, if there are several, or else how it stands with today's deal.
func (d Today) told(w *words.Words, fits func(string) bool) string {
	switch {
	case d.Over && d.Row > 1:
		return Line(fits, w.N("doors.daily.row", d.Row))
	case d.Over:
		return Line(fits, w.T("doors.daily.done"))
	case d.Begun:
		return Line(fits, w.T("doors.daily.on"))
	case d.Row > 0:
		return Line(fits, w.T("doors.daily.next", "Day", d.Row+1), w.T("doors.daily.waits"))
	}
	return Line(fits, w.T("doors.daily.waits"))
}

// Puzzles leads to those of the game, of which so many have been solved.
func Puzzles(open func(), solved, puzzles int) Door {
	return Door{
		ID: "start.puzzles", Key: fyne.KeyZ, Open: open, Symbol: "scales", About: "start.puzzles.about",
		Detail: func(w *words.Words, fits func(string) bool) string {
			return Line(fits, w.T("doors.puzzles", "Solved", solved, "Puzzles", puzzles))
		},
	}
}

// Stars says on a door how many stars of the career there are, of how many.
func Stars(have, most int) func(*words.Words, func(string) bool) string {
	return func(w *words.Words, fits func(string) bool) string {
		return Line(fits, w.T("doors.career", "Stars", have, "Most", most))
	}
}

// Mistaken is how it stands with the player's own mistakes.
type Mistaken struct {
	Due   int // of them wait today
	Today calendar.Day
	Next  calendar.Day // on which one waits, the zero day if there is none
}

// Mistakes leads to the puzzles of the player's own mistakes.
func Mistakes(open func(), stands Mistaken) Door {
	return Door{
		ID: "start.mistakes", Key: fyne.KeyE, Open: open, Symbol: "clash", About: "start.mistakes.about", Detail: stands.told,
	}
}

// told says how many wait, or when the next one comes.
func (m Mistaken) told(w *words.Words, fits func(string) bool) string {
	if m.Due > 0 {
		return Line(fits, w.N("doors.mistakes", m.Due))
	}
	text, short := mistakes.Next(w, m.Today, m.Next)
	return Line(fits, text, short)
}

// Learn says on the door to what one learns from how many own mistakes wait, or else something of the game's own.
func (m Mistaken) Learn(usually func(*words.Words, func(string) bool) string) func(*words.Words, func(string) bool) string {
	return func(w *words.Words, fits func(string) bool) string {
		if m.Due > 0 {
			return Line(fits, w.N("doors.learn.mistakes", m.Due), w.N("doors.mistakes", m.Due))
		}
		return usually(w, fits)
	}
}

// Statistics leads to those of the game, in which the player has won so many games against others.
func Statistics(open func(), won, against int) Door {
	return Door{
		ID: "start.statistics", Key: fyne.KeyT, Open: open, Symbol: "chart", About: "start.statistics.about",
		Detail: func(t *words.Words, fits func(string) bool) string {
			if against == 0 {
				return ""
			}
			return Line(fits, t.T("doors.won", "Won", won, "Games", against))
		},
	}
}

// MyGames is the room with what the player has played, so many games to their end.
func MyGames(finished int, behind []Door) Door {
	return Door{
		ID: "start.games", Key: fyne.KeyB, Back: "start.games.back.tip", Behind: behind,
		Detail: func(t *words.Words, fits func(string) bool) string {
			if finished == 0 {
				return ""
			}
			return Line(fits, t.N("doors.games", finished))
		},
	}
}

// Line is the first of some lines that has room, "" if none has.
func Line(fits func(string) bool, lines ...string) string {
	for _, line := range lines {
		if fits(line) {
			return line
		}
	}
	return ""
}

// told says that the same cards come again, where a seed is fixed, or else who the rivals were, as many of them as have
// room; "" if one name alone is too long.
func (l *Last) told(w *words.Words, fits func(string) bool) string {
	var lines []string
	if l.Seed != nil {
		lines = append(lines, w.T("last.seed", "Seed", *l.Seed))
	}
	if len(l.Rivals) > 0 {
		lines = append(lines, w.T("last.rivals", "Players", w.List(l.Rivals)), strings.Join(l.Rivals, ", "))
	}
	for n := len(l.Rivals) - 1; n > 0; n-- {
		lines = append(lines, strings.Join(l.Rivals[:n], ", ")+"\u2026")
	}
	return Line(fits, lines...)
}
