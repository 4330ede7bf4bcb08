package shell

import (
	"errors"
	"io"
	"slices"
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/record"
	"portroyal/ui/library"
	"portroyal/ui/start"
	"portroyal/ui/words"
)

// mostRecent is how many games the start screen has pictures of.
const mostRecent = 4

// gamesToGoOn are the games that the start screen offers.
func (w *Window) gamesToGoOn() (games start.Games) {
	if last := w.Unfinished(); last != nil {
		games.Continue = &last.Head
	}
	if _, can := w.house.(Reviewer); can {
		games.Over = w.lastOver()
	}
	games.Saved, games.Shown = len(w.games.known), slices.Index(w.houses, w.house)
	for _, known := range w.games.known {
		if w.tellers.Place(known.Game()) == games.Shown {
			games.Own++
		}
	}
	for _, known := range w.games.known[:min(len(w.games.known), mostRecent)] {
		games.Recent = append(games.Recent, start.Recent{Head: known.Head, Picture: w.tablePicture(known.ID)})
	}
	return games
}

// lastOver is the game that was played last of those that are over, if the house can look back on it; nil if there is none.
func (w *Window) lastOver() *record.Head {
	i := slices.IndexFunc(w.games.known, func(e archive.Entry) bool {
		return e.Result != nil && w.houseOf(&e.Head) == w.house &&
			slices.ContainsFunc(e.Seats, record.Seat.IsPerson)
	})
	if i < 0 {
		return nil
	}
	return &w.games.known[i].Head
}

// offerGames brings the start screen, or the room behind one of its doors, in line with the games that are known, if it is
// shown.
func (w *Window) offerGames() {
	switch on := w.screen.(type) {
	case *start.Start:
		on.Offer(w.gamesToGoOn())
	case *start.Room:
		on.Restyle()
	}
}

// Archive is where games are saved, nil if none are.
func (w *Window) Archive() *archive.Archive { return w.games.archive }

// ShowLibrary shows all saved games.
func (w *Window) ShowLibrary() { w.showLibrary(library.Place{}) }

// showLibrary shows all saved games as somebody has left them.
func (w *Window) showLibrary(at library.Place) {
	var shown *library.Library
	back := func() *Back {
		left := shown.Place()
		return &Back{ID: "menu.leave.library", Go: func() { w.showLibrary(left) }}
	}
	calls := library.Calls{
		Open:   func(id string) { w.OpenFrom(id, back()) },
		Watch:  func(id string) { w.openFrom(id, back(), func(House) {}) },
		Delete: w.deleteGames, Claim: w.claimGame, Import: w.importGames, Export: w.exportGame, Back: w.GoBack, BackTip: w.BackTip(),
	}
	if slices.ContainsFunc(w.houses, func(h House) bool { _, is := h.(Reviewer); return is }) {
		calls.Review = func(id string) { w.openReview(id, back()) }
	}
	shown = library.New(w.stage, w.tellers, w.allGames, &w.games.deleted, calls)
	shown.GoTo(at)
	w.MoveTo(shown)
}

// openReview looks back on a saved game, if its house can. Closing the review leads back.
func (w *Window) openReview(id string, back *Back) {
	w.openFrom(id, back, func(house House) {
		if reviewer, is := house.(Reviewer); is {
			reviewer.ShowReview()
		}
	})
}

// OpenResult shows how a saved game ended, or goes on with it.
func (w *Window) OpenResult(id string) { w.OpenFrom(id, nil) }

// allGames looks at the folder of games.
func (w *Window) allGames() (all []library.Game) {
	if w.games.archive == nil {
		return nil
	}
	known, troubles := w.games.archive.List()
	w.games.known = known
	for _, trouble := range troubles {
		w.tellTrouble(trouble)
	}
	add := func(head *record.Head, saved time.Time) {
		all = append(all, library.Game{
			Head: *head, Saved: saved, Theirs: !w.IsOwn(head), Returned: w.games.archive.Returned(head),
			Claimed: w.games.archive.Claimed(head),
		})
	}
	if guest := w.games.guest; guest != nil {
		add(guest.About(), w.stage.Time())
	}
	for i := range known {
		add(&known[i].Head, known[i].Saved)
	}
	now := time.Now()
	for i := range all { // what began by a clock that was wrong is not the newest for years
		all[i].Begun = all[i].BegunBy(now)
	}
	return all
}

// deleteGames deletes games, and gives the way to have them back; see [library.Calls].
func (w *Window) deleteGames(ids []string, counts bool) (restore func() bool) {
	w.saveGuest()
	away := w.games.archive.Delete
	if counts {
		away = w.games.archive.PutAway
	}
	bring, err := away(ids...)
	if !w.changed(err) {
		return nil
	}
	w.games.known = slices.DeleteFunc(w.games.known, func(e archive.Entry) bool { return slices.Contains(ids, e.ID) })
	return func() bool { return w.changed(bring()) }
}

// changed reports whether the folder of games could be changed, and tells of it if not.
func (w *Window) changed(err error) bool {
	if err != nil {
		w.toldTrouble(err)
		return false
	}
	w.wrote(&w.games.unchanged)
	return true
}

// importGames asks for a file with a game and shows it among the others; done is told which one it is.
func (w *Window) importGames(done func(id string)) {
	if w.games.archive == nil {
		return
	}
	w.chooseFile(func(file string) {
		if id, ok := w.importGame(file); ok {
			done(id)
		}
	})
}

// importGame saves the game of a file once it has been shown among the others, and says so if it was saved before. It
// returns false if the file could not be read, or is none with a game but a house's own, which is opened.
func (w *Window) importGame(file string) (id string, ok bool) {
	if w.openedOwn(file) {
		return "", false
	}
	read, err := w.games.archive.Read(file)
	if err != nil {
		w.toldTrouble(err)
		return "", false
	}
	w.saveGuest()
	if w.games.archive.Name(read) {
		w.TellBriefly(&News{In: words.Say("notice.game.there")})
		return read.About().ID, true
	}
	again := w.isSecondTry(read.About())
	read.About().Practice = read.About().Practice || again
	w.games.guest = read
	w.takeInOnceShown(read)
	w.asksOf(read.About(), again)
	return read.About().ID, true
}

// exportGame writes a game into a file of the player's choice.
func (w *Window) exportGame(id string) {
	w.saveGuest()
	read, err := w.games.archive.Load(id)
	if err != nil {
		w.toldTrouble(err)
		return
	}
	w.saveRecord(read)
}

// saveRecord writes a record into a file of the player's choice.
func (w *Window) saveRecord(r record.Record) {
	w.SaveTo("file.save.game", r.About().CopyName(), func(to io.Writer) error {
		_, err := to.Write(r.Bytes())
		return err
	})
}

// toldTrouble says what is wrong with a file of the archive, or that its folder cannot be written.
func (w *Window) toldTrouble(err error) {
	w.config.Log.Warn("games", "error", err.Error())
	var trouble *archive.Error
	if errors.As(err, &trouble) {
		w.tellTrouble(trouble.Trouble)
		return
	}
	w.tellUnwritten(&w.games.unchanged, w.config.GamesDir)
}
