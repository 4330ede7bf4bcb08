package table

// Where the kinds of cards of another player lie in their panel, each as a small picture with a
// crest, side by side and never over each other, in as many rows as leave them largest. Lengths are
// in the toolkit's units.

// Sizes in the panel of another player, on a table of usual size.
const (
	panelEdge  = 8  // from the edge of the panel to what stands in it
	panelName  = 30 // height of the line with the name
	chipMost   = 48 // the largest portrait
	chipLeast  = 20 // the smallest that is asked for
	crestLeast = 16
)

// chipPlan is where kinds of cards lie: the rectangles of their portraits, all of one size, and the
// size of the crests, which hang at their right lower corners.
type chipPlan struct {
	chips []rect
	crest float32
	rule  rect // the line between what is apart and the persons, without a width if there is none
}

// crestAt is where the crest of a kind hangs.
func (p chipPlan) crestAt(i int) rect {
	at, size := p.chips[i], p.crest
	return rect{at.x + at.w - (1-crestBeside)*size, at.y + at.h - (1-crestBelow)*size, size, size}
}

// chipShape is a portrait of a size with what hangs at it.
type chipShape struct {
	size, crest, wide, high float32
}

// chipOf is the shape with a portrait of this size. Crests stop shrinking before portraits do.
func chipOf(size, by float32) chipShape {
	crest := clamp(size*0.52, crestLeast*by, 24*by)
	return chipShape{size, crest, size + crestBeside*crest, size + crestBelow*crest}
}

// The parts of a crest that stand beside its portrait and below it.
const (
	crestBeside = 0.42
	crestBelow  = 0.12
)

// panelPlan is where things lie in the panel of another player.
type panelPlan struct {
	name  rect // of the line with head, name and what the player is doing
	facts rect // of the first; the others follow on the same line
	chips rect
}

// panelFor lays out the panel of another player. Where it is wide enough for all facts that there
// can be, they stand beside the name.
func panelFor(width, height float32, facts int, by float32) (p panelPlan) {
	p.name = rect{panelEdge, 6 * by, width - 2*panelEdge, panelName*by - 6*by}
	size := clamp(height*0.2, factHigh, 30*by)
	if room := width - 2*panelEdge - factWide*size*mostFacts; room >= leastName*by {
		p.name.w = room
		p.facts = rect{panelEdge + room, p.name.y, width - 2*panelEdge - room, size}
	} else {
		if each := (width - 2*panelEdge) / float32(max(1, facts)); each < size*2.1 {
			size = each / 2.1 // a symbol and two digits
		}
		p.facts = rect{panelEdge, panelName * by, width - 2*panelEdge, size}
	}
	y := max(p.facts.y+size, panelName*by) + 4*by
	p.chips = rect{panelEdge, y, width - 2*panelEdge, height - y - 5}
	return p
}

// The facts of another player: how many there can be, how wide each is in parts of its height, with
// what is kept free behind it, and the room for the name beside them on a table of usual size.
const (
	mostFacts = 6
	factWide  = 2.9
	factHigh  = 20 // the least height
	leastName = 200
)

// chipSize is how large portraits can be where so many kinds lie in a room, the first of them, so
// many as apart, before a line and the others behind it, where everything is drawn larger than
// usual by a factor.
func chipSize(kinds, apart int, r rect, by float32) float32 {
	size := float32(int(min(r.h, chipMost*by)))
	for size > 8 && !chipOf(size, by).fits(kinds, apart, r, by) {
		size--
	}
	return size
}

// chipPlaces lays kinds out in a room, with portraits of a size that is no larger than chipSize.
func chipPlaces(kinds, apart int, r rect, size, by float32) chipPlan {
	if kinds == 0 {
		return chipPlan{}
	}
	return chipOf(size, by).lay(kinds, apart, r, by)
}

// between is the least way between two kinds, ruled between two that a line divides.
func (c chipShape) between(by float32) float32 { return 2 * by }

func (c chipShape) ruled(kinds, apart int, by float32) float32 {
	if apart == 0 || apart == kinds {
		return 0
	}
	return 8 * by
}

// grid is how many columns and rows of kinds have room.
func (c chipShape) grid(kinds, apart int, r rect, by float32) (across, down int) {
	width := r.w - c.ruled(kinds, apart, by)
	return int((width + c.between(by)) / (c.wide + c.between(by))), int((r.h + by) / (c.high + by))
}

func (c chipShape) fits(kinds, apart int, r rect, by float32) bool {
	across, down := c.grid(kinds, apart, r, by)
	return across*down >= kinds
}

func (c chipShape) lay(kinds, apart int, r rect, by float32) chipPlan {
	across, down := c.grid(kinds, apart, r, by)
	across = max(1, across)
	rows := min((kinds+across-1)/across, max(1, down))
	across = max(across, (kinds+rows-1)/rows)
	if rows > 1 {
		across = (kinds + rows - 1) / rows // as even as they can be
	}
	ruled := c.ruled(kinds, apart, by)
	step := min(c.wide+12*by, (r.w-ruled-c.wide)/max(1, float32(across-1)))
	rise := float32(0)
	if rows > 1 {
		rise = min(c.high+4*by, (r.h-c.high)/float32(rows-1))
	}
	plan := chipPlan{crest: c.crest}
	top := r.y + max(0, (r.h-c.high-rise*float32(rows-1))/2)
	for i := range kinds {
		row, place := i/across, i%across
		at := rect{r.x + step*float32(place), top + rise*float32(row), c.size, c.size}
		if divided := apart % across; divided > 0 && row == apart/across && place >= divided {
			at.x += ruled
		}
		if i == apart && ruled > 0 && place > 0 {
			plan.rule = rect{at.x - ruled/2 - c.between(by)/2, at.y, by, c.high}
		}
		plan.chips = append(plan.chips, at)
	}
	return plan
}

// crewHeight is how high the panel of another player has to be for so many kinds to be shown at
// the size that is still told from others, if it is this wide.
func crewHeight(width float32, kinds int, by float32) float32 {
	shape := chipOf(chipLeast*by, by)
	across := max(1, int((width-2*panelEdge+shape.between(by))/(shape.wide+shape.between(by))))
	rows := float32((kinds + across - 1) / across)
	return panelFor(width, 0, 0, by).chips.y + rows*(shape.high+by) + panelEdge
}
