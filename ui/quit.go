package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Quit ends what is going on and closes the window, without asking. Nothing that is typed or clicked
// from now on is heard, and calling it again does nothing.
//
// The toolkit can lose what other goroutines ask of it while it stops, and then never ends. So it stops
// last, when nobody is left who could ask.
func (w *Window) Quit() {
	if w.quitting {
		return
	}
	w.quitting = true
	if w.config.Quitting != nil {
		w.config.Quitting()
	}
	w.keepSize()
	w.window.Hide() // gone for the player, however long the rest takes
	w.takeNoInput()
	w.screen.Leave()
	w.cancel()
	w.endGames()
	w.ground.Close()
	w.sounds.Close()
	w.stage.Faces.Close()
	w.stage.Background.Wait()
	w.window.Close()
	w.app.Quit()
}

// takeNoInput leaves nothing in the window that could be typed at or clicked: what has already been
// sent to it still arrives.
func (w *Window) takeNoInput() {
	w.stage.CloseAll()
	canvas := w.window.Canvas()
	canvas.Unfocus()
	canvas.SetOnTypedKey(func(*fyne.KeyEvent) {})
	canvas.SetOnTypedRune(nil)
	if keys, ok := canvas.(desktop.Canvas); ok {
		keys.SetOnKeyDown(nil)
		keys.SetOnKeyUp(nil)
	}
	w.content.Objects = nil
	w.content.Refresh()
}
