package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// leastPile is the width of a pile under which what is said about it still has room.
const leastPile = 42

// MiddlePlan is how the middle of the table is shared.
type MiddlePlan struct {
	Pile        float32     // width of the cards of a pile
	Left, Right []Rectangle // piles with what is said about them, the inner ones first
	Harbour     Rectangle
}

// Middle shares a middle of this size, with so many piles on each side.
func Middle(room fyne.Size, piles int, by float32) (m MiddlePlan) {
	part := float32(0.095) // of the width: most of it is the harbour's
	if piles > 1 {
		part = 0.075
	}
	most := clamp(room.Width*part, 56, 110*by)
	m.Pile = min(max(leastPile, float32(int((room.Height-58*by)/1.5))), float32(int(most)))
	side := max(m.Pile+24, 90*by) // for what is said about a pile
	edge := side * float32(piles)
	in := (side - m.Pile - 24) / 2
	top := max(0, (room.Height-m.Pile*1.5-58*by)/2)
	for i := range piles {
		m.Left = append(m.Left, Rect(edge-side*float32(i+1)+in, top, side, room.Height-top))
		m.Right = append(m.Right, Rect(room.Width-edge+side*float32(i)+in, top, side, room.Height-top))
	}
	edge += 12
	m.Harbour = Rect(edge, 0, room.Width-2*edge, room.Height)
	return m
}

// NextPile is the pile that the next card comes from: against time the first of a turn comes from the
// Time Pile (P2).
func NextPile(view *portroyal.View) SpotKind {
	if view.Phase() == portroyal.Discover && view.NextCard() == portroyal.TimePile {
		return TimePile
	}
	return Pile
}

// Piles is how many piles lie on each side of the harbour: against time two.
func Piles(view *portroyal.View) int {
	if options := view.Options(); options.Cooperative {
		return 2
	}
	return 1
}
