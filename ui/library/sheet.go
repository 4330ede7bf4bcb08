package library

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Places and sizes on the sheet, in units of a window of usual size.
const (
	sheetEdge   = 14
	headingHigh = 40
)

// marginPaint is the colour of the line down the page of a log book.
var marginPaint = palette.Fade(palette.Coral, 0.55)

// sheet is the page of the log, or the words shown instead if there are no games.
func (l *Library) sheet(size fyne.Size) fyne.CanvasObject {
	c, by := l.stage.Colours(), l.by
	edge := sheetEdge * by
	width := size.Width - 2*edge
	top := headingHigh * by
	below := fyne.NewSize(width, size.Height-top-9*by-edge)
	l.log = newLog(l.stage, below, by, len(l.catalogue.tellers) > 1)
	l.log.moved = l.showFoot
	l.log.list.OnOpen, l.log.list.OnLetter, l.log.list.OnShortcut = l.open, l.TypedRune, l.typedShortcut
	headings := l.newHeadings(top)
	lay(headings, edge, 4*by, width, top)
	double := func(y float32) fyne.CanvasObject {
		line := canvas.NewRectangle(c.Edge)
		lay(line, edge+rowEdge*by, y, width-2*rowEdge*by, 1.2*by)
		return line
	}
	margin := canvas.NewRectangle(marginPaint)
	lay(margin, edge+l.log.places.left[byPlayers]-columnGap*by*0.85, 10*by, 1.5*by, size.Height-20*by)
	lay(l.log.list, edge, top+9*by, below.Width, below.Height)
	page := &fyne.Container{Objects: []fyne.CanvasObject{
		headings, double(top + 4*by), double(top + 7*by), margin, l.log.list,
	}}
	l.middle = container.NewStack(page)
	return widgets.NewSheet(c, by, 0, l.middle)
}

// showMiddle shows the page of the log, or what is to be said where there are no games on it.
func (l *Library) showMiddle() {
	page, blank := l.middle.Objects[0], len(l.catalogue.shown) == 0
	if page.Visible() == blank {
		l.letGo()
	}
	l.middle.Objects = l.middle.Objects[:1]
	if !blank {
		page.Show()
		l.middle.Refresh()
		return
	}
	page.Hide()
	l.middle.Add(container.NewCenter(l.blank()))
	l.stage.HandOnKeys(l.middle, l.Typed)
	l.middle.Refresh()
}

// letGo takes the focus from anything on the page, since that goes.
func (l *Library) letGo() {
	on := l.stage.Window.Canvas()
	focused := on.Focused()
	gone := focused == l.log.list || l.all != nil && focused == l.all
	for _, h := range l.headings {
		gone = gone || focused == h.tile
	}
	if gone {
		on.Unfocus()
	}
}

// blank is the content of an empty page.
func (l *Library) blank() fyne.CanvasObject {
	w, c, by := l.stage.Words, l.stage.Colours(), l.by
	room := min(l.Size.Width*0.7, 560*by)
	box := container.New(layout.NewCustomPaddedVBoxLayout(12 * by))
	symbol := 84 * by
	box.Add(widgets.Fixed(l.stage.Symbol("book", symbol), symbol, symbol))
	head := func(text string) {
		title := widgets.Title(text, 26*by, c.Text)
		title.Alignment = fyne.TextAlignCenter
		box.Add(title)
	}
	if len(l.catalogue.entries) == 0 {
		head(w.T("library.empty"))
		about := w.T("library.empty.about")
		words := widgets.Paragraph(widgets.Line, about, 17*by, c.Text, room, 1, fyne.TextAlignCenter)
		box.Add(widgets.Fixed(words, room, words.MinSize().Height))
		return box
	}
	head(w.T("library.none"))
	l.all = l.stage.Plate(widgets.PlainPlate, "library.none.all", by, l.showAll)
	box.Add(container.NewCenter(l.all))
	return box
}

// showAll takes search and filters away.
func (l *Library) showAll() {
	l.catalogue.state, l.catalogue.kind, l.catalogue.search = everyState, 0, ""
	l.field.SetText("")
	l.arrange()
	l.toLog()
}
