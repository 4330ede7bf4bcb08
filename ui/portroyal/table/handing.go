package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/movements"
)

// handing is how long, at normal speed, the next player takes to slide in at the lower edge.
const handing = 300 * time.Millisecond

// inTurn reports whether several persons take turns at the lower edge, so that it matters whose turn it is.
func (t *Table) inTurn() bool {
	_, replays := t.mode.(*replay)
	return t.seats.Persons() > 1 && !replays
}

// comesIn is the movement that brings in the player who is now at the lower edge: the ribbon with the question
// from the left, the quay with name and crew from the right, and the others from above. Nothing waits for it, unless a
// computer player decides first: then it also says whose seat this is now, and that is read before anything happens.
func (t *Table) comesIn() anim.Motion {
	if !t.inTurn() || !t.moves() {
		return anim.Motion{}
	}
	in := anim.Together(
		t.slide(t.laid.ribbon, fyne.NewDelta(-t.size.Width, 0)),
		t.slide(t.laid.own, fyne.NewDelta(t.size.Width, 0)),
		t.slide(t.laid.others, fyne.NewDelta(0, -t.size.Height/3)),
	)
	if t.announcesSeat() {
		in = anim.Then(in, t.above.Seated(t.state(), t.lower))
	}
	return in
}

// slide brings a part of the table to its place from so far away.
func (t *Table) slide(part fyne.CanvasObject, from fyne.Delta) anim.Motion {
	if part == nil || t.stage.Still() {
		return anim.Motion{}
	}
	to := part.Position()
	return anim.Over(handing, anim.Slowed(func(x float32) {
		part.Move(to.AddXY((1-x)*from.DX, (1-x)*from.DY))
		canvas.Refresh(t.repaint)
	}))
}

// announcesSeat reports whether it has to be said whose seat comes to the lower edge: no question will say it yet.
func (t *Table) announcesSeat() bool {
	return t.inTurn() && t.moves() && !t.over() && !t.personDecides()
}

// handingOver is how long, at normal speed, the table takes to change hands before a computer player may act; 0 where
// it stays, or where the question says whose seat it is.
func (t *Table) handingOver() time.Duration {
	if !t.changing() || !t.announcesSeat() {
		return 0
	}
	return handing + movements.SeatTime
}

// laid are the parts of the table that slide in with a person.
type laid struct{ ribbon, own, others fyne.CanvasObject }

// The band along the dock on a table of usual size: its height, and how far down its shine reaches.
const (
	bandHigh  = 6
	bandShine = 30
)

// dockBand is the band along the dock in the seat's colour; nil if the same person is always there.
func (t *Table) dockBand(a layout.Areas) fyne.CanvasObject {
	if !t.inTurn() {
		return nil
	}
	paint := t.seats[t.lower].Colour
	s := geometry.NewSheet()
	across := geometry.Rect(0, 0, t.size.Width, t.grown(bandHigh))
	if !t.stage.HighContrast {
		shine := canvas.NewVerticalGradient(palette.Fade(paint, 0.5), palette.Fade(paint, 0))
		s.Fit(shine, geometry.Rect(0, across.H, across.W, t.grown(bandShine)))
	}
	line := canvas.NewRectangle(palette.Ink)
	s.Fit(line, across)
	band := canvas.NewRectangle(paint)
	s.Fit(band, geometry.Rect(0, t.grown(1), across.W, across.H-2*t.grown(1)))
	geometry.Rect(0, a.Own.Y-t.grown(bandHigh)/2-2, across.W, across.H).Put(s.Container)
	return s.Container
}
