// Package puzzles is the screen with the puzzles of any game: all of them as small sheets with what has come of them, and
// the way from one on the table to the next. Which puzzles there are and what their choices are worth is the game's to say,
// and how its table asks; the caller that shows the screen remembers which have been solved.
package puzzles

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/logbook"
	"portroyal/engine/puzzle"
	"portroyal/ui/stage"
	"portroyal/ui/tiles"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Game is what a game lends to its puzzles.
type Game struct {
	All []Puzzle

	// Scenes begins a page, and draws a glance at a puzzle on it by its place.
	Scenes func() Scene
}

// Scene draws a glance at a puzzle; by is how much larger than usual.
type Scene = func(number int, size fyne.Size, by float32) fyne.CanvasObject

// Puzzle is one of them, as far as it is told before anybody has decided.
type Puzzle struct {
	Name  string // by which the logbook knows it
	Grade puzzle.Grade
	Asks  func(*words.Words) string // the question
	From  func(*words.Words) string // what it is from, if that is not the usual; nil or "" if it is
}

// from is what a puzzle is from, "" for the usual.
func (p *Puzzle) from(w *words.Words) string {
	if p.From == nil {
		return ""
	}
	return p.From(w)
}

// Calls are what the screen offers.
type Calls struct {
	Open func(number int) // a puzzle by its place
	Own  *Own
	Back func()

	BackTip words.ID // says where Back leads; "" if that is the start screen
}

// Own is the way to the puzzles of the player's own mistakes, nil where there are none.
type Own struct {
	Go      func()
	Waiting int // to be solved today
}

// Puzzles is the screen with all of them.
type Puzzles struct {
	*tiles.Leaves

	stage *stage.Stage
	game  Game
	tries map[string]logbook.Try
	calls Calls
	scene Scene // of the page that is shown
}

// New makes the screen; the keys begin at the puzzle with a number.
func New(s *stage.Stage, game Game, tries map[string]logbook.Try, at int, calls Calls) *Puzzles {
	p := &Puzzles{stage: s, game: game, tries: tries, calls: calls}
	ways := tiles.Ways{ID: "puzzles.back", Back: calls.Back, BackTip: calls.BackTip, Open: calls.Open}
	if calls.Own != nil {
		ways.Keys = map[fyne.KeyName]func(){fyne.KeyO: calls.Own.Go}
	}
	p.Leaves = tiles.New(s, tiles.Grid{Columns: 5, Rows: 4}, ways, p.page)
	p.Hold(len(game.All), at)
	return p
}

// page says how many have been solved, and leads to the player's own mistakes, of which it says how many wait.
func (p *Puzzles) page() tiles.Page {
	w := p.stage.Words
	p.scene = p.game.Scenes()
	page := tiles.Page{
		Title: "puzzles.title",
		Says:  w.T("puzzles.solved", "Solved", p.solved(0, len(p.game.All)), "Puzzles", len(p.game.All)),
		Pages: p.named, About: w.T("puzzles.about"), Sheet: p.tile,
	}
	own := p.calls.Own
	if own == nil {
		return page
	}
	plate := p.stage.Plate(widgets.PlainPlate, "puzzles.own", p.By, own.Go)
	if own.Waiting > 0 {
		plate = widgets.NewPlate(p.stage.Colours(), widgets.CalmPlate, w.N("puzzles.own.waiting", own.Waiting), own.Go).
			WithToolTip(w.T("puzzles.own.tip")).Grown(p.By)
	}
	page.Plates = []*widgets.Plate{plate}
	return page
}

// solved is how many puzzles from one number up to another have been solved.
func (p *Puzzles) solved(from, to int) (n int) {
	for _, one := range p.game.All[from:to] {
		if p.tries[one.Name].Solved {
			n++
		}
	}
	return n
}

// named names a page, and reports whether all puzzles on it are solved.
func (p *Puzzles) named(from, to int) (name string, all bool) {
	solved := p.solved(from, to)
	name = p.stage.Words.T("puzzles.page.tip", "From", from+1, "To", to, "Solved", solved, "Puzzles", to-from)
	return name, solved == to-from
}
