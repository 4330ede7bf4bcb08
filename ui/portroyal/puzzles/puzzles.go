// Package puzzles is the screen with the puzzles: all of them as small sheets with what has come of them, and each as
// a decision on the table, which is taken as in a game and then explained. Which puzzles there are and what their
// choices are worth is the engine's to say; the caller that shows the screen remembers which have been solved.
package puzzles

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/logbook"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/portroyal/pieces"
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

	pictures *pieces.Pictures
}

// New makes the screen; the keys begin at the puzzle with a number. waiting is how many of the player's own mistakes
// wait to be solved today.
func New(
	s *pieces.Stage, all []puzzle.Puzzle, tries map[string]logbook.Try, at, waiting int, calls Calls,
) *Puzzles {
	p := &Puzzles{stage: s, puzzles: all, tries: tries, waiting: waiting, calls: calls}
	p.Leaves = tiles.New(s.Stage, tiles.Grid{Columns: 5, Rows: 4}, tiles.Ways{
		ID: "puzzles.back", Back: calls.Back, BackTip: calls.BackTip, Open: calls.Open,
		Keys: map[fyne.KeyName]func(){fyne.KeyO: calls.Own},
	}, p.page)
	p.Hold(len(all), at)
	return p
}

// page says how many have been solved, and leads to the player's own mistakes, of which it says how many wait.
func (p *Puzzles) page() tiles.Page {
	w := p.stage.Words
	p.pictures = pieces.NewPictures(p.stage.Face)
	own := p.stage.Plate(widgets.PlainPlate, "puzzles.own", p.By, p.calls.Own)
	if p.waiting > 0 {
		own = widgets.NewPlate(p.stage.Colours(), widgets.CalmPlate, w.N("puzzles.own.waiting", p.waiting), p.calls.Own).
			WithToolTip(w.T("puzzles.own.tip")).Grown(p.By)
	}
	return tiles.Page{
		Title: "puzzles.title", Says: w.T("puzzles.solved", "Solved", p.solved(0, len(p.puzzles)), "Puzzles", len(p.puzzles)),
		Pages: p.named, Plates: []*widgets.Plate{own}, About: w.T("puzzles.about"), Sheet: p.tile,
	}
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

// named names a page, and reports whether all puzzles on it are solved.
func (p *Puzzles) named(from, to int) (name string, all bool) {
	solved := p.solved(from, to)
	name = p.stage.Words.T("puzzles.page.tip", "From", from+1, "To", to, "Solved", solved, "Puzzles", to-from)
	return name, solved == to-from
}

// Title says which puzzle this is by its place, what it is from if that is not the base game, and what it asks.
func Title(w *words.Words, one *puzzle.Puzzle, number int) string {
	kind := Asks(w, one)
	if edition := Announced(w, one); edition != "" {
		return w.T("puzzle.title.edition", "Number", number+1, "Edition", edition, "Kind", kind)
	}
	return w.T("puzzle.title", "Number", number+1, "Kind", kind)
}
