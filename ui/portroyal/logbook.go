package portroyal

import (
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/match"
)

// logbookName is the file beside the settings with the puzzles, the deals of the day and the voyages.
const logbookName = "logbook.json"

// finish notes how a game went that counts in its own way, and reports whether it is one: a deal of the day, or a voyage.
func (w *house) finish(game *match.Match) bool {
	if w.book.FinishDay(game) {
		return true
	}
	if number := w.numberOf(game); number >= 0 {
		r := game.Record()
		result, err := career.Voyages[number].ResultOf(r)
		if err != nil { // it was played here, or has been read
			w.stage.Log.Error("voyage", "number", number, "error", err.Error())
		} else if w.book.Land(r.ID, result) {
			w.book.Keep()
		}
	}
	return w.voyageOf(game) != ""
}
