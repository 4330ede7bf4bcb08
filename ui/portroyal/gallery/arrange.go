package gallery

import (
	"math"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// kind is what can be looked at: cards upright, contracts crosswise.
type kind struct {
	least  float32 // of the width of one, in units
	large  float32 // the width of the one looked at, as a part of that of the window
	height func(width float32) float32
}

var (
	cards     = kind{104, 0.27, pieces.CardHeight}
	contracts = kind{164, 0.32, pieces.ContractHeight}
)

// The room at the edges of the window, between cards, between a card and its tag, and for the bar that shows how
// far one has scrolled; and the height of a tag. In units.
const (
	edgeRoom  = 20
	cardGap   = 9
	lowGap    = 8
	barRoom   = 16
	tagHeight = 22
	noteRoom  = 104 // below the one looked at, for what there is to say of it
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
	count        int
}

// arrange finds the places of so many cards in a window of this width, where there is this height for them. Where
// all can be in sight at once they are as large as that allows, and otherwise as small as can be read.
func arrange(of kind, count int, width, height, by float32) arrangement {
	edge, gap, frame := edgeRoom*by, cardGap*by, float32(2*widgets.FrameWidth)
	a := arrangement{left: edge, top: 6 * by, count: count}
	a.largeCard = whole(min(width*of.large, asHigh(of, height-a.top-frame-noteRoom*by)))
	a.large = a.largeCard + frame
	a.largeLeft = width - edge - a.large
	room := a.largeLeft - edge - barRoom*by - gap // for the columns
	tag := (tagHeight + lowGap) * by
	most := max(int((room+gap)/(of.least*by+frame+gap)), 1)
	largest := a.largeCard * 0.85
	fits := func(columns int) (arrangement, bool) {
		b := a
		b.columns = columns
		b.cell = (room - float32(columns-1)*gap) / float32(columns)
		b.width = whole(min(b.cell-frame, largest))
		filled := b.cell-frame <= largest || columns == min(count, most)
		b.cell = b.width + frame
		b.row = of.height(b.width) + frame + tag
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
	a.across, a.down = a.cell+gap, a.row
	if columns > 1 { // the columns reach from the edge to the one looked at
		a.across = (room - a.cell) / float32(columns-1)
	}
	return a
}

// whole is a width that has no fraction, so that pictures are drawn at the size at which they are shown.
func whole(width float32) float32 { return float32(math.Floor(float64(width))) }

// asHigh is the width at which one is so high.
func asHigh(of kind, height float32) float32 { return height / (of.height(1000) / 1000) }

// right is where the room for what scrolls ends.
func (a arrangement) right() float32 { return a.largeLeft - cardGap }

// MinSize implements fyne.Layout.
func (a arrangement) MinSize([]fyne.CanvasObject) fyne.Size {
	rows := (a.count + a.columns - 1) / a.columns
	return fyne.NewSize(a.left+float32(a.columns-1)*a.across+a.cell, a.top+float32(rows)*a.down)
}

// Layout implements fyne.Layout.
func (a arrangement) Layout(objects []fyne.CanvasObject, _ fyne.Size) {
	for i, object := range objects {
		object.Resize(fyne.NewSize(a.cell, object.MinSize().Height))
		object.Move(fyne.NewPos(a.left+float32(i%a.columns)*a.across, a.top+float32(i/a.columns)*a.down))
	}
}
