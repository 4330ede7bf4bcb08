package portroyal

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/tutorial"
)

// facts are what the doors of the start screen tell of. All of it is in memory: no game is read for it.
func (w *house) facts() doors.Facts {
	f := doors.Facts{
		Solved: min(w.book.Solved(), puzzle.Count()), Puzzles: puzzle.Count(),
		Today: w.book.Stands(), Mistaken: w.mistaken.Stands(),
		Stars: career.Row.Stars(w.book.Voyages), AllStars: career.Row.Most(),
	}
	if w.own().Setup != nil {
		last := w.lastSetup()
		f.Setup = &last
	}
	f.Chapters, f.AllChapters = tutorial.Course.Done(&w.own().Voyage.Progress)
	f.Finished, f.Against, f.Won = w.Played(isAgainst)
	return f
}

// isAgainst reports whether a game is one against others.
func isAgainst(head *record.Head) bool {
	options, is := head.Options.(*portroyal.Options)
	return is && !options.Cooperative
}
