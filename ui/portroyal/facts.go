package portroyal

import (
	"iter"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/tutorial"
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
	f.Chapters, f.AllChapters = tutorial.Course.Done(&w.own().Voyage.Progress)
	f.Finished, f.Against, f.Won = w.Played(isAgainst)
	return f
}

// ownGames are the saved games of Port Royal, the one that was played last first.
func (w *house) ownGames() iter.Seq[*archive.Entry] { return w.KnownOf(transcript.Game.Name) }

// isAgainst reports whether a game is one against others.
func isAgainst(head *record.Head) bool {
	options, is := head.Options.(*portroyal.Options)
	return is && !options.Cooperative
}
