package piratescove

import (
	"slices"

	"portroyal/ui/piratescove/doors"
	"portroyal/ui/piratescove/tutorial/lesson"
	"portroyal/ui/start"
)

// facts are what the doors of the start screen tell of. All of it is in memory: no game is read for it.
func (h *house) facts() (f doors.Facts) {
	last, user, persons := h.lastSetup(), h.player().Name, h.Persons()
	f.AllChapters = len(lesson.Chapters)
	for _, chapter := range lesson.Chapters {
		if h.own().Voyage.HasDone(string(chapter)) {
			f.Chapters++
		}
	}
	if h.own().Setup != nil {
		f.Last = start.LastOf(last.Seats, last.Seed)
	}
	for entry := range h.KnownOf(Game.Record.Name) {
		head := &entry.Head
		if head.Result == nil || head.Practice || !h.IsOwn(head) {
			continue
		}
		f.Finished++
		if seat := persons.Seat(head, user); seat >= 0 {
			f.Against++
			if slices.Contains(head.Result.Winners, seat) {
				f.Won++
			}
		}
	}
	return f
}
