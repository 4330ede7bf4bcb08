package tutorial

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// tile is one in the list of chapters: a symbol, a title, a line below it, which is coloured on the tile to continue
// with, and a star, if it has one.
type tile struct {
	symbol, title, line string
	next                bool // the one to continue with
	star                bool
	tip                 string
	choose              func()
}

// tiles lays out tiles in two columns, and gives the one to continue with.
func tiles(s *stage.Stage, by float32, all []tile) (grid *fyne.Container, next fyne.Focusable) {
	grid = container.New(fynelayout.NewCustomPaddedVBoxLayout(9 * by))
	for pair := range slices.Chunk(all, 2) {
		row := container.New(fynelayout.NewCustomPaddedHBoxLayout(12 * by))
		for _, of := range pair {
			drawn := of.draw(s, by)
			row.Add(drawn)
			if of.next {
				next = drawn
			}
		}
		grid.Add(row)
	}
	return grid, next
}

// The size of a tile, in units.
const (
	tileWide = 318
	tileHigh = 62
)

func (t *tile) draw(s *stage.Stage, by float32) *widgets.Tile {
	c := s.Colours()
	sheet := geometry.NewSheet()
	symbol := 36 * by
	sheet.Fit(widgets.OnPaper(c, s.Symbol(t.symbol, symbol), symbol),
		geometry.Rect(12*by, (tileHigh*by-symbol*1.16)/2, symbol*1.16, symbol*1.16))
	left, star := 64*by, 22*by
	room := tileWide*by - left - star - 20*by
	title := widgets.OneLine(widgets.Title, t.title, 16.5*by, c.Text, room, fyne.TextAlignLeading)
	sheet.Fit(title, geometry.Rect(left, 9*by, room, title.MinSize().Height))
	paint := c.Quiet
	if t.next {
		paint = c.Accent
	}
	line := widgets.OneLine(widgets.Line, t.line, 13*by, paint, room, fyne.TextAlignLeading)
	sheet.Fit(line, geometry.Rect(left, 33*by, room, line.MinSize().Height))
	if t.star {
		sheet.Fit(s.Symbol("star", star), geometry.Rect(tileWide*by-star-14*by, (tileHigh*by-star)/2, star, star))
	}
	content := widgets.Fixed(sheet.Container, tileWide*by, tileHigh*by)
	tile := widgets.NewPaperTile(c, by, t.title+" "+t.line, content, t.choose)
	tile.Enters = true
	if t.tip != "" {
		tile.SetToolTip(t.tip)
	}
	return tile
}
