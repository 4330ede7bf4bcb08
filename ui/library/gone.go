package library

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
)

// Bin holds the games that were deleted and can be brought back, the last one at the end. It outlives the library: who
// leaves it and comes back has them still.
type Bin []deleted

// deleted is a game in the bin.
type deleted struct {
	*entry
	restore func() bool
}

// gone is the strip below the log that says which game was deleted last, beside the plate that brings it back. It is
// there only as long as there is one.
type gone struct {
	box     fyne.CanvasObject // nil while there is none
	says    *canvas.Text
	restore *widgets.Plate
}

// newGone makes the strip, nil where nothing can be brought back.
func (l *Library) newGone(width float32) fyne.CanvasObject {
	l.gone = gone{}
	if len(*l.bin) == 0 {
		return nil
	}
	w, c, by := l.stage.Words, l.stage.Colours(), l.by
	l.gone.says = widgets.BoldLine("", 14*by, c.Text)
	l.gone.restore = widgets.NewPlate(c, widgets.PlainPlate, w.T("library.restore"), l.Undo)
	l.gone.restore.Growth = by
	row := container.New(layout.NewCustomPaddedHBoxLayout(10*by),
		container.New(layout.NewCustomPaddedLayout(0, 0, 8*by, 0), container.NewCenter(l.gone.says)),
		layout.NewSpacer(), l.gone.restore)
	l.gone.box = widgets.NewSheet(c, by, 5*by, row)
	l.showGone(width)
	return l.gone.box
}

// showGone says which game was deleted last, in a strip of this width; under the pointer all of it.
func (l *Library) showGone(width float32) {
	w, by := l.stage.Words, l.by
	last := (*l.bin)[len(*l.bin)-1]
	game := last.tells.Whole(w, &last.Head)
	says := widgets.BoldLine(w.T("library.deleted", "Game", game), l.gone.says.TextSize, l.gone.says.Color)
	widgets.Shorten(says, width-l.gone.restore.MinSize().Width-48*by)
	l.gone.says.Text = says.Text
	l.gone.says.Refresh()
	l.gone.restore.SetToolTip(w.T("library.restore.tip", "Game", game))
}

// followGone brings the strip in line with what was deleted last. When it comes or goes the height of the log changes,
// and its scroll position stays.
func (l *Library) followGone() {
	switch was, is := l.gone.box != nil, len(*l.bin) > 0; {
	case was != is:
		at := l.log.scroll.Offset
		l.build()
		l.log.scroll.ScrollToOffset(at)
		l.log.follow()
		l.log.place()
	case is:
		l.showGone(l.gone.box.Size().Width)
	}
}
