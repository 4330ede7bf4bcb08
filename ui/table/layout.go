package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// rect is a part of the table.
type rect struct{ x, y, w, h float32 }

func (r rect) inset(by float32) rect { return rect{r.x + by, r.y + by, r.w - 2*by, r.h - 2*by} }

// areas are the parts of the table at a size of the window.
type areas struct {
	top, others, row, middle, prompt, own, log rect
}

// gap is the room between areas.
const gap = 6

// parts are the parts of the table that are not always there: their room goes to the rest. The
// numbers say how much there is in them.
type parts struct {
	log, row, others bool

	opponents int // players who do not sit at the lower edge
	kinds     int // of cards that the one who has most of all who can be among them has
}

// grown is a length as large as the window asks for.
func (t *Table) grown(length float32) float32 { return length * stage.Growth(t.size) }

// areasFor divides the room there is.
func areasFor(size fyne.Size, with parts) (a areas) {
	width, by := size.Width-2*gap, stage.Growth(size)
	if with.log {
		logWidth := clamp(width*0.22, 226, 330*by)
		width -= logWidth + gap
		a.log = rect{2*gap + width, gap, logWidth, size.Height - 2*gap}
	}
	top, prompt := 36*by, 104*by
	pieces := float32(4)
	rest := size.Height - top - prompt
	if with.others {
		pieces++
	}
	if with.row {
		pieces++
	}
	rest -= (pieces + 1) * gap
	others, row := float32(0), float32(0)
	if with.others {
		others = clamp(rest*0.17, 84, 150*by)
		if with.opponents > 0 {
			each := (width - float32(with.opponents-1)*gap) / float32(with.opponents)
			others = max(others, min(crewHeight(each, with.kinds, by), rest*mostOthers))
		}
	}
	own := clamp(rest*0.28, 140, 300*by)
	switch {
	case with.row && with.others:
		row = clamp(rest*0.19, 92, 200*by)
	case with.row:
		row = clamp(rest*0.23, 92, 240*by)
	}
	// The harbour needs its room before the row and the tableau get all that they would like.
	lacking := max(0, rest*harbourPart-(rest-others-row-own))
	if with.row {
		less := min(lacking, max(0, row-min(rowLeast*by, rest*rowPart)))
		row, lacking = row-less, lacking-less
	}
	own -= min(lacking, max(0, own-rest*ownPart))
	y := float32(gap)
	place := func(height float32) rect {
		r := rect{gap, y, width, height}
		y += height + gap
		return r
	}
	a.top = place(top)
	if with.others {
		a.others = place(others)
	}
	if with.row {
		a.row = place(row)
	}
	a.middle = place(rest - others - own - row)
	a.prompt = place(prompt)
	a.own = place(own)
	return a
}

// How the room from top to bottom is shared where there is little.
const (
	mostOthers  = 0.25  // the part that other players with many kinds of cards may take
	harbourPart = 0.38  // the part that the harbour gets at least, as long as row and tableau have more than theirs
	ownPart     = 0.25  // that of the tableau at the lower edge
	rowPart     = 0.175 // that of the row, or the height rowLeast on a table of usual size
	rowLeast    = 90
)

func clamp(value, low, high float32) float32 { return min(max(value, low), high) }

// fitting is the layout of the whole table: a new size of the window lays everything out anew.
type fitting struct{ table *Table }

func (f *fitting) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(960, 620) }

func (f *fitting) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size != f.table.size {
		f.table.size = size
		f.table.build()
	}
}

// sheet is a part of the table on which things have their places.
type sheet struct{ *fyne.Container }

func newSheet() sheet { return sheet{container.NewWithoutLayout()} }

// put places an object at its own size.
func (s sheet) put(object fyne.CanvasObject, x, y float32) fyne.Size {
	size := object.MinSize()
	s.fit(object, rect{x, y, size.Width, size.Height})
	return size
}

// fit places an object and gives it a size.
func (s sheet) fit(object fyne.CanvasObject, r rect) {
	object.Resize(fyne.NewSize(r.w, r.h))
	object.Move(fyne.NewPos(r.x, r.y))
	s.Add(object)
}

// build lays out everything for the present state and size.
func (t *Table) build() {
	if t.size.Width == 0 {
		return // the window has not come up yet
	}
	t.moving.Finish() // what has been laid out for it goes
	t.pictures.Again()
	t.kept, t.keeps = t.keeps, map[partName]*keptPart{}
	t.marks, t.coinNumbers, t.waiting = nil, map[int]*canvas.Text{}, nil
	with := t.parts()
	a := areasFor(t.size, with)
	all := newSheet()
	all.fit(t.ground.under(t.size, t.shore()), rect{0, 0, t.size.Width, t.size.Height})
	all.fit(widgets.NewArea(t.hurryUp), rect{0, 0, t.size.Width, t.size.Height})
	all.fit(t.topLine(a.top), a.top)
	if with.others {
		all.fit(t.others(a.others), a.others)
	}
	if with.row {
		all.fit(t.row(a.row), a.row)
	}
	all.fit(t.middle(a.middle), a.middle)
	all.fit(t.prompt(a.prompt), a.prompt)
	all.fit(t.own(a.own), a.own)
	if with.log {
		all.fit(t.logStrip(), a.log)
		t.strip.list.ScrollToBottom() // in the room that it has now
	}
	t.flying = container.NewWithoutLayout()
	all.fit(t.flying, rect{0, 0, t.size.Width, t.size.Height})
	t.zoom = container.NewWithoutLayout()
	all.fit(t.zoom, rect{0, 0, t.size.Width, t.size.Height})
	// Refreshing the whole root would have every texture on the table made anew. What is new needs
	// no refresh, only a repaint; a piece that nobody sees asks for it.
	t.root.Objects = append(all.Objects, t.repaint)
	t.showZoom(t.lookedAt())
	widgets.HandOnKeys(t.root, t.Typed)
	canvas.Refresh(t.repaint)
	if focused := t.stage.Window.Canvas().Focused(); focused != nil && !t.stage.Covered() {
		t.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
	}
}

// parts are the parts of the table that this game has now.
func (t *Table) parts() parts {
	with := parts{
		log:       t.stage.Settings.ShowLog,
		row:       len(t.view.Expeditions())+len(t.view.Contracts()) > 0,
		others:    t.view.Players() > 1,
		opponents: t.view.Players() - 1,
	}
	persons := 0
	for _, seat := range t.match.Seats() {
		if seat.Player == "" {
			persons++
		}
	}
	for seat := range t.view.Players() {
		// Where several persons play, each sits at the lower edge in turn: nothing moves for that.
		if persons > 1 || seat != t.lowerSeat() {
			kinds, _ := t.chips(seat)
			with.kinds = max(with.kinds, len(kinds))
		}
	}
	return with
}
