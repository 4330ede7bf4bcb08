// Package puzzles is the screen with the puzzles: all of them as small sheets with what has come of them, and each as
// a decision on the table, which is taken as in a game and then explained. Which puzzles there are and what their
// choices are worth is the engine's to say; the caller that shows the screen remembers which have been solved.
package puzzles

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what the screen offers.
type Calls struct {
	Open func(number int) // a puzzle by its place
	Own  func()           // to the puzzles of the player's own mistakes
	Back func()

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Puzzles is the screen with all of them.
type Puzzles struct {
	stage   *pieces.Stage
	puzzles []puzzle.Puzzle
	tries   map[string]logbook.Try
	waiting int // of the player's own mistakes, today
	calls   Calls

	at       int // the one that the keys have come to
	size     fyne.Size
	by       float32 // how much larger than usual everything is drawn
	ctx      context.Context
	cancel   context.CancelFunc
	harbour  *scenery.Quiet
	pictures *pieces.Pictures
	root     *fyne.Container
	tiles    []*widgets.Tile
}

// New makes the screen; the keys begin at the puzzle with a number. waiting is how many of the player's own mistakes
// wait to be solved today.
func New(
	s *pieces.Stage, all []puzzle.Puzzle, tries map[string]logbook.Try, at, waiting int, calls Calls,
) *Puzzles {
	p := &Puzzles{stage: s, puzzles: all, tries: tries, at: at, waiting: waiting, calls: calls}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	p.harbour = scenery.NewQuiet(p.ctx, s.Stage)
	p.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &p.size, Build: p.build})
	return p
}

// Content is what the window shows.
func (p *Puzzles) Content() fyne.CanvasObject { return p.root }

// Restyle shows everything anew after a change of language or theme.
func (p *Puzzles) Restyle() { p.build() }

// Leave ends the drawing of the harbour.
func (p *Puzzles) Leave() { p.cancel() }

// Typed does what a key stands for: arrows go from puzzle to puzzle and from page to page, Enter opens one, O leads to
// the player's own mistakes.
func (p *Puzzles) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		p.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.calls.Open(p.at)
	case fyne.KeyRight:
		p.goTo(p.at + 1)
	case fyne.KeyLeft:
		p.goTo(p.at - 1)
	case fyne.KeyDown:
		p.goTo(p.at + columns)
	case fyne.KeyUp:
		p.goTo(p.at - columns)
	case fyne.KeyHome:
		p.goTo(0)
	case fyne.KeyEnd:
		p.goTo(len(p.puzzles) - 1)
	case fyne.KeyPageDown:
		p.turn(p.page() + 1)
	case fyne.KeyPageUp:
		p.turn(p.page() - 1)
	case fyne.KeyO:
		p.calls.Own()
	default:
		p.stage.Walk(key)
	}
}

// goTo gives the focus to a puzzle, if there is one of that number, on whichever page it is. The first key shows where
// it is.
func (p *Puzzles) goTo(at int) {
	window := p.stage.Window.Canvas()
	if _, on := window.Focused().(*widgets.Tile); !on {
		at = p.at
	}
	if at < 0 || at >= len(p.puzzles) {
		return
	}
	turned := at/perPage != p.page()
	p.at = at
	if turned {
		p.build()
	}
	window.Focus(p.tiles[at-p.first()])
}

// page is which page is shown, and first its first puzzle.
func (p *Puzzles) page() int { return p.at / perPage }

func (p *Puzzles) first() int { return p.page() * perPage }

// pages is how many there are.
func (p *Puzzles) pages() int { return (len(p.puzzles) + perPage - 1) / perPage }

// turn shows another page, if there is one of that number.
func (p *Puzzles) turn(page int) {
	if page >= 0 && page < p.pages() && page != p.page() {
		p.at = page * perPage
		p.build()
	}
}

// The grid of puzzles, in units of a window of usual size.
const (
	columns  = 5
	perPage  = 20
	between  = 14
	edgeRoom = 26
)

