package board

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// drawChart draws the islands with their cards, and then the ships.
func (b *Board) drawChart() {
	if b.areas.Chart.H == 0 {
		return
	}
	for island := cove.Tavern; island <= cove.Cove; island++ {
		b.drawIsland(island)
	}
	b.within(b.parts.there, func() {
		for ship := cove.FirstBlack; ship <= cove.SecondNavy; ship++ {
			b.drawFoe(ship)
		}
	})
	for island := cove.Tavern; island <= cove.Cove && b.areas.Larger > 1; island++ {
		b.drawWorthOf(island)
	}
	b.within(b.parts.unread, func() {
		for island := cove.NoIsland; island <= cove.Cove; island++ {
			b.drawShips(island)
		}
	})
}

// step rounds a width, so that windows of about one size share their pictures.
func step(width float32) float32 { return float32(max(8, int(width/8)*8)) }

// The parts of an island in its room, as parts of its width or height.
const (
	islandWide = 0.76 // the drawing
	cardWide   = 0.46 // the treasure card beside it
	labelHigh  = 0.155
	dockHigh   = 0.27 // where ships are, at the lower edge

	treasureHigh = 0.36
	leastLabel   = 18 // in the toolkit's units
	shipWide     = 56 // on a chart of usual height
)

// drawn is where an island is drawn.
func (b *Board) drawn(island cove.Island) geometry.Rectangle {
	cell, wide := b.cells[island], step(b.cells[island].W*islandWide)
	x := cell.X
	if !island.Outer() || b.areas.Larger > 1 {
		x += (cell.W - wide) / 2
	}
	size := pieces.Drawing(b.stage, "islands/"+island.String(), wide).MinSize()
	return geometry.Rect(x, cell.Y+cell.H*labelHigh*0.6, size.Width, size.Height)
}

// drawIsland draws an island with its name and its card.
func (b *Board) drawIsland(island cove.Island) {
	cell, k := b.cells[island], b.areas.Scale()
	w := b.stage.Words
	at := b.drawn(island)
	drawing := pieces.Drawing(b.stage, "islands/"+island.String(), at.W)
	spot := Spot{Kind: Island, Island: island}
	paint := b.framed(spot)
	var label geometry.Rectangle
	b.within(b.parts.islands, func() {
		if paint.A > 0 {
			b.drawGlow(paint, at)
		}
		b.sheet.Fit(drawing, at)
		label = b.drawLabel(island, geometry.Rect(at.X, cell.Y, at.W, b.areas.labelHigh()), paint)
		whole := geometry.Rect(at.X, label.Y, at.W, at.Y+at.H-label.Y)
		b.press(spot, b.called(island), terms.Island(w, island)+"\n"+terms.IslandAbout(w, island), whole)
	})
	if island.Outer() {
		b.within(b.parts.there, func() {
			card := b.TreasureAt(island)
			b.drawTreasure(island, card)
			b.drawInForce(b.onIsland(island), card.X+card.W-inForceWide*k, card.Y-0.9*inForceHigh*k, k)
		})
	}
	if b.areas.Larger == 1 { // else over those who lie there
		b.drawWorthOf(island)
	}
}

// drawWorthOf draws what an island is worth, if that is shown.
func (b *Board) drawWorthOf(island cove.Island) {
	if b.shown.Worth == nil {
		return
	}
	worth, foes := b.shown.Worth(island), len(b.shown.Board.FoesAt(island))
	if worth == "" || b.areas.Larger > 1 && (foes > 0 || !island.Outer()) { // there is no room for it
		return
	}
	cell, at, k := b.cells[island], b.drawn(island), b.areas.Scale()
	seal := geometry.Rect(at.X+4*k, at.Y+at.H*0.66, 0, max(leastLabel*b.areas.Larger, 24*b.areas.Text))
	switch card := b.TreasureAt(island); {
	case b.areas.Larger > 1: // beside ships
		seal.X, seal.Y = card.X+card.W-2*seal.H, card.Y+card.H+1
	case foes > 0: // who would be over it
		seal.Y = cell.Y + b.areas.labelHigh() + 2*k
	}
	b.within(b.parts.unread, func() { b.drawWorth(worth, seal) }) // it is told when the island is chosen
}

