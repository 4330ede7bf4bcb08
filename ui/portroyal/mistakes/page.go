// Package mistakes is the screen with a player's own puzzles: decisions of finished games that cost a lot, as small
// sheets, those that wait today first. Which there are and when each is due is the engine's to say; the caller lays
// one on the table, clears them, and switches the search for more on and off.
package mistakes

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/tiles"
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
	Box    func() mistakes.Box // as it is now
	Player string              // whose puzzles they are
	Today  daily.Day
	On     func() bool // mistakes are looked for
}

// Page is the screen.
type Page struct {
	*tiles.Leaves

	stage *pieces.Stage
	shown Shown
	calls Calls
	box   mistakes.Box
	keys  []mistakes.Key

	by       float32 // how much larger than usual everything is drawn
	pictures *pieces.Pictures
}

// New makes the screen; the keys begin at a puzzle, or at the first one if it is not there.
func New(s *pieces.Stage, shown Shown, at mistakes.Key, calls Calls) *Page {
	p := &Page{stage: s, shown: shown, calls: calls}
	p.Leaves = tiles.New(s.Stage, tiles.Grid{Columns: 4, Rows: 3}, p.build)
	p.find(at)
	return p
}

// find looks at what is in the box, which may be less than before; the keys are at a puzzle, or at the first one if it
// is not there.
func (p *Page) find(at mistakes.Key) {
	p.box = p.shown.Box()
	p.keys = p.box.Of(p.shown.Player, p.shown.Today)
	p.Hold(len(p.keys), max(slices.Index(p.keys, at), 0))
}

// Found shows the puzzles anew after some have come or gone.
func (p *Page) Found() { p.build() }

// Typed does what a key stands for: arrows go from puzzle to puzzle and from page to page, Enter opens one.
func (p *Page) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		p.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if len(p.keys) > 0 {
			p.calls.Open(p.keys[p.At()])
		}
	default:
		p.Walk(key)
	}
}

func (p *Page) build() {
	if p.Size.Width == 0 {
		return
	}
	at := mistakes.Key("")
	if len(p.keys) > 0 {
		at = p.keys[p.At()]
	}
	p.find(at)
	p.by = stage.Growth(p.Size)
	p.pictures = pieces.NewPictures(p.stage.Face)
	p.Lay(tiles.Parts{Head: p.head(), Foot: p.foot(), Sheet: p.tile, Empty: p.empty, Typed: p.Typed})
}

// head is the title, whose puzzles they are where several players have some, the pages, and how many wait or
// when the next one comes.
func (p *Page) head() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	head := container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("mistakes.title"), 24*p.by)), layout.NewSpacer())
	if names := p.names(); len(names) > 1 {
		head.Add(container.NewCenter(p.players(names)))
		head.Add(layout.NewSpacer())
	}
	if p.Pages() > 1 {
		head.Add(container.NewCenter(p.numbers()))
		head.Add(layout.NewSpacer())
	}
	says := w.T("mistakes.waiting.none")
	if due := p.box.Due(p.shown.Player, p.shown.Today); due > 0 {
		says = w.N("mistakes.waiting", due)
	} else if next, _ := Next(w, p.shown.Today, p.box.NextDue(p.shown.Player, p.shown.Today)); next != "" {
		says = next
	}
	head.Add(container.NewCenter(widgets.NewSheet(c, p.by, 8*p.by, widgets.BoldLine(says, 15*p.by, c.Text))))
	return head
}

// names are those to choose from: who sits here, and everybody who has puzzles.
func (p *Page) names() []string {
	names := p.box.Players()
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
	c, room := p.stage.Colours(), p.Size.Width*0.34/float32(len(names))
	choose := func(i int) { p.calls.Player(names[i]) }
	return tiles.Picks(c, p.by, len(names), slices.Index(names, p.shown.Player), choose, func(i int) (fyne.CanvasObject, string) {
		line := widgets.BoldLine(names[i], 14*p.by, c.Text)
		widgets.Shorten(line, room-tiles.Beside*p.by)
		return line, w.T("mistakes.player", "Player", names[i])
	})
}

// numbers are the pages to choose from, by the numbers of their puzzles.
func (p *Page) numbers() *widgets.Picks {
	w, c := p.stage.Words, p.stage.Colours()
	return p.Numbers(func(from, to int) (content fyne.CanvasObject, name string) {
		line := widgets.BoldLine(w.T("puzzles.page", "From", from+1, "To", to), 14*p.by, c.Text)
		return line, w.T("mistakes.page.tip", "From", from+1, "To", to)
	})
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
	room := p.Wide() - 2*edges*p.by
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
func (p *Page) empty(room fyne.Size) fyne.CanvasObject {
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
	return widgets.NewSheet(c, by, 24*by, box)
}
