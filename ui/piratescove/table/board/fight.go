package board

import (
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/record"
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
	chipHigh  = 36
	plateHigh = 24
	factsHigh = 22
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

// stake is a part of what a fight is about: a number behind a symbol, or words.
type stake struct {
	legend cove.Legend // who is worth it; NoLegend for what the island brings
	symbol string
	said   string
}

// stakes are what the fight is about: what the treasure card of an outer island brings (R4), what the player at the lower edge has
// to bury (I3), and the fame for sinking a ship that is no player's, or for the prize that the last one there takes (L5).
func (b *Board) stakes() (all []stake) {
	board := b.shown.Board
	island, w := board.Fight.Island, b.stage.Words
	switch {
	case island == cove.NoIsland: // the first place (Z2)
		return nil
	case island.Outer() && board.Open[island] != 0:
		for _, amount := range amountsOf(board.Open[island]) {
			if amount.n > 0 {
				all = append(all, stake{symbol: amount.symbol, said: strconv.Itoa(int(amount.n))})
			}
		}
	case island == cove.TreasureIsland && b.shown.Lower >= 0 && board.Fight.In[b.shown.Lower]:
		if n := int(board.Ships[b.shown.Lower].Treasures); n > 0 {
			all = append(all, stake{symbol: "treasure", said: w.T("cove.stake.bury", "Treasures", terms.Treasures(w, n))})
		}
	}
	for _, ship := range board.FoesAt(island) {
		legend := board.Legend(ship)
		said := strconv.Itoa(int(legend.Face().Fame))
		if legend == cove.Cacafuego {
			said = "?"
		}
		all = append(all, stake{legend, "fame", said})
	}
	return all
}

// The parts of a line with what a fight is about, in a scene of usual size.
const (
	stakeHigh = 18
	stakeText = 0.8 // of that
	stakeGap  = 9
)

// stakesWide is how wide the line is with what a fight is about.
func stakesWide(stakes []stake, k float32) (wide float32) {
	for i := range stakes {
		wide += stakes[i].wide(k) + stakeGap*k
	}
	return max(0, wide-stakeGap*k)
}

// wide is how wide a part of that line is.
func (s *stake) wide(k float32) float32 {
	wide := stakeHigh*k + 3*k + widgets.BoldLine(s.said, stakeHigh*stakeText*k, white).MinSize().Width
	if s.legend != cove.NoLegend {
		wide += stakeHigh * k
	}
	return wide
}

// drawStakes draws what a fight is about in a line, which is smaller where there is no room, and says it in words.
func (b *Board) drawStakes(stakes []stake, at geometry.Rectangle, k float32) {
	w, island := b.stage.Words, b.shown.Board.Fight.Island
	k *= min(1, at.W/max(1, stakesWide(stakes, k)))
	r := geometry.Rect(at.X, at.Y, 0, stakeHigh*k)
	for i := range stakes {
		of := &stakes[i]
		r.W = of.wide(k)
		b.within(b.parts.unread, func() { b.drawStake(of, r, k) })
		switch {
		case of.legend != cove.NoLegend:
			b.sheet.Fit(widgets.NewTipped(terms.Legend(w, of.legend)+"\n"+terms.LegendAbout(w, of.legend)), r)
		case !island.Outer():
			b.sheet.Fit(widgets.NewTipped(of.said), r)
		case i == len(stakes)-1 || stakes[i+1].legend != cove.NoLegend: // all that the card brings
			wealth := terms.Wealth(w, *b.shown.Board.Open[island].Face())
			b.press(Spot{Kind: Treasure, Island: island}, wealth, strings.TrimSpace(wealth+"\n"+b.shown.Fight.Worth),
				geometry.Rect(at.X, r.Y, r.X+r.W-at.X, r.H))
		}
		r.X += r.W + stakeGap*k
	}
}

// drawStake draws a part of that line.
func (b *Board) drawStake(of *stake, at geometry.Rectangle, k float32) {
	symbol := geometry.Rect(at.X, at.Y, at.H, at.H)
	if of.legend != cove.NoLegend {
		b.sheet.Fit(pieces.Round(b.stage, "heads/"+of.legend.String(), palette.Coral, at.H), symbol)
		symbol.X += at.H
	}
	b.symbol(of.symbol, symbol)
	left := symbol.X + at.H + 3*k
	b.text(widgets.BoldLine, of.said, at.H*stakeText, b.stage.Colours().Text, geometry.Rect(left, at.Y, at.X+at.W-left, at.H), fyne.TextAlignLeading)
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

// drawFighter draws a ship of the fight with its name, and its sections.
func (b *Board) drawFighter(ship cove.Target, cell geometry.Rectangle, k float32) {
	below := (plateHigh + chipHigh*float32(b.chipRows(ship, cell, k)) + factsHigh + 12) * k
	wide := min(cell.W*0.86, (cell.H-below)*4/3, 340*k)
	wide = step(wide)
	high := wide * 0.75
	x, y := cell.X+(cell.W-wide)/2, cell.Y+max(0, (cell.H-high-below)/2)
	at := geometry.Rect(x, y, wide, high)
	paint, ink := palette.Hex(0x22242b), palette.Parchment
	under := geometry.NewSheet()
	b.sheet.Fit(under.Container, at)
	if ship.Player() {
		alone := len(b.fighters()) == 1 // the others have left: it does not turn round for that
		b.head(ship, under.Container, cell.X+cell.W/2 < b.areas.Scene.X+b.areas.Scene.W/2-1 || alone && b.right[ship])
		paint, ink = sign(&b.seats[ship]), palette.Ink
	} else {
		legend := b.shown.Board.Legend(ship)
		under.Fit(pieces.Drawing(b.stage, "ships/"+legend.String(), wide), geometry.Rect(0, 0, wide, high))
		if face := legend.Face(); b.shown.Board.Fight.HullOf(ship) < int(face.Hull) {
			under.Fit(pieces.Drawing(b.stage, "ships/legend-hull-damaged", wide), geometry.Rect(0, 0, wide, high))
		}
	}
	b.ships[ship], b.places[ship] = under.Container, at
	dice := b.shown.View.Dice(ship)
	b.press(Spot{Kind: Fighter, Ship: ship}, b.ShipName(ship)+", "+terms.Dice(b.stage.Words, dice), b.fighterTip(ship), at)
	name := geometry.Rect(cell.X+(cell.W-min(cell.W-8*k, 180*k))/2, y+high+2*k, min(cell.W-8*k, 180*k), plateHigh*k)
	b.at[Spot{Kind: Title, Ship: ship}] = name
	b.within(b.parts.unread, func() {
		b.ground(paint, palette.Ink, 1, 5*k, name)
		b.name(b.ShipName(ship), 14.5*k, ink, geometry.Rect(name.X+6*k, name.Y, name.W-52*k, name.H), fyne.TextAlignLeading)
		b.sheet.Fit(pieces.Symbol(b.stage, "die", name.H*0.76), geometry.Rect(name.X+name.W-44*k, name.Y+name.H*0.12, name.H*0.76, name.H*0.76))
		number := geometry.Rect(name.X+name.W-22*k, name.Y, 20*k, name.H)
		b.text(widgets.BoldLine, strconv.Itoa(dice), 14.5*k, ink, number, fyne.TextAlignLeading)
		b.sheet.Fit(widgets.NewTipped(b.fighterTip(ship)), name)
	})
	if chips := b.drawChips(ship, cell, name, k); ship.Player() && int(ship) != b.shown.Lower { // that one has it at the lower edge
		wide := min(cell.W-8*k, awayWide*k-awayHigh*k)
		at := geometry.Rect(cell.X+(cell.W-wide)/2, chips+2*k, wide, factsHigh*k)
		b.within(b.parts.unread, func() {
			b.ground(palette.Fade(b.stage.Colours().Panel, 0.94), b.stage.Colours().Edge, 1.2*k, 6*k, at)
			b.drawFacts(int(ship), allFacts, geometry.Rect(at.X+6*k, at.Y, at.W-10*k, at.H))
		})
	}
	b.drawInForce(b.onShip(ship), name.X, name.Y-(inForceHigh+3)*k, k)
}

// head draws a player's ship of the fight into its room, heading for the right or the left edge of the window. Ships that are no
// player's are drawn heading right.
func (b *Board) head(ship cove.Target, room *fyne.Container, right bool) {
	room.Objects = b.broadside(&b.seats[ship], &b.shown.Board.Ships[ship], geometry.Sized(room.Size()), right)
	b.right[ship] = right
}

// PutAbout turns a player's ship of the fight round, and reports whether it heads right then.
func (b *Board) PutAbout(ship cove.Target) (right bool) {
	b.head(ship, b.ships[ship].(*fyne.Container), !b.right[ship])
	return b.right[ship]
}

// broadside is a player's ship with its crew and guns, damaged where a section is destroyed, heading right or left.
func (b *Board) broadside(of *record.Seat, ship *cove.Ship, at geometry.Rectangle, right bool) (objects []fyne.CanvasObject) {
	sails := "ships/fight-sails-" + strconv.Itoa(of.Colour%len(palette.Seats)+1)
	draw := pieces.Tinted
	if right {
		draw = pieces.Mirrored
	}
	add := func(name string) {
		picture := draw(b.stage, name, at.W, widgets.SeatColour(of.Colour))
		at.Put(picture)
		objects = append(objects, picture)
	}
	layer := func(section cove.Section, whole, damaged string, over bool) {
		hurt := ship.Places[section] == 0
		if !hurt || over {
			add(whole)
		}
		if hurt {
			add(damaged)
		}
	}
	layer(cove.Sails, sails, "ships/fight-sails-damaged", true)
	layer(cove.Crew, "ships/fight-crew", "ships/fight-crew-damaged", false)
	layer(cove.Hull, "ships/fight-hull", "ships/fight-hull-damaged", true)
	layer(cove.Cannons, "ships/fight-guns", "ships/fight-guns-damaged", true)
	return objects
}

// fighterTip says in words what is drawn of a ship in a fight.
func (b *Board) fighterTip(ship cove.Target) string {
	if ship.Player() {
		return b.Facts(int(ship))
	}
	w, legend := b.stage.Words, b.shown.Board.Legend(ship)
	return terms.Legend(w, legend) + "\n" + terms.LegendAbout(w, legend)
}

// drawChips draws the sections of a ship, which can be aimed at; of a ship that is no player's, the hull alone (K8). It gives where
// they end.
func (b *Board) drawChips(ship cove.Target, cell, name geometry.Rectangle, k float32) (end float32) {
	sections := []cove.Section{cove.Hull, cove.Sails, cove.Cannons, cove.Crew}
	if !ship.Player() {
		sections = sections[:1]
	}
	gap, rows := 4*k, b.chipRows(ship, cell, k)
	inRow := max(1, len(sections)/rows)
	wide := min(62*k, (cell.W-8*k)/float32(inRow)-gap)
	if !ship.Player() { // and the fame for it beside it, or below it
		wide = min(86*k, (cell.W-8*k-gap)/(1+priceWide))
		if rows > 1 {
			wide = min(86*k, cell.W-8*k)
		}
	}
	left := cell.X + (cell.W-(wide+gap)*float32(inRow)+gap)/2
	if !ship.Player() && rows == 1 {
		left -= (gap + wide*priceWide) / 2
	}
	for i, section := range sections {
		r := geometry.Rect(left+float32(i%inRow)*(wide+gap), name.Y+name.H+4*k+float32(i/inRow)*(chipHigh*k+2), wide, chipHigh*k)
		b.drawChip(ship, section, r, k)
	}
	if !ship.Player() {
		price := geometry.Rect(left+wide+gap, name.Y+name.H+4*k, wide*priceWide, chipHigh*k)
		if rows > 1 {
			price.X, price.Y = left+wide*(1-priceWide)/2, price.Y+chipHigh*k+2
		}
		b.drawPrice(ship, price, k)
	}
	return name.Y + name.H + 4*k + float32(rows)*(chipHigh*k+2)
}

// chipRows is in how many rows the sections of a ship are: in two where larger text has no room in one.
func (b *Board) chipRows(ship cove.Target, cell geometry.Rectangle, k float32) int {
	if b.areas.Larger > 1 && (cell.W-8*k)/4 < 52*k && (ship.Player() || cell.W < 140*k) {
		return 2
	}
	return 1
}

// priceWide is the width of the fame for a ship, as a part of that of its hull.
const priceWide = 0.7

// drawPrice draws the fame for sinking a ship that is no player's.
func (b *Board) drawPrice(ship cove.Target, at geometry.Rectangle, k float32) {
	c, fame := b.stage.Colours(), int(b.shown.Board.Legend(ship).Face().Fame)
	b.ground(c.Panel, c.Edge, 1.2, 6*k, at)
	size := at.H * 0.6
	b.symbol("fame", geometry.Rect(at.X+4*k, at.Y+(at.H-size)/2, size, size))
	b.text(widgets.BoldLine, strconv.Itoa(fame), 15*k, c.Text, geometry.Rect(at.X+size+7*k, at.Y, at.W-size-9*k, at.H), fyne.TextAlignLeading)
	b.sheet.Fit(widgets.NewTipped(b.stage.Words.N("cove.stake.sinking", fame)), at)
}

// drawChip draws a section with the hits that destroy it, and its value.
func (b *Board) drawChip(ship cove.Target, section cove.Section, at geometry.Rectangle, k float32) {
	c, w := b.stage.Colours(), b.stage.Words
	spot := Spot{Kind: Part, Ship: ship, Section: section}
	b.ground(c.Panel, color.Color(c.Edge), 1.2, 6*k, at)
	size := at.H * 0.6
	b.symbol(section.String(), geometry.Rect(at.X+3*k, at.Y+(at.H-size)/2-1.5*k, size, size))
	tip, said, called := "", "", ""
	if ship.Player() {
		own := &b.shown.Board.Ships[ship]
		said = strconv.Itoa(own.Value(section))
		called = b.SectionFact(own, section)
		tip = called + "\n" + w.N("cove.fight.life", own.Life(section))
		b.drawLife(own, section, geometry.Rect(at.X+4*k, at.Y+at.H-6*k, at.W-8*k, 3.5*k))
		mark := at.H * 0.4
		b.drawGuards(own, section, geometry.Rect(at.X+at.W-mark-k, at.Y+k, mark, 2*mark))
	} else {
		left, whole := b.shown.Board.Fight.HullOf(ship), b.shown.Board.Legend(ship).Face().Hull
		said = w.T("cove.fight.hull", "Left", left, "Whole", whole)
		called = w.T("cove.table.section", "Section", terms.Section(w, section), "Value", said)
		tip = w.N("cove.fight.sinks", left)
	}
	b.text(widgets.BoldLine, said, 15*k, c.Text, geometry.Rect(at.X+size+5*k, at.Y, at.W-size-7*k, at.H-3*k), fyne.TextAlignLeading)
	if hits := b.shown.Fight.Hits[spot]; hits > 0 {
		struck := w.T("cove.fight.struck", "Hits", terms.Hits(w, hits))
		called, tip = called+", "+struck, tip+"\n"+struck
		b.ground(palette.Fade(palette.Danger, 0.16), palette.Danger, 2.5*k, 6*k, at)
		b.within(b.parts.unread, func() {
			b.badge(widgets.Times(hits), geometry.Rect(at.X-5*k, at.Y-10*k, 0, 19*k), palette.Danger, white)
		})
	}
	b.frame(spot, at, 6*k)
	b.press(spot, called, tip, geometry.Rect(at.X, at.Y-max(0, leastPress-at.H)/2, at.W, max(at.H, leastPress))) // in a small window
}

// leastPress is the least height of what is aimed at, in the toolkit's units.
const leastPress = 28

// drawLife draws the hits that a section still takes as a row of dots.
func (b *Board) drawLife(ship *cove.Ship, section cove.Section, at geometry.Rectangle) {
	life := ship.Life(section)
	apart := min(at.W/float32(max(life, 1)), at.H*1.9)
	for i := range life {
		paint := palette.Brass
		if life <= 1 {
			paint = palette.Danger
		}
		b.ground(paint, color.Transparent, 0, at.H/2, geometry.Rect(at.X+apart*float32(i), at.Y, at.H, at.H))
	}
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
