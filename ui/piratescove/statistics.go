package piratescove

import (
	"context"

	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/piratescove/statisticspage"
)

// showStatistics shows what all games of the persons at this screen come to. They are counted in the background.
func (h *house) showStatistics() {
	games := h.Archive()
	var book *statistics.Book
	calls := h.Statistics(h.showStatistics, func(save ledger.Save) error { return h.export(book, save) })
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

// export saves all that is for other programs.
func (h *house) export(book *statistics.Book, save ledger.Save) error {
	return statistics.Export(h.Archive(), h.shelf(), book, save)
}
