// Package puzzles is the screen with the puzzles: all of them as small sheets with what has come of them, and each as
// a decision on the table, which is taken as in a game and then explained. Which puzzles there are and what their
// choices are worth is the engine's to say; the caller that shows the screen remembers which have been solved.
package puzzles

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/tiles"
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
	*tiles.Leaves

	stage   *pieces.Stage
	puzzles []puzzle.Puzzle
	tries   map[string]logbook.Try
	waiting int // of the player's own mistakes, today
	calls   Calls

	by       float32 // how much larger than usual everything is drawn
	pictures *pieces.Pictures
}

// grid is how many puzzles a page has.
var grid = tiles.Grid{Columns: 5, Rows: 4}

// New makes the screen; the keys begin at the puzzle with a number. waiting is how many of the player's own mistakes
// wait to be solved today.
func New(
	s *pieces.Stage, all []puzzle.Puzzle, tries map[string]logbook.Try, at, waiting int, calls Calls,
) *Puzzles {
	p := &Puzzles{stage: s, puzzles: all, tries: tries, waiting: waiting, calls: calls}
	p.Leaves = tiles.New(s.Stage, grid, p.build)
	p.Hold(len(all), at)
	return p
}

// Typed does what a key stands for: arrows go from puzzle to puzzle and from page to page, Enter opens one, O leads to
// the player's own mistakes.
func (p *Puzzles) Typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		p.calls.Back()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.calls.Open(p.At())
	case fyne.KeyO:
		p.calls.Own()
	default:
		p.Walk(key)
	}
}

func (p *Puzzles) build() {
	if p.Size.Width == 0 {
		return
	}
	p.by = stage.Growth(p.Size)
	p.pictures = pieces.NewPictures(p.stage.Face)
	p.Lay(tiles.Parts{Head: p.head(), Foot: p.foot(), Sheet: p.tile, Typed: p.Typed})
}

// head is the title, the pages, and how many have been solved.
func (p *Puzzles) head() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	says := widgets.BoldLine(w.T("puzzles.solved", "Solved", p.solved(0, len(p.puzzles)), "Puzzles", len(p.puzzles)),
		15*p.by, c.Text)
	tag := widgets.NewSheet(c, p.by, 8*p.by, says)
	right := []fyne.CanvasObject{layout.NewSpacer(), container.NewCenter(tag)}
	if p.Pages() > 1 {
		right = append([]fyne.CanvasObject{layout.NewSpacer(), container.NewCenter(p.numbers())}, right...)
	}
	title := widgets.NewTitleWithin(c, w.T("puzzles.title"), 24*p.by, p.Wide()-container.NewHBox(right...).MinSize().Width-theme.Padding())
	return container.NewHBox(append([]fyne.CanvasObject{container.NewCenter(title)}, right...)...)
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

// numbers are the pages to choose from, by the numbers of their puzzles. One on which all are solved has a tick.
func (p *Puzzles) numbers() *widgets.Picks {
	w, c := p.stage.Words, p.stage.Colours()
	return p.Numbers(func(from, to int) (content fyne.CanvasObject, name string) {
		solved := p.solved(from, to)
		box := container.NewHBox(widgets.BoldLine(w.T("puzzles.page", "From", from+1, "To", to), 14*p.by, c.Text))
		if solved == to-from {
			box.Add(container.NewCenter(widgets.NewTick(14 * p.by)))
		}
		return box, w.T("puzzles.page.tip", "From", from+1, "To", to, "Solved", solved, "Puzzles", to-from)
	})
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
	room := p.Wide() - (2*gap+2*edges)*p.by - back.MinSize().Width - own.MinSize().Width
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
