package portroyal

import (
	"context"
	"io"

	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// showStatistics shows what all games of the persons at this screen come to.
func (w *house) showStatistics() {
	w.showStatisticsFrom(w.GoBack, w.BackTip(), func(*statisticspage.Page) {})
}

// showStatisticsFrom shows the statistics, which lead back, and tip says where that is. ready is called with the page once
// it has the games.
func (w *house) showStatisticsFrom(back func(), tip words.ID, ready func(*statisticspage.Page)) {
	calls := statisticspage.Calls{
		Open: func(id string) { w.OpenFrom(id, w.toStatistics()) }, Back: back, BackTip: tip,
	}
	games := w.Archive()
	var book *statistics.Book
	if games != nil {
		calls.Names = func(person string) []string { return w.Persons().Names(person) }
		calls.Part = func(person string) {
			w.PartPerson(person)
			w.showStatistics()
		}
		calls.Export = func() {
			w.SaveTo("file.save.figures", "port-royal.zip", func(to io.Writer) error { return w.exportAll(to, book) })
		}
	}
	page := statisticspage.New(w.stage, w.person(), calls)
	page.With(w.book.Logbook, w.box())
	w.MoveTo(page)
	if games == nil {
		page.Show(nil)
		return
	}
	shelf := w.shelf()
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

// toStatistics is the way back from a game that was opened from the statistics, where its end is shown.
func (w *house) toStatistics() *shell.Back {
	return &shell.Back{ID: "menu.leave.statistics", Go: w.showStatistics}
}

// noteRank remembers the rank of the person at the screen.
func (w *house) noteRank(games []statistics.Game) {
	name := w.person()
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
	rank := w.own().RankOf(w.person())
	if rank == nil {
		return ""
	}
	return statisticspage.RankLine(w.stage.Words, rank.Level, rank.Sure)
}

// exportAll writes all that is exported into one file.
func (w *house) exportAll(to io.Writer, book *statistics.Book) error {
	return ledger.Zipped(to, func(save ledger.Save) error { return statistics.Export(w.Archive(), w.shelf(), book, save) })
}
