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
	galleryContracts(b)
	b.press(fyne.KeyEscape)
	if !strings.Contains(texts(b.top()), b.stage.Words.T("start.play")) {
		t.Error("Esc does not lead back to the start screen")
	}
}

// galleryContracts looks at the contracts, which come after the cards.
func galleryContracts(b *bench) {
	b.t.Helper()
	b.press(fyne.Key5)
	enlarged := func() *widgets.Contract {
		for _, contract := range all[*widgets.Contract](b.top()) {
			if contract.Large {
				return contract
			}
		}
		b.t.Fatal("no contract is enlarged")
		return nil
	}
	var small []*widgets.Contract
	for _, contract := range all[*widgets.Contract](b.top()) {
		if !contract.Large {
			small = append(small, contract)
		}
	}
	if len(small) != len(portroyal.AllContracts()) {
		b.t.Fatalf("%d contracts are shown", len(small))
	}
	for i, contract := range portroyal.AllContracts() {
		if enlarged().Contract != contract || small[i].Contract != contract || !small[i].Seals || !enlarged().Seals {
			b.t.Errorf("%v cannot be looked at with its seal", contract)
		}
		if !strings.Contains(texts(b.top()), b.stage.Words.Seal(contract)) {
			b.t.Errorf("the seal of %v is not told in words", contract)
		}
		b.press(fyne.KeyRight)
	}
	if enlarged().Contract != portroyal.LadyKiller {
		b.t.Error("behind the last contract comes not the first")
	}
	test.Tap(small[5])
	if enlarged().Contract != small[5].Contract {
		b.t.Errorf("a click on %s enlarges %s", small[5].Contract, enlarged().Contract)
	}
	if len(all[*widgets.Card](b.top())) > 0 {
		b.t.Error("there are cards among the contracts")
	}
}
