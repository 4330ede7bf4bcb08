package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// The heights of what is below a ship of the fight: its sections, its name, and what its player has, in a scene of usual size.
const (
	chipHigh  = 36
	plateHigh = 24
	factsHigh = 22
)

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
