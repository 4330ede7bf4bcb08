// Package tiles is a screen with many small sheets of paper, of which each opens something: in rows and columns, on as
// many pages as it takes, with a head above and a foot below. Any game can have one. It knows how to go from sheet to
// sheet and from page to page, and how a page is laid out; what stands on it is for the screen that contains it to say.
package tiles

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Grid is how many sheets a page has room for. Neither number is below 1.
type Grid struct{ Columns, Rows int }

// full is the number of sheets on a full page.
func (g Grid) full() int { return g.Columns * g.Rows }

// Ways are where the pages lead to.
type Ways struct {
	ID      words.Tipped // what the way back is called
	Back    func()
	BackTip words.ID // says where Back leads, if that is somewhere else than usual; "" if not

	Open func(number int) // a sheet by its number, from 0
	Keys map[fyne.KeyName]func()
}

// Leaves are the pages. A screen contains them, and says with Hold how many sheets there are.
type Leaves struct {
	*scenery.Screen
	By float32 // how much larger than usual everything is drawn

	stage *stage.Stage
	grid  Grid
	ways  Ways
	page  func() Page

	n, at int // how many sheets there are, and the one that the keys have come to
	tiles []*widgets.Tile
}

// New makes pages without any sheet. page is asked whenever one is made anew, and may call Hold.
func New(s *stage.Stage, grid Grid, ways Ways, page func() Page) *Leaves {
	l := &Leaves{stage: s, grid: grid, ways: ways, page: page}
	l.Screen = scenery.NewScreen(s, l.build)
	return l
}

// Hold says how many sheets there are, and to which of them the keys have come, from 0. The screen shows it when it is
// made anew.
func (l *Leaves) Hold(n, at int) { l.n, l.at = n, at }

// At is the sheet that the keys have come to; it is there unless there are none.
func (l *Leaves) At() int { return l.at }

// Tiles are the sheets of the page that is shown, in order.
func (l *Leaves) Tiles() []*widgets.Tile { return l.tiles }

// Page is which page is shown, from 0.
func (l *Leaves) Page() int { return l.at / l.grid.full() }

// First is the number of the first sheet on the page that is shown.
func (l *Leaves) First() int { return l.Page() * l.grid.full() }

// Pages is how many pages there are.
func (l *Leaves) Pages() int { return (l.n + l.grid.full() - 1) / l.grid.full() }

// Turn shows another page, if there is one of that number, and goes to its first sheet.
func (l *Leaves) Turn(page int) {
	if page >= 0 && page < l.Pages() && page != l.Page() {
		l.at = page * l.grid.full()
		l.build()
	}
}

// GoTo gives the focus to a sheet, if there is one of that number, on whichever page it is. While no sheet has it, the
// one that the keys had come to gets it, so that the first key shows where that is.
func (l *Leaves) GoTo(at int) {
	window := l.stage.Window.Canvas()
	if _, on := window.Focused().(*widgets.Tile); !on {
		at = l.at
	}
	if at < 0 || at >= l.n {
		return
	}
	turned := at/l.grid.full() != l.Page()
	l.at = at
	if turned {
		l.build()
	}
	if on := l.at - l.First(); on < len(l.tiles) { // making it anew may have found fewer
		window.Focus(l.tiles[on])
	}
}

// Typed does what a key stands for: Enter opens the sheet that the keys have come to.
func (l *Leaves) Typed(key *fyne.KeyEvent) {
	switch does := l.ways.Keys[key.Name]; {
	case does != nil:
		does()
	case key.Name == fyne.KeyEscape, key.Name == fyne.KeyBackspace:
		l.ways.Back()
	case key.Name == fyne.KeyReturn, key.Name == fyne.KeyEnter, key.Name == fyne.KeySpace:
		if l.n > 0 {
			l.ways.Open(l.at)
		}
	default:
		l.walk(key)
	}
}

// walk goes where a key leads: arrows, Home and End from sheet to sheet, Page Up and Page Down from page to page. Any
// other key goes where it leads on every screen.
func (l *Leaves) walk(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyRight:
		l.GoTo(l.at + 1)
	case fyne.KeyLeft:
		l.GoTo(l.at - 1)
	case fyne.KeyDown:
		l.GoTo(l.at + l.grid.Columns)
	case fyne.KeyUp:
		l.GoTo(l.at - l.grid.Columns)
	case fyne.KeyHome:
		l.GoTo(0)
	case fyne.KeyEnd:
		l.GoTo(l.n - 1)
	case fyne.KeyPageDown:
		l.Turn(l.Page() + 1)
	case fyne.KeyPageUp:
		l.Turn(l.Page() - 1)
	default:
		l.stage.Walk(key)
	}
}
