package board

import (
	"math"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/lay"
)

// Areas are where the parts of the table are.
type Areas struct {
	By     float32 // how much larger than usual everything is drawn
	Top    lay.Rectangle
	Chart  lay.Rectangle   // the sea, from one edge of the window to the other
	Scene  lay.Rectangle   // of a fight, and of a ship that is being outfitted: all of the sea, unless something is beside it
	Prompt lay.Rectangle   // the question with its plates
	Own    lay.Rectangle   // the player at the lower edge
	Panels []lay.Rectangle // of the other players, clockwise
	Log    lay.Rectangle   // if it is open; it covers the right end of the chart
}

// The heights of the parts of a table of usual size, and the room between them.
const (
	topHigh    = 40
	promptHigh = 70
	ownHigh    = 156
	edge       = 8
	panelWide  = 198
	panelHigh  = 92
	logWide    = 300
)

// AreasOf lays out a window of a size for so many players.
func AreasOf(size fyne.Size, players int, by float32) (a Areas) {
	a.By = by
	low := min(1, max(0.7, size.Height/(700*by))) // in a low window everything but the chart gives way a little
	top, prompt, own := topHigh*by, promptHigh*by*low, ownHigh*by*low
	a.Top = lay.Rect(edge, 4*by, size.Width-2*edge, top-4*by)
	a.Own = lay.Rect(0, size.Height-own, size.Width, own)
	a.Prompt = lay.Rect(edge, a.Own.Y-prompt, size.Width-2*edge, prompt)
	a.Chart = lay.Rect(0, top, size.Width, a.Prompt.Y-top)
	a.Scene = a.Chart
	wide, high := panelWide*by, min(panelHigh*by, (a.Chart.H-3*edge)/2)
	left, right, y := float32(edge), size.Width-edge-wide, a.Chart.Y+edge
	second := y + high + edge
	switch players - 1 {
	case 1:
		a.Panels = []lay.Rectangle{lay.Rect(left, y, wide, high)}
	case 2:
		a.Panels = []lay.Rectangle{lay.Rect(left, y, wide, high), lay.Rect(right, y, wide, high)}
	case 3:
		a.Panels = []lay.Rectangle{lay.Rect(left, second, wide, high), lay.Rect(left, y, wide, high), lay.Rect(right, y, wide, high)}
	case 4:
		a.Panels = []lay.Rectangle{
			lay.Rect(left, second, wide, high), lay.Rect(left, y, wide, high),
			lay.Rect(right, y, wide, high), lay.Rect(right, second, wide, high),
		}
	}
	logW := min(logWide*by, size.Width*0.4)
	a.Log = lay.Rect(size.Width-logW, a.Chart.Y, logW, a.Chart.H)
	return a
}

// Cells are the rooms of the islands on the chart, by island; that of [cove.NoIsland] is the open sea before the first
// round. An island has its drawing, its card and the ships that are there.
type Cells [cove.Cove + 1]lay.Rectangle

// The room of an island in a chart of usual height.
const (
	cellWide, cellHigh = 228, 164
	chartHigh          = 516
)

// Scale is how large an island is drawn, as a part of its usual size.
func (a *Areas) Scale() float32 {
	return min(a.Chart.H/chartHigh, (a.Chart.W-2*(panelWide*a.By+2*edge))/820)
}

// CellsOf are the rooms of the islands: five in a ring, Treasure Island in its middle, the cove apart (A2).
func (a *Areas) CellsOf() (cells Cells) {
	k := min(a.Scale(), a.Chart.H/chartHigh)
	w, h := cellWide*k, cellHigh*k
	top, bottom := a.Chart.Y+h/2+4*a.By, a.Chart.Y+a.Chart.H-h/2-4*a.By
	sin54, sin72 := float32(math.Sin(54*math.Pi/180)), float32(math.Sin(72*math.Pi/180))
	high := (bottom - top) / (1 + sin54)
	middle := top + high
	inner := a.Chart.X + panelWide*a.By + 2*edge + w/2
	wide := (a.Chart.X + a.Chart.W/2 - inner) / sin72
	wide = min(wide, high*2.1)
	centre := a.Chart.X + a.Chart.W/2
	at := func(island cove.Island, x, y float32) { cells[island] = lay.Rect(x-w/2, y-h/2, w, h) }
	for island := cove.Tavern; island.Outer(); island++ {
		angle := float64(int(island)-1)*2*math.Pi/5 - math.Pi/2
		at(island, centre+wide*float32(math.Cos(angle)), middle+high*float32(math.Sin(angle)))
	}
	at(cove.TreasureIsland, centre, middle)
	at(cove.Cove, a.Chart.X+a.Chart.W-edge-w/2, bottom-h*0.1)
	at(cove.NoIsland, a.Chart.X+edge+w/2, bottom-h*0.1)
	return cells
}
