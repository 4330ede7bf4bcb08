package layout

import "portroyal/ui/geometry"

// OwnPlan is the layout of the quay of the player at the lower edge.
type OwnPlan struct {
	Head, Name geometry.Rectangle
	Shield     geometry.Rectangle   // the influence points
	Target     geometry.Rectangle   // the text below it
	Chest      geometry.Rectangle   // the coins
	Facts      []geometry.Rectangle // a symbol with its number each; the height is that of the symbol
	Fans       geometry.Rectangle   // the cards
}

// The widths of the things beside the cards, on a table of usual size.
const (
	ownHead  = 148 // head, name and shield
	mostName = 236 // head and name, for a long name
	ownChest = 126 // coins and the other numbers
	ownFact  = 34  // a line of those, its height
)

// OwnName is the height of the ribbon with the name at the lower edge, on a table of usual size.
const OwnName = 28

// OwnChest is the greatest height of the chest, on a table of usual size.
const OwnChest = (ownChest - 16) * 3 / 4.0

// Own lays out the quay at the lower edge with so many numbers besides points and coins, and a name that asks for a
// ribbon this wide: its neighbours make room. With larger text all numbers are in one line, and head and chest give way.
func Own(room geometry.Rectangle, facts int, ribbon, by float32, large bool) (p OwnPlan) {
	high := room.H - 8*by
	name := OwnName * by
	plate := clamp(ribbon, ownHead*by, mostName*by)
	head := min(high-name-4*by, 92*by)
	top := 4*by + (high-head-name-4*by)/2
	p.Head = geometry.Rect(8*by, top, head, head)
	p.Name = geometry.Rect(4*by, top+head+4*by, plate, name)
	shield := min((ownHead-14)*by-head, head*0.72)
	over := top + (head-shield*1.1)/2 - 6*by
	if large {
		over = by
		shield = min((ownHead-14)*by-head, (top+head-14*by)/1.06)
	}
	p.Shield = geometry.Rect(p.Head.X+head+6*by, over, shield, shield)
	p.Target = geometry.Rect(p.Shield.X-4*by, p.Shield.Y+shield*1.06, shield+8*by, 16*by)
	left := plate + 14*by
	column, rows := ownChest*by, float32((facts+1)/2)
	chest := min(column-16*by, (high*0.54)*4/3)
	if large {
		column, rows = max(column, float32(facts)*ownChest*by/2), 1
		chest = min(chest, (room.H-(14+ownFact)*by)*4/3)
	}
	p.Chest = geometry.Rect(left+(column-chest)/2, 6*by, chest, chest*3/4)
	below := p.Chest.Y + p.Chest.H + 6*by
	each := min((room.H-below-2*by)/max(1, rows), ownFact*by)
	across := (facts + int(rows) - 1) / max(1, int(rows))
	for i := range facts {
		p.Facts = append(p.Facts, geometry.Rect(left+float32(i%across)*ownChest*by/2+4*by, below+float32(i/across)*each,
			ownChest*by/2, each-4*by))
	}
	left += column + 8*by
	p.Fans = geometry.Rect(left, 2, room.W-left-2, room.H-4)
	return p
}
