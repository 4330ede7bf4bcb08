package piratescove

import (
	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/statistics"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/statisticspage"
)

// showStatistics shows what all games of the persons at this screen come to. They are counted in the background.
func (h *house) showStatistics() {
	var book statistics.Book
	calls := h.Statistics(h.showStatistics, func(save ledger.Save) error { return h.export(&book, save) })
	page := statisticspage.New(h.stage, h.Persons().Called(h.AtScreen().Name), calls)
	h.MoveTo(page)
	shared.Count(h.House, page.Context(), statistics.Gather, func(games []statistics.Game) {
		book.Games = games
		page.Show(games)
	})
}

// export saves all that is for other programs.
func (h *house) export(book *statistics.Book, save ledger.Save) error {
	return statistics.Export(h.Archive(), h.shelf(), book, save)
}
