package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/words"
)

// In the gallery every card of every edition can be looked at with the keyboard alone and with the
// mouse; what no source confirms says so, and nothing else does.
func TestGalleryShowsEveryCard(t *testing.T) {
	b := newBench(t, nil)
	b.press(fyne.KeyC)
	looked := map[portroyal.Card]bool{}
	enlarged := func() *pieces.Card {
		for _, card := range all[*pieces.Card](b.top()) {
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
		shown := all[*pieces.Card](b.top())
		for range len(shown) - 1 {
			card := enlarged().Card
			b.nailsAreShown(card)
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
	enlarged := func() *pieces.Contract {
		for _, contract := range all[*pieces.Contract](b.top()) {
			if contract.Large {
				return contract
			}
		}
		b.t.Fatal("no contract is enlarged")
		return nil
	}
	var small []*pieces.Contract
	for _, contract := range all[*pieces.Contract](b.top()) {
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
	if len(all[*pieces.Card](b.top())) > 0 {
		b.t.Error("there are cards among the contracts")
	}
}

// nailsAreShown looks for the two nails on the cards that have them and on no others, and for the
// words about them beside the enlarged one.
func (b *bench) nailsAreShown(enlarged portroyal.Card) {
	b.t.Helper()
	has := enlarged.Face().Deck == portroyal.DeckNails
	note := strings.Join(strings.Fields(b.stage.Words.T("gallery.nails")), " ")
	if says := strings.Contains(strings.Join(strings.Fields(texts(b.top())), " "), note); says != has {
		b.t.Errorf("%s: two nails %v, the gallery says %v", enlarged, has, says)
	}
	want := 0
	for _, card := range all[*pieces.Card](b.top()) {
		if card.Card.Face().Deck == portroyal.DeckNails {
			want += 2
		}
	}
	if got := len(all[*canvas.Circle](b.top())); got != want {
		b.t.Errorf("with %s enlarged there are %d nails, want %d", enlarged, got, want)
	}
}

// The cards can be looked at in the middle of a game, by mouse and by keys; afterwards the game is on
// the table just as it was, and goes on.
func TestCardsAreLookedAtInMidGame(t *testing.T) {
	for name, open := range map[string]func(b *bench){
		"mouse": func(b *bench) { test.Tap(b.plate("menu.gallery")) },
		"keys": func(b *bench) {
			for range 4 {
				b.press(fyne.KeyDown)
			}
			b.press(fyne.KeyReturn)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, nil)
			from, actions := reach(t, hotSeat("Ann", "Ben"), func(m *match.Match) bool {
				view := m.View()
				return len(view.Harbour()) > 1 && m.Turns() > 2 && !m.Over()
			})
			b.begin(from)
			for _, action := range actions {
				b.act(action)
			}
			onTable, before := b.screen, texts(b.window.Canvas().Content())
			b.press(fyne.KeyEscape)
			open(b)
			if !strings.Contains(texts(b.top()), b.stage.Words.T("gallery.title")) {
				t.Fatalf("no cards: %q", texts(b.top()))
			}
			b.press(fyne.Key3, fyne.KeyRight, fyne.KeySpace, fyne.KeyReturn, fyne.Key5)
			for _, card := range all[*pieces.Contract](b.top()) {
				if right := place(card).X + card.Size().Width; right > benchSize.Width {
					t.Errorf("a contract lies out of the window, up to %v", right)
				}
			}
			for _, size := range []fyne.Size{{Width: 1400, Height: 900}, benchSize} {
				b.window.Resize(size)
				back := b.plate("gallery.back")
				if bottom := place(back).Y + back.Size().Height; bottom > size.Height || bottom < size.Height-60 {
					t.Errorf("in a window of %v the plate that leads back ends at %v", size, bottom)
				}
			}
			b.press(fyne.KeyEscape)
			b.plate("menu.continue") // where help and settings lead back to, too
			b.press(fyne.KeyEscape)
			if b.stage.Covered() || b.screen != onTable {
				t.Fatal("the way back does not lead to the game")
			}
			if after := texts(b.window.Canvas().Content()); after != before {
				t.Errorf("the game has changed from\n%s\nto\n%s", before, after)
			}
			for range 5 {
				b.act(b.game.Legal()[0])
			}
			view := b.game.View()
			if !strings.Contains(texts(b.window.Canvas().Content()), b.stage.Words.N("table.pile", view.PileSize())) {
				t.Error("the game does not go on")
			}
		})
	}
}

// In every language the words below a card keep to their card.
func TestWordsBelowCardsKeepToTheirCard(t *testing.T) {
	b := newBench(t, nil)
	b.press(fyne.KeyC)
	for _, language := range words.Languages {
		b.speak(language)
		for _, part := range []fyne.KeyName{fyne.Key1, fyne.Key3, fyne.Key5} {
			b.press(part)
			var rows []*canvas.Text
			for _, text := range all[*canvas.Text](b.top()) {
				if text.Alignment == fyne.TextAlignCenter && text.Size().Height > 0 && text.Text != "" {
					rows = append(rows, text)
				}
			}
			for i, text := range rows[1:] {
				_, right := inkOf(rows[i])
				left, _ := inkOf(text)
				if place(text).Y == place(rows[i]).Y && left < right {
					t.Errorf("%s: %q runs into %q", language, rows[i].Text, text.Text)
				}
			}
		}
	}
}
