package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// ownPlan is how the band of the player at the lower edge is shared out.
type ownPlan struct{ head, tracks, purse, hand geometry.Rectangle }

func (a *Areas) own() (p ownPlan) {
	r := a.Own.Inset(0)
	by := r.H / ownHigh
	r = geometry.Rect(r.X+edge*by, r.Y+6*by, r.W-2*edge*by, r.H-12*by)
	head := min(128*by, r.W*0.11)
	purse := min(104*by, r.W*0.1)
	part := float32(0.56)
	if a.Larger > 1 { // numbers of two digits need it
		purse, part = min(104*by, r.W*0.115), 0.62
	}
	tracks := min((r.W-head-purse)*part, 640*by)
	p.head = geometry.Rect(r.X, r.Y, head, r.H)
	p.tracks = geometry.Rect(r.X+head+edge*by, r.Y, tracks-2*edge*by, r.H)
	p.purse = geometry.Rect(r.X+head+tracks, r.Y, purse, r.H)
	left := p.purse.X + purse + edge*by
	p.hand = geometry.Rect(left, r.Y, r.X+r.W-left, r.H)
	return p
}

// drawOwn draws the player at the lower edge: who it is, the ship, the purse, and the hand.
func (b *Board) drawOwn() {
	if b.shown.Lower < 0 || b.areas.Own.H == 0 {
		return
	}
	plan := b.areas.own()
	seat := b.shown.Lower
	b.panels[seat] = plan.head
	region := b.ofSeat(seat)
	region.Lines = func() []string { return b.whereOf(seat) }
	b.within(region, func() { b.drawOwnShip(seat, plan) })
	b.drawHand(plan.hand)
}

// drawOwnShip draws who the player at the lower edge is, with the ship and the purse.
func (b *Board) drawOwnShip(seat int, plan ownPlan) {
	of, ship := &b.seats[seat], b.outfitted(seat)
	k := b.areas.Own.H / ownHigh
	high := min(plan.head.W*0.72, plan.head.H*0.56)
	head := geometry.Rect(plan.head.X+(plan.head.W-high)/2, plan.head.Y, high, high)
	b.sheet.Fit(b.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), high), head)
	name := geometry.Rect(plan.head.X, head.Y+high+4*k, plan.head.W, 24*k)
	rim, width := color.Color(palette.Ink), float32(1)
	if b.shown.Acts == seat {
		rim, width = palette.Gold, 3*k
	}
	b.ground(sign(of), rim, width, 6*k, name)
	b.name(of.Name, 16*k, palette.Ink, name.Inset(3*k), fyne.TextAlignCenter)
	wide := plan.head.W * min(0.6*b.areas.Larger, 1)
	fame := geometry.Rect(plan.head.X+(plan.head.W-wide)/2, name.Y+name.H+4*k, wide, plan.head.Y+plan.head.H-name.Y-name.H-4*k)
	fame.H = min(fame.H, 32*k)
	b.coloured("fame", b.fameOf(seat), fame)
	b.press(Spot{Kind: Fame, Seat: seat}, b.inShort(seat), b.Facts(seat), plan.head)
	b.drawOnPlayer(seat, head, k)
	gap := 6 * k
	each := geometry.Rect(0, 0, (plan.tracks.W-gap)/2, (plan.tracks.H-gap)/2)
	for section := cove.Hull; section < cove.Sections; section++ {
		b.drawTrack(ship, section, geometry.Rect(
			plan.tracks.X+float32(section%2)*(each.W+gap), plan.tracks.Y+float32(section/2)*(each.H+gap), each.W, each.H,
		))
	}
	b.drawPurse(ship, plan.purse)
}

// outfitted is a ship as it is, or as it is planned while it is in the yard.
func (b *Board) outfitted(seat int) *cove.Ship {
	ship := b.shown.Board.Ships[seat]
	if yard := b.shown.Yard; yard != nil {
		for section, steps := range yard.Steps {
			ship = ship.Reinforced(cove.Section(section), steps)
		}
		ship.Doubloons = uint8(yard.Left)
	}
	return &ship
}

// coloured is a fact on a panel of its own.
func (b *Board) coloured(symbol, said string, at geometry.Rectangle) {
	c := b.stage.Colours()
	b.ground(c.Panel, c.Edge, 1.2, at.H*0.3, at)
	size := at.H * 0.86
	wide := size + at.H*0.15 + widgets.BoldLine(said, at.H*0.66, c.Text).MinSize().Width
	x := at.X + max(0, (at.W-wide)/2)
	b.symbol(symbol, geometry.Rect(x, at.Y+(at.H-size)/2, size, size))
	b.text(widgets.BoldLine, said, at.H*0.66, c.Text, geometry.Rect(x+size+at.H*0.12, at.Y, at.W-size, at.H), fyne.TextAlignLeading)
}

