// Package puzzles is the screen with the puzzles: all of them as small sheets with what has come of them, and each as a
// decision on the table, which is taken as in a game and then explained. Which puzzles there are and what their choices
// are worth is the engine's to say; what has been solved is kept by whoever shows the screen.
package puzzles

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/logbook"
	"portroyal/engine/puzzle"
	"portroyal/ui/pieces"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Calls are what the screen offers.
type Calls struct {
	Open func(number int) // a puzzle by its place
	Back func()
}

// Puzzles is the screen with all of them.
type Puzzles struct {
	stage   *pieces.Stage
	puzzles []puzzle.Puzzle
	tries   map[string]logbook.Try
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

// New makes the screen; the keys begin at the puzzle with a number.
func New(s *pieces.Stage, all []puzzle.Puzzle, tries map[string]logbook.Try, at int, calls Calls) *Puzzles {
	p := &Puzzles{stage: s, puzzles: all, tries: tries, at: at, calls: calls}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	p.harbour = scenery.NewQuiet(p.ctx, &s.Stage)
	p.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &p.size, Build: p.build})
	return p
}

// Content is what the window shows.
func (p *Puzzles) Content() fyne.CanvasObject { return p.root }

// Restyle shows everything anew after a change of language or theme.
func (p *Puzzles) Restyle() { p.build() }

// Leave ends the drawing of the harbour.
func (p *Puzzles) Leave() { p.cancel() }

// Typed does what a key stands for: arrows go from puzzle to puzzle, Enter opens one.
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
		p.goTo(len(p.tiles) - 1)
	default:
		p.stage.Walk(key)
	}
}

// goTo gives the focus to a puzzle, if there is one of that number. The first key shows where it is.
func (p *Puzzles) goTo(at int) {
	window := p.stage.Window.Canvas()
	if _, on := window.Focused().(*widgets.Tile); !on {
		at = p.at
	}
	if at >= 0 && at < len(p.tiles) {
		p.at = at
		window.Focus(p.tiles[at])
	}
}

// The grid of puzzles, in units of a window of usual size.
const (
	columns  = 5
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
		placed(p.harbour.Object(), fyne.Position{}, p.size),
		placed(head, fyne.NewPos(side, side*0.5), fyne.NewSize(p.size.Width-2*side, headHigh)),
	}
	rows := float32((len(p.puzzles) + columns - 1) / columns)
	tile := fyne.NewSize(
		(p.size.Width-2*side-(columns-1)*gap)/columns,
		(bottom-10*p.by-top-(rows-1)*gap)/rows,
	)
	p.tiles = nil
	for i := range p.puzzles {
		sheet := p.tile(i, tile)
		at := fyne.NewPos(side+float32(i%columns)*(tile.Width+gap), top+float32(i/columns)*(tile.Height+gap))
		objects = append(objects, placed(sheet, at, tile))
		p.tiles = append(p.tiles, sheet)
	}
	objects = append(objects, placed(foot, fyne.NewPos(side, bottom), fyne.NewSize(p.size.Width-2*side, footHigh)))
	p.root.Objects = objects
	p.stage.HandOnKeys(p.root, p.Typed)
	widgets.OnFocus(p.root, func(on fyne.CanvasObject) {
		for i, tile := range p.tiles {
			if tile == on {
				p.at = i
			}
		}
	})
	p.root.Refresh()
	p.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
}

func placed(object fyne.CanvasObject, at fyne.Position, size fyne.Size) fyne.CanvasObject {
	object.Resize(size)
	object.Move(at)
	return object
}

// head is the title, and how many have been solved.
func (p *Puzzles) head() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	solved := 0
	for _, one := range p.puzzles {
		if p.tries[one.Name].Solved {
			solved++
		}
	}
	says := widgets.BoldLine(w.T("puzzles.solved", "Solved", solved, "Puzzles", len(p.puzzles)), 15*p.by, c.Text)
	tag := widgets.NewSheet(c, p.by, 8*p.by, says)
	return container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("puzzles.title"), 24*p.by)),
		layout.NewSpacer(), container.NewCenter(tag))
}

// foot leads back, and says what this is.
func (p *Puzzles) foot() fyne.CanvasObject {
	w, c := p.stage.Words, p.stage.Colours()
	back := widgets.NewPlate(c, widgets.PlainPlate, w.T("puzzles.back"), p.calls.Back).
		WithToolTip(w.T("puzzles.back.tip"))
	back.Growth = p.by
	room := p.size.Width - 2*edgeRoom*p.by - back.MinSize().Width - 40*p.by
	says := widgets.Line(w.T("puzzles.about"), 14*p.by, c.Text)
	widgets.Shrink(says, room)
	return container.NewHBox(back, layout.NewSpacer(), container.NewCenter(widgets.NewSheet(c, p.by, 7*p.by, says)))
}
