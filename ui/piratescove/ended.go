package piratescove

import (
	"portroyal/engine/piratescove/match"
	shared "portroyal/ui/ending"
	"portroyal/ui/piratescove/ending"
)

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (h *house) showEnd(game *match.Match) {
	h.Conclude(game)
	on := h.book.ToDay(game) // which cannot be played again
	if on == nil {
		again := h.renamed(setupOf(game))
		again.Seed = nil
		on = &shared.Way{ID: "end.again", Go: func() { h.play(again) }}
	}
	of := ending.Game{Match: game}
	of.Colours, of.Portraits = h.Looks(game)
	ways := h.Ways(game, *on, shared.Way{ID: "cove.end.setup", Go: h.showSetup})
	h.LayEnd(&ending.New(h.stage, of, ways...).End)
}
