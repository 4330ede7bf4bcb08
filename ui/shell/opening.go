package shell

import (
	"errors"
	"slices"

	"portroyal/engine/archive"
	"portroyal/engine/record"
	"portroyal/engine/wholefile"
	"portroyal/ui/words"
)

// Hold takes a game for this window. false says that another copy of the program has it open, which is told.
func (w *Window) Hold(id string) bool {
	w.LetGo()
	if w.games.archive == nil {
		return true
	}
	release, err := w.games.archive.Hold(id)
	switch {
	case errors.Is(err, archive.ErrElsewhere):
		w.TellBriefly(&News{In: words.Say("notice.game.elsewhere")})
		return false
	case errors.Is(err, errors.ErrUnsupported): // the page has seen to it that nobody else has a game open
	case err != nil: // where there are no locks the game is played all the same
		w.config.Log.Warn("game", "error", err.Error())
	default:
		w.games.release = release
	}
	return true
}

// LetGo lets go of the game on the table.
func (w *Window) LetGo() {
	if w.games.release != nil {
		w.games.release()
		w.games.release = nil
	}
}

// OpenGame goes on with a saved game, or looks at it if it is over.
func (w *Window) OpenGame(id string) {
	w.saveGuest()
	w.change(func() bool { return w.opened(id) })
}

// change lays another game on the table; lay reports whether it has. The game before has been put away for it: if lay
// fails there is no table any more.
func (w *Window) change(lay func() bool) {
	if !lay() && w.house.Session() == nil && slices.ContainsFunc(w.houses, House.ShowsTable) {
		w.ShowStart()
	}
}

// opened puts a saved game on the table. If it cannot it tells the player why and returns false.
func (w *Window) opened(id string) bool {
	if !w.Hold(id) {
		return false
	}
	read, err := w.games.archive.Load(id)
	if err != nil {
		w.LetGo()
		w.toldTrouble(err)
		w.lookAtGames()
		return false
	}
	return w.layRecord(read)
}

// layRecord lays a game on the table of the house that it belongs to, and reports whether it could.
func (w *Window) layRecord(read record.Record) bool {
	house := w.houseOf(read.About())
	if w.house != house {
		w.house.Clear()
		w.house = house
	}
	before := w.back
	w.back = nil
	if !house.OpenRecord(read) {
		w.back = before
		return false
	}
	if read.About().Result == nil { // one that is over is only looked at
		w.plays(read.About().Game())
	}
	return true
}

// openedOwn has the house whose own file this is open it, and reports whether there is one. The game on the table of another
// house is put away, if there is nothing wrong with the file.
func (w *Window) openedOwn(file string) bool {
	content, err := wholefile.Read(file, record.MostBytes)
	if err != nil {
		return false // opening it as a game says why
	}
	for _, house := range w.houses {
		opener, is := house.(Opener)
		if !is {
			continue
		}
		open, own := opener.OpenOwn(file, content)
		if open != nil {
			w.visit(house, open)
		}
		if own {
			return true
		}
	}
	return false
}

// visit shows screens of a house, whichever game is played.
func (w *Window) visit(house House, show func()) {
	if w.games.looking {
		w.allGames() // set-ups ask who has played here
	}
	if w.house == house {
		show()
		return
	}
	w.Abandon("abandon.begin", func() {
		w.house = house
		show()
	})
}
