package setup

import (
	"cmp"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/record"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Lay has the game dealt in the order of a deck from a file, until the player wants it shuffled: what the deck decides
// cannot be chosen any more.
func (s *Setup) Lay(deck *deckfile.Deck, file string) {
	s.deck, s.file = deck, cmp.Or(record.CleanName(filepath.Base(file)), "…")
	s.wish.Options.Contracts = s.wish.Options.Contracts || s.hasContracts()
	s.play(deck.Decks)
}

// shuffle has the game dealt by chance again. All else stays as it is.
func (s *Setup) shuffle() {
	s.deck = nil
	s.Build()
}

// hasContracts reports whether a deck is laid that gives the order of the contracts, so that they are played with.
func (s *Setup) hasContracts() bool { return s.deck != nil && len(s.deck.Contracts) > 0 }

// fits reports whether a preset can be dealt in the order of the deck, if there is one.
func (s *Setup) fits(p preset) bool {
	return s.deck == nil || p.decks == s.deck.Decks && (p.contracts || !s.hasContracts())
}

// deckRow says which file the order of the cards is from, and lets the player do without it; nil if there is none.
func (s *Setup) deckRow(width float32) fyne.CanvasObject {
	if s.deck == nil {
		return nil
	}
	size, gap := s.Grown(26), s.Grown(deckGap)
	shuffle := s.stage.Plate(widgets.PlainPlate, "setup.shuffle", s.Growth, s.shuffle)
	s.Focus.Add("shuffle", shuffle)
	room := width - size - shuffle.MinSize().Width - 4*gap
	says := widgets.OneLine(widgets.Line, s.stage.Words.T("setup.deck", "File", s.file), s.Grown(15),
		s.stage.Colours().Text, room, fyne.TextAlignLeading)
	row := container.New(layout.NewCustomPaddedHBoxLayout(gap),
		container.NewCenter(widgets.Fixed(s.stage.Symbol("cards", size), size, size)),
		container.NewCenter(widgets.Fixed(says, room, says.MinSize().Height)), shuffle)
	return widgets.NewSheet(s.stage.Colours(), s.Growth, 0,
		container.New(layout.NewCustomPaddedLayout(gap/2, gap/2, 1.5*gap, gap/2), row))
}

// deckGap is the gap between the parts of the row of a deck.
const deckGap = 10

// seedSays is what a seed does: with a deck it decides only what that leaves to chance.
func (s *Setup) seedSays() (about, without words.ID) {
	if s.deck != nil {
		return "setup.seed.deck", "setup.start.random"
	}
	return "setup.seed.about", "setup.seed.random"
}
