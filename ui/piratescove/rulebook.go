package piratescove

import (
	"context"
	"io"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/rules"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/tutorial"
	"portroyal/ui/stage"
)

// rulesOverlay is the name of the overlay with the rulebook.
const rulesOverlay = "rulebook"

// OpenHelp implements [shell.House].
func (h *house) OpenHelp() {
	at := entry.Entry("")
	if h.OnScreen() {
		view := h.onTable.View()
		at = entry.OfGame(&view)
	}
	if v, is := h.Screen().(*tutorial.Voyage); is {
		view := v.View()
		at = entry.OfGame(&view)
	}
	h.openRules(at)
}

// openRules opens the rulebook over the screen and all overlays, at an entry. It is never open twice.
func (h *house) openRules(at entry.Entry) {
	if h.stage.Shows(rulesOverlay) {
		return
	}
	page := rules.New(h.stage, at, h.saveRules)
	h.stage.Lay(stage.Overlay{
		Name: rulesOverlay, Content: page.Content(), Keys: page.Typed, Letters: page.TypedRune, Closed: page.Leave,
	})
}

// askAbout opens the rulebook at something that has a face.
func (h *house) askAbout(of pieces.Thing) {
	switch {
	case of.Card != cove.NoCard:
		h.openRules(entry.OfCard(of.Card))
	case of.Legend != cove.NoLegend:
		h.openRules(entry.OfLegend(of.Legend))
	case of.Island != cove.NoIsland:
		h.openRules(entry.OfIsland(of.Island))
	default:
		h.openRules(entry.Plunder)
	}
}

// saveRules writes the rulebook into a file of the player's choice.
func (h *house) saveRules() {
	name := "pirates-cove-" + string(h.stage.Words.Language()) + ".html"
	h.SaveFrom("file.save.rules", name, func(save func(write func(io.Writer) error) error, done func(error)) {
		h.stopPrinting()
		ctx, stop := context.WithCancel(h.Context())
		h.stopPrinting = stop
		rules.Print(ctx, h.stage, func(write func(io.Writer) error) {
			var err error
			h.stage.Think(ctx, func(context.Context) { err = save(write) }, func() { done(err) })
		})
	})
}
