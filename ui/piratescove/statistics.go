package piratescove

import (
	"context"
	"io"

	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/piratescove/statisticspage"
	"portroyal/ui/shell"
)

// showStatistics shows what all games of the persons at this screen come to. They are counted in the background.
func (h *house) showStatistics() {
	calls := statisticspage.Calls{
		Open: func(id string) { h.OpenFrom(id, h.toStatistics()) }, Back: h.GoBack, BackTip: h.BackTip(),
	}
	games := h.Archive()
	var book *statistics.Book
	if games != nil {
		calls.Names = func(person string) []string { return h.Persons().Names(person) }
		calls.Part = func(person string) {
			h.PartPerson(person)
			h.showStatistics()
		}
		calls.Export = func() {
			h.SaveTo("file.save.figures", "pirates-cove.zip", func(to io.Writer) error { return h.exportAll(to, book) })
		}
	}
	page := statisticspage.New(h.stage, h.Persons().Called(h.AtScreen().Name), calls)
	h.MoveTo(page)
	if games == nil {
		page.Show(nil)
		return
	}
	h.stage.Think(page.Context(), func(ctx context.Context) {
		h.Settled(ctx)
		var err error
		if book, err = statistics.Gather(ctx, games); err != nil && ctx.Err() == nil { // its file is written again the next time
			h.stage.Log.Warn("statistics", "error", err.Error())
		}
	}, func() {
		if book != nil {
			page.Show(book.Games)
		}
	})
}

// exportAll writes all that is exported into one file.
func (h *house) exportAll(to io.Writer, book *statistics.Book) error {
	return ledger.Zipped(to, func(save ledger.Save) error { return statistics.Export(h.Archive(), h.shelf(), book, save) })
}

// toStatistics is the way back from a game that was opened from the statistics, where its end is shown.
func (h *house) toStatistics() *shell.Back {
	return &shell.Back{ID: "menu.leave.statistics", Go: h.showStatistics}
}
