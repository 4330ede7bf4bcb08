package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/setup"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// decks are the editions that have a toggle, in display order.
var decks = []portroyal.Deck{
	portroyal.DeckBase, portroyal.DeckUnterwegs, portroyal.DeckExpansion, portroyal.DeckNails, portroyal.DeckGambler,
}

// toggleColumns is how many toggles are side by side.
const toggleColumns = 3

// deckToggles lets the player choose the decks one by one (S3).
func (s *Setup) deckToggles() fyne.CanvasObject {
	grid := container.New(setup.Columns{N: toggleColumns, Gap: s.Grown(6)})
	for _, deck := range decks {
		grid.Add(s.deckToggle(deck))
	}
	return grid
}

// decksAbout are the sentences about the decks.
const decksAbout words.Family[portroyal.Deck] = "deck.*.about"

func (s *Setup) deckToggle(deck portroyal.Deck) fyne.CanvasObject {
	w := s.stage.Words
	chosen := s.wish.Options.Decks
	title, about := w.T(terms.Decks.ID(deck)), w.T(decksAbout.ID(deck))
	toggle := widgets.NewToggle(s.stage.Colours(), title, about, chosen&deck != 0, func(bool) {
		s.play(chosen.With(deck))
	})
	toggle.Growth = s.Growth
	switch {
	case s.deck != nil:
		toggle.Forbid(w.T("setup.deck.why"))
	case !chosen.Fits(deck):
		toggle.Forbid(w.T("deck.why.base"))
	}
	s.Focus.Add("deck."+deck.String(), toggle)
	return toggle
}

// play changes the decks, and the target to the one printed in the edition, unless the player has chosen another.
func (s *Setup) play(decks portroyal.Deck) {
	o := &s.wish.Options
	if o.Target == portroyal.PrintedTarget(o.Decks) {
		o.Target = portroyal.PrintedTarget(decks)
	}
	o.Decks = decks
	s.Build()
}
