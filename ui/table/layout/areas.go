// Package layout says where things lie on the table: it turns what is public of a game, the size of
// the window and how much larger than usual everything is drawn into named rectangles. It makes no
// widgets, asks for no window and knows nothing of decisions; other packages draw what lies there.
// Lengths are in the toolkit's units, and "by" is always the growth of the window, see stage.Growth.
package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
)

// Areas are the parts of the table. Those that are not there are empty.
type Areas struct {
	Top, Others, Row, Middle, Prompt, Own, Log Rectangle
}

// gap is the room between areas.
const gap = 6

// Parts are the parts of the table that are not always there: their room goes to the rest. The
// numbers say how much there is in them.
type Parts struct {
	Log, Row, Others bool

	Opponents int // players who do not sit at the lower edge
	Kinds     int // the largest number of kinds of cards that any player shown there has
}

// PartsOf are the parts of the table that a game has now, with the seat whose tableau lies at the
// lower edge. With inTurn several persons sit there one after the other: nothing moves for that.
func PartsOf(view *portroyal.View, lower int, inTurn, log bool) Parts {
	parts := Parts{
		Log:       log,
		Row:       len(view.Expeditions())+len(view.Contracts()) > 0,
		Others:    view.Players() > 1,
		Opponents: view.Players() - 1,
	}
	for seat := range view.Players() {
		if inTurn || seat != lower {
			kinds, _ := Kinds(view, seat)
			parts.Kinds = max(parts.Kinds, len(kinds))
		}
	}
	return parts
}

// Divide shares a window of this size among the parts of the table.
func Divide(size fyne.Size, with Parts, by float32) (a Areas) {
	width := size.Width - 2*gap
	if with.Log {
		logWidth := clamp(width*0.22, 226, 330*by)
		width -= logWidth + gap
		a.Log = Rect(2*gap+width, gap, logWidth, size.Height-2*gap)
	}
	top, prompt := 36*by, 104*by
	pieces := float32(4)
	rest := size.Height - top - prompt
	if with.Others {
		pieces++
	}
	if with.Row {
		pieces++
	}
	rest -= (pieces + 1) * gap
	others, row := float32(0), float32(0)
	if with.Others {
		others = clamp(rest*0.17, 84, 150*by)
		if with.Opponents > 0 {
			each := (width - float32(with.Opponents-1)*gap) / float32(with.Opponents)
			others = max(others, min(crewHeight(each, with.Kinds, by), rest*mostOthers))
		}
	}
	own := clamp(rest*0.28, 140, 300*by)
	switch {
	case with.Row && with.Others:
		row = clamp(rest*0.19, 92, 200*by)
	case with.Row:
		row = clamp(rest*0.23, 92, 240*by)
	}
	// The harbour needs its room before the row and the tableau get all that they would like.
	lacking := max(0, rest*harbourPart-(rest-others-row-own))
	if with.Row {
		less := min(lacking, max(0, row-min(rowLeast*by, rest*rowPart)))
		row, lacking = row-less, lacking-less
	}
	own -= min(lacking, max(0, own-rest*ownPart))
	y := float32(gap)
	place := func(height float32) Rectangle {
		r := Rect(gap, y, width, height)
		y += height + gap
		return r
	}
	a.Top = place(top)
	if with.Others {
		a.Others = place(others)
	}
	if with.Row {
		a.Row = place(row)
	}
	a.Middle = place(rest - others - own - row)
	a.Prompt = place(prompt)
	a.Own = place(own)
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

// Shore is how far down the sea reaches, at whose edge the table begins: behind the other players, so
// that nothing else lies half on water.
func Shore(size fyne.Size, players int, by float32) float32 {
	a := Divide(size, Parts{Others: players > 1}, by)
	if players == 1 {
		return a.Top.Y + a.Top.H + gap/2
	}
	return a.Others.Y + a.Others.H*0.75
}

// Panels are the panels of so many other players, side by side in their area.
func Panels(others Rectangle, n int) (panels []Rectangle) {
	width := (others.W - float32(n-1)*gap) / float32(n)
	for i := range n {
		panels = append(panels, Rect(float32(i)*(width+gap), 0, width, others.H))
	}
	return panels
}
