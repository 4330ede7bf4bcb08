package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// The cards of a tableau are laid out in columns, each card over the lower part of the one before, so that the
// band at its upper edge stays visible, with ability and influence points. Lengths are in the toolkit's units.

// mostFan is the greatest width of a card in a tableau, on a table of usual size.
const mostFan = 170

// FanPlan is a layout of cards, heap by heap in drawing order: the rectangles of their pictures, all of one size.
type FanPlan [][]geometry.Rectangle

// column is some cards of a tableau, one over the other.
type column struct {
	cards []fanned
	heap  int // of its first card
}

// fanned is a card, by its heap and its index there.
type fanned struct{ heap, at int }

// columns divides heaps among columns of at most most cards. Those before apart never share one.
type columns func(heaps []int, apart, most int) []column

// The ways to make columns, the best-looking first, and by how much larger the cards must get for the next one to
// be used.
var (
	fanWays  = [...]columns{columnsByHeap, columnsOfHeaps, columnsPoured}
	worthWay = float32(1.08)
)

// columnsByHeap gives each heap columns of its own.
func columnsByHeap(heaps []int, _, most int) (all []column) {
	for heap, n := range heaps {
		all = append(all, divided(heap, n, most)...)
	}
	return all
}

// columnsOfHeaps lets heaps share a column if that does not divide them.
func columnsOfHeaps(heaps []int, apart, most int) (all []column) {
	for heap, n := range heaps {
		if last := len(all) - 1; heap > apart && len(all[last].cards)+n <= most {
			for at := range n {
				all[last].cards = append(all[last].cards, fanned{heap, at})
			}
			continue
		}
		all = append(all, divided(heap, n, most)...)
	}
	return all
}

// columnsPoured fills one column after the other.
func columnsPoured(heaps []int, apart, most int) []column {
	all := columnsByHeap(heaps[:apart], apart, most)
	var rest []fanned
	for heap, n := range heaps[apart:] {
		for at := range n {
			rest = append(rest, fanned{apart + heap, at})
		}
	}
	count := (len(rest) + most - 1) / most
	for i := range count { // as even as possible, the longer ones first
		n := (len(rest) + count - i - 1) / (count - i)
		all = append(all, column{rest[:n:n], rest[0].heap})
		rest = rest[n:]
	}
	return all
}

// divided is a heap in as few columns as possible, as even as possible.
func divided(heap, n, most int) (all []column) {
	count := (n + most - 1) / most
	at := 0
	for i := range count {
		next := column{heap: heap}
		for range (n - at + count - i - 1) / (count - i) {
			next.cards = append(next.cards, fanned{heap, at})
			at++
		}
		all = append(all, next)
	}
	return all
}

// fanShape is how cards of some width overlap.
type fanShape struct {
	width float32
	down  float32 // from one card of a column to the next
}

// fanOf is the shape for cards of this width. With keys, the badges below the upper bands stay visible as well.
func fanOf(width float32, head Head, keys bool, by float32) fanShape {
	shape := fanShape{width, head(width) + widgets.FrameWidth + 1}
	if keys {
		shape.down = max(shape.down, width*68/240+widgets.FrameWidth+1) + badgeHigh(width, by)
	}
	return shape
}

// most is how many cards fit in a column of this height.
func (f fanShape) most(height float32) int {
	free := height - pieces.CardHeight(f.width) - 2*widgets.FrameWidth
	if free < 0 {
		return 0
	}
	return 1 + int(free/f.down)
}

// across is the total width of the columns, with the least gaps between them.
func (f fanShape) across(all []column, apart int, by float32) float32 {
	sum := float32(len(all))*f.width + 2*widgets.FrameWidth
	for i := range all[1:] {
		sum += betweenColumns(all, i, apart, by)
	}
	return sum
}

// betweenColumns is the least distance from column i to the next.
func betweenColumns(all []column, i, apart int, by float32) float32 {
	here, next := all[i], all[i+1]
	last := here.cards[len(here.cards)-1].heap
	switch {
	case last < apart && next.heap >= apart:
		return nearest + 10*by // persons are set apart from everything else
	case last == next.heap:
		return nearest
	}
	return nearest + 3*by
}

// Fans lays out heaps of cards in a room, the cards as large as possible. The first apart heaps are not persons
// and have columns of their own. With keys there is room for badges at the upper edges of cards.
func Fans(heaps []int, apart int, room fyne.Size, keys bool, by float32) FanPlan {
	return FansOf(cardface.HeadHeight, heaps, apart, room, keys, by)
}

// Head is how much of the upper edge of a card of some width must stay visible.
type Head func(width float32) float32

// FansOf is Fans for cards with this Head.
func FansOf(head Head, heaps []int, apart int, room fyne.Size, keys bool, by float32) FanPlan {
	plan, _ := fans(head, heaps, apart, room, keys, by)
	return plan
}

// fans is Fans, and also returns the width of the cards.
func fans(head Head, heaps []int, apart int, room fyne.Size, keys bool, by float32) (plan FanPlan, width float32) {
	var best []column
	shape := fanShape{}
	if len(heaps) == 0 {
		return nil, 0
	}
	for _, way := range fanWays {
		var all []column // for this many cards in a column
		held := 0
		widest := min(mostFan*by, (room.Height-2*widgets.FrameWidth)/1.5)
		for width := float32(int(widest)); width > shape.width*worthWay; width-- {
			now := fanOf(width, head, keys, by)
			n := now.most(room.Height)
			if n == 0 {
				continue
			}
			if n != held {
				all, held = way(heaps, apart, n), n
			}
			if now.across(all, apart, by) <= room.Width || width < 8 {
				best, shape = all, now
				break
			}
		}
	}
	return shape.lay(best, len(heaps), apart, room, by), shape.width
}

// lay finds the places of the cards.
func (f fanShape) lay(all []column, heaps, apart int, room fyne.Size, by float32) FanPlan {
	plan := make(FanPlan, heaps)
	if len(all) == 0 {
		return plan
	}
	longest := 0
	for _, column := range all {
		longest = max(longest, len(column.cards))
	}
	free := max(0, room.Width-f.across(all, apart, by))
	more := min(free/float32(len(all)), f.width*0.16)
	x := (free-more*float32(len(all)-1))/2 + widgets.FrameWidth
	height := pieces.CardHeight(f.width)
	y := max(0, (room.Height-height-f.down*float32(longest-1))/2)
	for i, column := range all {
		for row, card := range column.cards {
			plan[card.heap] = append(plan[card.heap], geometry.Rect(x, y+f.down*float32(row), f.width, height))
		}
		if i+1 < len(all) {
			x += f.width + betweenColumns(all, i, apart, by) + more
		}
	}
	return plan
}
