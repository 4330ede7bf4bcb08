package piratescove

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/tutorial"
)

// OpenHelp implements [shell.House].
func (h *house) OpenHelp() {
	at := entry.Entry("")
	if h.OnScreen() {
		view := h.Table.View()
		at = entry.OfGame(&view)
	}
	if v, is := h.Screen().(*tutorial.Voyage); is {
		view := v.View()
		at = entry.OfGame(&view)
	}
	h.OpenRules(at)
}

// askAbout opens the rulebook at something that has a face.
func (h *house) askAbout(of pieces.Thing) {
	switch {
	case of.Card != cove.NoCard:
		h.OpenRules(entry.OfCard(of.Card))
	case of.Legend != cove.NoLegend:
		h.OpenRules(entry.OfLegend(of.Legend))
	case of.Island != cove.NoIsland:
		h.OpenRules(entry.OfIsland(of.Island))
	default:
		h.OpenRules(entry.Plunder)
	}
}
