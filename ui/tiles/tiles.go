// Package tiles is a screen with many small sheets of paper, of which each opens something: in rows and columns, on as
// many pages as it takes, with a head above and a foot below. Any game can have one. It knows how to go from sheet to
// sheet and from page to page; the contents of sheets, head and foot are those of the screen that contains it.
package tiles

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Grid is how many sheets a page has room for. Neither number is below 1.
type Grid struct{ Columns, Rows int }

// full is the number of sheets on a full page.
func (g Grid) full() int { return g.Columns * g.Rows }

// Leaves are the pages. A screen contains them, says with Hold how many sheets there are, and lays each page out with
// Lay.
type Leaves struct {
	*scenery.Screen

	stage *stage.Stage
	grid  Grid
	build func()

	n, at int // how many sheets there are, and the one that the keys have come to
	tiles []*widgets.Tile
}

// New makes pages without any sheet. build makes the screen anew and ends with Lay.
func New(s *stage.Stage, grid Grid, build func()) *Leaves {
	return &Leaves{Screen: scenery.NewScreen(s, build), stage: s, grid: grid, build: build}
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

// Walk goes where a key leads: arrows, Home and End from sheet to sheet, Page Up and Page Down from page to page. Any
// other key goes where it leads on every screen.
func (l *Leaves) Walk(key *fyne.KeyEvent) {
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
