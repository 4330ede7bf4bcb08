package tutorial

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Tile is one in the list of chapters: a symbol, a title, a line below it, which is coloured on the tile to continue
// with, and a star, if it has one.
type Tile struct {
	Symbol, Title, Line string
	Next                bool // the one to continue with
	Star                bool
	Tip                 string
	Choose              func()
}

// Chapter is the tile of a chapter.
func Chapter(w *words.Words, symbol, title string, done, next bool, choose func()) Tile {
	tile := Tile{Symbol: symbol, Title: title, Line: w.T("voyage.state.open"), Next: next, Star: done, Choose: choose}
	switch {
	case next:
		tile.Line = w.T("voyage.state.next")
	case done:
		tile.Line = w.T("voyage.state.done")
	}
	return tile
}

// Section is a part of the list of chapters, with a heading if it has a title.
type Section struct {
	Symbol, Title string
	Tiles         []Tile
}

// Board lists chapters. by is how much larger than usual it is drawn. next is the tile to continue with.
func Board(s *stage.Stage, by float32, sections ...Section) (board fyne.CanvasObject, next fyne.Focusable) {
	c, size := s.Colours(), 22*by
	list := container.New(fynelayout.NewCustomPaddedVBoxLayout(10 * by))
	for _, section := range sections {
		var tiles []fyne.CanvasObject
		for i := range section.Tiles {
			tile := section.Tiles[i].new(s, by)
			tiles = append(tiles, tile)
			if section.Tiles[i].Next {
				next = tile
			}
		}
		if section.Title != "" {
			list.Add(widgets.NewHeading(c, by, s.Symbol(section.Symbol, size), size, section.Title))
		}
		column := container.New(fynelayout.NewCustomPaddedVBoxLayout(9 * by))
		for len(tiles) > 0 {
			n := min(2, len(tiles))
			column.Add(container.New(fynelayout.NewCustomPaddedHBoxLayout(12*by), tiles[:n]...))
			tiles = tiles[n:]
		}
		list.Add(column)
	}
	const bleed = widgets.PaperBleed // the scroller of the list cuts off everything beyond it
	return container.New(fynelayout.NewCustomPaddedLayout(bleed*by, bleed*by, bleed*by, bleed*by), list), next
}

// OpenBoard lays the list of chapters over the screen.
func OpenBoard(s *stage.Stage, sections ...Section) {
	by := sheet.Growth(s)
	board, next := Board(s, by, sections...)
	foot := container.New(fynelayout.NewCustomPaddedLayout(6*by, 0, 0, 0), container.NewCenter(sheet.Closer(s)))
	s.Open(sheet.Tall(s, "voyage.title", board, foot), nil, nil)
	s.Window.Canvas().Focus(next)
}

// Ways are where the menu over a chapter leads to.
type Ways struct {
	Again    func() // the chapter from its beginning
	Skip     func() // to the next one
	Chapters func() // to all of them
	Settings func()
	Help     func()
	Leave    func() // to the start screen
}

// OpenMenu lays the menu over a chapter.
func OpenMenu(s *stage.Stage, ways Ways) {
	away := func(do func()) func() {
		return func() {
			s.CloseAll()
			do()
		}
	}
	sheet.Menu(s, "menu", 300,
		sheet.Way{Kind: widgets.CalmPlate, ID: "menu.continue", Take: s.Close},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.again", Take: away(ways.Again)},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.skip", Take: away(ways.Skip)},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.chapters", Take: ways.Chapters},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.settings", Take: ways.Settings},
		sheet.Way{Kind: widgets.PlainPlate, ID: "menu.help", Take: ways.Help},
		sheet.Way{Kind: widgets.PlainPlate, ID: "voyage.leave", Take: ways.Leave},
	)
}

// The size of a tile, in units.
const (
	tileWide = 318
	tileHigh = 62
)

func (t *Tile) new(s *stage.Stage, by float32) *widgets.Tile {
	c := s.Colours()
	sheet := geometry.NewSheet()
	symbol := 36 * by
	sheet.Fit(widgets.OnPaper(c, s.Symbol(t.Symbol, symbol), symbol),
		geometry.Rect(12*by, (tileHigh*by-symbol*1.16)/2, symbol*1.16, symbol*1.16))
	left, star := 64*by, 22*by
	room := tileWide*by - left - star - 20*by
	title := widgets.OneLine(widgets.Title, t.Title, 16.5*by, c.Text, room, fyne.TextAlignLeading)
	sheet.Fit(title, geometry.Rect(left, 9*by, room, title.MinSize().Height))
	paint := c.Quiet
	if t.Next {
		paint = c.Accent
	}
	line := widgets.OneLine(widgets.Line, t.Line, 13*by, paint, room, fyne.TextAlignLeading)
	sheet.Fit(line, geometry.Rect(left, 33*by, room, line.MinSize().Height))
	if t.Star {
		sheet.Fit(s.Symbol("star", star), geometry.Rect(tileWide*by-star-14*by, (tileHigh*by-star)/2, star, star))
	}
	content := widgets.Fixed(sheet.Container, tileWide*by, tileHigh*by)
	tile := widgets.NewPaperTile(c, by, t.Title+" "+t.Line, content, t.Choose)
	tile.Enters = true
	if t.Tip != "" {
		tile.SetToolTip(t.Tip)
	}
	return tile
}
