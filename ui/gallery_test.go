package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// In the gallery every card of every edition can be looked at with the keyboard alone and with the
// mouse; what no source confirms says so, and nothing else does.
func TestGalleryShowsEveryCard(t *testing.T) {
	b := newBench(t, nil)
	b.press(fyne.KeyC)
	looked := map[portroyal.Card]bool{}
	enlarged := func() *widgets.Card {
		for _, card := range all[*widgets.Card](b.top()) {
			if card.Large {
				return card
			}
		}
		t.Fatal("no card is enlarged")
		return nil
	}
	note := strings.Fields(b.stage.Words.T("gallery.unverified"))
	for _, deck := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4} {
		b.press(deck)
		shown := all[*widgets.Card](b.top())
		for range len(shown) - 1 {
			card := enlarged().Card
			looked[card] = true
			says := strings.Contains(strings.Join(strings.Fields(texts(b.top())), " "), strings.Join(note, " "))
			if says != card.Face().Unverified {
				t.Errorf("%s: unverified %v, the gallery says %v", card, card.Face().Unverified, says)
			}
			b.press(fyne.KeyRight)
		}
		small := shown[0]
		if small.Large {
			small = shown[1]
		}
		test.Tap(small)
		if enlarged().Card != small.Card {
			t.Errorf("a click on %s enlarges %s", small.Card, enlarged().Card)
		}
	}
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if !looked[card] {
			t.Errorf("%s cannot be looked at", card)
		}
	}
	b.press(fyne.KeyEscape)
	if !strings.Contains(texts(b.top()), b.stage.Words.T("start.play")) {
		t.Error("Esc does not lead back to the start screen")
	}
}
