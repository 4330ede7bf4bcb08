package gallery

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
)

// The room at the edges of the window, between cards, between a card and its tag, and for the bar that shows how
// far one has scrolled; and the heights of a tag and of a heading. In units.
const (
	edgeRoom  = 20
	cardGap   = 9
	lowGap    = 8
	barRoom   = 16
	tagHeight = 22
	headRoom  = 32 // with the gap below it
	headGap   = 4
)

// arrangement is where everything is between the head and the foot: the cards in columns as wide as the room
// allows, and beside them the one looked at, so that from one edge of the window to the other nothing is left
// empty. It is the layout of the cards.
type arrangement struct {
	columns      int
	width        float32 // of the picture of a card
	cell, row    float32 // what a card takes with its frame, and with its tag
	across, down float32 // from one card to the next
	left, top    float32
	largeLeft    float32
	large        float32 // with its frame
	largeCard    float32 // its picture
	head         float32 // the room above each row for headings, 0 if there are none
	bare         bool    // no tags
	count        int
	headings     []heading
}

// heading is the heading of neighbours in a row.
type heading struct {
	text        string
	first, last int
}

// headingsOf are the headings of items in so many columns: one over all neighbours in a row that belong together.
func headingsOf(items []Item, columns int) (all []heading) {
	for i, item := range items {
		switch {
		case item.Group == "":
		case i%columns > 0 && item.Group == items[i-1].Group:
			all[len(all)-1].last = i
		default:
			all = append(all, heading{item.Group, i, i})
		}
	}
	return all
}

// arrange finds the places of cards in a window of this width, where there is this height for them. Where
// all can be in sight at once they are as large as that allows, and otherwise as small as can be read.
func arrange(of Kind, items []Item, width, height, by float32) arrangement {
	edge, gap, frame := edgeRoom*by, cardGap*by, float32(2*widgets.FrameWidth)
	count := len(items)
	a := arrangement{left: edge, top: 6 * by, count: count, bare: of.Bare}
	if slices.ContainsFunc(items, func(item Item) bool { return item.Group != "" }) {
		a.head = headRoom * by
	}
	a.largeCard = whole(min(width*of.Large, asHigh(of, height-a.top-frame-of.Note*by)))
	a.large = a.largeCard + frame
	a.largeLeft = width - edge - a.large
	room := a.largeLeft - edge - barRoom*by - gap // for the columns
	tag := (tagHeight + lowGap) * by
	if of.Bare {
		tag = lowGap * by
	}
	most := max(int((room+gap)/(of.Least*by+frame+gap)), 1)
	largest := a.largeCard * 0.85
	fits := func(columns int) (arrangement, bool) {
		b := a
		b.columns = columns
		b.cell = (room - float32(columns-1)*gap) / float32(columns)
		b.width = whole(min(b.cell-frame, largest))
		filled := b.cell-frame <= largest || columns == min(count, most)
		b.cell = b.width + frame
		b.row = a.head + of.Height(b.width) + frame + tag
		rows := (count + columns - 1) / columns
		return b, filled && b.top+float32(rows)*b.row <= height
	}
	columns := most
	for n := 1; n < most; n++ {
		if _, all := fits(n); all {
			columns = n
			break
		}
	}
	a, _ = fits(columns)
	a.headings = headingsOf(items, columns)
	a.across, a.down = a.cell+gap, a.row
	if columns > 1 { // the columns reach from the edge to the one looked at
		a.across = (room - a.cell) / float32(columns-1)
	}
	return a
}

// whole is a width that has no fraction, so that pictures are drawn at the size at which they are shown.
func whole(width float32) float32 { return float32(math.Floor(float64(width))) }

// asHigh is the width at which one is so high.
func asHigh(of Kind, height float32) float32 { return height / (of.Height(1000) / 1000) }

// right is where the room for what scrolls ends.
func (a arrangement) right() float32 { return a.largeLeft - cardGap }

// over is how long a heading is: as long as what it stands over.
func (a arrangement) over(of heading) float32 { return float32(of.last-of.first)*a.across + a.cell }

// MinSize implements fyne.Layout.
func (a arrangement) MinSize([]fyne.CanvasObject) fyne.Size {
	rows := (a.count + a.columns - 1) / a.columns
	return fyne.NewSize(a.left+float32(a.columns-1)*a.across+a.cell, a.top+float32(rows)*a.down)
}

// Layout implements fyne.Layout. The headings come after the cards.
func (a arrangement) Layout(objects []fyne.CanvasObject, _ fyne.Size) {
	at := func(i int) fyne.Position {
		return fyne.NewPos(a.left+float32(i%a.columns)*a.across, a.top+float32(i/a.columns)*a.down)
	}
	for i, object := range objects {
		if i < a.count {
			object.Resize(fyne.NewSize(a.cell, object.MinSize().Height))
			object.Move(at(i).AddXY(0, a.head))
			continue
		}
		of := a.headings[i-a.count]
		object.Resize(fyne.NewSize(a.over(of), a.head*(headRoom-headGap)/headRoom))
		object.Move(at(of.first))
	}
}
