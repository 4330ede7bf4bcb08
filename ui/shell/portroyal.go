package shell

import (
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/ending"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/start"
	"portroyal/ui/words"
)

// portRoyal is Port Royal in the window: what its screens share, and the way between them.
type portRoyal struct {
	*Window

	stage    *pieces.Stage // that of the window, with the faces of cards
	ground   *board.Ground
	game     *match.Match   // played last, nil once it has been given up
	onTable  *table.Table   // its table
	finished *match.Match   // the one whose end has been saved
	last     conclusion     // of the game that was finished here last
	end      *ending.Ending // the end of a game shown over the screen, nil if none is
	reading  bool           // the rulebook is open over the screen
	book     book

	stopPrinting func() // ends the writing of the rulebook, if it goes on
}

func newPortRoyal(w *Window) *portRoyal {
	if from := memory.Of(&w.settings).Setup; from != nil { // the language may be another now
		renamed := setup.Renamed(words.In(w.language()), w.config.User, *from)
		memory.Of(&w.settings).Setup, memory.Of(&w.loaded).Setup = &renamed, &renamed
	}
	p := &portRoyal{Window: w, stopPrinting: func() {}}
	p.stage = &pieces.Stage{Stage: w.stage, Faces: cardface.NewCache(2, faceMemory(0))}
	p.ground = board.NewGround(p.stage)
	return p
}

// own is what Port Royal remembers of the player.
func (w *portRoyal) own() *memory.Memory { return memory.Of(&w.settings) }

// Ready implements [house].
func (w *portRoyal) Ready() { w.openLogbook() }

// Doors implements [house].
func (w *portRoyal) Doors(games start.Games) [][]start.Door {
	calls := doors.Calls{
		Continue: func() { w.openGame(w.unfinished().ID) }, Library: w.showLibrary,
		Play: w.playLast, Voyage: w.startVoyage, Setup: w.showSetup, Gallery: w.showGallery,
		Puzzles: func() { w.showPuzzles(0) }, Daily: func() { w.showDays(daily.Day{}) },
		Settings: w.openSettings, Help: w.openHelp, About: w.openAbout, Quit: w.Quit,
	}
	if w.config.Browser != nil {
		calls.Quit = nil
	}
	return doors.Rows(w.own().Setup, games, calls)
}

// Aids implements [house]. Switched on anew, remarks are made on everything again.
func (w *portRoyal) Aids() []Aid {
	chosen := &w.settings
	return []Aid{
		{"settings.chance", chosen.ShowChance, func(on bool) { chosen.ShowChance = on }},
		{"settings.remarks", w.own().Voyage.Remarks, func(on bool) {
			voyage := &w.own().Voyage
			voyage.Remarks, voyage.Known = on, nil
		}},
		{"settings.autopass", chosen.AutoPass, func(on bool) { chosen.AutoPass = on }},
	}
}

// Session implements [house].
func (w *portRoyal) Session() session {
	if w.game == nil {
		return nil
	}
	return w.game
}

// Clear implements [house].
func (w *portRoyal) Clear() { w.game, w.onTable = nil, nil }

// OnScreen implements [house].
func (w *portRoyal) OnScreen() bool { return w.onTable != nil && w.screen == screen(w.onTable) }

// LeftOver implements [house].
func (w *portRoyal) LeftOver() bool {
	_, is := w.screen.(*table.Table)
	return is
}

// Undo implements [house].
func (w *portRoyal) Undo() { w.onTable.Undo() }

// Redo implements [house].
func (w *portRoyal) Redo() { w.onTable.Redo() }

// Settle implements [house].
func (w *portRoyal) Settle() { w.onTable.EndWatching() }

// Paint implements [house].
func (w *portRoyal) Paint(width, height int) { w.ground.DrawNow(width, height) }

// Restyle implements [house].
func (w *portRoyal) Restyle() {
	if w.end != nil {
		w.end.Restyle()
	}
}

// TakeUp implements [house].
func (w *portRoyal) TakeUp() {
	if w.book.unkept != nil {
		w.keepLogbook()
	}
	if err := w.book.Follow(w.book.file); err != nil { // it is told when something is to be saved
		w.config.Log.Debug("logbook", "error", err.Error())
	}
}

// Fit implements [house].
func (w *portRoyal) Fit(pixels int) { w.stage.Faces.SetLimit(faceMemory(pixels)) }

// Leave implements [house].
func (w *portRoyal) Leave() { w.ground.Leave() }

// Close implements [house].
func (w *portRoyal) Close() {
	w.ground.Close()
	w.stage.Faces.Close()
}
