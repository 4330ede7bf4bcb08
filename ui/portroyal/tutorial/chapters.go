package tutorial

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/lay"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/widgets"
)

// symbols are the symbols of the chapters.
var symbols = map[lesson.Chapter]string{
	lesson.Discover: "spyglass", lesson.Trade: "coin", lesson.Others: "scales", lesson.Swords: "swords",
	lesson.Expedition: "map", lesson.Expansion: "seal", lesson.Clock: "hourglass", lesson.Gamblers: "gambler",
}

// Voyages is what the list of chapters shows, and what its tiles do.
type Voyages struct {
	Done   func(lesson.Chapter) bool // whether it has been completed
	Next   lesson.Chapter            // the one to continue with, "" for a first game
	Played bool                      // a first game has been completed
	Choose func(lesson.Chapter)
	Game   func() // starts a first game
}

// Board lists the chapters: those for a first game and that game, and below them those for players who want more.
// by is how much larger than usual it is drawn. next is the tile to continue with.
func Board(s *pieces.Stage, by float32, of Voyages) (board fyne.CanvasObject, next fyne.Focusable) {
	w := s.Words
	var tiles []fyne.CanvasObject
	for _, chapter := range lesson.Chapters {
		goes := chapter == of.Next
		shown := chapterTile{symbols[chapter], w.T(chapters.ID(chapter)), w.T("voyage.state.open"), goes, ""}
		if of.Done(chapter) {
			shown.line, shown.star = w.T("voyage.state.done"), "star"
		}
		if goes {
			shown.line = w.T("voyage.state.next")
		}
		tile := shown.new(s, by, func() { of.Choose(chapter) })
		tiles = append(tiles, tile)
		if goes {
			next = tile
		}
	}
	first := chapterTile{"ship", w.T("voyage.game"), w.T("voyage.game.line"), of.Next == "", ""}
	if of.Played {
		first.star = "star"
	}
	game := first.new(s, by, of.Game)
	game.SetToolTip(w.T("voyage.game.tip"))
	if next == nil {
		next = game
	}
	rows := func(tiles ...fyne.CanvasObject) fyne.CanvasObject {
		column := container.New(fynelayout.NewCustomPaddedVBoxLayout(9 * by))
		for len(tiles) > 0 {
			n := min(2, len(tiles))
			column.Add(container.New(fynelayout.NewCustomPaddedHBoxLayout(12*by), tiles[:n]...))
			tiles = tiles[n:]
		}
		return column
	}
	c, size := s.Colours(), 22*by
	list := container.New(fynelayout.NewCustomPaddedVBoxLayout(10*by),
		rows(append(slices.Clone(tiles[:lesson.Basics]), game)...),
		widgets.NewHeading(c, by, s.Symbol("spyglass", size), size, w.T("voyage.more")),
		rows(tiles[lesson.Basics:]...))
	const bleed = widgets.PaperBleed // the scroller of the list cuts off everything beyond it
	return container.New(fynelayout.NewCustomPaddedLayout(bleed*by, bleed*by, bleed*by, bleed*by), list), next
}

// The size of a tile, in units.
const (
	tileWide = 318
	tileHigh = 62
)

// chapterTile is the content of a tile: a symbol, a title, a line below it, which is coloured on the tile to
// continue with, and a star, if it has one.
type chapterTile struct {
	symbol, title, line string
	next                bool
	star                string
}

func (t chapterTile) new(s *pieces.Stage, by float32, choose func()) *widgets.Tile {
	c := s.Colours()
	sheet := lay.NewSheet()
	symbol := 36 * by
	sheet.Fit(widgets.OnPaper(c, s.Symbol(t.symbol, symbol), symbol),
		lay.Rect(12*by, (tileHigh*by-symbol*1.16)/2, symbol*1.16, symbol*1.16))
	left, star := 64*by, 22*by
	room := tileWide*by - left - star - 20*by
	title := widgets.OneLine(widgets.Title, t.title, 16.5*by, c.Text, room, fyne.TextAlignLeading)
	sheet.Fit(title, lay.Rect(left, 9*by, room, title.MinSize().Height))
	paint := c.Quiet
	if t.next {
		paint = c.Accent
	}
	line := widgets.OneLine(widgets.Line, t.line, 13*by, paint, room, fyne.TextAlignLeading)
	sheet.Fit(line, lay.Rect(left, 33*by, room, line.MinSize().Height))
	if t.star != "" {
		sheet.Fit(s.Symbol(t.star, star), lay.Rect(tileWide*by-star-14*by, (tileHigh*by-star)/2, star, star))
	}
	content := widgets.Fixed(sheet.Container, tileWide*by, tileHigh*by)
	tile := widgets.NewPaperTile(c, by, t.title+" "+t.line, content, choose)
	tile.Enters = true
	return tile
}
