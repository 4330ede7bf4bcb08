package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/start"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// running reports whether a game is on the table in which something has been decided and which is not over.
func (w *Window) running() bool {
	session := w.port.Session()
	return session != nil && !session.Over() && session.Begun()
}

// endGame clears the table. The game itself is saved.
func (w *Window) endGame() {
	if session := w.port.Session(); w.running() && !w.isGuest(session) {
		w.pictureTable()
		w.remembers(session)
	}
	w.games.guest = nil
	w.letGo()
	w.port.Clear()
}

// abandon ends the game on the table and then does something. The game is saved; only if it cannot be, the player is
// asked first; id begins the messages for that.
func (w *Window) abandon(id words.About, do func()) {
	w.consent(id, func() {
		w.endGame()
		do()
	})
}

// consent does something that ends the game on the table, once it is saved or the player can do without it.
func (w *Window) consent(id words.About, end func()) {
	if !w.running() || w.keeps() {
		end()
		return
	}
	if w.asking == id { // asked for again instead of an answer, as by the close box
		end()
		return
	}
	w.asking = id
	t := w.stage.Words
	stay := w.newPlate(widgets.CalmPlate, t.T("abandon.stay"), w.stage.CloseAll).WithToolTip(t.T("abandon.stay.tip"))
	leave := w.newPlate(widgets.RiskyPlate, t.T(words.ID(id)), end)
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
func (w *Window) closeWindow() {
	w.consent("abandon.quit", func() {
		w.window.Hide() // first, since drawing the table's picture takes longer than all the rest
		w.beginToQuit() // a busy machine may never come to the picture; all that was decided is on the disk
		w.endGame()
		w.Quit()
	})
}

// leaveGame goes back to the start screen.
func (w *Window) leaveGame() {
	kept := w.running() && w.keeps()
	w.abandon("abandon.leave", func() {
		w.showStart()
		if kept {
			w.tellBriefly(&news{in: func(t *words.Words) string { return t.T("notice.game.kept") }})
		}
	})
}

// Back does what Escape does. It reports whether there was anything to go back from: the start screen with nothing over
// it is where everything begins.
func (w *Window) Back() bool {
	if _, first := w.screen.(*start.Start); first && w.dialog == nil && !w.stage.Covered() {
		return false
	}
	w.pressed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	return true
}
