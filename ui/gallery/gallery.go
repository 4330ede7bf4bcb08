// Package gallery is the screen on which all cards of a game can be looked at: each with how many of it there are and
// whether its numbers are certain, and beside them the one looked at, enlarged. Each game hands in its own cards.
package gallery

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Part is what is shown at the same time, such as the cards of an edition.
type Part struct {
	Name, Tip string
	Kind      Kind
	Items     []Item
}

// Kind is how the things of a part are shown.
type Kind struct {
	Least  float32                     // of the width of one, in units
	Large  float32                     // the width of the one looked at, as a part of that of the window
	Height func(width float32) float32 // of one of this width
	Note   float32                     // the room below the one looked at for what there is to say of it, in units
	Bare   bool                        // without tags below them
}

// Item is a thing to be looked at.
type Item struct {
	New        func(width float32, large bool) Piece
	On         func(shown fyne.CanvasObject, width float32) fyne.CanvasObject // puts something on it; nil for nothing
	Tip        string
	LargeTip   string // "" for none
	Group      string // a heading over it and its neighbours of the same group, "" for none
	Copies     int    // how many there are
	Unverified bool   // no source confirms all numbers
	Doubt      string // what is said of it if so, "" says it of all its numbers
	Tag        string // what is said below it in place of the number of copies
	Notes      []string
	Ask        func() // leads to what the rules say about it; nil where they cannot be asked
}

// Piece is a widget that shows a thing.
type Piece interface {
	fyne.CanvasObject
	Base() *widgets.Piece
}

// Gallery is the screen: cards on the harbour, each with a tag below it, and beside them the one that is looked
// at.
type Gallery struct {
	*scenery.Screen

	stage *stage.Stage
	parts func() []Part
	back  func()
	tip   words.ID // where back leads
	by    float32  // how much larger than usual everything is drawn
	part  int      // which part is shown
	at    int      // the thing looked at
	all   []Part
	items []Item // of the part

	shown  []fyne.CanvasObject // the things, in order
	large  *fyne.Container
	scroll *container.Scroll
	places arrangement
}

// New makes the screen of the parts of a game, which are asked for whenever it is built, in the language of the moment.
// back leads away from it, to where tip says.
func New(s *stage.Stage, parts func() []Part, tip words.ID, back func()) *Gallery {
	g := &Gallery{stage: s, parts: parts, back: back, tip: tip}
	g.Screen = scenery.NewScreen(s, g.build)
	return g
}

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
		if ask := g.items[g.at].Ask; ask != nil {
			ask()
		}
	case fyne.KeyPageUp, fyne.KeyPageDown:
		widgets.ScrollKeys(g.scroll)(key)
	default:
		if name := string(key.Name); len(name) == 1 && name[0] >= '1' && int(name[0]-'1') < len(g.all) {
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
	if g.Size.Width == 0 {
		return
	}
	g.by = stage.Growth(g.Size)
	g.all = g.parts()
	part := g.all[g.part]
	g.items = part.Items
	side := edgeRoom * g.by
	head, foot := g.head(), g.foot()
	headHeight, footHeight := head.MinSize().Height, foot.MinSize().Height
	top := side*0.5 + headHeight + 4*g.by
	height := g.Size.Height - top - footHeight - side*0.75
	g.shown = nil
	g.places = arrange(part.Kind, part.Items, g.Size.Width, height, g.by)
	g.scroll = container.NewVScroll(g.grid())
	g.large = container.NewStack()
	g.Root.Objects = []fyne.CanvasObject{
		g.Harbour(),
		widgets.Placed(head, fyne.NewPos(side, side*0.5), fyne.NewSize(g.Size.Width-2*side, headHeight)),
		widgets.Placed(g.scroll, fyne.NewPos(0, top), fyne.NewSize(g.places.right(), height)),
		widgets.Placed(g.large, fyne.NewPos(g.places.largeLeft, top+g.places.top),
			fyne.NewSize(g.places.large, height-g.places.top)),
		widgets.Placed(foot, fyne.NewPos(side, g.Size.Height-footHeight-side*0.5), foot.MinSize()),
	}
	g.Laid(g.Typed)
	g.look(g.at)
}

