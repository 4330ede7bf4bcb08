package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// leastPile is the least width of a pile that leaves room for the text under it.
const leastPile = 42

// lowPile is the least width of a pile if the middle is low.
const lowPile = 30

// MiddlePlan is the division of the middle of the table.
type MiddlePlan struct {
	Pile        float32              // width of the cards of a pile
	Left, Right []geometry.Rectangle // piles with the text about them, the inner ones first
	Under       float32              // how far down the text about a pile reaches at most
	Harbour     geometry.Rectangle
	Expeditions []geometry.Rectangle // pictures of those beside the harbour
}

// The piles.
const (
	pilePart  = 0.065 // of the width; the harbour has most of it
	mostPile  = 100   // the greatest width of a card in a pile, on a table of usual size
	pileSaid  = 58    // height of the text about a pile
	pileOver  = 12    // the room above it, for a badge
	pileUnder = 52    // the room below, if there is any, for the things on the quay
	pileGap   = 12    // between the piles and the harbour
)

// PileWords is the width that the text about a pile needs, on a table of usual size.
const PileWords = 90

// Middle divides a middle of this size, with this many piles on each side and expeditions beside the harbour.
func Middle(room fyne.Size, piles, expeditions int, by float32) (m MiddlePlan) {
	most := clamp(room.Width*pilePart, leastPile, mostPile*by)
	if piles > 1 {
		most = clamp(room.Width*pilePart*0.85, leastPile, mostPile*by)
	}
	m.Pile = min(max(lowPile, float32(int((room.Height-pileSaid*by)/1.5))), float32(int(most)))
	side := max(m.Pile+24, PileWords*by)
	edge := side * float32(piles)
	in := (side - m.Pile - 2*widgets.FrameWidth) / 2
	free := max(0, room.Height-m.Pile*1.5-pileSaid*by)
	top := free - min(free, max(free/2, pileUnder*by))
	m.Under = min(room.Height, top+m.Pile*1.5+(pileSaid+pileOver)*by)
	for i := range piles {
		m.Left = append(m.Left, geometry.Rect(edge-side*float32(i+1)+in, top, side-in, room.Height-top))
		m.Right = append(m.Right, geometry.Rect(room.Width-edge+side*float32(i)+in, top, side-in, room.Height-top))
	}
	edge += pileGap
	m.Harbour = geometry.Rect(edge, 0, room.Width-2*edge, room.Height)
	if expeditions > 0 {
		m.layBeside(expeditions, by)
	}
	return m
}

// The most room for expeditions beside the harbour.
const (
	besidePart = 0.39  // of it
	eachBeside = 0.108 // of it, for one
	mostBeside = 56    // width of one, on a table of usual size
)

// layBeside puts expeditions at the right end of the harbour, in as many rows as makes them largest.
func (m *MiddlePlan) layBeside(n int, by float32) {
	room := m.Harbour
	width, across, down := float32(0), 0, 0
	for rows := 1; rows <= min(n, mostRows); rows++ {
		in := (n + rows - 1) / rows
		high, wide := (room.H+2)/float32(rows)-nearest, room.W*besidePart/float32(in)-nearest
		each := float32(int(min(high/1.5, wide, room.W*eachBeside, mostBeside*by)))
		if each*1.1 >= width { // as narrow as possible, for the harbour's sake
			width, across, down = each, in, (n+in-1)/in
		}
	}
	height, wide := pieces.CardHeight(width), float32(across)*(width+nearest)
	left := room.X + room.W - wide + nearest/2
	pitch := height + max(nearest, min((room.H-float32(down)*height)/float32(down+1), CardGap*by))
	top := (room.H - pitch*float32(down-1) - height) / 2
	for i := range n {
		m.Expeditions = append(m.Expeditions,
			geometry.Rect(left+float32(i%across)*(width+nearest), top+float32(i/across)*pitch, width, height))
	}
	m.Harbour.W -= wide + 4*by
}

// NextPile is the pile that the next card comes from: against time the first of a turn comes from the
// Time Pile (P2).
func NextPile(view *portroyal.View) SpotKind {
	if view.Phase() == portroyal.Discover && view.NextCard() == portroyal.TimePile {
		return TimePile
	}
	return Pile
}

// Piles is the number of piles on each side of the harbour: two against time, otherwise one.
func Piles(view *portroyal.View) int {
	if options := view.Options(); options.Cooperative {
		return 2
	}
	return 1
}

// MiddleOf divides the middle of a table with these areas.
func MiddleOf(view *portroyal.View, a Areas, by float32) MiddlePlan {
	beside := 0
	if n := len(view.Expeditions()); n > 0 && a.Row.H > 0 {
		beside = Beside(len(view.Contracts()), n, a.Row.Size(), by)
	}
	return Middle(a.Middle.Size(), Piles(view), beside, by)
}
