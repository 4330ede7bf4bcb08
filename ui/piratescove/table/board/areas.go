package board

import (
	"math"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/stage"
)

// Areas are where the parts of the table are.
type Areas struct {
	By     float32 // how much larger than usual everything is drawn
	Larger float32 // how much of that is larger text, 1 for none
	Text   float32 // how large what is read on the chart is, as a part of its usual size
	Fight  float32 // how large what is read in a fight is, as a part of its usual size
	Top    geometry.Rectangle
	Chart  geometry.Rectangle   // the sea, from one edge of the window to the other
	Sea    geometry.Rectangle   // the part of it where islands are: between the players or under them, and beside the log
	Scene  geometry.Rectangle   // of a fight, and of a ship that is being outfitted: all of the sea, unless something is beside it
	Prompt geometry.Rectangle   // the question with its plates
	Own    geometry.Rectangle   // the player at the lower edge
	Panels []geometry.Rectangle // of the other players, clockwise
	Beside geometry.Rectangle   // what is open at the right end of the chart, such as the log; empty while nothing is
}

// The heights of the parts of a table of usual size, and the room between them.
const (
	topHigh    = 40
	promptHigh = 70
	ownHigh    = 156
	edge       = 8
	panelWide  = 198
	panelHigh  = 92
)

// AreasOf lays out a window of a size for so many players. Something as wide as beside is open at the right end of the
// chart, 0 for nothing: all other players are at the left edge then, so that it covers nothing.
func AreasOf(size fyne.Size, players int, by, beside float32) (a Areas) {
	usual := min(by, stage.Growth(size))
	a.By, a.Larger = by, by/usual
	low := min(1, max(0.7, size.Height/(700*usual))) // in a low window everything but the chart gives way a little
	top, prompt, own := topHigh*by, promptHigh*by*low, ownHigh*by*low
	a.Top = geometry.Rect(edge, 4*by, size.Width-2*edge, top-4*by)
	a.Own = geometry.Rect(0, size.Height-own, size.Width, own)
	a.Prompt = geometry.Rect(edge, a.Own.Y-prompt, size.Width-2*edge, prompt)
	a.Chart = geometry.Rect(0, top, size.Width, a.Prompt.Y-top)
	a.Scene = a.Chart
	sides := [2]int{players / 2, (players - 1) / 2} // panels at the left and at the right edge
	if beside > 0 {
		sides = [2]int{players - 1, 0}
		a.Beside = geometry.Rect(size.Width-beside, a.Chart.Y, beside, a.Chart.H)
		a.Scene.W -= beside
	}
	high := min(panelHigh*by, (a.Chart.H-3*edge)/2)
	high = min(high, (a.Chart.H-float32(sides[0]+1)*edge)/max(1, float32(sides[0])))
	y := func(down int) float32 { return a.Chart.Y + edge + float32(down)*(high+edge) }
	for up := range sides[0] {
		a.Panels = append(a.Panels, geometry.Rect(edge, y(sides[0]-1-up), panelWide*by, high))
	}
	for down := range sides[1] {
		a.Panels = append(a.Panels, geometry.Rect(size.Width-edge-panelWide*by, y(down), panelWide*by, high))
	}
	margin := panelWide*by + 3*edge
	a.Sea = geometry.Rect(margin, a.Chart.Y, size.Width-2*margin, a.Chart.H)
	switch under := y(sides[0]); {
	case beside > 0:
		a.Sea.W = a.Beside.X - a.Sea.X - edge
	default: // in a narrow and high window there is more room under the players than between them
		sea := geometry.Rect(2*edge, under, size.Width-4*edge, a.Prompt.Y-under)
		if below := a; sea.H > 0 {
			if below.Sea = sea; below.Scale() > muchMore*a.Scale() {
				a.Sea = sea
			}
		}
	}
	a.Measure()
	if a.Larger > 1 {
		less := AreasOf(size, players, usual, beside/a.Larger)
		a.Text, a.Fight = less.Text*a.Larger, less.Fight*a.Larger
	}
	return a
}

// muchMore is how much larger islands are worth putting under the players for.
const muchMore = 1.3

// Measure works out how large what is read is, as long as text is not larger than usual.
func (a *Areas) Measure() {
	a.Text = max(a.Scale(), min(easilyRead, a.Scale()*mostRead))
	a.Fight = min(1.3*a.By, a.Scene.H/chartHigh)
}

