package board

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// Browse opens the discard pile over the table: the cards on one side, the one looked at enlarged on the other.
func (b *Board) Browse() {
	pile := b.shown.View.Discards()
	if len(pile) == 0 || b.stage.Covered() {
		return
	}
	b.browsing = &browsing{
		board: b, pile: pile, at: -1, size: b.size,
		pictures: pieces.NewPictures(b.stage.Face), enlarged: pieces.NewPictures(b.stage.Face),
		root: container.NewStack(), large: container.NewStack(),
	}
	b.browsing.build()
	b.stage.Open(b.browsing.root, b.browsing.typed, func() { b.browsing = nil })
}

// browsing is the discard pile being browsed.
type browsing struct {
	board   *Board
	pile    []portroyal.Card // as it was when opened
	grouped bool             // by kind and colour instead of in the order of discarding

	pictures, enlarged *pieces.Pictures

	root, large *fyne.Container
	scroll      *container.Scroll
	shown       []*pieces.Card // in the order shown
	at          int            // the one looked at; -1 for none yet
	size        fyne.Size      // of the table for which it was built
}

// typed handles a key: S groups the cards or shows them in order, left and right step through them, B closes the
// pile as it opens it.
func (b *browsing) typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyS:
		b.group(!b.grouped)
	case fyne.KeyB:
		b.board.stage.Close()
	case fyne.KeyRight:
		b.step(1)
	case fyne.KeyLeft:
		b.step(-1)
	default:
		widgets.ScrollKeys(b.scroll)(key)
	}
}

// group shows the cards by kind, or in the order of discarding.
func (b *browsing) group(on bool) {
	b.grouped, b.at = on, -1
	b.build()
}

func (b *browsing) build() {
	t := b.board
	w, c := t.stage.Words, t.stage.Colours()
	b.pictures.Again()
	b.shown = nil
	heading := w.N("table.discards.title", len(b.pile))
	var content fyne.CanvasObject
	if b.grouped {
		heading = w.N("table.discards.title.kinds", len(b.pile))
		content = b.kinds()
	} else {
		content = b.order()
	}
	kindOf := func(on bool) widgets.PlateKind {
		if b.grouped == on {
			return widgets.CalmPlate
		}
		return widgets.QuietPlate
	}
	order := t.plate(kindOf(false), w.T("table.discards.order"), func() { b.group(false) })
	order.SetToolTip(w.T("table.discards.order.tip"))
	kinds := t.plate(kindOf(true), w.T("table.discards.kinds"), func() { b.group(true) })
	kinds.SetToolTip(w.T("table.discards.kinds.tip"))
	title := container.NewCenter(widgets.Title(heading, t.grown(20), c.Text))
	head := container.NewHBox(title, fynelayout.NewSpacer(), order, kinds)
	largeWidth := min(max(t.size.Width*0.2, 200), t.grown(320))
	b.scroll = container.NewVScroll(content)
	b.scroll.SetMinSize(fyne.NewSize(t.size.Width*0.88-largeWidth-t.grown(60), t.size.Height*0.66))
	side := widgets.Fixed(b.large, largeWidth+2*widgets.FrameWidth, pieces.CardHeight(largeWidth)+2*widgets.FrameWidth)
	done := t.plate(widgets.PlainPlate, w.T("close"), t.stage.Close)
	b.root.Objects = []fyne.CanvasObject{widgets.NewPanel(c, t.grown(14), container.NewBorder(
		head, container.NewCenter(done), nil, side, b.scroll))}
	widgets.HandOnKeys(b.root, func(key *fyne.KeyEvent) { t.stage.Typed(key) })
	b.look(max(b.at, 0))
	b.root.Refresh()
	t.stage.Refit()
	t.stage.Unfocus(b.root)
}

// order lays out every card, the last one discarded first.
func (b *browsing) order() fyne.CanvasObject {
	cards := slices.Clone(b.pile)
	slices.Reverse(cards)
	grid := b.grid()
	for _, card := range cards {
		grid.Add(b.card(card))
	}
	return grid
}

