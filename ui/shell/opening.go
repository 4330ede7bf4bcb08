package shell

import (
	"errors"

	"portroyal/engine/archive"
	"portroyal/ui/words"
)

// hold takes a game for this window. false says that another copy of the program has it open, which is told.
func (w *Window) hold(id string) bool {
	w.letGo()
	if w.games.archive == nil {
		return true
	}
	release, err := w.games.archive.Hold(id)
	switch {
	case errors.Is(err, archive.ErrElsewhere):
		w.tellBriefly(&news{in: func(t *words.Words) string { return t.T("notice.game.elsewhere") }})
		return false
	case errors.Is(err, errors.ErrUnsupported): // the page has seen to it that nobody else has a game open
	case err != nil: // where there are no locks the game is played all the same
		w.config.Log.Warn("game", "error", err.Error())
	default:
		w.games.let = release
	}
	return true
}

// letGo lets go of the game on the table.
func (w *Window) letGo() {
	if w.games.let != nil {
		w.games.let()
		w.games.let = nil
	}
}

// openGame goes on with a saved game, or looks at it if it is over.
func (w *Window) openGame(id string) {
	w.takeIn()
	w.change(func() bool { return w.opened(id) })
}

// change lays another game on the table; lay reports whether it has. The game before has been put away for it: if lay
// fails there is no table any more.
func (w *Window) change(lay func() bool) {
	if !lay() && w.port.Session() == nil && w.port.LeftOver() {
		w.showStart()
	}
}

// opened puts a saved game on the table. If it cannot it tells the player why and returns false.
func (w *Window) opened(id string) bool {
	if !w.hold(id) {
		return false
	}
	read, err := w.games.archive.Load(id)
	if err != nil {
		w.letGo()
		w.toldTrouble(err)
		w.lookAtGames()
		return false
	}
	return w.port.openRecord(read)
}