// Cells are the rooms of the islands on the chart, by island; that of [cove.NoIsland] is the open sea before the first
// round. An island has its drawing, its card and the ships that are there.
type Cells [cove.Cove + 1]geometry.Rectangle

// The room of an island in a chart of usual height.
const (
	cellWide, cellHigh = 228, 164
	chartHigh          = 516
)

// ringWide is how wide the ring of islands has to be for them to have their usual size.
const ringWide = 820

// Scale is how large an island is drawn, as a part of its usual size.
func (a *Areas) Scale() float32 {
	wide := float32(ringWide)
	if a.Beside.W > 0 { // the cove is in the sea as well
		wide += cellWide * coveApart
	}
	return min(a.Sea.H/chartHigh, a.Sea.W/wide)
}

// easilyRead is the scale of islands from which on all that is written on them can be read easily: what is read does not give way
// as much where islands become small, up to so many times as large as they are.
const easilyRead, mostRead = 0.69, 1.3

// coveApart is how far the cove is to the right of the ring where no players are above it, in widths of an island.
const coveApart = 0.5

// CellsOf are the rooms of the islands: five in a ring, Treasure Island in its middle, the cove apart (A2).
func (a *Areas) CellsOf() (cells Cells) {
	k := a.Scale()
	w, h := cellWide*k, cellHigh*k
	top, bottom := a.Sea.Y+h/2+4*a.By, a.Sea.Y+a.Sea.H-h/2-4*a.By
	sin54, sin72 := float32(math.Sin(54*math.Pi/180)), float32(math.Sin(72*math.Pi/180))
	high := (bottom - top) / (1 + sin54)
	middle := top + high
	ring := a.Sea
	if a.Beside.W > 0 {
		ring.W -= w * coveApart
	}
	centre := ring.X + ring.W/2
	wide := min((ring.W-w)/2/sin72, high*2.1)
	at := func(island cove.Island, x, y float32) { cells[island] = geometry.Rect(x-w/2, y-h/2, w, h) }
	for island := cove.Tavern; island.Outer(); island++ {
		angle := float64(int(island)-1)*2*math.Pi/5 - math.Pi/2
		at(island, centre+wide*float32(math.Cos(angle)), middle+high*float32(math.Sin(angle)))
	}
	at(cove.TreasureIsland, centre, middle)
	low := bottom - h*0.1
	at(cove.Cove, a.Chart.X+a.Chart.W-edge-w/2, low)
	at(cove.NoIsland, a.Chart.X+edge+w/2, low)
	if a.Larger > 1 {
		a.columns(&cells, ring)
	}
	if a.Beside.W > 0 {
		at(cove.Cove, a.Sea.X+a.Sea.W-w/2, low)
		at(cove.NoIsland, centre, low)
	}
	return cells
}

// columns puts the islands of the ring into columns at its edges, under larger names, and what is between them into the middle:
// there the names begin higher and lower than beside them.
func (a *Areas) columns(cells *Cells, ring geometry.Rectangle) {
	label := a.labelHigh()
	step := (a.Sea.H - label - edge) / 2
	below := label + cellHigh*treasureHigh*a.Text
	left, right := ring.X, ring.X+ring.W-cells[cove.Tavern].W
	apart := fyne.NewPos(cells[cove.Cove].X, a.Sea.H-label-shipWide*0.75*a.Scale()-edge)
	if n := len(a.Panels); n > 1 {
		if last := a.Panels[n-1]; last.X > a.Sea.X && last.Y+last.H > a.Sea.Y+apart.Y { // players are there
			apart.X = (left + right) / 2
		}
	}
	for island, to := range map[cove.Island]fyne.Position{
		cove.Cove:           apart,
		cove.Tavern:         {X: (left + right) / 2, Y: 0},
		cove.TreasureIsland: {X: (left + right) / 2, Y: max(below, step) + edge/2},
		cove.CrewIsland:     {X: left, Y: label + edge/2},
		cove.CannonIsland:   {X: left, Y: label + edge/2 + step},
		cove.HullIsland:     {X: right, Y: label + edge/2},
		cove.SailIsland:     {X: right, Y: label + edge/2 + step},
	} {
		cells[island].X, cells[island].Y = to.X, a.Sea.Y+to.Y+edge/2
	}
}
