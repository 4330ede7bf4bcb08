package shell

import "portroyal/engine/reviews"

// Reviews is the shelf of the reviews of games, in which nothing is saved where no games are.
func (w *Window) Reviews() reviews.Shelf {
	if w.games.archive == nil {
		return reviews.Shelf{}
	}
	return reviews.Beside(w.games.archive.Dir())
}

// TidyReviews deletes reviews of games that are no longer saved and do not count, on another goroutine.
func (w *Window) TidyReviews() {
	games := w.games.archive
	if games == nil {
		return
	}
	shelf := w.Reviews()
	w.stage.Background.Go(func() {
		known := map[string]bool{}
		for _, game := range games.Counted() {
			known[game.ID] = true
		}
		if err := shelf.Tidy(func(id string) bool { return known[id] }); err != nil {
			w.stage.Log.Debug("reviews", "error", err.Error())
		}
	})
}
