package shell

import (
	"context"
	"errors"
	"io/fs"
	"iter"
	"path/filepath"
	"slices"
	"sync/atomic"

	"fyne.io/fyne/v2"

	"portroyal/engine/archive"
	"portroyal/engine/record"
	"portroyal/ui/library"
	"portroyal/ui/start"
	"portroyal/ui/words"
)

// games is where the games of the window are saved.
type games struct {
	archive *archive.Archive // nil if none is saved
	keeper  *archive.Keeper
	release func() // lets go of the game on the table, so that another copy of the program may open it
	known   []archive.Entry
	looking bool                  // known is not known yet
	guest   record.Record         // a game from elsewhere that is shown and not in the folder yet, nil for none
	waiting *fyne.KeyEvent        // what was pressed meanwhile, nil for nothing
	unkept  *News                 // that the game could not be written the last time
	failure atomic.Pointer[error] // why the game could not be written the last time, nil if it was

	asked map[[2]string]bool // whether these names are those of one person, since the program began

	deleted library.Bin

	unchanged *News // that no game could be deleted, restored or taken in the last time
}

// openGames opens the folder of games.
func (w *Window) openGames() {
	if w.config.GamesDir == "" {
		return
	}
	opened, err := archive.Open(w.config.GamesDir, w.config.records())
	if err != nil {
		w.config.Log.Warn("games", "error", err.Error())
		w.Tell(&News{In: words.Say("notice.games.none", "Folder", w.config.GamesDir)})
		return
	}
	w.games.archive = opened
	w.games.keeper = archive.NewKeeper(opened, func(err error) {
		if err == nil {
			w.games.failure.Store(nil)
		} else {
			w.games.failure.Store(&err)
		}
		w.stage.Post(w.followKept)
	})
	w.left.keeper.Store(w.games.keeper)
}

// Begin looks at what there is to go on with, and opens the game that the command line names. It returns at once.
func (w *Window) Begin() {
	w.openGames()
	w.lookAtGames()
	if w.config.Open != "" {
		w.OpenFile(w.config.Open)
	}
}

// lookAtGames learns which games there are, and tells of files that could not be used.
func (w *Window) lookAtGames() {
	if w.games.archive == nil {
		return
	}
	var found []archive.Entry
	var troubles []archive.Trouble
	w.games.looking = true
	w.stage.Think(w.ctx, func(context.Context) {
		found, troubles = w.games.archive.List()
	}, func() {
		none := len(found)+len(w.games.known) == 0
		w.games.known = found
		for _, trouble := range troubles {
			w.config.Log.Warn("games", "error", (&archive.Error{Trouble: trouble}).Error())
			w.tellTrouble(trouble)
		}
		if !none {
			w.offerGames()
		}
		w.games.looking = false
		w.welcome()
		if key := w.games.waiting; key != nil {
			w.games.waiting = nil
			w.pressed(key)
		}
	})
}

// waitsForGames reports whether a key has to wait until it is known which games there are: what begins a game on the
// start screen goes on with one that was left.
func (w *Window) waitsForGames(key *fyne.KeyEvent) bool {
	if _, first := w.screen.(*start.Start); !first || !w.games.looking {
		return false
	}
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		w.games.waiting = key
		return true
	}
	return false
}

// tellTrouble says what is wrong with a file and what has been done about it.
func (w *Window) tellTrouble(trouble archive.Trouble) {
	if trouble.Aside != "" {
		says := words.Say("notice.game.aside", "File", trouble.File, "Aside", trouble.Aside)
		if trouble.Fault == record.Altered {
			says = words.Say("notice.game.altered-aside", "File", trouble.File, "Aside", trouble.Aside)
		}
		w.Tell(&News{In: says})
		return
	}
	if errors.Is(trouble.Err, fs.ErrNotExist) {
		w.Tell(&News{In: words.Say("notice.game.gone", "File", trouble.File)})
		return
	}
	w.Tell(&News{In: words.Say(faults.ID(trouble.Fault), "File", trouble.File)})
}

// faults are the sentences about files that are no games.
const faults words.Family[record.Fault] = "notice.game.*"

