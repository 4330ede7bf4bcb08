package shell

import (
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/archive"
	"portroyal/ui/settings"
)

// Hush has the window hear nothing any more that is typed, since it is about to quit. Any goroutine may call it.
func (w *Window) Hush() { w.deaf.Store(true) }

// unwritten is what the window has begun to write, or is about to, for another goroutine that ends the program.
type unwritten struct {
	keeper   atomic.Pointer[archive.Keeper]
	settings atomic.Pointer[unsaved]
	picture  atomic.Pointer[chan struct{}] // closed when that of the table is on the disk; nil before there is one
}

// mostDrawn is how long ending the program waits for a picture of the table: without one nothing is lost.
const mostDrawn = 3 * time.Second

// unsaved are settings that wait to be written, and those that the file had.
type unsaved struct{ now, since settings.Settings }

// Rescue returns when all that has been decided and chosen is on the disk, or cannot be written, and so is the picture
// of the table, if that does not take too long. It is for ending the
// program while the window's goroutine is busy, and may be called from any other.
func (w *Window) Rescue() {
	if rest := w.left.settings.Load(); rest != nil && w.config.SettingsFile != "" {
		if _, err := rest.now.Update(w.config.SettingsFile, rest.since); err != nil {
			w.config.Log.Warn("unkept", "error", err.Error())
		}
	}
	if keeper := w.left.keeper.Load(); keeper != nil {
		keeper.Wait()
	}
	if drawn := w.left.picture.Load(); drawn != nil {
		select {
		case <-*drawn:
		case <-time.After(mostDrawn):
		}
	}
}

// Quit ends what is going on and closes the window, without asking. Nothing that is typed or clicked
// from now on is heard, and calling it again does nothing.
//
// The toolkit can lose what other goroutines ask of it while it stops, and then never ends. So it stops
// last, when nobody is left who could ask. The driver takes the window away itself: one that is closed before, as the
// program would, still gets clicks, and the toolkit cannot take them any more.
func (w *Window) Quit() {
	if w.quitting {
		return
	}
	w.quitting = true
	w.beginToQuit()
	w.keepSize()
	w.saveRest()
	w.window.Hide() // gone for the player, however long the rest takes
	w.takeNoInput()
	w.screen.Leave()
	w.cancel()
	w.endGames()
	for _, house := range w.houses {
		house.Close()
	}
	w.sounds.Close()
	w.stage.Background.Wait()
	w.app.Driver().Quit()
}

// beginToQuit reports to Config.Quitting that the window ends now. Calling it again does nothing.
func (w *Window) beginToQuit() {
	if w.config.Quitting != nil {
		w.config.Quitting()
		w.config.Quitting = nil
	}
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
