package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// Fight is a fight as it is shown, over the chart.
type Fight struct {
	Title string
	Order []cove.Target // those who fire in this exchange, the fastest first; some may have left
	Next  int           // whose turn it is, a place in the order; -1 for nobody's
	Dice  []Die         // of the salvo that was fired last
	By    cove.Target   // who rolled them
	Said  string        // what came of it
	Hits  map[Spot]int  // that have struck sections since
	Worth string        // what the island is worth to the player at the lower edge, in words; "" for nothing
}

// Die is a die as it is shown.
type Die struct {
	Face string // the name of its drawing
	Hit  bool
}

// Ships of a fight in their order from left to right: those that are no player's first.
func (b *Board) fighters() (all []cove.Target) {
	fight := &b.shown.Board.Fight
	for ship := cove.FirstBlack; ship <= cove.SecondNavy; ship++ {
		if fight.In[ship] {
			all = append(all, ship)
		}
	}
	for seat := range b.seats {
		if fight.In[seat] {
			all = append(all, cove.Target(seat))
		}
	}
	return all
}

// Fighters are where the ships of the fight are that is shown; none if none is.
func (b *Board) Fighters() map[cove.Target]geometry.Rectangle {
	if b.shown.Fight == nil {
		return nil
	}
	return b.places
}

// The parts of the scene of usual size.
const (
	orderHigh = 44
	trayHigh  = 86
	awayWide  = 205 // of a player who is not there
	awayFame  = 76  // the same with their fame alone
	awayHigh  = 27
)

// drawFight draws the scene: the order of fire, the ships, the dice.
func (b *Board) drawFight() {
	at, k := b.areas.Scene, b.areas.Fight
	order := &geometry.Region{Name: b.shown.Fight.Title, Unread: true, Lines: b.inTurn}
	stakes := b.stakes()
	var under geometry.Rectangle
	b.within(order, func() {
		under = b.drawOrder(geometry.Rect(at.X, at.Y+4*k, at.W, orderHigh*k), stakesWide(stakes, k), k)
	})
	tray := geometry.Rect(at.X+at.W/2-180*k, at.Y+at.H-trayHigh*k, 360*k, trayHigh*k)
	b.within(&geometry.Region{Name: b.stage.Words.T("cove.region.dice")}, func() { b.drawDice(tray, k) })
	sea := geometry.Rect(at.X+edge, at.Y+(orderHigh+10)*k, at.W-2*edge, at.H-(orderHigh+trayHigh+14)*k)
	b.within(&geometry.Region{Name: b.stage.Words.T("cove.stake")}, func() {
		b.drawStakes(stakes, under, k)
		b.drawInForce(b.onAll(), sea.X, sea.Y, k)
	})
	ships := b.fighters()
	rows := 1
	if len(ships) > 5 && b.areas.Larger == 1 {
		rows = 2
	}
	perRow := (len(ships) + rows - 1) / max(rows, 1)
	for i, ship := range ships {
		row, column := i/perRow, i%perRow
		inRow := min(perRow, len(ships)-row*perRow)
		cell := geometry.Rect(sea.X+sea.W*float32(column)/float32(inRow), sea.Y+sea.H*float32(row)/float32(rows),
			sea.W/float32(inRow), sea.H/float32(rows))
		region := &geometry.Region{Name: b.ShipName(ship)}
		switch {
		case ship.Player() && int(ship) == b.shown.Lower: // that one is at the lower edge as well
			region.Name = b.stage.Words.T("cove.region.fighter", "Ship", region.Name)
		case ship.Player():
			region.Of = int(ship) + 1
		}
		b.within(region, func() { b.drawFighter(ship, cell, k) })
	}
	b.drawAway(tray, k)
}

// drawAway draws who is not in the fight, in the corners beside the tray, where there is little room with their fame alone: what a
// fight is worth hangs on what everybody has.
func (b *Board) drawAway(tray geometry.Rectangle, k float32) {
	scene, n := b.areas.Scene, 0
	wide, few, room := float32(awayWide), allFacts, (tray.X-scene.X-2*edge)/k
	if room < wide {
		wide, few = awayFame, 1
	}
	if room < wide { // a picture of the rules
		return
	}
	rows := int((tray.H - 4*k) / (awayHigh * k))
	for _, seat := range b.others() {
		if b.shown.Board.Fight.In[seat] {
			continue
		}
		at := geometry.Rect(scene.X+edge, tray.Y+tray.H-4*k-float32(1+n%rows)*awayHigh*k, wide*k, (awayHigh-3)*k)
		if n >= rows {
			at.X = scene.X + scene.W - edge - at.W
		}
		n++
		region := b.ofSeat(seat)
		region.Lines = func() []string { return b.shipOf(seat) }
		b.within(region, func() {
			b.ground(palette.Fade(b.stage.Colours().Panel, 0.94), b.stage.Colours().Edge, 1.2*k, 6*k, at)
			b.sheet.Fit(b.headOf(cove.Target(seat), at.H-2*k), geometry.Rect(at.X+2*k, at.Y+k, at.H-2*k, at.H-2*k))
			b.drawFacts(seat, few, geometry.Rect(at.X+at.H+2*k, at.Y+k, at.W-at.H-6*k, at.H-2*k))
			b.press(Spot{Kind: Panel, Seat: seat}, b.inShort(seat), b.Facts(seat), at)
		})
	}
}