func (p *Puzzles) build() {
	if p.size.Width == 0 {
		return
	}
	p.by = stage.Growth(p.size)
	p.pictures = pieces.NewPictures(p.stage.Face)
	side, gap := edgeRoom*p.by, between*p.by
	head, foot := p.head(), p.foot()
	headHigh, footHigh := head.MinSize().Height, foot.MinSize().Height
	top := side*0.5 + headHigh + 8*p.by
	bottom := p.size.Height - footHigh - side*0.5
	objects := []fyne.CanvasObject{
		widgets.Placed(p.harbour.Object(), fyne.Position{}, p.size),
		widgets.Placed(head, fyne.NewPos(side, side*0.5), fyne.NewSize(p.size.Width-2*side, headHigh)),
	}
	const rows = perPage / columns
	tile := fyne.NewSize(
		(p.size.Width-2*side-(columns-1)*gap)/columns,
		(bottom-10*p.by-top-(rows-1)*gap)/rows,
	)
	p.tiles = nil
	for i := range min(perPage, len(p.puzzles)-p.first()) {
		sheet := p.tile(p.first()+i, tile)
		at := fyne.NewPos(side+float32(i%columns)*(tile.Width+gap), top+float32(i/columns)*(tile.Height+gap))
		objects = append(objects, widgets.Placed(sheet, at, tile))
		p.tiles = append(p.tiles, sheet)
	}
	foot = widgets.Placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(p.size.Width-2*side, footHigh))
	objects = append(objects, foot)
	p.root.Objects = objects
	p.stage.HandOnKeys(p.root, p.Typed)
	widgets.OnFocus(p.root, func(on fyne.CanvasObject) {
		for i, tile := range p.tiles {
			if tile == on {
				p.at = p.first() + i
			}
		}
	})
	p.root.Refresh()
	p.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

// head is the title, the pages, and how many have been solved.
func (p *Puzzles) head() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	says := widgets.BoldLine(w.T("puzzles.solved", "Solved", p.solved(0, len(p.puzzles)), "Puzzles", len(p.puzzles)),
		15*p.by, c.Text)
	tag := widgets.NewSheet(c, p.by, 8*p.by, says)
	head := container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("puzzles.title"), 24*p.by)))
	if p.pages() > 1 {
		head.Add(layout.NewSpacer())
		head.Add(container.NewCenter(p.leaves()))
	}
	head.Add(layout.NewSpacer())
	head.Add(container.NewCenter(tag))
	return head
}

// solved is how many puzzles from one number up to another have been solved.
func (p *Puzzles) solved(from, to int) (n int) {
	for _, one := range p.puzzles[from:to] {
		if p.tries[one.Name].Solved {
			n++
		}
	}
	return n
}

// leaves are the pages to choose from, by the numbers of their puzzles. One on which all are solved has a tick.
func (p *Puzzles) leaves() *widgets.Picks {
	w, c := p.stage.Words, p.stage.Colours()
	var all []*widgets.Pick
	for page := range p.pages() {
		from, to := page*perPage, min((page+1)*perPage, len(p.puzzles))
		solved := p.solved(from, to)
		says := widgets.BoldLine(w.T("puzzles.page", "From", from+1, "To", to), 14*p.by, c.Text)
		content := container.NewHBox(says)
		if solved == to-from {
			content.Add(container.NewCenter(widgets.NewTick(14 * p.by)))
		}
		size := content.MinSize()
		name := w.T("puzzles.page.tip", "From", from+1, "To", to, "Solved", solved, "Puzzles", to-from)
		room := widgets.Fixed(container.NewCenter(content), size.Width+44*p.by, max(size.Height+10*p.by, 34*p.by))
		all = append(all, widgets.NewPagePick(c, p.by, name, room).WithToolTip(name))
	}
	return widgets.NewPicks(layout.NewCustomPaddedHBoxLayout(6*p.by), len(all), p.page(), p.turn, all...)
}

// foot leads back and to the player's own mistakes, with how many of those wait, and says what this is.
func (p *Puzzles) foot() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	back := p.stage.BackPlate("puzzles.back", p.by, p.calls.BackTip, p.calls.Back)
	own := p.stage.Plate(widgets.PlainPlate, "puzzles.own", p.by, p.calls.Own)
	if p.waiting > 0 {
		own = widgets.NewPlate(c, widgets.CalmPlate, w.N("puzzles.own.waiting", p.waiting), p.calls.Own).
			WithToolTip(w.T("puzzles.own.tip")).Grown(p.by)
	}
	const gap, edges = 10, 14 // between plates and beside the text
	room := p.size.Width - (2*edgeRoom+2*gap+2*edges)*p.by - back.MinSize().Width - own.MinSize().Width
	sheet := widgets.NewSheet(c, p.by, 7*p.by, widgets.Told(w.T("puzzles.about"), 13*p.by, c.Text, room))
	return container.New(layout.NewCustomPaddedHBoxLayout(gap*p.by),
		container.NewCenter(back), container.NewCenter(own), layout.NewSpacer(), container.NewCenter(sheet))
}

// Title says which puzzle this is by its place, what it is from if that is not the base game, and what it asks.
func Title(w *words.Words, one *puzzle.Puzzle, number int) string {
	kind := Asks(w, one)
	if edition := Announced(w, one); edition != "" {
		return w.T("puzzle.title.edition", "Number", number+1, "Edition", edition, "Kind", kind)
	}
	return w.T("puzzle.title", "Number", number+1, "Kind", kind)
}
