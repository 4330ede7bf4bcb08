package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

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

// parts are the parts of the table that are not always there: their room goes to the rest.
type parts struct {
	log, row, others bool
}

// growth is how much larger than usual everything is drawn, so that a very large window is not a
// small table in an empty room.
func growth(size fyne.Size) float32 { return clamp(min(size.Width/1600, size.Height/1000), 1, 2.4) }

// grown is a length as large as the window asks for.
func (t *Table) grown(length float32) float32 { return length * growth(t.size) }

// areasFor divides the room there is.
func areasFor(size fyne.Size, with parts) (a areas) {
	width, by := size.Width-2*gap, growth(size)
	if with.log {
		logWidth := clamp(width*0.22, 226, 330*by)
		width -= logWidth + gap
		a.log = rect{2*gap + width, gap, logWidth, size.Height - 2*gap}
	}
	top, prompt := 36*by, 104*by
	rest := size.Height - top - prompt - 7*gap
	others := float32(0)
	if with.others {
		others = clamp(rest*0.17, 84, 150*by)
	}
	own := clamp(rest*0.28, 140, 300*by)
	row := float32(0)
	switch {
	case with.row && with.others:
		row = clamp(rest*0.19, 92, 200*by)
	case with.row:
		row = clamp(rest*0.23, 92, 240*by)
	}
	y := float32(gap)
	place := func(height float32) rect {
		r := rect{gap, y, width, height}
		y += height + gap
		return r
	}
	a.top = place(top)
	if with.others {
		a.others = place(others)
	} else {
		rest += gap
	}
	if with.row {
		a.row = place(row)
		rest -= gap
	}
	a.middle = place(rest - others - own - row)
	a.prompt = place(prompt)
	a.own = place(own)
	return a
}

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
	}
	t.flying = container.NewWithoutLayout()
	all.fit(t.flying, rect{0, 0, t.size.Width, t.size.Height})
	t.zoom = container.NewWithoutLayout()
	all.fit(t.zoom, rect{0, 0, t.size.Width, t.size.Height})
	t.showZoom()
	// Refreshing the whole root would have every texture on the table made anew. What is new needs
	// no refresh, only a repaint; a piece that nobody sees asks for it.
	t.root.Objects = append(all.Objects, t.repaint)
	widgets.HandOnKeys(t.root, t.Typed)
	canvas.Refresh(t.repaint)
	if focused := t.stage.Window.Canvas().Focused(); focused != nil && !t.stage.Covered() {
		t.stage.Window.Canvas().Unfocus() // what had the focus has been replaced
	}
}

// parts are the parts of the table that this game has now.
func (t *Table) parts() parts {
	return parts{
		log:    t.stage.Settings.ShowLog,
		row:    len(t.view.Expeditions())+len(t.view.Contracts()) > 0,
		others: t.view.Players() > 1,
	}
}

// spread is how a number of cards fit into a room: their width, and the way from one to the next.
type spread struct {
	width, step float32
	rows, inRow int
}

// legible is the width below which cards rather overlap than get smaller.
const legible = 84

// spreadFor finds the largest cards that fit side by side in one row or in several; where they
// would become too small to read, they overlap.
func spreadFor(n int, room fyne.Size, most float32) spread {
	best := spreadShowing(n, room, 1.07, most)
	if best.width < legible {
		best = spreadShowing(n, room, 0.8, min(most, legible))
	}
	return best
}

// spreadShowing finds the largest cards for which at least the given part of each can be seen.
func spreadShowing(n int, room fyne.Size, part, most float32) spread {
	best := spread{}
	for rows := 1; rows <= 3; rows++ {
		inRow := (n + rows - 1) / rows
		height := (room.Height - float32(rows-1)*rowGap(most)) / float32(rows)
		width := min(most, height/1.5)
		if inRow > 1 {
			width = min(width, room.Width/(1+part*float32(inRow-1)))
		}
		width = min(width, room.Width)
		if width > best.width {
			step := width + cardGap
			if inRow > 1 {
				step = min(step, (room.Width-width)/float32(inRow-1))
			}
			best = spread{width, step, rows, inRow}
		}
	}
	best.width = float32(int(best.width))
	return best
}

// cardGap is the way between cards that need not overlap.
const cardGap = 14

// rowGap is the way between rows of cards of this width at most, with room for their badges.
func rowGap(most float32) float32 { return 22 * max(1, most/200) }