// labelHigh is how high the name of an island is.
func (a *Areas) labelHigh() float32 { return max(cellHigh*labelHigh*a.Text, leastLabel*a.Larger) }

// TreasureAt is where the treasure card of an outer island lies on the chart.
func (b *Board) TreasureAt(island cove.Island) geometry.Rectangle {
	cell, text := b.cells[island], b.areas.Text
	at := geometry.Rect(cell.X+cell.W*(1-cardWide), cell.Y+cell.H*0.3, cellWide*cardWide*text, cellHigh*treasureHigh*text)
	if b.areas.Larger > 1 { // under the name
		at.X, at.Y = cell.X+(cell.W-at.W)/2, cell.Y+b.areas.labelHigh()
	}
	return at
}

// drawGlow lights up the water round an island at a place.
func (b *Board) drawGlow(paint color.NRGBA, at geometry.Rectangle) {
	glow := geometry.Rect(at.X-at.W*0.14, at.Y+at.H*0.2, at.W*1.28, at.H*0.95)
	b.sheet.Fit(pieces.Glow(b.stage, paint, glow.Size()), glow)
}

// drawWorth draws what an island is worth in fame, as a seal on it.
func (b *Board) drawWorth(worth string, at geometry.Rectangle) {
	line := widgets.BoldLine(worth, at.H*0.66, palette.Ink)
	at.W = line.MinSize().Width + at.H*1.5
	b.ground(palette.Gold, palette.Ink, 1, at.H*0.42, at)
	size := at.H * 0.84
	b.sheet.Fit(pieces.Symbol(b.stage, "fame", size), geometry.Rect(at.X+at.H*0.2, at.Y+(at.H-size)/2, size, size))
	high := line.MinSize().Height
	b.sheet.Fit(line, geometry.Rect(at.X+at.H*1.15, at.Y+(at.H-high)/2, line.MinSize().Width, high))
}

// drawLabel writes the name of an island over it, with its emblem and its number on the wheel, in a frame of a paint unless
// that cannot be seen; filled with it if the island is chosen.
func (b *Board) drawLabel(island cove.Island, at geometry.Rectangle, paint color.NRGBA) geometry.Rectangle {
	c := b.stage.Colours()
	line := b.islandLine(island, at.H)
	emblem := at.H * 0.9
	room := at.W + at.H
	if b.areas.Larger > 1 { // the name goes before its picture
		emblem, room = 0, b.areas.Sea.W*0.46+2*edge
	}
	if island.Outer() { // nothing is beside it
		room += 2 * at.H
	}
	if b.areas.Larger > 1 {
		room = min(room, b.besideTavern(island))
	}
	size := line.TextSize
	widgets.Shrink(line, room-emblem-at.H*0.8)
	if line.TextSize < widgets.Least { // the name goes before its picture, and before the room beside the island
		emblem = 0
		line.TextSize = size
		widgets.Shrink(line, room-at.H*0.8)
		line.TextSize = max(line.TextSize, min(widgets.Least, size))
	}
	wide := line.MinSize().Width + emblem + at.H*0.8
	at = geometry.Rect(max(at.X+(at.W-wide)/2, b.areas.Sea.X-2*edge), at.Y, wide, at.H)
	if most := b.areas.Sea.X + b.areas.Sea.W + 2*edge - wide; b.areas.Larger > 1 && island != cove.Cove {
		at.X = min(at.X, most)
	}
	at.X = min(at.X, b.size.Width-edge-wide)
	ground, words, rim, width := c.Panel, c.Text, c.Edge, float32(1.2)
	if paint.A > 0 {
		rim, width = paint, b.grown(3)
	}
	if b.shown.Marks[Spot{Kind: Island, Island: island}].Chosen {
		ground, words = palette.Gold, palette.Ink
	}
	line.Color = words
	b.ground(ground, rim, width, at.H*0.3, at)
	if emblem > 0 {
		b.sheet.Fit(pieces.Drawing(b.stage, "emblems/"+island.String(), emblem),
			geometry.Rect(at.X+at.H*0.2, at.Y+(at.H-emblem)/2, emblem, emblem))
	}
	high := line.MinSize().Height
	b.sheet.Fit(line, geometry.Rect(at.X+emblem+at.H*0.4, at.Y+(at.H-high)/2, line.MinSize().Width, high))
	return at
}

