package ending

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/ending"
	"portroyal/ui/widgets"
)

// holders are the players who have fulfilled a contract: their heads, with their names beside or below.
type holders struct {
	ending *Ending
	seats  []int
	width  float32
	below  bool
	names  []*canvas.Text // in lines
	whole  bool           // the lines show all of the names
}

// Sizes of heads and names, in units of the usual size: names get smaller, and continue in a second line, before
// any of them is cut off.
const (
	holderHead, holderGap   = 24, 3
	holderName, holderLeast = 14, 11
	holderLines             = 2
)

// holders lays out the players who have fulfilled a contract within this width.
func (e *Ending) holders(seats []int, width float32, below bool) holders {
	h := holders{ending: e, seats: seats, width: width, below: below}
	if len(seats) == 0 {
		h.whole = true
		return h
	}
	var names []string
	for _, seat := range seats {
		names = append(names, e.Name(seat))
	}
	by, paint := e.Growth(), e.stage.Colours().Text
	room := width
	if !below {
		room -= h.heads() + holderGap*by
	}
	all := strings.Join(names, ", ")
	for lines := 1; lines <= holderLines && !h.whole; lines++ {
		for size := float32(holderName * by); size >= holderLeast*by && !h.whole; size -= 0.5 * by {
			h.names, h.whole = nil, true
			for _, line := range widgets.Balanced(widgets.BoldLine, all, size, room) {
				written := widgets.BoldLine(line, size, paint)
				h.names = append(h.names, written)
				h.whole = h.whole && written.MinSize().Width <= room
			}
			h.whole = h.whole && len(h.names) <= lines && (below || h.tall() <= (holderHead+4)*by)
		}
	}
	if !h.whole {
		h.names = h.names[:min(len(h.names), holderLines)]
		for _, line := range h.names {
			widgets.Shorten(line, room)
		}
	}
	return h
}

// heads is the width of the heads side by side.
func (h *holders) heads() float32 {
	return (float32(len(h.seats))*(holderHead+holderGap) - holderGap) * h.ending.Growth()
}

func (h *holders) tall() (tall float32) {
	for _, line := range h.names {
		tall += line.MinSize().Height * ending.Leading
	}
	return tall
}

// at places the holders, centred in their width, from this corner on.
func (h holders) at(at fyne.Position) (objects []fyne.CanvasObject) {
	e, by := h.ending, h.ending.Growth()
	var wide float32
	for _, line := range h.names {
		wide = max(wide, line.MinSize().Width)
	}
	head := float32(holderHead * by)
	x := (h.width - h.heads()) / 2
	if !h.below {
		x -= (wide + 2*holderGap*by) / 2
	}
	for _, seat := range h.seats {
		objects = append(objects, e.HeadAt(seat, head, at.AddXY(x, 0)))
		x += head + holderGap*by
	}
	from, box, align := at.AddXY(x+holderGap*by, 0), fyne.NewSize(wide, head), fyne.TextAlignLeading
	if h.below {
		from, box, align = at.AddXY(0, head+2*by), fyne.NewSize(h.width, h.tall()), fyne.TextAlignCenter
	}
	objects = append(objects, ending.Write(h.names, from, box, align)...)
	var names []string
	for _, seat := range h.seats {
		names = append(names, e.Name(seat))
	}
	return append(objects, ending.InFull(strings.Join(names, ", "), h.names, at, fyne.NewSize(h.width, head+box.Height))...)
}