// drawOrder draws who fires when: heads in the order of their speed, the next one marked, behind the title. Under the title is room
// of a width, if it can be.
func (b *Board) drawOrder(at geometry.Rectangle, wide, k float32) (under geometry.Rectangle) {
	c := b.stage.Colours()
	fight := b.shown.Fight
	title := widgets.Title(fight.Title, 18*k, c.Text)
	each, order := 84*k, float32(len(fight.Order))
	head := max(title.MinSize().Width, wide)
	if room := at.W - head - 36*k; each*order > room { // beside a hint
		each = max(56*k, room/order)
		head = min(head, at.W-36*k-each*order)
		widgets.Shorten(title, head)
	}
	all := head + 28*k + each*order
	at = geometry.Rect(at.X+(at.W-all)/2, at.Y, all, at.H)
	b.at[Spot{Kind: Order}] = at
	b.ground(palette.Fade(c.Panel, 0.94), c.Edge, 1.2, 8*k, at)
	line := geometry.Rect(at.X+12*k, at.Y, head+4*k, at.H)
	under = geometry.Rect(line.X, at.Y+at.H-(stakeHigh+2)*k, head, stakeHigh*k)
	if wide > 0 {
		line.H = under.Y - at.Y
	}
	b.text(widgets.Title, title.Text, 18*k, c.Text, line, fyne.TextAlignLeading)
	x := at.X + head + 24*k
	for i, ship := range fight.Order {
		r := geometry.Rect(x+each*float32(i), at.Y+4*k, each-6*k, at.H-8*k)
		if i == fight.Next {
			b.ground(palette.Fade(palette.Gold, 0.35), palette.Gold, 2.5*k, 8*k, r)
		}
		size := r.H - 4*k
		head := b.headOf(ship, size)
		if !b.shown.Board.Fight.In[ship] {
			if image, is := head.(*canvas.Image); is {
				image.Translucency = 0.7
			}
		}
		b.sheet.Fit(head, geometry.Rect(r.X+2*k, r.Y+2*k, size, size))
		speed := b.shown.View.Speed(ship)
		room := geometry.Rect(r.X+size+5*k, r.Y, r.W-size-6*k, r.H)
		if each > 66*k {
			b.symbol("sails", geometry.Rect(room.X, r.Y+size*0.3, size*0.5, size*0.5))
			room = geometry.Rect(room.X+size*0.5+2*k, r.Y, room.W-size*0.5-2*k, r.H)
		}
		b.text(widgets.BoldLine, strconv.Itoa(speed), 15*k, c.Text, room, fyne.TextAlignLeading)
		b.sheet.Fit(widgets.NewTipped(b.orderTip(ship)), r)
	}
	return under
}

// orderTip says why a ship has its place in the order (K4): its speed, and the dice if another one is as fast (A5).
func (b *Board) orderTip(ship cove.Target) string {
	w, speed := b.stage.Words, b.shown.View.Speed(ship)
	tip := w.T("cove.fight.speed", "Ship", b.ShipName(ship), "Speed", speed)
	for _, other := range b.shown.Fight.Order {
		if other != ship && b.shown.Board.Fight.In[other] && b.shown.View.Speed(other) == speed {
			return tip + "\n" + w.T("cove.fight.speed.equal")
		}
	}
	return tip
}

// headOf is the head of who commands a ship.
func (b *Board) headOf(ship cove.Target, size float32) fyne.CanvasObject {
	if ship.Player() {
		of := &b.seats[ship]
		return b.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), size)
	}
	return pieces.Drawing(b.stage, "heads/"+b.shown.Board.Legend(ship).String(), size)
}

// ShipName is what a ship is called.
func (b *Board) ShipName(ship cove.Target) string {
	if ship.Player() {
		return b.seats[ship].Name
	}
	return terms.Legend(b.stage.Words, b.shown.Board.Legend(ship))
}

// drawDice draws the tray with the dice of the last salvo, and what came of it.
func (b *Board) drawDice(at geometry.Rectangle, k float32) {
	b.dice, b.at[Spot{Kind: Dice}] = at, at
	fight := b.shown.Fight
	if len(fight.Dice) == 0 && fight.Said == "" {
		return
	}
	head := at.H * 0.62
	by := geometry.Rect(at.X-head-6*k, at.Y+(at.H-head)/2, head, head)
	b.sheet.Fit(b.headOf(fight.By, head), by)
	b.sheet.Fit(widgets.NewTipped(b.ShipName(fight.By)), by)
	b.ground(palette.Hex(0x5a3a22), palette.DarkWood, 3*k, at.H*0.5, at)
	size := 46 * k
	apart := min(size+8*k, (at.W-60*k)/float32(max(1, len(fight.Dice))))
	left := at.X + (at.W-apart*float32(len(fight.Dice)-1)-size)/2
	for i, die := range fight.Dice {
		r := geometry.Rect(left+apart*float32(i), at.Y+6*k, size, size)
		b.sheet.Fit(pieces.Drawing(b.stage, "dice/"+die.Face, size), r)
		if die.Hit {
			b.ground(color.Transparent, palette.Coral, 3*k, 10*k, r.Inset(-2*k))
		}
	}
	said := geometry.Rect(at.X+24*k, at.Y+at.H-30*k, at.W-48*k, 24*k)
	b.text(widgets.BoldLine, fight.Said, 15*k, palette.Parchment, said, fyne.TextAlignCenter)
}
