package piratescove

import (
	"context"

	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/piratescove/figures"
	"portroyal/ui/piratescove/memory"
	"portroyal/ui/seating"
	"portroyal/ui/shell"
)

// showStatistics shows what all games of the persons at this screen come to. They are counted in the background.
func (h *house) showStatistics() {
	page := figures.New(h.stage, h.player().Name, figures.Calls{
		Open: func(id string) { h.OpenFrom(id, h.toStatistics()) }, Back: h.GoBack, BackTip: h.BackTip(),
	})
	h.MoveTo(page)
	games := h.Archive()
	if games == nil {
		page.Show(nil)
		return
	}
	var book *statistics.Book
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

// toStatistics is the way back from a game that was opened from the statistics, where its end is shown.
func (h *house) toStatistics() *shell.Back {
	return &shell.Back{ID: "menu.leave.statistics", Go: h.showStatistics}
}

// player is the person at the screen: the first one of the last set-up, or whom the program takes for one.
func (h *house) player() memory.Seat {
	for _, seat := range h.lastSetup().Seats {
		if seat.Player == "" {
			return seat
		}
	}
	return seating.Person(h.stage.Words, h.User())
}
