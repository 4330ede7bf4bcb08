package gallery

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// shown opens the gallery in a window; left counts how often somebody has gone back.
func shown(t *testing.T) (g *Gallery, left *int) {
	t.Helper()
	s, left := piecestest.New(t, stagetest.Small, words.English), new(int)
	g = New(s, "gallery.back.tip", func() { *left++ }, func(entry.Entry) {})
	stagetest.Show(t, s.Stage, g)
	return g, left
}

func (g *Gallery) press(names ...fyne.KeyName) { stagetest.Press(g.stage.Window.Canvas(), names...) }

// enlarged finds the one of a kind that is enlarged.
func enlarged[T fyne.CanvasObject](t *testing.T, g *Gallery, large func(T) bool) (found T) {
	t.Helper()
	for _, object := range visible.All[T](g.Content()) {
		if large(object) {
			return object
		}
	}
	t.Fatalf("no %T is enlarged", found)
	return found
}

func largeCard(c *pieces.Card) bool { return c.Large }

func largeContract(c *pieces.Contract) bool { return c.Large }

// Every card of every edition can be looked at with the keyboard alone and with the mouse; what no source
// confirms says so, and nothing else does.
func TestGalleryShowsEveryCard(t *testing.T) {
	g, left := shown(t)
	looked := map[portroyal.Card]bool{}
	for _, deck := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4} {
		g.press(deck)
		cards := visible.All[*pieces.Card](g.Content())
		for range len(cards) - 1 {
			card := enlarged(t, g, largeCard).Card
			nailsAreShown(t, g, card)
			looked[card] = true
			if says := visible.Says(g.Content(), g.stage.Words.T("gallery.unverified")); says != card.Face().Unverified {
				t.Errorf("%s: unverified %v, the gallery says %v", card, card.Face().Unverified, says)
			}
			g.press(fyne.KeyRight)
		}
		small := cards[0]
		if small.Large {
			small = cards[1]
		}
		test.Tap(small)
		if large := enlarged(t, g, largeCard); large.Card != small.Card {
			t.Errorf("a click on %s enlarges %s", small.Card, large.Card)
		}
	}
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if !looked[card] {
			t.Errorf("%s cannot be looked at", card)
		}
	}
	g.press(fyne.KeyEscape)
	if *left != 1 {
		t.Error("Esc does not lead back")
	}
}

// The contracts come after the cards, each with its seal in words.
func TestGalleryShowsEveryContract(t *testing.T) {
	g, _ := shown(t)
	g.press(fyne.Key5)
	var small []*pieces.Contract
	for _, contract := range visible.All[*pieces.Contract](g.Content()) {
		if !contract.Large {
			small = append(small, contract)
		}
	}
	if len(small) != len(portroyal.AllContracts()) {
		t.Fatalf("%d contracts are shown", len(small))
	}
	for i, contract := range portroyal.AllContracts() {
		large := enlarged(t, g, largeContract)
		if large.Contract != contract || small[i].Contract != contract || !small[i].Seals || !large.Seals {
			t.Errorf("%v cannot be looked at with its seal", contract)
		}
		if !visible.Says(g.Content(), terms.Seal(g.stage.Words, contract)) {
			t.Errorf("the seal of %v is not told in words", contract)
		}
		g.press(fyne.KeyRight)
	}
	if enlarged(t, g, largeContract).Contract != portroyal.LadyKiller {
		t.Error("behind the last contract comes not the first")
	}
	test.Tap(small[5])
	if large := enlarged(t, g, largeContract); large.Contract != small[5].Contract {
		t.Errorf("a click on %s enlarges %s", small[5].Contract, large.Contract)
	}
	if len(visible.All[*pieces.Card](g.Content())) > 0 {
		t.Error("there are cards among the contracts")
	}
}

// nailsAreShown looks for the two nails on the cards that have them and on no others, and for the
// words about them beside the enlarged one.
func nailsAreShown(t *testing.T, g *Gallery, enlarged portroyal.Card) {
	t.Helper()
	has := enlarged.Face().Deck == portroyal.DeckNails
	if says := visible.Says(g.Content(), g.stage.Words.T("gallery.nails")); says != has {
		t.Errorf("%s: two nails %v, the gallery says %v", enlarged, has, says)
	}
	want := 0
	for _, card := range visible.All[*pieces.Card](g.Content()) {
		if card.Card.Face().Deck == portroyal.DeckNails {
			want += 2
		}
	}
	if got := len(visible.All[*canvas.Circle](g.Content())); got != want {
		t.Errorf("with %s enlarged there are %d nails, want %d", enlarged, got, want)
	}
}

// In every language the words below a card keep to their card.
func TestWordsBelowCardsKeepToTheirCard(t *testing.T) {
	g, _ := shown(t)
	for _, language := range words.Languages {
		g.stage.Words = words.In(language)
		g.Restyle()
		for _, part := range []fyne.KeyName{fyne.Key1, fyne.Key3, fyne.Key5} {
			g.press(part)
			var rows []*canvas.Text
			for _, text := range visible.All[*canvas.Text](g.Content()) {
				if text.Alignment == fyne.TextAlignCenter && text.Size().Height > 0 && text.Text != "" {
					rows = append(rows, text)
				}
			}
			for i, text := range rows[1:] {
				before, right := visible.Ink(rows[i])
				left, _ := visible.Ink(text)
				if left.Y == before.Y && left.X < right.X {
					t.Errorf("%s: %q runs into %q", language, rows[i].Text, text.Text)
				}
			}
		}
	}
}

// The plate that leads back says where to in the language of the moment.
func TestBackIsToldInEveryLanguage(t *testing.T) {
	g, _ := shown(t)
	for _, language := range words.Languages {
		g.stage.Words = words.In(language)
		g.Restyle()
		told := false
		for _, plate := range visible.All[*widgets.Plate](g.Content()) {
			told = told || plate.ToolTip() == g.stage.Words.T("gallery.back.tip")
		}
		if !told {
			t.Errorf("%s: no plate says %q", language, g.stage.Words.T("gallery.back.tip"))
		}
	}
}
