package portroyal

import (
	"iter"
	"slices"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/tutorial/lesson"
)

// facts are what the doors of the start screen tell of. All of it is in memory: no game is read for it.
func (w *house) facts() doors.Facts {
	today := daily.On(w.stage.Time().Local())
	f := doors.Facts{
		Solved: min(w.book.Solved(), puzzle.Count()), Puzzles: puzzle.Count(),
		Today: w.book.Days[today], Days: w.book.Row(today),
		Mistakes: w.ownWaiting(), Date: today, NextMistake: w.ownNext(), Stars: w.book.Stars(),
	}
	if w.own().Setup != nil {
		last := w.lastSetup()
		f.Setup = &last
	}
	for i := range career.Voyages {
		f.AllStars += career.Voyages[i].Stars()
	}
	if f.Today.Result == nil && !w.hasGame(f.Today.Game) {
		f.Today.Game = "" // it was deleted, and can be begun again
	}
	for _, chapter := range lesson.Chapters {
		if w.own().Voyage.HasDone(string(chapter)) {
			f.Chapters++
		}
	}
	persons, user := w.Persons(), w.player().Name
	for e := range w.ownGames() {
		head := &e.Head
		if head.Result == nil || head.Practice || !w.IsOwn(head) {
			continue
		}
		f.Finished++
		if seat, against := ownSeat(persons, head, user); against {
			f.Against++
			if slices.Contains(head.Result.Winners, seat) {
				f.Won++
			}
		}
	}
	return f
}

// ownGames are the saved games of Port Royal, the one that was played last first.
func (w *house) ownGames() iter.Seq[*archive.Entry] { return w.KnownOf(transcript.Game.Name) }

// ownSeat is the seat of the person with a name, if they play against others.
func ownSeat(persons *archive.Persons, head *record.Head, name string) (seat int, against bool) {
	options, is := head.Options.(*portroyal.Options)
	if !is || options.Cooperative {
		return 0, false
	}
	seat = persons.Seat(head, name)
	return seat, seat >= 0
}
