package shell

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/sheet"
	"portroyal/ui/start"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Running reports whether a game is on the table in which something has been decided and which is not over.
func (w *Window) Running() bool {
	session := w.house.Session()
	return session != nil && !session.Over() && session.Begun()
}

// EndGame clears the table. The game itself is saved.
func (w *Window) EndGame() {
	if session := w.house.Session(); w.Running() && !w.isGuest(session) {
		w.PictureTable()
		w.Remembers(session)
	}
	w.games.guest = nil
	w.LetGo()
	w.house.Clear()
}

// Abandon ends the game on the table and then does something. The game is saved; only if it cannot be, the player is
// asked first; id begins the messages for that.
func (w *Window) Abandon(id words.About, do func()) {
	w.consent(id, func() {
		w.EndGame()
		do()
	})
}

// consent does something that ends the game on the table, once it is saved or the player can do without it.
func (w *Window) consent(id words.About, end func()) {
	if !w.Running() || w.keeps() {
		end()
		return
	}
	if w.stage.Shows(string(id)) { // asked for again instead of an answer, as by the close box
		end()
		return
	}
	t := w.stage.Words
	stay := sheet.Plate(w.stage, widgets.CalmPlate, t.T("abandon.stay"), w.stage.CloseAll).WithToolTip(t.T("abandon.stay.tip"))
	leave := sheet.Plate(w.stage, widgets.RiskyPlate, t.T(words.ID(id)), end)
	sheet.Ask(w.stage, string(id), "abandon.title", t.T(id.About()), stay, leave)
}

// CloseWindow is what the close box asks for.
func (w *Window) CloseWindow() {
	w.consent("abandon.quit", func() {
		w.window.Hide() // first, since drawing the table's picture takes longer than all the rest
		w.beginToQuit() // a busy machine may not come to the picture in time; all that was decided is on the disk
		w.EndGame()
		w.Quit()
	})
}

// LeaveGame goes back to where the game on the table was opened, which usually is the start screen.
func (w *Window) LeaveGame() {
	kept := w.Running() && w.keeps()
	practice := kept && w.house.Session().About().Practice
	w.Abandon("abandon.leave", func() {
		w.ahead()()
		switch {
		case practice:
			w.TellBriefly(&News{In: words.Say("notice.practice.kept")})
		case kept:
			w.TellBriefly(&News{In: words.Say("notice.game.kept")})
		}
	})
}

// Back does what Escape does. It reports whether there was anything to go back from: the start screen with nothing over
// it is where everything begins.
func (w *Window) Back() bool {
	if _, first := w.screen.(*start.Start); first && !w.stage.Covered() {
		return false
	}
	w.pressed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	return true
}
