package portroyal

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/tutorial"
	"portroyal/ui/portroyal/tutorial/lesson"
	frame "portroyal/ui/tutorial"
)

// nextChapter is the one to go on with: that which was left, or else the first that has not been played; "" for a
// game, after those that are for it, and when all have been played.
func (w *house) nextChapter() lesson.Chapter {
	v := &w.own().Voyage
	for _, chapter := range lesson.Chapters {
		if string(chapter) == v.At {
			return chapter
		}
	}
	for i, chapter := range lesson.Chapters {
		switch {
		case i == lesson.Basics && !v.Played:
			return ""
		case !v.HasDone(string(chapter)):
			return chapter
		}
	}
	return ""
}

// startVoyage begins the first voyage, for somebody who has not played any of it, or else shows the chapters.
func (w *house) startVoyage() {
	if v := &w.own().Voyage; len(v.Done) == 0 && v.At == "" {
		w.sail(lesson.Discover)
		return
	}
	w.openChapters()
}

// openChapters lays the list of the chapters over the screen.
func (w *house) openChapters() {
	of := tutorial.Voyages{
		Done: func(of lesson.Chapter) bool { return w.own().Voyage.HasDone(string(of)) },
		Next: w.nextChapter(), Played: w.own().Voyage.Played, Choose: w.sail, Game: w.playFirst,
	}
	frame.OpenBoard(w.stage.Stage, of.Sections(w.stage.Words)...)
}

// sail begins a chapter, or goes on with it where it was left.
func (w *house) sail(chapter lesson.Chapter) {
	from := frame.Left(&w.own().Voyage.Progress, string(chapter))
	names := []string{w.lastSetup().Seats[0].Name, w.stage.Words.T("voyage.rival")}
	var voyage *tutorial.Voyage
	voyage, err := tutorial.New(w.stage, w.ground, chapter, from, names, tutorial.Calls{
		Menu: func() { w.openVoyageMenu(voyage) }, Help: w.OpenHelp, Ask: w.OpenRules,
		Reached: w.reached, Done: w.sailed, Over: func() { w.leaveChapter(chapter) },
	})
	if err != nil { // the lessons are part of the program
		w.stage.Log.Error("lesson", "error", err.Error())
		return
	}
	w.MoveTo(voyage)
	voyage.Start()
}

// reached saves where the player is.
func (w *house) reached(chapter lesson.Chapter, at frame.Place) {
	frame.Reach(&w.own().Voyage.Progress, string(chapter), at)
	w.stage.Keep()
}

// sailed saves that a chapter has been played to its end.
func (w *house) sailed(chapter lesson.Chapter) {
	w.own().Voyage.Finish(string(chapter))
	w.stage.Keep()
}

// leaveChapter goes on after a chapter: with the next one, with a first game after those that are for it, or back to
// the start screen after the last one.
func (w *house) leaveChapter(chapter lesson.Chapter) {
	for i, of := range lesson.Chapters {
		switch {
		case of != chapter:
		case i+1 == lesson.Basics && w.own().Voyage.HasDone(string(chapter)):
			w.playFirst()
		case i+1 == lesson.Basics, i+1 == len(lesson.Chapters):
			w.ShowStart()
			w.openChapters()
		default:
			w.sail(lesson.Chapters[i+1])
		}
	}
}

// openVoyageMenu lays the menu over a chapter.
func (w *house) openVoyageMenu(voyage *tutorial.Voyage) {
	frame.OpenMenu(w.stage.Stage, frame.Ways{
		Again: voyage.Again, Skip: func() { w.leaveChapter(voyage.Chapter()) }, Chapters: w.openChapters,
		Settings: w.OpenSettings, Help: w.OpenHelp, Leave: w.ShowStart,
	})
}

// playFirst begins a real game against the weakest computer player, with remarks.
func (w *house) playFirst() {
	w.own().Voyage.Remarks, w.own().Voyage.Known = true, nil
	options := portroyal.DefaultOptions()
	person := w.lastSetup().Seats[0]
	person.Player, person.Colour = "", 0
	w.play(progress.Setup{
		Options: options, Start: 0,
		Seats: []progress.Seat{person, {
			Name: w.stage.Words.T("voyage.rival"), Player: bot.CabinBoy.String(), Colour: 1, Portrait: tutorial.RivalPortrait,
		}},
	})
}
