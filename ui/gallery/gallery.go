// Package gallery is the screen on which all cards can be looked at: each face with its ability,
// how many of it there are, and whether its numbers are certain; and all contracts.
package gallery

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Gallery is the screen.
type Gallery struct {
	stage *pieces.Stage
	back  func()
	tip   string  // where back leads, in words
	by    float32 // how much larger than usual everything is drawn
	part  int     // place in decks, or behind them the contracts
	at    int     // the card or contract looked at
	cards []portroyal.Card

	root   *fyne.Container
	shown  []fyne.CanvasObject // the cards or contracts, in order
	large  *fyne.Container
	scroll *container.Scroll
}

// decks are the parts of the gallery but for the last, the contracts. Unterwegs contains its two-nail cards.
var decks = []portroyal.Deck{
	portroyal.DeckBase, portroyal.DeckExpansion, portroyal.DeckUnterwegs, portroyal.DeckGambler,
}

// Usual sizes in the toolkit's units.
const (
	cardWidth  = 104
	largeWidth = 300
)

// New makes the screen; back leads away from it, to where tip says.
func New(s *pieces.Stage, tip string, back func()) *Gallery {
	g := &Gallery{stage: s, back: back, tip: tip, by: stage.Growth(s.Window.Canvas().Size())}
	g.root = container.New(&fitting{g})
	g.build()
	return g
}

// fitting fills the screen, and has it made anew when a window of another size asks for larger or
// smaller cards.
type fitting struct{ gallery *Gallery }

func (f *fitting) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(640, 480) }

func (f *fitting) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if g := f.gallery; stage.Growth(size) != g.by {
		g.by = stage.Growth(size)
		g.build()
		objects = g.root.Objects
	}
	for _, object := range objects {
		object.Resize(size)
		object.Move(fyne.NewPos(0, 0))
	}
}

// Content is what the window shows.
func (g *Gallery) Content() fyne.CanvasObject { return g.root }

// Restyle shows everything anew after a change of language or theme.
func (g *Gallery) Restyle() { g.build() }

// Leave has nothing to end.
func (g *Gallery) Leave() {}

// Typed does what a key stands for: arrows go from card to card, digits to another part.
func (g *Gallery) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		g.back()
	case fyne.KeyRight, fyne.KeyDown:
		g.look((g.at + 1) % len(g.shown))
		g.follow()
	case fyne.KeyLeft, fyne.KeyUp:
		g.look((g.at + len(g.shown) - 1) % len(g.shown))
		g.follow()
	case fyne.KeyPageUp, fyne.KeyPageDown:
		widgets.ScrollKeys(g.scroll)(key)
	default:
		if name := string(key.Name); len(name) == 1 && name[0] >= '1' && int(name[0]-'1') <= len(decks) {
			g.choose(int(name[0] - '1'))
		}
	}
}

// choose shows another part.
func (g *Gallery) choose(part int) {
	g.part, g.at = part, 0
	g.build()
}

func (g *Gallery) build() {
	w, c := g.stage.Words, g.stage.Colours()
	back := widgets.NewPlate(c, widgets.PlainPlate, w.T("gallery.back"), g.back).WithToolTip(g.tip)
	back.Growth = g.by
	head := container.NewHBox(widgets.Title(w.T("gallery.title"), 28*g.by, c.Text), layout.NewSpacer())
	part := func(i int, name, tip string) {
		kind := widgets.QuietPlate
		if i == g.part {
			kind = widgets.CalmPlate
		}
		plate := widgets.NewPlate(c, kind, name, func() { g.choose(i) }).WithToolTip(tip)
		plate.Growth = g.by
		head.Add(plate)
	}
	for i, deck := range decks {
		part(i, w.T(words.Decks.ID(deck)), w.N("gallery.deck.tip", copiesIn(deck), "Key", i+1))
	}
	tip := w.N("gallery.contracts.tip", len(portroyal.AllContracts()), "Key", len(decks)+1)
	part(len(decks), w.T("gallery.contracts"), tip)
	g.shown = nil
	if g.showsContracts() {
		g.scroll = container.NewVScroll(g.contractGrid())
	} else {
		g.scroll = container.NewVScroll(g.cardGrid())
	}
	g.large = container.NewStack()
	side := container.New(layout.NewCustomPaddedLayout(0, 0, 16, 0), g.large)
	content := container.NewBorder(
		container.New(layout.NewCustomPaddedLayout(0, 10, 0, 0), head),
		container.New(layout.NewCustomPaddedLayout(10, 0, 0, 0), container.NewHBox(back)), nil, side, g.scroll)
	g.root.Objects = []fyne.CanvasObject{
		canvas.NewVerticalGradient(c.Sea, c.SeaEdge),
		container.New(layout.NewCustomPaddedLayout(12, 12, 12, 12), widgets.NewPanel(c, 18, content)),
	}
	widgets.HandOnKeys(g.root, g.Typed)
	g.look(g.at)
	g.root.Refresh()
	g.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// cardGrid shows the cards of a deck.
func (g *Gallery) cardGrid() *fyne.Container {
	g.cards = portroyal.AllCards(decks[g.part])
	grid := container.NewGridWrap(fyne.NewSize(g.by*cardWidth+6, pieces.CardHeight(g.by*cardWidth)+6+28*g.by))
	for i, card := range g.cards {
		grid.Add(g.cell(i, card))
	}
	return grid
}

// copiesIn counts the cards of a deck.
func copiesIn(deck portroyal.Deck) (n int) {
	for _, card := range portroyal.AllCards(deck) {
		n += int(card.Face().Copies)
	}
	return n
}

// cell is a card with the number of its copies, and a mark if its numbers are not certain.
func (g *Gallery) cell(i int, card portroyal.Card) fyne.CanvasObject {
	w, c := g.stage.Words, g.stage.Colours()
	width := float32(int(g.by * cardWidth))
	shown := pieces.NewCard(g.stage.Face, card, width)
	shown.SetToolTip(w.Named(card))
	shown.OnTap = func() { g.look(i) }
	shown.OnHover = func(inside bool) {
		if inside {
			g.look(i)
		}
	}
	g.shown = append(g.shown, shown)
	text := w.N("gallery.copies", int(card.Face().Copies))
	paint := c.Text
	if card.Face().Unverified {
		text = w.N("gallery.copies.unverified", int(card.Face().Copies))
		paint = c.Accent
	}
	return container.New(layout.NewCustomPaddedVBoxLayout(0), g.nailed(shown, card, width), g.below(text, paint, width))
}

// look enlarges a card or contract.
func (g *Gallery) look(i int) {
	g.at = i
	if g.showsContracts() {
		g.large.Objects = []fyne.CanvasObject{g.largeContract(portroyal.AllContracts()[i])}
	} else {
		g.large.Objects = []fyne.CanvasObject{g.largeCard(g.cards[i])}
	}
	g.large.Refresh()
}

// largeCard enlarges a card, with what there is to say of it.
func (g *Gallery) largeCard(card portroyal.Card) fyne.CanvasObject {
	width := float32(int(g.by * largeWidth))
	large := pieces.NewCard(g.stage.Face, card, width)
	large.Large = true
	large.Ring = palette.Brass
	said := container.NewVBox(g.nailed(large, card, width))
	if hasNails(card) {
		said.Add(g.note(g.stage.Words.T("gallery.nails"), width))
	}
	if card.Face().Unverified {
		said.Add(g.note(g.stage.Words.T("gallery.unverified"), width))
	}
	return said
}

// follow scrolls to the card looked at.
func (g *Gallery) follow() { widgets.ScrollTo(g.scroll, g.shown[g.at]) }
