package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/settings"
	"portroyal/ui/setup"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// running reports whether a game would be lost by leaving it: one in which something has been
// decided and which is not over.
func (w *Window) running() bool {
	return w.game != nil && !w.game.Over() && len(w.game.Record().Actions) > 0
}

// abandon does something that ends the game on the table. If it is running, the player is asked
// first; id begins the messages for that.
func (w *Window) abandon(id words.About, do func()) {
	ended := func() {
		w.game, w.onTable = nil, nil
		do()
	}
	if !w.running() {
		ended()
		return
	}
	if w.asking == id { // asked for again instead of an answer, as by the close box
		ended()
		return
	}
	w.asking = id
	t := w.stage.Words
	stay := w.newPlate(widgets.CalmPlate, t.T("abandon.stay"), w.stage.CloseAll).WithToolTip(t.T("abandon.stay.tip"))
	leave := w.newPlate(widgets.RiskyPlate, t.T(words.ID(id)), ended)
	w.stage.Open(w.newSheet(
		"abandon.title",
		w.sentences(t.T(id.About())),
		container.NewGridWithColumns(2, stay, leave),
	), func(key *fyne.KeyEvent) {
		switch key.Name {
		case fyne.KeyReturn, fyne.KeyEnter:
			w.stage.CloseAll() // the safe one
		default:
			w.stage.Walk(key)
		}
	}, func() { w.asking = "" })
	w.window.Canvas().Focus(stay)
}

// closeWindow is what the close box asks for.
func (w *Window) closeWindow() { w.abandon("abandon.quit", w.Quit) }

// leaveGame goes back to the start screen.
func (w *Window) leaveGame() { w.abandon("abandon.leave", w.showStart) }

// setUpAnother lets the player set up another game while the one on the table waits: going back leads to
// it, and only beginning another one gives it up.
func (w *Window) setUpAnother() {
	if !w.running() {
		w.showSetup()
		return
	}
	w.show(setup.New(w.stage, w.lastSetup(), setup.Calls{
		Begin: func(chosen settings.Setup) { w.abandon("abandon.begin", func() { w.play(chosen) }) },
		Back:  w.backToGame,
		Waits: true,
	}))
}

// backToGame goes on with the game that has waited.
func (w *Window) backToGame() {
	w.show(w.onTable)
	w.onTable.Resume()
}
