package board

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/stage"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// piled is a table with many discards.
func piled(t *testing.T) *bench {
	t.Helper()
	return until(t, func(m *match.Match) bool {
		v := m.View()
		return len(v.Discards()) > 40
	}, 2)
}

// pileCards lists the cards of the discard pile that are shown, and finds the enlarged one.
func (b *bench) pileCards() (shown []*pieces.Card, large *pieces.Card) {
	for _, card := range visible.All[*pieces.Card](b.top()) {
		if card.Large {
			large = card
		} else {
			shown = append(shown, card)
		}
	}
	return shown, large
}

// The discard pile can be browsed in the order of discarding, and each card can be enlarged with the mouse and
// with keys.
func TestDiscardsAreEnlarged(t *testing.T) {
	b := piled(t)
	key := func(name fyne.KeyName) { b.stage.Typed(&fyne.KeyEvent{Name: name}) }
	b.Browse()
	pile := b.shown.View.Discards()
	slices.Reverse(pile)
	shown, large := b.pileCards()
	if len(shown) != len(pile) || large == nil {
		t.Fatalf("%d of %d cards, enlarged %v", len(shown), len(pile), large)
	}
	for i, card := range shown {
		if card.Card != pile[i] {
			t.Fatalf("card %d is %s, want %s", i, card.Card, pile[i])
		}
	}
	shown[7].MouseIn(&desktop.MouseEvent{})
	if _, large := b.pileCards(); large.Card != pile[7] {
		t.Errorf("with the pointer on %s, %s is enlarged", pile[7], large.Card)
	}
	shown[7].MouseOut()
	key(fyne.KeyRight)
	if _, large := b.pileCards(); large.Card != pile[8] {
		t.Errorf("the arrow leads to %s, want %s", large.Card, pile[8])
	}
	key(fyne.KeyLeft)
	key(fyne.KeyLeft)
	if _, large := b.pileCards(); large.Card != pile[6] {
		t.Errorf("the arrow back leads to %s, want %s", large.Card, pile[6])
	}
	key(fyne.KeyB)
	if b.stage.Covered() {
		t.Error("the key that opens the pile does not close it")
	}
}

// In groups, cards that look the same are shown once with their number, below headings that count each kind; no
// card is lost.
func TestDiscardsAreGrouped(t *testing.T) {
	b := piled(t)
	b.Browse()
	b.stage.Typed(&fyne.KeyEvent{Name: fyne.KeyS})
	shown, _ := b.pileCards()
	counted := map[portroyal.Type]int{}
	for i, card := range shown {
		n := 1
		for ; card.Price != "" && card.Price != widgets.Times(n); n++ {
			if n > 60 {
				t.Fatalf("%s has the badge %q", card.Card, card.Price)
			}
		}
		counted[card.Card.Face().Type] += n
		if i > 0 && looksLike(shown[i-1].Card, card.Card) {
			t.Errorf("%s is shown twice", card.Card)
		}
		if i > 0 && shown[i-1].Card.Face().Type == portroyal.Ship && card.Card.Face().Type == portroyal.Ship &&
			shown[i-1].Card.Face().Colour > card.Card.Face().Colour {
			t.Errorf("%s comes after %s", card.Card, shown[i-1].Card)
		}
	}
	want := map[portroyal.Type]int{}
	for _, card := range b.shown.View.Discards() {
		want[card.Face().Type]++
	}
	said := visible.Texts(b.top())
	for kind, id := range map[portroyal.Type]string{
		portroyal.Ship: "table.discards.ships", portroyal.Person: "table.discards.persons",
		portroyal.Expedition: "table.discards.expeditions", portroyal.TaxIncrease: "table.discards.taxes",
	} {
		if counted[kind] != want[kind] {
			t.Errorf("%d cards of kind %v, want %d", counted[kind], kind, want[kind])
		}
		if heading := b.stage.Words.N(words.ID(id), want[kind]); want[kind] > 0 && !strings.Contains(said, heading) {
			t.Errorf("no heading %q", heading)
		}
	}
	b.stage.Typed(&fyne.KeyEvent{Name: fyne.KeyS})
	if again, _ := b.pileCards(); len(again) != len(b.shown.View.Discards()) {
		t.Error("the same key does not lead back to the order of discarding")
	}
}

// In a window of any size the pile is inside it, and its cards grow with the window.
func TestDiscardsFitTheWindow(t *testing.T) {
	b := piled(t)
	for _, size := range slices.Concat(layouttest.Small, layouttest.Sizes[1:6]) {
		b.show(b.shown.View, size)
		b.Browse()
		b.stage.Typed(&fyne.KeyEvent{Name: fyne.KeyS})
		shown, large := b.pileCards()
		at, extent := visible.Place(large), large.Size()
		if at.X < 0 || at.X+extent.Width > size.Width || at.Y+extent.Height > size.Height {
			t.Errorf("%v: the enlarged card is at %v", size, at)
		}
		if want := discardWidth * stage.Growth(size); shown[0].MinSize().Width < want {
			t.Errorf("%v: cards of the pile are %v wide, want %v", size, shown[0].MinSize().Width, want)
		}
		b.stage.CloseAll()
	}
}

// Hidden discards are face down and cannot be browsed, and the risk is told of the cards that are out of sight: as many as
// are face down anywhere.
func TestHiddenDiscardsAreFaceDown(t *testing.T) {
	options := gametest.Printed(portroyal.DeckBase)
	options.HiddenDiscards = true
	for empty, id := range map[bool]words.ID{false: "odds.hidden", true: "odds.hidden.none"} {
		m := gametest.Until(t, options, func(m *match.Match) bool {
			v := m.View()
			return v.Discarded() > 40 && v.Phase() == portroyal.Discover && (v.BustChance() == 0) == empty
		}, "", "")
		b := newBench(t, 2)
		view := m.View()
		b.show(view, fyne.NewSize(1024, 700))
		pile := visible.All[*pieces.Card](b.discards(100))
		if len(pile) != 1 || pile[0].Card != portroyal.NoCard || pile[0].OnTap != nil {
			t.Fatalf("of %d discards %d are shown", view.Discarded(), len(pile))
		}
		if said := b.stage.Words.N("table.discards", view.Discarded()); !strings.Contains(visible.Texts(b.discards(100)), said) {
			t.Errorf("it does not say %q", said)
		}
		if b.Browse(); b.stage.Covered() {
			t.Error("the pile can be browsed")
		}
		ships, all := view.SecondShips()
		ending := 0
		for _, of := range ships {
			ending += of.Ending
		}
		down := view.PileSize() + view.Discarded()
		for seat := range view.Players() {
			down += view.Coins(seat)
		}
		want := b.stage.Words.N(id, map[bool]int{false: ending, true: all}[empty], "All", all)
		if said := b.riskInAll(); said != want || all != down {
			t.Errorf("of %d cards that are face down it says %q, want %q", down, said, want)
		}
		b.Risk()
		said := strings.Join(strings.Fields(visible.Texts(b.top())), " ") // on one line
		if note := b.stage.Words.N("odds.hidden.pool", view.PileSize()); !strings.Contains(said, note) {
			t.Errorf("the sheet does not say %q: %s", note, said)
		}
	}
}
