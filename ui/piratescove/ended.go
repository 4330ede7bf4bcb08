package piratescove

import (
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/ending"
)

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (h *house) showEnd(game *match.Match) {
	h.Conclude(game)
	again := h.renamed(setupOf(game))
	again.Seed = nil
	calls := ending.Calls{
		Again: func() { h.play(again) }, Setup: h.showSetup, Look: h.stage.Close, Start: h.ShowStart,
		Replay: func() { h.SitAgain(game) }, Review: func() { h.showReview(game, -1, nil) },
	}
	if back := h.WayBack(); back != nil {
		calls.Leads, calls.Start = back.ID, h.LeaveGame
	}
	of := ending.Game{Match: game}
	of.Colours, of.Portraits = h.Looks(game)
	end := ending.New(h.stage, of, calls)
	h.LayEnd(&end.End, end.Typed)
}