// besideTavern is the room for the larger name of an island at the edges of the chart: up to the treasure card of Tavern Island, in
// the middle. Of other islands it is the whole chart.
func (b *Board) besideTavern(island cove.Island) float32 {
	card, sea := b.TreasureAt(cove.Tavern), b.areas.Sea
	switch island {
	case cove.CrewIsland, cove.CannonIsland:
		return card.X - edge/2 - (sea.X - 2*edge)
	case cove.HullIsland, cove.SailIsland:
		return sea.X + sea.W + 2*edge - (card.X + card.W + edge/2)
	}
	return b.size.Width
}

// islandLine is the name of an island with its number on the wheel, for a label of a height.
func (b *Board) islandLine(island cove.Island, high float32) *canvas.Text {
	name := terms.Island(b.stage.Words, island)
	if island != cove.Cove {
		name = fmt.Sprintf("%d  %s", island, name)
	}
	return widgets.BoldLine(name, high*0.66, b.stage.Colours().Text)
}

// centre moves the islands in the middle of the chart to where the larger names at its edges leave most room.
func (b *Board) centre() {
	high, sea := b.areas.labelHigh(), b.areas.Sea
	wide := func(island cove.Island) float32 { return b.islandLine(island, high).MinSize().Width + high*0.8 }
	left, right := sea.X-2*edge+wide(cove.CrewIsland), sea.X+sea.W+2*edge-wide(cove.HullIsland)
	aside := (left+right-b.cells[cove.Tavern].W)/2 - b.cells[cove.Tavern].X
	for _, island := range []cove.Island{cove.Tavern, cove.TreasureIsland, cove.Cove} {
		if b.cells[island].X < sea.X+sea.W {
			b.cells[island].X += aside
		}
	}
}

// drawTreasure draws the treasure card that is turned up at an island; its back if there is none left.
func (b *Board) drawTreasure(island cove.Island, at geometry.Rectangle) {
	treasure := b.shown.Board.Open[island]
	spot := Spot{Kind: Treasure, Island: island}
	w := b.stage.Words
	if treasure == 0 {
		return
	}
	b.ground(palette.Parchment, palette.Umber, max(1, at.H*0.03), at.H*0.12, at)
	inner := at.Inset(at.H * 0.07)
	half := geometry.Rect(0, 0, inner.W/2, inner.H/2)
	for i, amount := range amountsOf(treasure) {
		cell := geometry.Rect(inner.X+float32(i%2)*half.W, inner.Y+float32(i/2)*half.H, half.W, half.H)
		b.amount(amount.symbol, int(amount.n), cell, amount.n == 0)
	}
	wealth := terms.Wealth(w, *treasure.Face())
	b.press(spot, terms.Island(w, island)+", "+wealth, wealth, at)
}

// amount is how much there is of something, with its symbol.
type amount struct {
	symbol string
	n      uint8
}

// amountsOf are what is on a treasure card, none of it too.
func amountsOf(treasure cove.Treasure) []amount {
	face := treasure.Face()
	return []amount{{"fame", face.Fame}, {"doubloon", face.Doubloons}, {"treasure", face.Treasures}, {"tavern-card", face.TavernCards}}
}

