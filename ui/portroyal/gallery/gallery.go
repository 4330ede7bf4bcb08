// Package gallery is the screen on which all cards can be looked at: each face with its ability,
// how many of it there are, and whether its numbers are certain; and all contracts.
package gallery

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Gallery is the screen: cards on the harbour, each with a tag below it, and beside them the one that is looked
// at.
type Gallery struct {
	// OnAsk, if set, leads to what the rules say about a card or contract.
	OnAsk func(of entry.Entry)

	stage *pieces.Stage
	back  func()
	tip   words.ID // where back leads
	by    float32  // how much larger than usual everything is drawn
	part  int      // place in decks, or behind them the contracts
	at    int      // the card or contract looked at
	cards []portroyal.Card

	size    fyne.Size
	ctx     context.Context
	cancel  context.CancelFunc
	harbour *scenery.Quiet
	root    *fyne.Container
	shown   []fyne.CanvasObject // the cards or contracts, in order
	large   *fyne.Container
	scroll  *container.Scroll
	places  arrangement
}

// decks are the parts of the gallery but for the last, the contracts. Unterwegs contains its two-nail cards.
var decks = []portroyal.Deck{
	portroyal.DeckBase, portroyal.DeckExpansion, portroyal.DeckUnterwegs, portroyal.DeckGambler,
}

// New makes the screen; back leads away from it, to where tip says.
func New(s *pieces.Stage, tip words.ID, back func()) *Gallery {
	g := &Gallery{stage: s, back: back, tip: tip}
	g.ctx, g.cancel = context.WithCancel(context.Background())
	g.harbour = scenery.NewQuiet(g.ctx, s.Stage)
	g.root = container.New(&stage.Fitting{Least: fyne.NewSize(640, 480), Size: &g.size, Build: g.build})
	return g
}

// Content is what the window shows.
func (g *Gallery) Content() fyne.CanvasObject { return g.root }

// Restyle shows everything anew after a change of language or theme.
func (g *Gallery) Restyle() { g.build() }

// Leave ends the drawing of the harbour.
func (g *Gallery) Leave() { g.cancel() }

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
	case widgets.KeyAsk:
		if g.showsContracts() {
			g.ask(entry.OfContract(portroyal.AllContracts()[g.at]))
		} else {
			g.ask(entry.OfCard(g.cards[g.at]))
		}
	case fyne.KeyPageUp, fyne.KeyPageDown:
		widgets.ScrollKeys(g.scroll)(key)
	default:
		if name := string(key.Name); len(name) == 1 && name[0] >= '1' && int(name[0]-'1') <= len(decks) {
			g.choose(int(name[0] - '1'))
		}
	}
}

// ask leads to what the rules say about something.
func (g *Gallery) ask(of entry.Entry) {
	if g.OnAsk != nil {
		g.OnAsk(of)
	}
}

// choose shows another part.
func (g *Gallery) choose(part int) {
	g.part, g.at = part, 0
	g.build()
}

func (g *Gallery) build() {
	if g.size.Width == 0 {
		return
	}
	g.by = stage.Growth(g.size)
	side := edgeRoom * g.by
	head, foot := g.head(), g.foot()
	headHeight, footHeight := head.MinSize().Height, foot.MinSize().Height
	top := side*0.5 + headHeight + 4*g.by
	height := g.size.Height - top - footHeight - side*0.75
	g.shown = nil
	var grid *fyne.Container
	if g.showsContracts() {
		g.places = arrange(contracts, len(portroyal.AllContracts()), g.size.Width, height, g.by)
		grid = g.contractGrid()
	} else {
		g.cards = portroyal.AllCards(decks[g.part])
		g.places = arrange(cards, len(g.cards), g.size.Width, height, g.by)
		grid = g.cardGrid()
	}
	g.scroll = container.NewVScroll(grid)
	g.large = container.NewStack()
	harbour := g.harbour.Object()
	lay := func(object fyne.CanvasObject, x, y, width, height float32) {
		object.Move(fyne.NewPos(x, y))
		object.Resize(fyne.NewSize(width, height))
	}
	lay(harbour, 0, 0, g.size.Width, g.size.Height)
	lay(head, side, side*0.5, g.size.Width-2*side, headHeight)
	lay(g.scroll, 0, top, g.places.right(), height)
	lay(g.large, g.places.largeLeft, top+g.places.top, g.places.large, height-g.places.top)
	lay(foot, side, g.size.Height-footHeight-side*0.5, foot.MinSize().Width, footHeight)
	g.root.Objects = []fyne.CanvasObject{harbour, head, g.scroll, g.large, foot}
	g.stage.HandOnKeys(g.root, g.Typed)
	g.look(g.at)
	g.root.Refresh()
	g.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// head is the title, and the parts to choose from.
func (g *Gallery) head() fyne.CanvasObject {
	w, c := g.stage.Words, g.stage.Colours()
	parts := container.New(layout.NewCustomPaddedHBoxLayout(6 * g.by))
	part := func(i int, name, tip string) {
		kind := widgets.QuietPlate
		if i == g.part {
			kind = widgets.CalmPlate
		}
		parts.Add(widgets.NewPlate(c, kind, name, func() { g.choose(i) }).WithToolTip(tip).Grown(g.by))
	}
	for i, deck := range decks {
		part(i, w.T(terms.Decks.ID(deck)), w.N("gallery.deck.tip", copiesIn(deck), "Key", i+1))
	}
	tip := w.N("gallery.contracts.tip", len(portroyal.AllContracts()), "Key", len(decks)+1)
	part(len(decks), w.T("gallery.contracts"), tip)
	return container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("gallery.title"), 24*g.by)),
		layout.NewSpacer(), container.NewCenter(parts))
}

// foot leads back.
func (g *Gallery) foot() fyne.CanvasObject {
	back := widgets.NewPlate(g.stage.Colours(), widgets.PlainPlate, g.stage.Words.T("gallery.back"), g.back).
		WithToolTip(g.stage.Words.T(g.tip)).Grown(g.by)
	return container.NewHBox(back)
}

// cardGrid shows the cards of a deck.
func (g *Gallery) cardGrid() *fyne.Container {
	grid := container.New(g.places)
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
	width := g.places.width
	shown := pieces.NewCard(g.stage.Face, card, width)
	shown.SetToolTip(terms.Named(w, card))
	shown.OnTap = func() { g.look(i) }
	shown.OnAsk = func() { g.ask(entry.OfCard(card)) }
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
	return container.New(layout.NewCustomPaddedVBoxLayout(0), g.nailed(shown, card, width), g.tag(text, paint, width))
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
	width := g.places.largeCard
	large := pieces.NewCard(g.stage.Face, card, width)
	large.Large = true
	large.Ring = palette.Brass
	large.OnAsk = func() { g.ask(entry.OfCard(card)) }
	var notes []string
	if hasNails(card) {
		notes = append(notes, g.stage.Words.T("gallery.nails"))
	}
	if card.Face().Unverified {
		notes = append(notes, g.stage.Words.T("gallery.unverified"))
	}
	said := container.NewVBox(g.nailed(large, card, width))
	if len(notes) > 0 {
		said.Add(g.note(strings.Join(notes, " "), width))
	}
	return said
}

// follow scrolls to the card looked at.
func (g *Gallery) follow() { widgets.ScrollTo(g.scroll, g.shown[g.at]) }
