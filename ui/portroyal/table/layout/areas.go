// Package layout divides the table: from the public state of a game, the size of the window and the growth it
// works out named rectangles. It makes no widgets, needs no window and knows nothing of decisions; other packages
// draw what belongs there. Lengths are in the toolkit's units, and "by" is always the growth of the window, see
// stage.Growth.
package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Areas are the parts of the table, and of the picture behind it. Absent parts have no size.
type Areas struct {
	Top, Others, Row, Middle, Prompt, Last, Own, Log geometry.Rectangle

	Shore, Quay float32 // how far down the water begins, and the quay
	Words       float32 // how far down the text about the piles reaches at most
}

// gap is the gap between the parts, in the toolkit's units.
const gap = 4

// Parts describes a table as far as its division depends on it.
type Parts struct {
	Log    bool // the log is open beside the table, not folded into the last turn
	Row    bool // there are contracts or expeditions in the game, even if none is out yet
	Others bool

	Contracts int // how many are face up
	Opponents int // players who are not at the lower edge
	Kinds     int // the most kinds of cards that any of these has
}

// PartsOf are the parts of a table that shows a view with the player lower at the lower edge. inTurn says that
// several persons take turns there, log that the log is open.
func PartsOf(view *portroyal.View, lower int, inTurn, log bool) Parts {
	options := view.Options()
	parts := Parts{
		Log:       log,
		Row:       options.Contracts || options.Decks.HasExpeditions(),
		Others:    view.Players() > 1,
		Contracts: len(view.Contracts()),
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

// The heights of the top line and of the prompt, on a table of usual size.
const (
	topHigh    = 34
	promptHigh = 84
)

// Parts of the height that remains below the top line and the prompt.
const (
	othersPart = 0.187
	mostOthers = 0.25  // the most for players with many kinds of cards
	rowPart    = 0.21  // of a row with contracts, which have more text
	ownPart    = 0.276 //

	// The height reserved for the harbour while the tableau has more than its minimum: this part, or the height
	// of its largest cards. Below that, expeditions give way if other players have many cards.
	harbourPart  = 0.39
	harbourHigh  = 322 // on a table of usual size
	harbourLeast = 0.36
	claimsLeast  = 0.143
	ownLeast     = 0.25

	// The width of expeditions without contracts: a part of the height by which a window exceeds this limit, up
	// to a width that is legible from afar on a table of usual size.
	claimsPart = 0.161
	claimsFrom = 300
	mostAlone  = 94
)

// The least heights with larger text, on a table of usual size: what is written there needs them.
const (
	largeOthers = 88
	largePrompt = 86
	largeOwn    = 88
)

// Divide divides a window into parts. by is how much larger than usual the text is; if that is more than the
// growth of the window, pictures get what the text leaves. The open log is beside the harbour, the
// question and the quay; other players, contracts and expeditions always have the whole width.
func Divide(size fyne.Size, with Parts, by float32) Areas {
	return divide(size, with, min(by, stage.Growth(size)), by)
}

// divide divides a window in which text is larger than pictures, or as large.
func divide(size fyne.Size, with Parts, by, text float32) (a Areas) {
	whole := size.Width - 2*gap
	beside, logWidth := whole, float32(0)
	if with.Log {
		logWidth = clamp(size.Width*0.2, 216, 330*by)
		beside -= logWidth + gap
	}
	top, prompt := topHigh*text, promptHigh*text
	if text > by {
		prompt = largePrompt * text
	}
	pieces := float32(4)
	for _, there := range []bool{with.Others, with.Row} {
		if there {
			pieces++
		}
	}
	rest := size.Height - top - prompt - (pieces+1)*gap
	others, row := float32(0), float32(0)
	if with.Others {
		others = clamp(rest*othersPart, 84, 260*by)
		if with.Opponents > 0 {
			panel := Panels(geometry.Rect(0, 0, whole, others), with.Opponents)[0]
			others = max(others, min(crewHeight(panel.W, with.Kinds, by), rest*mostOthers))
		}
		if text > by {
			others = max(others, largeOthers*text)
		}
	}
	own := clamp(rest*ownPart, 132, 360*by)
	// The harbour gets its room before tableau and expeditions get as much as they could use.
	beyond := float32(0) // by the parts above it, as far as the tableau makes room for them
	switch {
	case with.Contracts > 0: // their room is taken from the sea, not from the tableau
		row, beyond = min(rest*rowPart, 240*by), min(rest*claimsLeast, 240*by)
	case with.Row:
		row = max(rest*claimsLeast, claimsHigh(size.Height))
		beyond = row
	}
	own -= clamp(min(rest*harbourPart, harbourHigh*by)-(rest-others-beyond-own), 0, max(0, own-rest*ownLeast))
	if text > by {
		own = max(own, largeOwn*text)
	}
	if with.Contracts == 0 {
		row -= clamp(rest*harbourLeast-(rest-others-row-own), 0, max(0, row-rest*claimsLeast))
	}
	y := float32(gap)
	place := func(width, height float32) geometry.Rectangle {
		r := geometry.Rect(gap, y, width, height)
		y += height + gap
		return r
	}
	a.Top = place(whole, top)
	if with.Others {
		a.Others = place(whole, others)
	}
	if with.Row {
		a.Row = place(whole, row)
	}
	if with.Log {
		a.Log = geometry.Rect(size.Width-gap-logWidth, y, logWidth, size.Height-gap-y)
	}
	a.Middle = place(beside, rest-others-own-row)
	a.Prompt, a.Last = promptAndLast(place(beside, prompt), with.Log || text > by, text) // the plates need all of it for larger text
	a.Own = place(beside, own)
	if with.Kinds > 0 { // so that the picture does not move when somebody hires one more
		with.Kinds = 0
		base := divide(size, with, by, text)
		a.Shore, a.Quay, a.Words = base.Shore, base.Quay, base.Words
		return a
	}
	a.Shore = a.Others.Y + a.Others.H
	if !with.Others {
		a.Shore = max(a.Top.Y+a.Top.H, size.Height*0.13)
	}
	a.Quay = a.Prompt.Y + a.Prompt.H*0.45
	most := float32(0) // what others may still take
	if with.Others {
		most = max(0, rest*mostOthers-others)
	}
	piles := Middle(fyne.NewSize(a.Middle.W, a.Middle.H-most), 1, 0, text)
	a.Words = a.Middle.Y + most + piles.Under
	return a
}

// claimsHigh is the height of a row of only expeditions if nothing else needs the room. It depends only on the
// height of the window, and never shrinks as that grows.
func claimsHigh(height float32) float32 {
	tall := stage.Growth(fyne.NewSize(2*height, height))
	return pieces.CardHeight(min((height-claimsFrom)*claimsPart, mostAlone*tall)) + 2*widgets.FrameWidth + 3
}

// promptAndLast divides a line between the question, in the middle of the table if there is room, and the last
// turn, if the log is folded.
func promptAndLast(r geometry.Rectangle, log bool, by float32) (prompt, last geometry.Rectangle) {
	room := r
	if !log {
		width := clamp(r.W*0.2, 192, 290*by)
		last = geometry.Rect(r.X+r.W-width, r.Y, width, r.H)
		room.W -= width + gap
	}
	width := min(room.W, 860*by, max(720*by, r.W-2*(last.W+gap)))
	x := min(r.X+(r.W-width)/2, room.X+room.W-width)
	return geometry.Rect(x, r.Y, width, r.H), last
}

func clamp(value, low, high float32) float32 { return min(max(value, low), high) }

// betweenPanels is the gap between two other players, with a line in it.
const betweenPanels = 20

// Panels gives each of n other players a part of the area, in coordinates of its corner.
func Panels(others geometry.Rectangle, n int) (panels []geometry.Rectangle) {
	width := (others.W - float32(n-1)*betweenPanels) / float32(n)
	for i := range n {
		panels = append(panels, geometry.Rect(float32(i)*(width+betweenPanels), 0, width, others.H))
	}
	return panels
}

// Border is the line before a panel that is not the first one.
func Border(panel geometry.Rectangle, by float32) geometry.Rectangle {
	wide := 2 * by
	return geometry.Rect(panel.X-(betweenPanels+wide)/2, panel.Y+3*by, wide, panel.H-6*by)
}