// drawTrack draws a section with its places, the ring on one of them, and what guards it.
func (b *Board) drawTrack(ship *cove.Ship, section cove.Section, at geometry.Rectangle) {
	c, w := b.stage.Colours(), b.stage.Words
	b.ground(c.Panel, c.Edge, 1.2, at.H*0.14, at)
	head := at.H * 0.42
	b.symbol(section.String(), geometry.Rect(at.X+at.H*0.08, at.Y+at.H*0.06, head*0.86, head*0.86))
	mark, x := head*0.92, at.X+at.W-head*1.02
	guards := guardsOf(ship, section)
	b.text(widgets.BoldLine, terms.Section(w, section), head*0.58, c.Text, geometry.Rect(at.X+at.H*0.1+head, at.Y+at.H*0.05,
		at.W-at.H*0.2-head-float32(len(guards))*mark, head*0.9), fyne.TextAlignLeading)
	for _, guard := range guards {
		picture := pieces.Symbol(b.stage, guard.symbol, mark)
		if guard.struck {
			picture.Translucency = 0.45
		}
		b.sheet.Fit(picture, geometry.Rect(x, at.Y+at.H*0.04, mark, mark))
		x -= mark
	}
	b.drawPlaces(ship, section, geometry.Rect(at.X+at.H*0.08, at.Y+at.H*0.5, at.W-at.H*0.16, at.H*0.42))
	spot := Spot{Kind: Track, Section: section, Seat: b.shown.Lower}
	b.frame(spot, at, at.H*0.14)
	b.press(spot, b.SectionFact(ship, section), b.SectionFact(ship, section)+"\n"+terms.SectionAbout(w, section, ship.Parrot), at)
}

// drawPlaces draws the places of a track in a row with their values: as many of those around the one that counts as can be read.
func (b *Board) drawPlaces(ship *cove.Ship, section cove.Section, at geometry.Rectangle) {
	c := b.stage.Colours()
	shown := min(max(int(at.W/(at.H*0.7)), 1), cove.LastPlace)
	each := at.W / float32(shown)
	first := min(max(int(ship.Places[section])-(shown-1)/2, 1), cove.LastPlace-shown+1)
	for place := first; place < first+shown; place++ {
		r := geometry.Rect(at.X+each*float32(place-first)+1, at.Y, each-2, at.H)
		of := new(cove.Ship).Reinforced(section, uint8(place))
		ground, paint := c.Field, c.Quiet
		if place <= int(ship.Places[section]) {
			ground, paint = palette.Mix(c.Field, palette.Brass, 0.35), c.Text
		}
		b.ground(ground, color.Transparent, 0, r.H*0.2, r)
		if place == int(ship.Places[section]) {
			b.ground(palette.Gold, palette.Ink, max(1.5, r.H*0.07), r.H*0.45, r)
			paint = palette.Ink
		}
		b.text(widgets.BoldLine, strconv.Itoa(of.Value(section)), r.H*0.6, paint, r, fyne.TextAlignCenter)
	}
	if ship.Places[section] == 0 {
		b.ground(palette.Fade(palette.Danger, 0.5), palette.Danger, 2, at.H*0.2, at)
	}
}

// drawPurse draws doubloons, and treasures beside what the hull can keep (R6).
func (b *Board) drawPurse(ship *cove.Ship, at geometry.Rectangle) {
	w := b.stage.Words
	high := (at.H - 8*b.areas.By) / 2
	gold := geometry.Rect(at.X, at.Y, at.W, high)
	b.drawHeap("doubloon", strconv.Itoa(int(ship.Doubloons)), gold, false)
	spot := Spot{Kind: Gold, Seat: b.shown.Lower}
	b.frame(spot, gold, 10)
	b.press(spot, terms.Doubloons(w, int(ship.Doubloons)), terms.Doubloons(w, int(ship.Doubloons)), gold)
	chests := geometry.Rect(at.X, at.Y+at.H-high, at.W, high)
	room, ends := ship.Room()
	said := w.T("cove.table.room", "Count", ship.Treasures, "Room", room)
	tip := w.T("cove.table.room.tip", "Treasures", terms.Treasures(w, int(ship.Treasures)), "Room", room)
	if !ends {
		said, tip = strconv.Itoa(int(ship.Treasures)), w.T("cove.table.room.flint", "Treasures", terms.Treasures(w, int(ship.Treasures)))
	}
	b.drawHeap("treasure", said, chests, ship.Spills() > 0)
	spot = Spot{Kind: Chests, Seat: b.shown.Lower}
	b.frame(spot, chests, 10)
	b.press(spot, tip, tip, chests)
}

// drawHeap draws a symbol with a number under it; as a warning if there is more than can be kept.
func (b *Board) drawHeap(symbol, said string, at geometry.Rectangle, over bool) {
	c := b.stage.Colours()
	b.ground(c.Panel, c.Edge, 1.2, at.H*0.14, at)
	size := min(at.H*0.6, at.W*0.5)
	b.symbol(symbol, geometry.Rect(at.X+(at.W-size)/2, at.Y+at.H*0.06, size, size))
	paint, number := c.Text, geometry.Rect(at.X, at.Y+at.H*0.64, at.W, at.H*0.34)
	if over {
		paint = palette.Parchment
		b.ground(palette.Danger, palette.Ink, 1, at.H*0.12, number.Inset(at.H*0.02))
	}
	b.text(widgets.BoldLine, said, at.H*0.3, paint, number, fyne.TextAlignCenter)
}
