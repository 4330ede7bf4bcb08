package piratescove

import (
	"portroyal/engine/piratescove/match"
	shared "portroyal/ui/ending"
	"portroyal/ui/piratescove/ending"
)

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (h *house) showEnd(game *match.Match) {
	h.Conclude(game)
	own, setup := h.book.After(game), shared.Way{ID: "cove.end.setup", Go: h.showSetup}
	switch len(own) {
	case 0:
		again := h.renamed(setupOf(game))
		again.Seed = nil
		own = []shared.Way{{ID: "end.again", Go: func() { h.play(again) }}, setup}
	case 1: // where there are two, there is no room for another
		own = append(own, setup)
	}
	of := ending.Game{Match: game, Goals: h.book.GoalsOf(game)}
	of.Colours, of.Portraits = h.Looks(game)
	ways := h.Ways(game, own...)
	h.LayEnd(&ending.New(h.stage, of, ways...).End)
	h.honours.Reckon(game, h.honours.Ahead)
}
