package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/stage"
	"portroyal/ui/table/layout"
	"portroyal/ui/table/log"
	"portroyal/ui/widgets"
)

// grown is a length as large as the window asks for.
func (t *Table) grown(length float32) float32 { return length * t.growth() }

// growth is how much larger than usual everything is drawn.
func (t *Table) growth() float32 { return stage.Growth(t.size) }

// fitting is the layout of the whole table: a new size of the window lays everything out anew.
type fitting struct{ table *Table }

func (f *fitting) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(960, 620) }

func (f *fitting) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size != f.table.size {
		f.table.size = size
		f.table.build()
	}
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
	with := t.partsOf(&t.view)
	a := t.areas()
	all := layout.NewSheet()
	all.Fit(t.ground.under(t.size, t.shore()), layout.Sized(t.size))
	all.Fit(widgets.NewArea(t.hurryUp), layout.Sized(t.size))
	all.Fit(t.topLine(a.Top), a.Top)
	if with.Others {
		all.Fit(t.others(a.Others), a.Others)
	}
	if with.Row {
		all.Fit(t.row(a.Row), a.Row)
	}
	all.Fit(t.middle(a.Middle), a.Middle)
	all.Fit(t.prompt(a.Prompt), a.Prompt)
	all.Fit(t.own(a.Own), a.Own)
	if with.Log {
		if t.strip == nil {
			t.strip = log.NewStrip(t.stage, t.seats, t.log)
			t.strip.OnHover = t.hoverIn
		}
		all.Add(t.strip.Lay(a.Log, t.growth()))
	}
	all.Fit(t.above.Clear(t.growth()), layout.Sized(t.size))
	t.zoom = container.NewWithoutLayout()
	all.Fit(t.zoom, layout.Sized(t.size))
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

// partsOf are the parts of the table that a state of the game has.
func (t *Table) partsOf(view *portroyal.View) layout.Parts {
	return layout.PartsOf(view, t.lowerSeatIn(view), t.seats.Persons() > 1, t.stage.Settings.ShowLog)
}

// areas is where the parts of the table lie.
func (t *Table) areas() layout.Areas { return t.areasOf(&t.view) }

// areasOf is where they lie in a state of the game.
func (t *Table) areasOf(view *portroyal.View) layout.Areas {
	return layout.Divide(t.size, t.partsOf(view), t.growth())
}
