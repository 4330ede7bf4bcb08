package log

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/widgets"
)

// Folded is the folded log: the last turn with its player, and its cards with what became of them. It is reused
// from one state of the game to the next.
type Folded struct {
	strip *Strip
	row   *row
	paper *canvas.Rectangle
	tap   *widgets.Area
	says  *widgets.Tipped // above the line with the player
	sheet *fyne.Container
}

// NewFolded folds a log; a click calls unfold.
func NewFolded(s *pieces.Stage, seats seats.Seats, log *Log, calls Calls, unfold func()) *Folded {
	calls.Turn = func(int) { unfold() }
	f := &Folded{strip: &Strip{stage: s, seats: seats, log: log, calls: calls}}
	f.row = newRow(f.strip)
	f.paper = canvas.NewRectangle(s.Colours().Panel)
	f.paper.CornerRadius = 8
	f.tap = widgets.NewArea(unfold)
	f.says = widgets.NewTipped(s.Words.T("log.tip"))
	f.sheet = container.New(&geometry.Region{Name: s.Words.T("log")}, f.paper, f.tap, f.row, f.says)
	return f
}

// Lay updates it to the log, gives it this place, and returns it.
func (f *Folded) Lay(at geometry.Rectangle, by float32) fyne.CanvasObject {
	id := len(f.strip.log.turns) - 1
	if id > 0 && len(f.strip.log.turns[id].entries) == 0 {
		id-- // nothing has happened in this turn yet
	}
	edge := 6 * by
	f.strip.sizes = oneLine(len(f.strip.log.turns[id].entries), at.W-2*edge, at.H, by)
	f.row.show(id)
	at.Put(f.sheet)
	high := at.H
	if len(f.strip.log.turns[id].entries) == 0 {
		high = f.strip.sizes.heading() + 4*by
	}
	geometry.Rect(0, at.H-high, at.W, high).Put(f.paper)
	geometry.Sized(at.Size()).Put(f.tap)
	geometry.Rect(edge, at.H-high+2*by, at.W-2*edge, high-2*by).Put(f.row)
	geometry.Rect(0, at.H-high, at.W, f.strip.sizes.heading()).Put(f.says)
	return f.sheet
}

// leastLast is the width of a card of the last turn, on a table of usual size, below which the first cards of a
// long turn are left out instead.
const leastLast = 19

// oneLine are the lengths for a single line of this many entries.
func oneLine(entries int, width, height, by float32) sizes {
	z := sizes{by: by, last: true}
	z.card = float32(int(min(width*0.135, (height-z.heading()-16*by-2*widgets.FrameWidth)/1.5)))
	if all := float32(int(width/float32(max(1, entries)) - z.step() + z.card)); all < z.card {
		z.card = max(all, leastLast*by)
	}
	z.perLine = max(1, int(width/z.step()))
	return z
}
