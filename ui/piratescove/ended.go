package piratescove

import (
	"portroyal/engine/piratescove/match"
	shared "portroyal/ui/ending"
	"portroyal/ui/piratescove/ending"
)

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (h *house) showEnd(game *match.Match) {
	h.Conclude(game)
	again := h.renamed(setupOf(game))
	again.Seed = nil
	of := ending.Game{Match: game}
	of.Colours, of.Portraits = h.Looks(game)
	h.LayEnd(&ending.New(h.stage, of, h.Ways(game,
		shared.Way{ID: "end.again", Go: func() { h.play(again) }}, shared.Way{ID: "cove.end.setup", Go: h.showSetup},
	)...).End)
}
