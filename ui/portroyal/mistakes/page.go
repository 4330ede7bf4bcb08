// Package mistakes is the screen with a player's own puzzles: decisions of finished games that cost a lot, as small
// sheets, those that wait today first. Which there are and when each is due is the engine's to say; the caller lays
// one on the table, clears them, and switches the search for more on and off.
package mistakes

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are what the screen offers.
type Calls struct {
	Open   func(key mistakes.Key)
	Player func(name string) // shows the puzzles of somebody else
	Clear  func()            // takes out all that are shown, once the player has said yes
	Switch func()            // the search for mistakes, on or off
	Back   func()

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Shown is what there is to show.
type Shown struct {
	Box    *mistakes.Box
	Player string // whose puzzles they are
	Today  daily.Day
	On     func() bool // mistakes are looked for
}

// Page is the screen.
type Page struct {
	stage *pieces.Stage
	shown Shown
	calls Calls

	keys []mistakes.Key
	at   int // the one that the keys have come to

	size     fyne.Size
	by       float32 // how much larger than usual everything is drawn
	ctx      context.Context
	cancel   context.CancelFunc
	harbour  *scenery.Quiet
	pictures *pieces.Pictures
	root     *fyne.Container
	tiles    []*widgets.Tile
}

// New makes the screen; the keys begin at a puzzle, or at the first one if it is not there.
func New(s *pieces.Stage, shown Shown, at mistakes.Key, calls Calls) *Page {
	p := &Page{stage: s, shown: shown, calls: calls}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	p.harbour = scenery.NewQuiet(p.ctx, s.Stage)
	p.find(at)
	p.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &p.size, Build: p.build})
	return p
}

// Content is what the window shows.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Restyle shows everything anew after a change of language or theme.
func (p *Page) Restyle() { p.build() }

// Leave ends the drawing of the harbour.
func (p *Page) Leave() { p.cancel() }

// find looks at what is in the box, which may be less than before; the keys are at a puzzle, or at the first one if it
// is not there.
func (p *Page) find(at mistakes.Key) {
	p.keys = p.shown.Box.Of(p.shown.Player)
	p.at = max(slices.Index(p.keys, at), 0)
}

// Found shows the puzzles anew after some have come or gone.
func (p *Page) Found() { p.build() }

// Typed does what a key stands for: arrows go from puzzle to puzzle and from page to page, Enter opens one.
func (p *Page) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		p.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if p.at < len(p.keys) {
			p.calls.Open(p.keys[p.at])
		}
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
		p.goTo(len(p.keys) - 1)
	case fyne.KeyPageDown:
		p.turn(p.page() + 1)
	case fyne.KeyPageUp:
		p.turn(p.page() - 1)
	default:
		p.stage.Walk(key)
	}
}

// goTo gives the focus to a puzzle, if there is one of that number, on whichever page it is. The first key shows where
// it is.
func (p *Page) goTo(at int) {
	window := p.stage.Window.Canvas()
	if _, on := window.Focused().(*widgets.Tile); !on {
		at = p.at
	}
	if at < 0 || at >= len(p.keys) {
		return
	}
	turned := at/perPage != p.page()
	p.at = at
	if turned {
		p.build()
	}
	if at -= p.first(); at < len(p.tiles) {
		window.Focus(p.tiles[at])
	}
}

// page is which page is shown, and first its first puzzle.
func (p *Page) page() int { return p.at / perPage }

func (p *Page) first() int { return p.page() * perPage }

// pages is how many there are.
func (p *Page) pages() int { return (len(p.keys) + perPage - 1) / perPage }

// turn shows another page, if there is one of that number.
func (p *Page) turn(page int) {
	if page >= 0 && page < p.pages() && page != p.page() {
		p.at = page * perPage
		p.build()
	}
}

// The grid of puzzles, in units of a window of usual size.
const (
	columns  = 4
	rows     = 3
	perPage  = columns * rows
	between  = 14
	edgeRoom = 26
)

func (p *Page) build() {
	if p.size.Width == 0 {
		return
	}
	if p.at < len(p.keys) {
		p.find(p.keys[p.at])
	} else {
		p.find("")
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
	room := fyne.NewSize(p.size.Width-2*side, bottom-10*p.by-top)
	p.tiles = nil
	if len(p.keys) == 0 {
		objects = append(objects, p.empty(fyne.NewPos(side, top), room))
	}
	tile := fyne.NewSize((room.Width-(columns-1)*gap)/columns, (room.Height-(rows-1)*gap)/rows)
	for i := range min(perPage, len(p.keys)-p.first()) {
		sheet := p.tile(p.keys[p.first()+i], tile)
		at := fyne.NewPos(side+float32(i%columns)*(tile.Width+gap), top+float32(i/columns)*(tile.Height+gap))
		objects = append(objects, widgets.Placed(sheet, at, tile))
		p.tiles = append(p.tiles, sheet)
	}
	foot = widgets.Placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(p.size.Width-2*side, footHigh))
	p.root.Objects = append(objects, foot)
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

// head is the title, whose puzzles they are where several players have some, the pages, and how many wait.
func (p *Page) head() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	head := container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("mistakes.title"), 24*p.by)), layout.NewSpacer())
	if names := p.names(); len(names) > 1 {
		head.Add(container.NewCenter(p.players(names)))
		head.Add(layout.NewSpacer())
	}
	if p.pages() > 1 {
		head.Add(container.NewCenter(p.leaves()))
		head.Add(layout.NewSpacer())
	}
	says := w.T("mistakes.waiting.none")
	if due := p.shown.Box.Due(p.shown.Player, p.shown.Today); due > 0 {
		says = w.N("mistakes.waiting", due)
	}
	head.Add(container.NewCenter(widgets.NewSheet(c, p.by, 8*p.by, widgets.BoldLine(says, 15*p.by, c.Text))))
	return head
}

