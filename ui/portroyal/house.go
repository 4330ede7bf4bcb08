package portroyal

import (
	"context"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/ending"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/shell"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// house is Port Royal in the window: what its screens share, and the way between them.
type house struct {
	*shell.Window

	stage    *pieces.Stage // that of the window, with the faces of cards
	ground   *board.Ground
	game     *match.Match   // played last, nil once it has been given up
	onTable  *table.Table   // its table
	finished *match.Match   // the one whose end has been saved
	last     conclusion     // of the game that was finished here last
	end      *ending.Ending // while it is shown
	book     book
	reviews  reviews
	mistaken mistaken
	unseen   bool // medals came while the review covered the end of their game

	stopPrinting  func() // ends the writing of the rulebook, if it goes on
	stopReckoning func() // ends the last reckoning, if it goes on

	ahead func(ctx context.Context, work func(context.Context), done func()) // runs what nobody waits for, as [stage.Stage.Ahead]
}

// open moves Port Royal into a window.
func open(window *shell.Window) *house {
	w := &house{
		Window: window, stopPrinting: func() {}, stopReckoning: func() {},
		stage: &pieces.Stage{Stage: window.Stage(), Faces: cardface.NewCache(2, faceMemory(0))},
	}
	w.ahead = w.stage.Ahead
	w.ground = board.NewGround(w.stage)
	w.reviews.ctx, w.reviews.cancel = context.WithCancel(context.Background())
	return w
}

// own is what Port Royal remembers of the player.
func (w *house) own() *progress.Memory { return progress.Of(w.stage.Settings) }

// Ready implements [shell.House].
func (w *house) Ready() {
	w.openLogbook()
	w.openMistakes()
	w.searchLater()
}

// Doors implements [shell.House].
func (w *house) Doors(own start.Own) [][]start.Door {
	return doors.Rows(w.facts(), own, doors.Calls{
		Play: w.playLast, Voyage: w.startVoyage, Setup: w.showSetup, Gallery: w.showGallery,
		Puzzles: func() { w.showPuzzles(0) }, Daily: func() { w.showDays(daily.Day{}) },
		Statistics: w.showStatistics, Mistakes: func() { w.showMistakes(w.person(), "") },
		Career: func() { w.showCareer(nextVoyage) },
	})
}

// Standing implements [shell.Standing].
func (w *house) Standing(*words.Words) string { return w.rankLine() }

// Teller implements [shell.Telling]: the logbook knows which games are voyages.
func (w *house) Teller() *summary.Teller { return terms.TellerOf(w.voyageNamed) }

// Aids implements [shell.House].
func (w *house) Aids() []shell.Aid {
	chosen := w.stage.Settings
	return []shell.Aid{
		{ID: "settings.chance", On: chosen.ShowChance, Set: func(on bool) { chosen.ShowChance = on }},
		{ID: "settings.remarks", On: w.own().Voyage.Remarks, Set: func(on bool) {
			w.own().Voyage.Remarks, w.own().Voyage.Known = on, nil // known topics are remarked on anew
		}},
		{ID: "settings.autopass", On: chosen.AutoPass, Set: func(on bool) { chosen.AutoPass = on }},
	}
}

// Session implements [shell.House].
func (w *house) Session() shell.Session {
	if w.game == nil {
		return nil
	}
	return w.game
}

// Clear implements [shell.House].
func (w *house) Clear() { w.game, w.onTable = nil, nil }

// OnScreen implements [shell.House].
func (w *house) OnScreen() bool { return w.onTable != nil && w.Screen() == shell.Screen(w.onTable) }

// ShowsTable implements [shell.House].
func (w *house) ShowsTable() bool {
	_, is := w.Screen().(*table.Table)
	return is
}

// Undo implements [shell.House].
func (w *house) Undo() { w.onTable.Undo() }

// Redo implements [shell.House].
func (w *house) Redo() { w.onTable.Redo() }

// EndWatching implements [shell.House].
func (w *house) EndWatching() { w.onTable.EndWatching() }

// Paint implements [shell.House].
func (w *house) Paint(width, height int) { w.ground.DrawNow(width, height) }

// Reload implements [shell.House].
func (w *house) Reload() {
	if w.book.unkept != nil {
		w.keepLogbook()
	}
	if err := w.book.Follow(w.book.file); err != nil { // it is told when something is to be saved
		w.stage.Log.Debug("logbook", "error", err.Error())
	}
	w.followMistakes()
}

// Fit implements [shell.House].
func (w *house) Fit(pixels int) { w.stage.Faces.SetLimit(faceMemory(pixels)) }

// Leave implements [shell.House].
func (w *house) Leave() { w.ground.Leave() }

// Close implements [shell.House].
func (w *house) Close() {
	w.reviews.cancel()
	w.ground.Close()
	w.stage.Faces.Close()
}
