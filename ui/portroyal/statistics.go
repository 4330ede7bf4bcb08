package portroyal

import (
	"context"

	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/words"
)

// showStatistics shows what all games of the persons at this screen come to.
func (w *house) showStatistics() {
	w.showStatisticsFrom(w.GoBack, w.BackTip(), func(*statisticspage.Page) {})
}

// showStatisticsFrom shows the statistics, which lead back, and tip says where that is. ready is called with the page once
// it has the games.
func (w *house) showStatisticsFrom(back func(), tip words.ID, ready func(*statisticspage.Page)) {
	games, shelf := w.Archive(), w.shelf()
	var book *statistics.Book
	calls := w.Statistics(w.showStatistics, func(save ledger.Save) error { return w.export(book, save) })
	calls.Back, calls.BackTip = back, tip
	page := statisticspage.New(w.stage, w.Person(), calls)
	page.With(w.book.Logbook, w.mistaken.Called())
	w.MoveTo(page)
	if games == nil {
		page.Show(nil)
		return
	}
	w.stage.Think(page.Context(), func(ctx context.Context) {
		book = w.gather(ctx, games, shelf)
	}, func() {
		if book != nil {
			w.noteRank(book.Games)
			page.Show(book.Games)
			ready(page)
		}
	})
}

// noteRank remembers the rank of the person at the screen.
func (w *house) noteRank(games []statistics.Game) {
	name := w.Person()
	found := statistics.RankOf(games, name, statistics.Measured())
	rank := &progress.Rank{Name: name, Level: found.Level, Sure: found.Certainty()}
	if found.Level == 0 {
		rank = nil
	}
	if before := w.own().Rank; rank != before && (rank == nil || before == nil || *rank != *before) {
		w.own().Rank = rank
		w.stage.Keep()
		w.StandingChanged()
	}
}

// rankLine is the rank of the person at the screen in a line, "" as long as none has been found. Nothing is counted here.
func (w *house) rankLine() string {
	rank := w.own().RankOf(w.Person())
	if rank == nil {
		return ""
	}
	return statisticspage.RankLine(w.stage.Words, rank.Level, rank.Sure)
}

// export saves all that is for other programs.
func (w *house) export(book *statistics.Book, save ledger.Save) error {
	return statistics.Export(w.Archive(), w.shelf(), book, save)
}
