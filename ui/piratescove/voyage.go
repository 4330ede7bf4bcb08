package piratescove

import (
	"slices"

	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/tutorial"
	"portroyal/ui/piratescove/tutorial/lesson"
	frame "portroyal/ui/tutorial"
)

// nextChapter is the one to go on with: that which was left, or else the first that has not been played; "" when all have
// been.
func (h *house) nextChapter() lesson.Chapter {
	v := &h.own().Voyage
	if left := lesson.Chapter(v.At); slices.Contains(lesson.Chapters, left) {
		return left
	}
	for _, chapter := range lesson.Chapters {
		if !v.HasDone(string(chapter)) {
			return chapter
		}
	}
	return ""
}

// startVoyage begins the first voyage, for somebody who has not played any of it, or else shows the chapters.
func (h *house) startVoyage() {
	if v := &h.own().Voyage; len(v.Done) == 0 && v.At == "" {
		h.sail(lesson.Chapters[0])
		return
	}
	h.openChapters()
}

// openChapters lays the list of the chapters over the screen.
func (h *house) openChapters() {
	of := tutorial.Voyages{
		Done: func(of lesson.Chapter) bool { return h.own().Voyage.HasDone(string(of)) }, Next: h.nextChapter(), Choose: h.sail,
		Setup: h.setUpFirst,
	}
	frame.OpenBoard(h.stage, of.Sections(h.stage.Words)...)
}

// crew are who sits at the table of the voyage: the player, and those who join by themselves.
func (h *house) crew() []progress.Seat {
	seats := setup.Default(h.stage.Words, h.User()).Seats
	if last := h.lastSetup().Seats[0]; last.Player == "" {
		seats[0].Name, seats[0].Portrait = last.Name, last.Portrait
	}
	return seats
}

// sail begins a chapter, or goes on with it where it was left.
func (h *house) sail(chapter lesson.Chapter) {
	from := frame.Left(&h.own().Voyage, string(chapter))
	var v *tutorial.Voyage
	v, err := tutorial.New(h.stage, h.ground, h.faces, chapter, from, h.crew(), tutorial.Calls{
		Menu: func() { h.openVoyageMenu(v) }, Help: h.OpenHelp, Ask: h.OpenRules,
		Reached: h.reached, Done: h.sailed, Over: func() { h.leaveChapter(chapter) },
	})
	if err != nil { // the lessons are part of the program
		h.stage.Log.Error("lesson", "error", err.Error())
		return
	}
	h.MoveTo(v)
	v.Start()
}

// reached saves where the player is.
func (h *house) reached(chapter lesson.Chapter, at frame.Place) {
	frame.Reach(&h.own().Voyage, string(chapter), at)
	h.stage.Keep()
}

// sailed saves that a chapter has been played to its end.
func (h *house) sailed(chapter lesson.Chapter) {
	h.own().Voyage.Finish(string(chapter))
	h.stage.Keep()
}

// leaveChapter goes on after a chapter: with the next one or, after the last one, with setting up a game.
func (h *house) leaveChapter(chapter lesson.Chapter) {
	if next := slices.Index(lesson.Chapters, chapter) + 1; next < len(lesson.Chapters) {
		h.sail(lesson.Chapters[next])
		return
	}
	h.setUpFirst()
}

// setUpFirst leads to setting up a game, with the company for a new player.
func (h *house) setUpFirst() {
	first := setup.Default(h.stage.Words, h.User())
	h.MoveTo(setup.New(h.stage, first, setup.Calls{Begin: h.play, Back: h.ShowStart}))
}

// openVoyageMenu lays the menu over a chapter.
func (h *house) openVoyageMenu(v *tutorial.Voyage) {
	frame.OpenMenu(h.stage, frame.Ways{
		Again: v.Again, Skip: func() { h.leaveChapter(v.Chapter()) }, Chapters: h.openChapters,
		Settings: h.OpenSettings, Help: h.OpenHelp, Leave: h.ShowStart,
	})
}