// head is the title, and the parts to choose from.
func (g *Gallery) head() fyne.CanvasObject {
	c := g.stage.Colours()
	parts := container.New(layout.NewCustomPaddedHBoxLayout(6 * g.by))
	for i, part := range g.all {
		kind := widgets.QuietPlate
		if i == g.part {
			kind = widgets.CalmPlate
		}
		parts.Add(widgets.NewPlate(c, kind, part.Name, func() { g.choose(i) }).WithToolTip(part.Tip).Grown(g.by))
	}
	return container.NewHBox(container.NewCenter(widgets.NewTitle(c, g.stage.Words.T("gallery.title"), 24*g.by)),
		layout.NewSpacer(), container.NewCenter(parts))
}

// foot leads back.
func (g *Gallery) foot() fyne.CanvasObject {
	return container.NewHBox(g.stage.BackPlate("gallery.back", g.by, g.tip, g.back))
}

// grid shows the things of the part, and the headings over them.
func (g *Gallery) grid() *fyne.Container {
	grid := container.New(g.places)
	for i, item := range g.items {
		grid.Add(g.cell(i, item))
	}
	for _, of := range g.places.headings {
		grid.Add(g.heading(of.text, g.places.over(of)))
	}
	return grid
}

// cell is a thing with the number of its copies, and a mark if its numbers are not certain.
func (g *Gallery) cell(i int, item Item) fyne.CanvasObject {
	w, c := g.stage.Words, g.stage.Colours()
	width := g.places.width
	shown := item.New(width, false)
	base := shown.Base()
	base.SetToolTip(item.Tip)
	base.OnTap = func() { g.look(i) }
	base.OnAsk = item.Ask
	base.OnHover = func(inside bool) {
		if inside {
			g.look(i)
		}
	}
	g.shown = append(g.shown, shown)
	if g.places.bare {
		return item.dressed(shown, width)
	}
	text, paint := item.Tag, c.Text
	switch {
	case text != "":
	case item.Unverified:
		text, paint = w.N("gallery.copies.unverified", item.Copies), c.Accent
	default:
		text = w.N("gallery.copies", item.Copies)
	}
	return container.New(layout.NewCustomPaddedVBoxLayout(0), item.dressed(shown, width), g.tag(text, paint, width))
}

// dressed is what shows the item, with what is put on it.
func (i *Item) dressed(shown fyne.CanvasObject, width float32) fyne.CanvasObject {
	if i.On == nil {
		return shown
	}
	return i.On(shown, width)
}

// look enlarges a thing, with what there is to say of it.
func (g *Gallery) look(i int) {
	g.at = i
	item, width := g.items[i], g.places.largeCard
	notes := item.Notes
	if item.Unverified {
		doubt := item.Doubt
		if doubt == "" {
			doubt = g.stage.Words.T("gallery.unverified")
		}
		notes = append(notes[:len(notes):len(notes)], doubt)
	}
	large := item.enlarged(width)
	said := container.NewVBox(large)
	if len(notes) > 0 {
		said.Add(g.note(strings.Join(notes, " "), width))
	}
	if over := said.MinSize().Height - g.large.Size().Height; over > 0 { // in a small window words come before pictures
		less := width - whole(asHigh(g.all[g.part].Kind, over)+1)
		said.Objects[0] = container.NewCenter(item.enlarged(less))
	}
	name, _, _ := strings.Cut(item.Tip, "\n")
	looked := geometry.Said(func() string { return item.Tip }, container.NewWithoutLayout())
	g.large.Objects = []fyne.CanvasObject{geometry.Led(name, looked, said)}
	g.large.Refresh()
}

// enlarged is a thing to be looked at closely, this wide.
func (i *Item) enlarged(width float32) fyne.CanvasObject {
	large := i.New(width, true)
	base := large.Base()
	base.Ring = palette.Brass
	base.OnAsk = i.Ask
	base.SetToolTip(i.LargeTip)
	return i.dressed(large, width)
}

// follow scrolls to the card looked at.
func (g *Gallery) follow() { widgets.ScrollTo(g.scroll, g.shown[g.at]) }