// names are those to choose from: who sits here, and everybody who has puzzles.
func (p *Page) names() []string {
	names := p.shown.Box.Players()
	if !slices.Contains(names, p.shown.Player) {
		names = append([]string{p.shown.Player}, names...)
	}
	return names
}

// mostNames is how many players there are to choose from: more have no room, and no table has more seats.
const mostNames = 5

// players are the names to choose from.
func (p *Page) players(names []string) *widgets.Picks {
	w := p.stage.Words
	if at := slices.Index(names, p.shown.Player); at >= mostNames {
		names[0], names[at] = names[at], names[0]
	}
	names = names[:min(len(names), mostNames)]
	room := p.size.Width * 0.34 / float32(len(names))
	choose := func(i int) { p.calls.Player(names[i]) }
	return p.picks(len(names), slices.Index(names, p.shown.Player), choose, func(i int) (says, tip string) {
		return names[i], w.T("mistakes.player", "Player", names[i])
	}, room)
}

// leaves are the pages to choose from, by their numbers.
func (p *Page) leaves() *widgets.Picks {
	w := p.stage.Words
	return p.picks(p.pages(), p.page(), p.turn, func(page int) (says, tip string) {
		from, to := page*perPage+1, min((page+1)*perPage, len(p.keys))
		return w.T("puzzles.page", "From", from, "To", to), w.T("mistakes.page.tip", "From", from, "To", to)
	}, p.size.Width)
}

// picks are so many things to choose from, each with a word that has some room and a tip.
func (p *Page) picks(
	n, chosen int, choose func(int), of func(i int) (says, tip string), room float32,
) *widgets.Picks {
	c := p.stage.Colours()
	var all []*widgets.Pick
	for i := range n {
		says, tip := of(i)
		line := widgets.BoldLine(says, 14*p.by, c.Text)
		widgets.Shorten(line, room-44*p.by)
		size := line.MinSize()
		field := widgets.Fixed(container.NewCenter(line), size.Width+44*p.by, max(size.Height+10*p.by, 34*p.by))
		all = append(all, widgets.NewPagePick(c, p.by, tip, field).WithToolTip(tip))
	}
	return widgets.NewPicks(layout.NewCustomPaddedHBoxLayout(6*p.by), n, chosen, choose, all...)
}

// foot leads back, clears the box, switches the search, and says what this is.
func (p *Page) foot() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	const gap, edges = 10, 14 // between plates and beside the text
	toggle := words.Tipped("mistakes.on")
	if p.shown.On() {
		toggle = "mistakes.off"
	}
	plates := []fyne.CanvasObject{p.stage.BackPlate("mistakes.back", p.by, p.calls.BackTip, p.calls.Back)}
	if len(p.keys) > 0 {
		plates = append(plates, p.stage.Plate(widgets.PlainPlate, "mistakes.clear", p.by, p.calls.Clear))
	}
	if len(p.keys) > 0 || p.shown.On() { // else the sheet in the middle has it
		plates = append(plates, p.stage.Plate(widgets.PlainPlate, toggle, p.by, p.calls.Switch))
	}
	foot := container.New(layout.NewCustomPaddedHBoxLayout(gap * p.by))
	room := p.size.Width - 2*edgeRoom*p.by - 2*edges*p.by
	for _, plate := range plates {
		room -= plate.MinSize().Width + gap*p.by
		foot.Add(container.NewCenter(plate))
	}
	foot.Add(layout.NewSpacer())
	if len(p.keys) == 0 {
		return foot
	}
	text := w.T("mistakes.about")
	if !p.shown.On() {
		text = w.T("mistakes.about.off")
	}
	foot.Add(container.NewCenter(widgets.NewSheet(c, p.by, 7*p.by, widgets.Told(text, 13*p.by, c.Text, room))))
	return foot
}

// empty says how puzzles come, where there are none.
func (p *Page) empty(at fyne.Position, room fyne.Size) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	wide := min(room.Width*0.7, 560*by)
	symbol := 72 * by
	box := container.New(layout.NewCustomPaddedVBoxLayout(14*by),
		container.NewCenter(widgets.OnPaper(c, p.stage.Symbol("lantern", symbol), symbol)))
	text := []words.ID{"mistakes.empty", "mistakes.empty.how"}
	if !p.shown.On() {
		text = []words.ID{"mistakes.empty.off"}
	}
	for i, id := range text {
		write, size := widgets.BoldLine, 18*by
		if i > 0 || len(text) == 1 {
			write, size = widgets.Line, 16*by
		}
		says := widgets.Paragraph(write, w.T(id), size, c.Text, wide, 1, fyne.TextAlignCenter)
		box.Add(widgets.Fixed(says, wide, says.MinSize().Height))
	}
	if !p.shown.On() {
		box.Add(container.NewCenter(p.stage.Plate(widgets.CalmPlate, "mistakes.on", by, p.calls.Switch)))
	}
	sheet := widgets.NewSheet(c, by, 24*by, box)
	need := sheet.MinSize()
	return widgets.Placed(sheet, at.AddXY((room.Width-need.Width)/2, max((room.Height-need.Height)/2, 0)), need)
}
