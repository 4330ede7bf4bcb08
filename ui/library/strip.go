package library

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Bin holds the games that were deleted and can be brought back, the last one at the end. It outlives the library: who
// leaves it and comes back has them still.
type Bin []deleted

// deleted is a game in the bin.
type deleted struct {
	*entry
	restore func() bool
}

// strip lies below the log. It says which game was deleted last, beside the plate that brings it back, and of a game that
// somebody else may have played whose it is, beside the plate that says otherwise. It is there only as long as there is
// such a game.
type strip struct {
	box            fyne.CanvasObject // nil while there is none
	row            *fyne.Container
	width          float32
	says           *canvas.Text
	restore, claim *widgets.Plate
}

// strips reports whether there is anything that the strip may say.
func (l *Library) strips() bool {
	return len(*l.bin) > 0 || slices.ContainsFunc(l.catalogue.entries, (*entry).disputed)
}

// disputed reports whether somebody else may have played a game.
func (e *entry) disputed() bool { return e.Theirs || e.Claimed }

// newStrip makes the strip, nil where it says nothing.
func (l *Library) newStrip(width float32) fyne.CanvasObject {
	l.strip = strip{width: width}
	if !l.strips() {
		return nil
	}
	w, c, by := l.stage.Words, l.stage.Colours(), l.by
	g := &l.strip
	g.says = widgets.BoldLine("", 14*by, c.Text)
	g.restore = widgets.NewPlate(c, widgets.PlainPlate, w.T("library.restore"), l.Undo)
	g.claim = widgets.NewPlate(c, widgets.PlainPlate, w.T("library.claim"), l.claim)
	g.restore.Growth, g.claim.Growth = by, by
	g.row = container.New(layout.NewCustomPaddedHBoxLayout(10*by),
		container.New(layout.NewCustomPaddedLayout(0, 0, 8*by, 0), container.NewCenter(g.says)),
		layout.NewSpacer(), g.restore, g.claim)
	g.box = widgets.NewSheet(c, by, 5*by, g.row)
	return g.box
}

// showStrip says which game was deleted last, or whose the chosen one is; under the pointer all of it.
func (l *Library) showStrip() {
	g := &l.strip
	if g.box == nil {
		return
	}
	w, by, e := l.stage.Words, l.by, l.log.at()
	says := ""
	room := g.width - 48*by
	if g.claim.Hidden = e == nil || !e.disputed(); !g.claim.Hidden {
		claim, whose := words.Tipped("library.claim"), words.ID("library.theirs.about")
		switch {
		case e.Returned:
			whose = "library.returned.about"
		case e.Claimed:
			claim, whose = "library.disclaim", "library.claimed.about"
		}
		says = w.T(whose)
		g.claim.Text = w.T(words.ID(claim))
		g.claim.SetToolTip(w.T(claim.Tip()))
		g.claim.Refresh()
		room -= g.claim.MinSize().Width + 10*by
	}
	if g.restore.Hidden = len(*l.bin) == 0; !g.restore.Hidden {
		last := (*l.bin)[len(*l.bin)-1]
		game := last.tells.Whole(w, &last.Head)
		says = w.T("library.deleted", "Game", game)
		g.restore.SetToolTip(w.T("library.restore.tip", "Game", game))
		room -= g.restore.MinSize().Width
	}
	line := widgets.BoldLine(says, g.says.TextSize, g.says.Color)
	widgets.Shorten(line, room)
	g.says.Text = line.Text
	g.says.Refresh()
	g.row.Refresh()
	if says == "" {
		g.box.Hide()
	} else {
		g.box.Show()
	}
}

// followStrip brings the strip in line with what it is about. When it comes or goes the height of the log changes, and its
// scroll position stays.
func (l *Library) followStrip() {
	if (l.strip.box != nil) == l.strips() {
		l.showStrip()
		return
	}
	at := l.log.list.Scroll.Offset.Y
	l.build()
	l.log.list.ScrollTo(at)
}
