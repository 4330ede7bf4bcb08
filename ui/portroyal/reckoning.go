package portroyal

import (
	"context"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
)

// reckon finds what a game that has ended, or its review, has changed for those at its table: the rank of the person at
// the screen, and medals. All games are gathered once for both, on a goroutine that run begins; of two reckonings the later
// one holds. Practice and
// games of somebody else change nothing.
func (w *house) reckon(game *match.Match, run func(ctx context.Context, work func(context.Context), done func())) {
	games := w.Archive()
	if games == nil || game.Practice() || !w.IsOwn(game.About()) {
		return
	}
	w.stopReckoning()
	ctx, stop := context.WithCancel(w.reviews.ctx)
	w.stopReckoning = stop
	var persons []honoured
	if w.Finished == game { // medals are shown where it has ended
		persons = w.honoured(game)
	}
	id, shelf := game.Record().ID, w.shelf()
	var book *statistics.Book
	run(ctx, func(ctx context.Context) {
		if book = w.gather(ctx, games, shelf); book == nil {
			return
		}
		for i := range persons {
			persons[i].find(book.Games, id)
		}
	}, func() {
		stop()
		if book != nil {
			w.noteRank(book.Games)
			w.award(game, persons)
		}
	})
}

// Recount implements [shell.Counter]: rank and own mistakes are those of the games that count.
func (w *house) Recount() {
	games := w.Archive()
	if games == nil {
		return
	}
	w.stopReckoning()
	ctx, stop := context.WithCancel(w.reviews.ctx)
	w.stopReckoning = stop
	shelf := w.shelf()
	var book *statistics.Book
	w.stage.Think(ctx, func(ctx context.Context) {
		book = w.gather(ctx, games, shelf)
	}, func() {
		stop()
		if book != nil {
			w.noteRank(book.Games)
		}
	})
	theirs := map[string]bool{}
	for e := range w.ownGames() {
		theirs[e.ID] = !w.IsOwn(&e.Head)
	}
	if w.mistaken.ClearOf(theirs) {
		w.keepMistakes()
	}
	w.searchMistakes()
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
