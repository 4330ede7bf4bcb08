package house

import (
	"portroyal/ui/settings"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/tutorial"
	"portroyal/ui/widgets"
)

// Voyage is what a game lends to its first voyage.
type Voyage struct {
	Course *tutorial.Course

	// Progress is how far it has come, and whether the game that the chapters lead up to has been played.
	Progress func() (at *settings.Progress, played bool)

	// Chapter sets up a chapter from a place on.
	Chapter func(of *tutorial.Chapter, from tutorial.Place, calls tutorial.Calls) (Chapter, error)

	Game func() // begins that game
}

// Chapter is one on the screen.
type Chapter interface {
	shell.Screen

	Start()
}

// NextChapter is the name of the chapter to go on with, "" for a game.
func (h *House[M, T]) NextChapter() string {
	return h.game.Voyage.Course.Next(h.game.Voyage.Progress())
}

// StartVoyage begins the first voyage, for somebody who has not played any of it, or else shows the chapters.
func (h *House[M, T]) StartVoyage() {
	if at, _ := h.game.Voyage.Progress(); len(at.Done) == 0 && at.At == "" {
		h.Sail(h.game.Voyage.Course.Chapters[0].Name)
		return
	}
	h.OpenChapters()
}

// OpenChapters lays the list of the chapters over the screen.
func (h *House[M, T]) OpenChapters() {
	v := &h.game.Voyage
	at, played := v.Progress()
	v.Course.Open(h.Stage(), tutorial.Choices{Done: at, Played: played, Chapter: h.Sail, Game: v.Game})
}

// Sail begins a chapter, or goes on with it where it was left.
func (h *House[M, T]) Sail(name string) {
	v := &h.game.Voyage
	var from tutorial.Place
	if at, _ := v.Progress(); at.At == name {
		from = tutorial.Place{Scene: at.Scene, Step: at.Step}
	}
	chapter, err := v.Chapter(&v.Course.Chapters[v.Course.Index(name)], from, tutorial.Calls{
		Menu: h.openChapterMenu, Help: h.Stage().Help, Ask: h.OpenRules,
		Reached: h.Reached, Done: h.Sailed, Over: h.leaveChapter,
	})
	if err != nil { // the lessons are part of the program
		h.Stage().Log.Error("lesson", "error", err.Error())
		return
	}
	h.MoveTo(chapter)
	chapter.Start()
}

// Reached saves where in a chapter the player is.
func (h *House[M, T]) Reached(chapter string, at tutorial.Place) {
	progress, _ := h.game.Voyage.Progress()
	progress.At, progress.Scene, progress.Step = chapter, at.Scene, at.Step
	h.Stage().Keep()
}

// Sailed saves that a chapter has been played to its end.
func (h *House[M, T]) Sailed(chapter string) {
	progress, _ := h.game.Voyage.Progress()
	progress.Finish(chapter)
	h.Stage().Keep()
}

// leaveChapter goes on after a chapter: with the next one, or with the game that it leads up to. Who has skipped it may
// choose from the others instead, if there are any, and so may everybody after the last of those.
func (h *House[M, T]) leaveChapter(name string) {
	v := &h.game.Voyage
	next, all := v.Course.Index(name)+1, len(v.Course.Chapters)
	at, _ := v.Progress()
	switch {
	case next == v.Course.Basics && (at.HasDone(name) || next == all):
		v.Game()
	case next == v.Course.Basics, next == all:
		h.ShowStart()
		h.OpenChapters()
	default:
		h.Sail(v.Course.Chapters[next].Name)
	}
}

// openChapterMenu lays the menu over a chapter.
func (h *House[M, T]) openChapterMenu(chapter *tutorial.Voyage) {
	s := h.Stage()
	away := func(do func()) func() {
		return func() {
			s.CloseAll()
			do()
		}
	}
	sheet.Menu(s, "menu", 300,
		sheet.Way{Kind: widgets.CalmPlate, ID: "menu.continue", Take: s.Close},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.again", Take: away(chapter.Again)},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.skip", Take: away(func() { h.leaveChapter(chapter.Chapter()) })},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.chapters", Take: h.OpenChapters},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.settings", Take: h.SettingsOver(func() { h.openChapterMenu(chapter) })},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.help", Take: s.Help},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.leave", Take: h.ShowStart},
	)
}