// kinds lays out one card of each look with its number: ships by colour, then persons, expeditions and taxes,
// each group below a heading.
func (b *browsing) kinds() fyne.CanvasObject {
	t, w := b.board, b.board.stage.Words
	groups := container.NewVBox()
	for _, kind := range []struct {
		of      portroyal.Type
		heading func(n int) string
	}{
		{portroyal.Ship, func(n int) string { return w.N("table.discards.ships", n) }},
		{portroyal.Person, func(n int) string { return w.N("table.discards.persons", n) }},
		{portroyal.Expedition, func(n int) string { return w.N("table.discards.expeditions", n) }},
		{portroyal.TaxIncrease, func(n int) string { return w.N("table.discards.taxes", n) }},
	} {
		cards := ofKind(b.pile, kind.of)
		if len(cards) == 0 {
			continue
		}
		groups.Add(widgets.BoldLine(kind.heading(len(cards)), t.grown(15), t.stage.Colours().Text))
		grid := b.grid()
		for i := 0; i < len(cards); {
			n := 1
			for i+n < len(cards) && looksLike(cards[i+n], cards[i]) {
				n++
			}
			shown := b.card(cards[i])
			if n > 1 {
				shown.Price = widgets.Times(n)
			}
			grid.Add(shown)
			i += n
		}
		groups.Add(grid)
	}
	return groups
}

// ofKind lists the cards of a kind: ships by colour and coins, persons by occupation, colour and price, so that
// equal cards are next to each other.
func ofKind(pile []portroyal.Card, kind portroyal.Type) (cards []portroyal.Card) {
	for _, card := range pile {
		if card.Face().Type == kind {
			cards = append(cards, card)
		}
	}
	slices.SortStableFunc(cards, func(x, y portroyal.Card) int {
		a, b := x.Face(), y.Face()
		return cmp.Or(
			cmp.Compare(a.Role, b.Role), cmp.Compare(a.Colour, b.Colour), cmp.Compare(a.Coins, b.Coins),
			cmp.Compare(a.Swords, b.Swords), cmp.Compare(a.CoinToOther, b.CoinToOther), cmp.Compare(a.Cost, b.Cost),
			cmp.Compare(a.Points, b.Points), cmp.Compare(x, y))
	})
	return cards
}

// looksLike reports whether two cards look the same; some are in several decks.
func looksLike(x, y portroyal.Card) bool {
	a, b := *x.Face(), *y.Face()
	a.ID, a.Deck, a.Copies, a.Unverified = b.ID, b.Deck, b.Copies, b.Unverified
	return a == b
}

// discardWidth is the usual width of a card in the pile.
const discardWidth = 88

// grid leaves room for the badges at the lower edges of the cards.
func (b *browsing) grid() *fyne.Container {
	width := b.board.grown(discardWidth)
	size := pieces.NewCard(b.board.stage.Face, portroyal.NoCard, width).MinSize()
	return container.NewGridWrap(size.AddWidthHeight(0, b.board.grown(16)))
}

// card shows a card of the pile that can be looked at.
func (b *browsing) card(card portroyal.Card) *pieces.Card {
	i := len(b.shown)
	shown := b.pictures.NewCard(card, b.board.grown(discardWidth))
	shown.Growth = b.board.growth()
	shown.SetToolTip(terms.Named(b.board.stage.Words, card))
	shown.OnTap = func() { b.look(i) }
	shown.OnHover = func(inside bool) {
		if inside {
			b.look(i)
		}
	}
	b.shown = append(b.shown, shown)
	return shown
}

// step moves on by this many cards.
func (b *browsing) step(by int) {
	b.look((b.at + by + len(b.shown)) % len(b.shown))
	widgets.ScrollTo(b.scroll, b.shown[b.at])
}

// look enlarges a card.
func (b *browsing) look(i int) {
	t := b.board
	b.at = i
	width := float32(int(min(max(t.size.Width*0.2, 200), t.grown(320))))
	large := b.enlarged.NewLargeCard(b.shown[i].Card, width)
	b.large.Objects = []fyne.CanvasObject{large}
	b.large.Refresh()
}
