package layout

import (
	"slices"

	"portroyal/ui/geometry"
)

// PanelPlan is the layout of the panel of another player.
type PanelPlan struct {
	Head, Name geometry.Rectangle
	Shield     geometry.Rectangle   // the influence points
	Target     geometry.Rectangle   // the text beside it, without a size if there is no room
	Facts      []geometry.Rectangle // a symbol with its number each; the height is that of the symbol
	Cards      geometry.Rectangle
}

// MostFacts is the greatest number of facts that a player has besides points.
const MostFacts = 5

// The measures of another player's panel, on a table of usual size. The points are the largest number there, then
// coins and swords, then the rest.
const (
	mostHead   = 92
	ribbon     = 26 // height of the name beside a large head
	leastSaid  = 150
	mostSaid   = 214 // the least and greatest width of name and numbers beside a large head
	besideHead = 14
	leastHead  = 16 // that gives way to larger text
	overHead   = 28 // that is over the name instead, where the panel is high enough

	easyChip = 38 // a portrait that is recognised at once

	topPart   = 0.43 // of the height, for head and numbers above the cards
	mostTop   = 44
	smallHead = 36
	shieldOf  = 36 // the shield there

	factSize = 21 // the symbols of coins and swords
	restPart = 0.75
)

// Inside lays out another player's panel with this many facts and kinds of cards: the cards are beside head and
// numbers, which are then large, unless the cards would be much larger below them. With larger text the head gives way.
func Inside(width, height float32, facts, kinds int, by float32, large bool) PanelPlan {
	beside, below := insideBeside(width, height, facts, by, large), insideBelow(width, height, facts, by)
	if large {
		below = largeBelow(width, height, facts, by)
	}
	near, under := ChipSize(kinds, 0, beside.Cards, by), ChipSize(kinds, 0, below.Cards, by)
	if kinds == 0 || near >= under || near >= easyChip*by && near*1.35 >= under {
		return beside
	}
	return below
}

// Untargeted is the plan for a game without a target: the neighbours of the text about it close up.
func (p PanelPlan) Untargeted() PanelPlan {
	if p.Target.W > 0 {
		facts := slices.Clone(p.Facts)
		for i := range facts {
			facts[i].X -= p.Target.W
		}
		p.Facts, p.Target = facts, geometry.Rectangle{}
	}
	return p
}

func insideBeside(width, height float32, facts int, by float32, large bool) (p PanelPlan) {
	said, least := clamp(width*0.4, leastSaid*by, mostSaid*by), width*0.3
	if large {
		least = leastHead
	}
	head := min(height-12*by, mostHead*by, max(least, width-said-besideHead*by))
	p.Head = geometry.Rect(6*by, (height-head)/2, head, head)
	left := p.Head.X + head + 8*by
	said = min(said, width-left)
	name := min(ribbon*by, height*0.3)
	shield := min(height-name-12*by, 50*by, said*0.3)
	top := max(0, (height-name-5*by-shield)/2)
	if over := height - name - shield - 12*by; large && head < overHead*by && over >= overHead*by { // in a narrow window
		p.Head = geometry.Rect(6*by, 3*by, over, over)
		left, top = p.Head.X, p.Head.Y+over+4*by
		said = min(clamp(width*0.4, leastSaid*by, mostSaid*by), width-left)
	}
	p.Name = geometry.Rect(left, top, said, name)
	p.Shield = geometry.Rect(left, top+name+5*by, shield, shield)
	x := left + shield + 6*by
	if said >= (mostSaid-1)*by {
		line := shield // of the first facts, on whose ground it is
		if facts > 2 {
			line /= 2
		}
		p.Target = geometry.Rect(x-2*by, p.Shield.Y+line/2-9*by, 40*by, 18*by)
		x += 44 * by
	}
	room := geometry.Rect(x, p.Shield.Y, left+said-x, shield)
	if facts > 2 {
		room.H /= 2
		p.Facts = factsLine(room, 0, 2, by)
		room.Y += room.H
		p.Facts = append(p.Facts, factsLine(room, 2, facts, by)...)
	} else {
		p.Facts = factsLine(room, 0, facts, by)
	}
	cards := left + said + 10*by
	p.Cards = geometry.Rect(cards, 3*by, max(0, width-cards), height-6*by)
	return p
}

func insideBelow(width, height float32, facts int, by float32) (p PanelPlan) {
	high := min(height*topPart, mostTop*by)
	head := min(high, max(smallHead*by, min(high, width*0.12)))
	p.Head = geometry.Rect(5*by, 3*by+(high-head)/2, head, head)
	shield := min(high, shieldOf*by)
	p.Shield = geometry.Rect(p.Head.X+head+4*by, 3*by+(high-shield)/2, shield, shield)
	left := p.Shield.X + shield + 4*by
	name := high * 0.46
	p.Name = geometry.Rect(left, 3*by, width-left, name)
	p.Facts = factsLine(geometry.Rect(left, 3*by+name+by, width-left, high-name-by), 0, facts, by)
	top := high + 4*by
	p.Cards = geometry.Rect(0, top, width, height-top)
	return p
}

// largeBelow is insideBelow with names and numbers as large as beside the cards.
func largeBelow(width, height float32, facts int, by float32) (p PanelPlan) {
	name, line := ribbon*by, factSize*by
	high := name + line + 2*by
	head := clamp(width-leastSaid*by-high-13*by, leastHead, smallHead*by)
	p.Head = geometry.Rect(5*by, 3*by+(high-head)/2, head, head)
	p.Shield = geometry.Rect(p.Head.X+head+2*by, 3*by, high, high)
	left := p.Shield.X + high + 4*by
	p.Name = geometry.Rect(left, 3*by, width-left, name)
	p.Facts = factsLine(geometry.Rect(left, 3*by+name+by, width-left, line), 0, facts, by)
	p.Cards = geometry.Rect(0, high+4*by, width, height-high-4*by)
	return p
}

// FactDigits is the text size of another player's numbers, in heights of the symbol, and FactGap the gap between
// them.
const (
	FactDigits = 0.96
	FactGap    = 0.2
)

// factRoom is the width of a number with its symbol, in heights of the symbol: coins have two digits, swords
// rarely.
func factRoom(i int) float32 {
	switch i {
	case 0:
		return 2.2
	case 1:
		return 1.85
	}
	return 1.78 * restPart
}

// factsLine lays out facts from to to side by side, as large as possible.
func factsLine(room geometry.Rectangle, from, to int, by float32) (all []geometry.Rectangle) {
	sum := float32(0)
	for i := from; i < to; i++ {
		sum += factRoom(i)
	}
	size := min(factSize*by, room.H, room.W/max(1, sum))
	more := min(max(0, room.W-sum*size)/float32(max(1, to-from)), 14*by)
	x := room.X
	for i := from; i < to; i++ {
		high := size
		if i > 1 {
			high *= restPart
		}
		wide := factRoom(i)*size + more
		all = append(all, geometry.Rect(x, room.Y+(room.H-high)/2, wide, high))
		x += wide
	}
	return all
}