// amount is a symbol with a number behind it on parchment; faint for none of it.
func (b *Board) amount(symbol string, n int, at geometry.Rectangle, faint bool) {
	size := at.H * 0.86
	picture := pieces.Symbol(b.stage, symbol, size)
	paint := palette.Ink
	if faint {
		picture.Translucency = 0.6
		paint = palette.Fade(palette.Umber, 0.55)
	}
	b.sheet.Fit(picture, geometry.Rect(at.X+at.H*0.05, at.Y+(at.H-size)/2, size, size))
	room := geometry.Rect(at.X+size+at.H*0.14, at.Y, at.W-size-at.H*0.14, at.H)
	b.text(widgets.BoldLine, strconv.Itoa(n), at.H*0.95, paint, room, fyne.TextAlignLeading)
}

// foesAbout says who else lies at an island, and what they do there.
func (b *Board) foesAbout(island cove.Island) (said []string) {
	for _, ship := range b.shown.Board.FoesAt(island) {
		said = append(said, b.foeAbout(ship))
	}
	return said
}

// foeAbout says who sails a ship that is no player's, and what they do.
func (b *Board) foeAbout(ship cove.Target) string {
	legend := b.shown.Board.Legend(ship)
	return terms.Legend(b.stage.Words, legend) + "\n" + terms.LegendAbout(b.stage.Words, legend)
}

// drawFoe draws a black ship or the Navy at its island: the ship, and who sails it with their numbers.
func (b *Board) drawFoe(ship cove.Target) {
	island := b.shown.Board.OnChart(ship)
	if island == cove.NoIsland {
		return
	}
	cell, k := b.cells[island], b.areas.Text
	legend := b.shown.Board.Legend(ship)
	name := "chart-black"
	if legend == cove.Navy {
		name = "chart-navy"
	}
	above := slices.Index(b.shown.Board.FoesAt(island), ship) // others at the same island
	size := step(52 * k)
	picture := pieces.Drawing(b.stage, "ships/"+name, size)
	high := picture.MinSize().Height
	at := geometry.Rect(cell.X-size*0.7, cell.Y+cell.H*0.48+float32(above)*high*0.95, size, high)
	head, each := 40*k, 25*k
	// The ship and who sails it are one thing, which moves as one.
	whole := geometry.Rect(at.X, at.Y, size*0.72+head+3*each+3*k, max(high, high*0.15+head))
	plate := geometry.Rect(size*0.72, high*0.15, head+3*each+3*k, head)
	flat := b.areas.Larger > 1 // below what there is to plunder, a line without the ship
	if flat {
		head, each = foeHigh*k, 36*k
		plate = geometry.Rect(0, 0, head+3*each+3*k, head)
		whole = b.foePlace(island, above, plate.W)
		at = whole
	}
	outer := b.sheet
	b.sheet = geometry.NewSheet()
	if !flat {
		b.sheet.Fit(picture, geometry.Rect(0, 0, size, high))
	}
	b.ground(palette.Hex(0x22242b), palette.Coral, max(1, 1.5*k), head*0.5, plate)
	b.sheet.Fit(pieces.Round(b.stage, "heads/"+legend.String(), palette.Coral, head), geometry.Rect(plate.X, plate.Y, head, head))
	face := legend.Face()
	x := plate.X + head + 2*k
	for _, fact := range []struct {
		symbol string
		n      uint8
	}{{"die", face.Dice}, {"hull", face.Hull}, {"fame", face.Fame}} {
		said := strconv.Itoa(int(fact.n))
		if legend == cove.Cacafuego {
			if fact.symbol != "fame" {
				x += each
				continue
			}
			said = "?"
		}
		sign, number := geometry.Rect(x+2*k, plate.Y+2*k, 18*k, 18*k), geometry.Rect(x, plate.Y+19*k, 22*k, 20*k)
		if flat {
			sign.Y, number = plate.Y+(head-sign.H)/2, geometry.Rect(x+20*k, plate.Y, 16*k, head)
		}
		b.sheet.Fit(pieces.Symbol(b.stage, fact.symbol, sign.W), sign)
		b.text(widgets.BoldLine, said, 18*k, palette.Parchment, number, fyne.TextAlignCenter)
		x += each
	}
	b.ships[ship], b.places[ship] = b.sheet.Container, whole
	outer.Fit(b.sheet.Container, whole)
	b.sheet = outer
	plate.X, plate.Y = at.X+plate.X, at.Y+plate.Y
	b.press(Spot{Kind: Foe, Ship: ship, Island: island}, b.foeCalled(ship), b.foeAbout(ship), plate)
}

