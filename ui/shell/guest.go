package shell

import (
	"slices"

	"portroyal/engine/archive"
	"portroyal/engine/record"
	"portroyal/ui/words"
)

// A game from elsewhere is a guest at first: it is shown as it was read, and written into the folder of games once that
// has been painted. A file that the program cannot show, as a fault of the program may make of one, is not there when it
// is started again.

// OpenFile opens a game from anywhere: it goes on or is looked at, and is saved with the others once it has been shown.
// Only when it has been read is the game on the table put away. What is a file of a house's own is shown there.
func (w *Window) OpenFile(file string) {
	if w.openedOwn(file) || w.games.archive == nil {
		return
	}
	read, err := w.games.archive.Read(file)
	if err != nil {
		w.toldTrouble(err)
		return
	}
	w.Abandon("abandon.begin", func() { w.change(func() bool { return w.welcomed(read) }) })
}

// welcomed lays a game from elsewhere on the table; false says that it could not, and why is told.
func (w *Window) welcomed(read record.Record) bool {
	if w.games.archive.Name(read) {
		return w.opened(read.About().ID)
	}
	if !w.Hold(read.About().ID) {
		return false
	}
	again := w.isSecondTry(read.About())
	read.About().Practice = read.About().Practice || again
	w.games.guest = read
	if !w.layRecord(read) {
		w.games.guest = nil
		return false
	}
	w.takeInOnceShown(read)
	w.asksOf(read.About(), again)
	return true
}

// isSecondTry reports whether the game that a copy from elsewhere was made of, which is one of the player's own, has gone on
// since. Then it is practice: nobody gets a second try that counts.
func (w *Window) isSecondTry(head *record.Head) bool {
	if w.games.looking {
		w.allGames() // which have to be known
	}
	return !head.Practice && !head.Begun.IsZero() && slices.ContainsFunc(w.games.known, func(e archive.Entry) bool {
		return e.Game() == head.Game() && e.Begun.Equal(head.Begun) && e.Seed == head.Seed && !e.Practice &&
			w.IsOwn(&e.Head) && (e.Result != nil || head.Result == nil && e.Standing.Played > head.Standing.Played)
	})
}

// asksOf tells of a game that has come from elsewhere what there is to be told: that it is a second try, or that it has to be
// said whose it is.
func (w *Window) asksOf(head *record.Head, again bool) {
	if again {
		w.TellBriefly(&News{In: words.Say("notice.game.again")})
		return
	}
	w.askWhose(head)
}

// isGuest reports whether a game is not in the folder yet.
func (w *Window) isGuest(game Session) bool {
	return w.games.guest != nil && w.games.guest.About().ID == game.About().ID
}

// takeInOnceShown takes a guest in when it has been painted.
func (w *Window) takeInOnceShown(guest record.Record) {
	w.stage.Painted(w.ctx, func() {
		if w.games.guest == guest {
			w.saveGuest()
		}
	})
}

// saveGuest writes the guest, if there is one, into the folder of games, as far as it has been played by now. A game that
// goes on and cannot be written is tried again, as any other on the table.
func (w *Window) saveGuest() {
	guest := w.games.guest
	if guest == nil {
		return
	}
	session := w.house.Session()
	onTable := session != nil && w.isGuest(session)
	if onTable {
		guest = session.Snapshot()
	}
	w.games.guest = nil
	if w.changed(w.games.archive.Keep(guest)) {
		w.knows(*guest.About())
	} else if onTable && !session.Over() {
		w.writeGame(session)
	}
}