// unkept are the sentences about a game that cannot be written.
const unkept words.Family[archive.Cause] = "notice.game.unkept.*"

// followKept follows whether the game on the table can be saved.
func (w *Window) followKept() {
	switch err := w.games.failure.Load(); {
	case err != nil && w.games.unkept == nil:
		w.config.Log.Warn("game", "error", (*err).Error())
		cause, folder := archive.CauseOf(*err), w.config.GamesDir
		w.games.unkept = &News{In: words.Say(unkept.ID(cause), "Folder", folder)}
		if !w.forgets() {
			w.Tell(w.games.unkept)
		}
	case err == nil && w.games.unkept != nil:
		w.wrote(&w.games.unkept)
	}
}

// keeps reports whether the game on the table is saved, so that leaving it loses nothing.
func (w *Window) keeps() bool {
	if w.games.keeper == nil {
		return false
	}
	w.games.keeper.Wait()
	w.followKept()
	return w.games.unkept == nil
}

// KeepGame has the game on the table, which has gone on, written as it is now.
func (w *Window) KeepGame(game Session) {
	w.plays(game.About().Game())
	if w.games.archive != nil {
		w.games.archive.GoesOn(game.About())
	}
	w.writeGame(game)
}

// writeGame has the game on the table written as it is now, unless it is not in the folder yet.
func (w *Window) writeGame(game Session) {
	if w.games.keeper != nil && !w.isGuest(game) {
		w.followKept()
		w.games.keeper.Keep(game.Snapshot())
	}
}

// Settled waits, on another goroutine, until what was decided is on the disk.
func (w *Window) Settled(ctx context.Context) {
	if w.games.keeper == nil {
		return
	}
	select {
	case <-w.games.keeper.Ready():
	case <-ctx.Done():
	}
}

// Unfinished is the record of the house that was played last and is not over, nil if there is none: those of another game go on
// below its own sign. Practice is none to go on with: it is in the lists of games, where it is told what it is.
func (w *Window) Unfinished() *archive.Entry {
	i := slices.IndexFunc(w.games.known, func(e archive.Entry) bool {
		return e.Result == nil && !e.Practice && w.houseOf(&e.Head) == w.house
	})
	if i < 0 {
		return nil
	}
	return &w.games.known[i]
}

// Remembers adds a game to those that are known, or brings it up to date.
func (w *Window) Remembers(game Session) {
	w.knows(*game.Snapshot().About())
}

// knows is remembers for what is said of a game.
func (w *Window) knows(head record.Head) {
	known := slices.DeleteFunc(w.games.known, func(e archive.Entry) bool { return e.ID == head.ID })
	entry := archive.Entry{Head: head, Saved: w.stage.Time(), File: filepath.Join(w.config.GamesDir, head.FileName())}
	w.games.known = append([]archive.Entry{entry}, known...)
}

// endGames writes what is still to be written and lets go of everything.
func (w *Window) endGames() {
	if w.games.keeper != nil {
		if err := w.games.keeper.Close(); err != nil {
			w.config.Log.Warn("game", "error", err.Error())
		}
		w.games.keeper = nil
	}
	w.LetGo()
}

// Known are the saved games, the one that was played last first.
func (w *Window) Known() []archive.Entry { return w.games.known }

// KnownOf are those of one game, by its name, in the same order.
func (w *Window) KnownOf(game string) iter.Seq[*archive.Entry] {
	return func(yield func(*archive.Entry) bool) {
		for i := range w.games.known {
			if e := &w.games.known[i]; e.Game() == game && !yield(e) {
				return
			}
		}
	}
}

// HasFinished reports whether the person with this name has finished a game of this kind, for practice aside.
func (w *Window) HasFinished(game, name string) bool {
	persons := w.Persons()
	for e := range w.KnownOf(game) {
		if e.Result != nil && !e.Practice && w.IsOwn(&e.Head) && persons.Seat(&e.Head, name) >= 0 {
			return true
		}
	}
	return false
}

// Load reads a saved game.
func (w *Window) Load(id string) (record.Record, error) { return w.games.archive.Load(id) }
