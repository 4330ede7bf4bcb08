// Package rules is the page that explains how the game is played, and what the keys do. It is made of
// sections that open and close; the words stand in the files of the languages. Nothing of the game
// is decided here.
package rules

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/table"
	"portroyal/ui/widgets"
)

// Page is the page. It lies over a screen.
type Page struct {
	stage  *pieces.Stage
	by     float32 // how much larger than usual everything is drawn
	folds  []*widgets.Fold
	scroll *container.Scroll
	root   *fyne.Container
}

// New makes the page. options are those of the game on the table, nil if there is none: the sections
// about its editions are open and marked, those about others are folded.
func New(s *pieces.Stage, options *portroyal.Options) *Page {
	size := s.Window.Canvas().Size()
	p := &Page{stage: s, by: stage.Growth(size)}
	w, c := s.Words, s.Colours()
	column := container.New(layout.NewCustomPaddedVBoxLayout(4 * p.by))
	for _, section := range inOrder(options) {
		at := section.placeIn(options)
		fold := widgets.NewFold(c, w.T(titles.ID(section.name)), at == usual || at == playing, nil)
		for _, name := range section.symbols {
			fold.Symbols = append(fold.Symbols, p.symbol(name, 28*p.by))
		}
		switch at {
		case playing:
			fold.Mark = w.T("rules.playing")
		case without:
			fold.Mark = w.T("rules.without")
		}
		p.add(column, fold, p.text(w.T(texts.ID(section.name))))
	}
	p.add(column, widgets.NewFold(c, w.T("help.keys.title"), true, nil), p.keys())
	p.scroll = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, 14), column)) // beside the bar
	done := widgets.NewPlate(c, widgets.CalmPlate, w.T("close"), s.Close)
	done.Growth = p.by
	p.root = widgets.NewTitledSheet(c, p.by, 20*p.by, widgets.NewTitle(c, w.T("help.title"), 24*p.by),
		container.NewBorder(nil,
			container.New(layout.NewCustomPaddedLayout(10*p.by, 0, 0, 0), container.NewCenter(done)),
			nil, nil, container.New(&room{p}, p.scroll)))
	return p
}

// Content is what lies over the screen.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Typed does what a key stands for that no heading wants: it scrolls, and Enter closes the page.
func (p *Page) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		p.stage.Close()
	case fyne.KeyHome:
		p.scroll.ScrollToTop()
	case fyne.KeyEnd:
		p.scroll.ScrollToBottom()
	default:
		widgets.ScrollKeys(p.scroll)(key)
	}
}

// room is as much of the window as is good to read in.
type room struct{ page *Page }

func (r *room) MinSize([]fyne.CanvasObject) fyne.Size {
	size := r.page.stage.Window.Canvas().Size()
	return fyne.NewSize(min(740*r.page.by, size.Width-100), size.Height-60-150*r.page.by)
}

func (r *room) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// add puts a section on the page.
func (p *Page) add(column *fyne.Container, fold *widgets.Fold, body fyne.CanvasObject) {
	below := container.New(layout.NewCustomPaddedLayout(-4*p.by, 2*p.by, 22*p.by, 8*p.by), body)
	below.Hidden = !fold.Open
	fold.Growth = p.by
	fold.OnFocus = func() { p.follow(fold) }
	fold.OnChange = func(open bool) {
		below.Hidden = !open
		p.scroll.Refresh()
	}
	p.folds = append(p.folds, fold)
	column.Add(fold)
	column.Add(below)
}

// follow scrolls as far as it must to show a heading.
func (p *Page) follow(fold *widgets.Fold) {
	of := fyne.CurrentApp().Driver().AbsolutePositionForObject
	top := of(fold).Y - of(p.scroll).Y
	switch below := top + fold.Size().Height - p.scroll.Size().Height; {
	case top < 0:
		p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, top))
	case below > 0:
		p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, below))
	}
}

// symbol draws a symbol. Their outlines are dark, so on a dark page they lie on a light ground. What
// is made of wood has the colour of a player.
func (p *Page) symbol(name string, size float32) fyne.CanvasObject {
	picture := p.stage.Symbol(name, size)
	if slices.Contains([]string{"cube", "hand"}, name) {
		picture = p.stage.TintedSymbol(name, size, widgets.SeatColour(0))
	}
	return widgets.OnPaper(p.stage.Colours(), picture, size)
}

// text writes paragraphs.
func (p *Page) text(text string) fyne.CanvasObject {
	label := widgets.NewSentence(strings.TrimSpace(text))
	if p.by == 1 {
		return label
	}
	return container.NewThemeOverride(label, larger{fyne.CurrentApp().Settings().Theme(), p.by})
}

// larger is a theme with larger text.
type larger struct {
	fyne.Theme
	by float32
}

// Size implements fyne.Theme.
func (l larger) Size(name fyne.ThemeSizeName) float32 {
	size := l.Theme.Size(name)
	if name == theme.SizeNameText || name == theme.SizeNameInnerPadding || name == theme.SizeNameLineSpacing {
		size *= l.by
	}
	return size
}

// keys lists keys and what they do.
func (p *Page) keys() fyne.CanvasObject {
	c := p.stage.Colours()
	left, right := container.NewVBox(), container.NewVBox()
	for _, line := range table.KeysHelp(p.stage.Words) {
		left.Add(widgets.BoldLine(line.Keys, 14*p.by, c.Text))
		right.Add(widgets.Line(line.Does, 14*p.by, c.Text))
	}
	return container.New(layout.NewCustomPaddedLayout(8*p.by, 0, 8*p.by, 0),
		container.New(layout.NewCustomPaddedHBoxLayout(20*p.by), left, right))
}
