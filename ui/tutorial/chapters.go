package tutorial

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/pieces"
	"portroyal/ui/table/layout"
	"portroyal/ui/tutorial/lesson"
	"portroyal/ui/widgets"
)

// symbols stand for the chapters.
var symbols = map[lesson.Chapter]string{
	lesson.Discover: "spyglass", lesson.Trade: "coin", lesson.Others: "scales", lesson.Swords: "swords",
	lesson.Expedition: "map", lesson.Expansion: "seal", lesson.Clock: "hourglass", lesson.Gamblers: "gambler",
}

// Board lists the chapters: those for a first game, and below them those for who wants more. by is how much larger
// than usual it is drawn. next is the tile of the chapter to go on with.
func Board(
	s *pieces.Stage, by float32, done func(lesson.Chapter) bool, at lesson.Chapter, choose func(lesson.Chapter),
) (board fyne.CanvasObject, next fyne.Focusable) {
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(10 * by))
	more := container.New(fynelayout.NewGridLayoutWithColumns(2))
	basics := container.New(fynelayout.NewGridLayoutWithColumns(2))
	for i, chapter := range lesson.Chapters {
		tile := newChapterTile(s, by, chapter, done(chapter), chapter == at, func() { choose(chapter) })
		if chapter == at {
			next = tile
		}
		if i < lesson.Basics {
			basics.Add(tile)
		} else {
			more.Add(tile)
		}
	}
	c, size := s.Colours(), 22*by
	column.Add(basics)
	column.Add(widgets.NewHeading(c, by, s.Symbol("spyglass", size), size, s.Words.T("voyage.more")))
	column.Add(more)
	return column, next
}

// The size of a tile in units.
const (
	tileWide = 318
	tileHigh = 62
)

// newChapterTile is a chapter with its symbol, and a star once it has been played.
func newChapterTile(
	s *pieces.Stage, by float32, chapter lesson.Chapter, done, next bool, choose func(),
) *widgets.Tile {
	c, w := s.Colours(), s.Words
	state := w.T("voyage.state.open")
	switch {
	case next:
		state = w.T("voyage.state.next")
	case done:
		state = w.T("voyage.state.done")
	}
	sheet := layout.NewSheet()
	symbol := 36 * by
	sheet.Fit(widgets.OnPaper(c, s.Symbol(symbols[chapter], symbol), symbol),
		layout.Rect(12*by, (tileHigh*by-symbol*1.16)/2, symbol*1.16, symbol*1.16))
	left, star := 64*by, 22*by
	room := tileWide*by - left - star - 20*by
	title := widgets.OneLine(widgets.Title, w.T(chapters.ID(chapter)), 16.5*by, c.Text, room, fyne.TextAlignLeading)
	sheet.Fit(title, layout.Rect(left, 9*by, room, title.MinSize().Height))
	paint := c.Quiet
	if next {
		paint = c.Accent
	}
	line := widgets.OneLine(widgets.Line, state, 13*by, paint, room, fyne.TextAlignLeading)
	sheet.Fit(line, layout.Rect(left, 33*by, room, line.MinSize().Height))
	name := "star-empty"
	if done {
		name = "star"
	}
	sheet.Fit(s.Symbol(name, star), layout.Rect(tileWide*by-star-14*by, (tileHigh*by-star)/2, star, star))
	content := widgets.Fixed(sheet.Container, tileWide*by, tileHigh*by)
	tile := widgets.NewPaperTile(c, by, w.T(chapters.ID(chapter))+" "+state, content, choose)
	tile.Enters = true
	return tile
}
