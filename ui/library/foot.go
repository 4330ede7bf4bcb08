package library

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// foot is what can be done, and how many games there are.
type foot struct {
	box                         *fyne.Container
	delete, export, watch, open *widgets.Plate
	review                      *widgets.Plate // nil where there are no reviews
	count                       *canvas.Text
	counts                      *fyne.Container // holds it
}

// newFoot makes the plates below the log.
func (l *Library) newFoot() fyne.CanvasObject {
	c, by := l.stage.Colours(), l.by
	plate := func(id words.Tipped, call func()) *widgets.Plate {
		return l.stage.Plate(widgets.PlainPlate, id, by, call)
	}
	f := &l.foot
	back := l.stage.BackPlate("library.back", l.by, l.calls.BackTip, l.calls.Back)
	f.delete, f.export = plate("library.delete", l.deleteByClick), plate("library.export", l.export)
	f.watch = plate("library.look", l.watch)
	f.open = l.stage.Plate(widgets.CalmPlate, "library.continue", by, l.open)
	f.count = widgets.BoldLine("", 14*by, c.Text)
	f.count.Alignment = fyne.TextAlignCenter
	f.counts = container.NewCenter(widgets.NewSheet(c, by, 6*by, f.count))
	f.box = container.New(layout.NewCustomPaddedHBoxLayout(8*by), back, f.counts, layout.NewSpacer(),
		plate("library.import", l.importGames), f.export, f.delete, f.watch)
	if f.review = nil; l.calls.Review != nil {
		f.review = plate("library.review", l.review)
		f.box.Add(f.review)
	}
	f.box.Add(f.open)
	return f.box
}

// showFoot shows what can be done with the chosen game, and how many there are.
func (l *Library) showFoot() {
	w, f, e := l.stage.Words, &l.foot, l.log.at()
	f.export.SetWaiting(e == nil)
	f.delete.SetWaiting(e == nil)
	f.open.SetWaiting(e == nil)
	f.watch.SetWaiting(e == nil || e.Result == nil)
	if f.review != nil {
		f.review.SetWaiting(e == nil || e.Result == nil)
	}
	open, text := words.Tipped("library.ended"), ""
	if e != nil && e.Result == nil {
		open = "library.continue"
	}
	if text = w.T(words.ID(open)); f.open.Text != text {
		f.open.Text = text
		f.open.Refresh()
	}
	f.open.SetToolTip(w.T(open.Tip()))
	all, shown := len(l.catalogue.entries), len(l.catalogue.shown)
	f.count.Text = w.N("library.count", all)
	if l.catalogue.narrowed() {
		f.count.Text = w.T("library.of", "Shown", number(shown), "All", number(all))
	}
	l.fitFoot()
	l.showStrip()
}

// fitFoot leaves the number of games out, and moves the plates closer together, where their words have no room otherwise.
func (l *Library) fitFoot() {
	f, gap := &l.foot, 8*l.by
	over := func() float32 {
		f.box.Layout = layout.NewCustomPaddedHBoxLayout(gap)
		return f.box.MinSize().Width + gap - (l.Size.Width - 2*pageEdge*l.by) // with the one beside the spacer
	}
	f.counts.Hidden = false
	if f.counts.Hidden = over() > 0; f.counts.Hidden {
		gap -= max(over(), 0) / float32(len(f.box.Objects)-2) // the gaps between those that are there
		f.box.Layout = layout.NewCustomPaddedHBoxLayout(gap)
	}
	f.box.Refresh()
}
