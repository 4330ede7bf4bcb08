package portroyal

import (
	"context"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	shared "portroyal/ui/house"
)

// reckon finds what a game that has ended, or its review, has changed for those at its table: the rank of the person at
// the screen, and medals. All games are gathered once for both. Practice and games of somebody else change nothing.
func (w *house) reckon(game *match.Match, run shared.Run) {
	if w.Archive() == nil || game.Practice() || !w.IsOwn(game.About()) {
		return
	}
	var persons []honoured
	if w.Finished == game { // medals are shown where it has ended
		persons = w.honoured(game)
	}
	id := game.Record().ID
	w.gathered(run, func(games []statistics.Game) {
		for i := range persons {
			persons[i].find(games, id)
		}
	}, func() { w.award(game, persons) })
}

// gathered has all games gathered on a goroutine that run begins, and something found in them there; then it notes the rank
// of the person at the screen, and calls done. Of two reckonings the later one holds.
func (w *house) gathered(run shared.Run, find func([]statistics.Game), done func()) {
	w.stopReckoning()
	ctx, stop := context.WithCancel(w.reviews.ctx)
	w.stopReckoning = stop
	games, shelf := w.Archive(), w.shelf()
	var book *statistics.Book
	run(ctx, func(ctx context.Context) {
		if book = w.gather(ctx, games, shelf); book != nil {
			find(book.Games)
		}
	}, func() {
		stop()
		if book != nil {
			w.noteRank(book.Games)
			done()
		}
	})
}

// Recount implements [shell.Counter]: rank and own mistakes are those of the games that count.
func (w *house) Recount() {
	if w.Archive() == nil {
		return
	}
	w.gathered(w.stage.Think, func([]statistics.Game) {}, func() {})
	w.mistaken.Recount()
}

// gather finds what all games say once those are saved that have ended, on another goroutine; nil if ctx is done first.
func (w *house) gather(ctx context.Context, games *archive.Archive, shelf review.Shelf) *statistics.Book {
	w.Settled(ctx)
	book, err := statistics.Gather(ctx, games, shelf)
	if err != nil && ctx.Err() == nil { // its file is written again the next time
		w.stage.Log.Warn("statistics", "error", err.Error())
	}
	return book
}
