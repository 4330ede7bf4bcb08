package piratescove

import (
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/puzzle"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/doors"
	"portroyal/ui/piratescove/tutorial"
	"portroyal/ui/start"
)

// facts are what the doors of the start screen tell of. All of it is in memory: no game is read for it.
func (h *house) facts() (f doors.Facts) {
	last := h.lastSetup()
	f.Chapters, f.AllChapters = tutorial.Course.Done(&h.own().Voyage)
	if h.own().Setup != nil {
		f.Last = start.LastOf(last.Seats, last.Seed)
	}
	f.Today, f.Mistaken = h.book.Stands(), h.mistaken.Stands()
	f.Stars, f.AllStars = career.Row.Stars(h.book.Voyages), career.Row.Most()
	f.Solved, f.Puzzles = min(h.book.Solved(), puzzle.Count()), puzzle.Count()
	f.Finished, f.Against, f.Won = h.Played(func(*record.Head) bool { return true })
	return f
}
