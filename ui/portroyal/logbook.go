package portroyal

import (
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// logbookName is the file beside the settings with the puzzles, the deals of the day and the voyages.
const logbookName = "logbook.json"

// book is the logbook of the window.
type book struct {
	logbook.Logbook
	*shell.Store
}

// logbookFaults are the sentences about its file.
const logbookFaults words.Family[shell.StoreFault] = "notice.logbook.*"

func tellLogbook(fault shell.StoreFault, file string) *shell.News {
	return &shell.News{In: words.Say(logbookFaults.ID(fault), "File", file)}
}

// gameOf is a saved game, nil if it cannot be opened any more or is one of another game: that is told when somebody opens it,
// and whatever needs it does without.
func (w *house) gameOf(id string) *match.Match {
	if w.Archive() == nil {
		return nil
	}
	read, _ := w.Load(id)
	if r, is := read.(*transcript.Record); is {
		if game, err := match.Load(r); err == nil {
			return game
		}
	}
	return nil
}

// beginApart begins a game that counts in its own way: the last set-up stays as it is. note takes it down, if it is to count.
func (w *house) beginApart(setup match.Setup, note func(game string)) {
	setup.Program, setup.Installation = w.Version(), w.Installation()
	game, err := match.New(setup)
	if err != nil {
		w.stage.Log.Error("set-up", "error", err.Error())
		return
	}
	id := game.Record().ID
	w.stage.Log.Info("game", "id", id, "daily", setup.Daily, "practice", setup.Practice)
	if !setup.Practice {
		note(id)
		w.book.Keep()
	}
	w.Hold(id)
	w.KeepGame(game)
	w.Remembers(game)
	w.Sit(game, false)
	w.SitDown("", setup.Seats)
}

// finish notes how a game went that counts in its own way, and reports whether it is one: a deal of the day, or a voyage.
func (w *house) finish(game *match.Match) bool {
	r, noted := game.Record(), false
	if day, is := dayOf(game); is {
		noted = w.book.Finish(day, r.ID, daily.ResultOf(game))
	} else if number := w.numberOf(game); number >= 0 {
		result, err := career.Voyages[number].ResultOf(r)
		if err != nil { // it was played here, or has been read
			w.stage.Log.Error("voyage", "number", number, "error", err.Error())
		}
		noted = err == nil && w.book.Land(r.ID, result)
	}
	if noted {
		w.book.Keep()
	}
	return r.Daily != "" || w.voyageOf(game) != ""
}

// finishLate notes how games went that are over and were never noted, as after a crash.
func (w *house) finishLate() {
	open := w.book.Open()
	for e := range w.ownGames() {
		if e.Result == nil || !open[e.ID] {
			continue
		}
		if game := w.gameOf(e.ID); game != nil {
			w.finish(game)
		}
	}
}