// How high black ships and the Navy are with larger text, on a chart of usual height, and how far before their island they begin.
const foeHigh, foeAside = 28, 16

// foePlace is the place of a ship that is no player's with larger text, with so many others before it.
func (b *Board) foePlace(island cove.Island, above int, wide float32) geometry.Rectangle {
	cell, high := b.cells[island], foeHigh*b.areas.Text
	top := cell.Y + cell.H*0.48
	if island.Outer() {
		card := b.TreasureAt(island)
		top = card.Y + card.H + 1
	}
	return geometry.Rect(cell.X-foeAside, min(top+float32(above)*high, b.areas.Chart.Y+b.areas.Chart.H-high), wide, high)
}

// foeCalled is who sails a ship that is no player's, where, and how strong they are.
func (b *Board) foeCalled(ship cove.Target) string {
	w, legend := b.stage.Words, b.shown.Board.Legend(ship)
	called := []string{terms.Legend(w, legend), terms.Island(w, b.shown.Board.OnChart(ship))}
	if face := legend.Face(); legend != cove.Cacafuego { // it does not fight
		hull := w.T("cove.table.section", "Section", terms.Section(w, cove.Hull), "Value", face.Hull)
		called = append(called, terms.Dice(w, int(face.Dice)), hull, terms.Fame(w, int(face.Fame)))
	}
	return strings.Join(called, ", ")
}

// drawShips draws the players' ships that are at an island.
func (b *Board) drawShips(island cove.Island) {
	var here []int
	for seat := range b.seats {
		if b.shown.Board.Ships[seat].Island == island {
			here = append(here, seat)
		}
	}
	for i, seat := range here {
		b.drawShip(seat, b.Berth(island, i, len(here)))
	}
}

// Berth is the place of the i-th of n players' ships at an island.
func (b *Board) Berth(island cove.Island, i, n int) geometry.Rectangle {
	cell, k := b.cells[island], b.areas.Scale()
	size := step(shipWide * k)
	high := size * 72 / 96
	apart := min(size*0.86, (cell.W-size)/float32(max(1, n-1)))
	left := cell.X + (cell.W*islandWide-size-apart*float32(n-1))/2
	if !island.Outer() {
		left = cell.X + (cell.W-size-apart*float32(n-1))/2
	}
	top := cell.Y + cell.H - high*0.9
	if b.areas.Larger > 1 && island.Outer() {
		card := b.TreasureAt(island)
		left, top = cell.X, card.Y+card.H
	}
	return geometry.Rect(max(left, cell.X)+apart*float32(i), top, size, high)
}

// drawShip draws a player's ship on the chart.
func (b *Board) drawShip(seat int, at geometry.Rectangle) {
	of := &b.seats[seat]
	picture := pieces.Tinted(b.stage, "ships/chart-"+strconv.Itoa(of.Colour%len(palette.Seats)+1), at.W, widgets.SeatColour(of.Colour))
	b.sheet.Fit(picture, at)
	b.ships[cove.Target(seat)], b.places[cove.Target(seat)] = picture, at
	tip := strings.Join(append([]string{b.who(seat)}, tips(b.onPlayer(seat))...), "\n")
	spot, island := Spot{Kind: Panel, Seat: seat}, Spot{Kind: Island, Island: b.shown.Board.Ships[seat].Island}
	_, can := b.shown.Marks[island]
	b.sheet.Fit(widgets.NewAsked(tip, func() { b.calls.Ask(spot) }, b.below(spot, island, can)), at)
}
