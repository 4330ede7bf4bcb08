package layout

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/widgets"
)

// The kinds of cards of another player are laid out in their panel, each as a small picture with a crest, side by
// side without overlap, in as many rows as makes them largest. Lengths are in the toolkit's units.

// Sizes in the panel of another player, on a table of usual size.
const (
	chipMost   = 48 // the largest portrait
	chipLeast  = 20 // the smallest intended
	crestLeast = 16
)

// ChipPlan is a layout of kinds of cards: the rectangles of their portraits, all of one size, and the size of the
// crests, which are at their lower right corners.
type ChipPlan struct {
	Chips []geometry.Rectangle
	Crest float32
	Rule  geometry.Rectangle // the line between the kinds set apart and the persons, without a width if there is none
}

// CrestAt is the place of the crest of a kind.
func (p ChipPlan) CrestAt(i int) geometry.Rectangle {
	at, size := p.Chips[i], p.Crest
	return geometry.Rect(at.X+at.W-(1-crestBeside)*size, at.Y+at.H-(1-crestBelow)*size, size, size)
}

// chipShape is a portrait of some size with its crest.
type chipShape struct {
	size, crest, wide, high float32
}

// chipOf is the shape with a portrait of this size. Crests stop shrinking before portraits do, but do not hide them: with larger
// text nobody would see of which colour a ship is.
func chipOf(size, by float32) chipShape {
	least := min(crestLeast*by, max(crestLeast, size*0.8))
	crest := clamp(size*0.52, least, 24*by)
	return chipShape{size, crest, size + crestBeside*crest, size + crestBelow*crest}
}

// How far a crest extends beyond its portrait, sideways and below.
const (
	crestBeside = 0.42
	crestBelow  = 0.12
)

// The widths of a card, on a table of usual size, below which another player's kinds of cards are shown as faces instead:
// side by side, and where some lie over others.
const (
	leastCard    = 36
	leastStacked = 52
)

// CrewCards fans out another player's cards, as Fans does, from the left edge of their room. It returns nil if
// they would be too small.
func CrewCards(heaps []int, apart int, room fyne.Size, by float32) FanPlan {
	plan, width := fans(cardface.HeadHeight, heaps, apart, room, false, by)
	least := float32(leastCard)
	if stacked(plan) {
		least = leastStacked
	}
	if width < least*by {
		return nil
	}
	left := room.Width
	for _, heap := range plan {
		for _, card := range heap {
			left = min(left, card.X-widgets.FrameWidth)
		}
	}
	for _, heap := range plan {
		for i := range heap {
			heap[i].X -= left
		}
	}
	return plan
}

// stacked reports whether some cards lie over others.
func stacked(plan FanPlan) bool {
	for _, heap := range plan {
		for _, card := range heap {
			if card.Y > plan[0][0].Y {
				return true
			}
		}
	}
	return false
}

// ChipSize is how large the portraits of this many kinds can be in a room; the first apart kinds are before a
// line and the others after it. by is the growth.
func ChipSize(kinds, apart int, r geometry.Rectangle, by float32) float32 {
	size := float32(int(min(r.H, chipMost*by)))
	for size > 8 && !chipOf(size, by).fits(kinds, apart, r, by) {
		size--
	}
	return size
}

// Chips lays out kinds in a room, with portraits of a size no larger than ChipSize.
func Chips(kinds, apart int, r geometry.Rectangle, size, by float32) ChipPlan {
	if kinds == 0 {
		return ChipPlan{}
	}
	return chipOf(size, by).lay(kinds, apart, r, by)
}

// between is the least distance between two kinds, ruled the one between two that a line separates.
func (c chipShape) between(by float32) float32 { return 2 * by }

func (c chipShape) ruled(kinds, apart int, by float32) float32 {
	if apart == 0 || apart == kinds {
		return 0
	}
	return 8 * by
}

// grid is the largest number of columns and rows of kinds that fit.
func (c chipShape) grid(kinds, apart int, r geometry.Rectangle, by float32) (across, down int) {
	width := r.W - c.ruled(kinds, apart, by)
	return int((width + c.between(by)) / (c.wide + c.between(by))), int((r.H + by) / (c.high + by))
}

func (c chipShape) fits(kinds, apart int, r geometry.Rectangle, by float32) bool {
	across, down := c.grid(kinds, apart, r, by)
	return across*down >= kinds
}

func (c chipShape) lay(kinds, apart int, r geometry.Rectangle, by float32) ChipPlan {
	across, down := c.grid(kinds, apart, r, by)
	across = max(1, across)
	rows := min((kinds+across-1)/across, max(1, down))
	across = max(across, (kinds+rows-1)/rows)
	if rows > 1 {
		across = (kinds + rows - 1) / rows // as even as possible
	}
	ruled := c.ruled(kinds, apart, by)
	step := min(c.wide+12*by, (r.W-ruled-c.wide)/max(1, float32(across-1)))
	rise := float32(0)
	if rows > 1 {
		rise = min(c.high+4*by, (r.H-c.high)/float32(rows-1))
	}
	plan := ChipPlan{Crest: c.crest}
	top := r.Y + max(0, (r.H-c.high-rise*float32(rows-1))/2)
	for i := range kinds {
		row, place := i/across, i%across
		at := geometry.Rect(r.X+step*float32(place), top+rise*float32(row), c.size, c.size)
		if divided := apart % across; divided > 0 && row == apart/across && place >= divided {
			at.X += ruled
		}
		if i == apart && ruled > 0 && place > 0 {
			plan.Rule = geometry.Rect(at.X-ruled/2-c.between(by)/2, at.Y, by, c.high)
		}
		plan.Chips = append(plan.Chips, at)
	}
	return plan
}

// crewHeight is how high the panel of another player has to be at this width to show this many kinds at a
// recognisable size.
func crewHeight(width float32, kinds int, by float32) float32 {
	shape := chipOf(chipLeast*by, by)
	high := func(cards geometry.Rectangle) float32 {
		across := max(1, int((cards.W+shape.between(by))/(shape.wide+shape.between(by))))
		rows := float32((kinds + across - 1) / across)
		return cards.Y + rows*(shape.high+by) + 2*by
	}
	return min(high(insideBeside(width, 84, 0, by, false).Cards), high(insideBelow(width, mostTop/topPart*by, 0, by).Cards))
}

// Whole is the place of a kind including its crest.
func (p ChipPlan) Whole(i int) geometry.Rectangle {
	at := p.Chips[i]
	return geometry.Rect(at.X, at.Y, at.W+p.Crest*crestBeside, at.H)
}
