package board

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
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
)

// drawIsland draws an island with its name and its card.
func (b *Board) drawIsland(island cove.Island) {
	cell, k := b.cells[island], b.areas.Scale()
	w := b.stage.Words
	wide := step(cell.W * islandWide)
	drawing := pieces.Drawing(b.stage, "islands/"+island.String(), wide)
	x := cell.X
	if !island.Outer() {
		x += (cell.W - wide) / 2
	}
	size := drawing.MinSize()
	at := geometry.Rect(x, cell.Y+cell.H*labelHigh*0.6, size.Width, size.Height)
	spot := Spot{Kind: Island, Island: island}
	paint := b.framed(spot)
	larger := b.larger()
	var label geometry.Rectangle
	b.within(b.parts.islands, func() {
		if paint.A > 0 {
			b.drawGlow(paint, at)
		}
		b.sheet.Fit(drawing, at)
		label = b.drawLabel(island, geometry.Rect(x, cell.Y, wide, max(cell.H*labelHigh*larger, 18)), paint)
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
	if b.shown.Worth != nil {
		if worth := b.shown.Worth(island); worth != "" {
			seal := geometry.Rect(x+4*k, at.Y+at.H*0.66, 0, max(18, 24*k*larger))
			if len(b.shown.Board.FoesAt(island)) > 0 { // who would be over it
				seal.Y = label.Y + label.H + 2*k
			}
			b.within(b.parts.unread, func() { b.drawWorth(worth, seal) }) // it is told when the island is chosen
		}
	}
}

// TreasureAt is where the treasure card of an outer island lies on the chart.
func (b *Board) TreasureAt(island cove.Island) geometry.Rectangle {
	cell, larger := b.cells[island], b.larger()
	return geometry.Rect(cell.X+cell.W*(1-cardWide), cell.Y+cell.H*0.3, cell.W*cardWide*larger, cell.H*0.36*larger)
}

// easilyRead is the scale of islands from which on all that is written on them can be read easily.
const easilyRead = 0.69

// larger is how much larger than its island is what is read on the chart: it does not give way as much where islands become
// small, and not at all to larger text round the chart.
func (b *Board) larger() float32 {
	return max(b.stage.Enlarged(b.size), min(easilyRead/b.areas.Scale(), stage.Larger))
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
	name := terms.Island(b.stage.Words, island)
	if island != cove.Cove {
		name = fmt.Sprintf("%d  %s", island, name)
	}
	size := at.H * 0.66
	line := widgets.BoldLine(name, size, c.Text)
	emblem := at.H * 0.9
	room := at.W + at.H
	if island.Outer() { // nothing is beside it
		room += 2 * at.H
	}
	widgets.Shrink(line, room-emblem-at.H*0.8)
	wide := line.MinSize().Width + emblem + at.H*0.8
	at = geometry.Rect(max(at.X+(at.W-wide)/2, b.areas.Sea.X-2*edge), at.Y, wide, at.H)
	ground, words, rim, width := c.Panel, c.Text, c.Edge, float32(1.2)
	if paint.A > 0 {
		rim, width = paint, b.grown(3)
	}
	if b.shown.Marks[Spot{Kind: Island, Island: island}].Chosen {
		ground, words = palette.Gold, palette.Ink
	}
	line.Color = words
	b.ground(ground, rim, width, at.H*0.3, at)
	b.sheet.Fit(pieces.Drawing(b.stage, "emblems/"+island.String(), emblem),
		geometry.Rect(at.X+at.H*0.2, at.Y+(at.H-emblem)/2, emblem, emblem))
	high := line.MinSize().Height
	b.sheet.Fit(line, geometry.Rect(at.X+emblem+at.H*0.4, at.Y+(at.H-high)/2, line.MinSize().Width, high))
	return at
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
	face := treasure.Face()
	inner := at.Inset(at.H * 0.07)
	half := geometry.Rect(0, 0, inner.W/2, inner.H/2)
	for i, amount := range []struct {
		symbol string
		n      uint8
	}{{"fame", face.Fame}, {"doubloon", face.Doubloons}, {"treasure", face.Treasures}, {"tavern-card", face.TavernCards}} {
		cell := geometry.Rect(inner.X+float32(i%2)*half.W, inner.Y+float32(i/2)*half.H, half.W, half.H)
		b.amount(amount.symbol, int(amount.n), cell, amount.n == 0)
	}
	b.press(spot, terms.Island(w, island)+", "+terms.Wealth(w, *face), terms.Wealth(w, *face), at)
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
	b.text(widgets.BoldLine, strconv.Itoa(n), at.H*0.7, paint, room, fyne.TextAlignLeading)
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
	cell, k := b.cells[island], b.areas.Scale()*b.larger()
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
	outer := b.sheet
	b.sheet = geometry.NewSheet()
	b.sheet.Fit(picture, geometry.Rect(0, 0, size, high))
	plate := geometry.Rect(size*0.72, high*0.15, head+3*each+3*k, head)
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
		b.sheet.Fit(pieces.Symbol(b.stage, fact.symbol, 18*k), geometry.Rect(x+2*k, plate.Y+2*k, 18*k, 18*k))
		b.text(widgets.BoldLine, said, 14*k, palette.Parchment, geometry.Rect(x, plate.Y+19*k, 22*k, 20*k), fyne.TextAlignCenter)
		x += each
	}
	b.ships[ship], b.places[ship] = b.sheet.Container, whole
	outer.Fit(b.sheet.Container, whole)
	b.sheet = outer
	plate.X, plate.Y = at.X+plate.X, at.Y+plate.Y
	b.press(Spot{Kind: Foe, Ship: ship, Island: island}, b.foeCalled(ship), b.foeAbout(ship), plate)
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
	size := step(56 * k)
	high := size * 72 / 96
	apart := min(size*0.86, (cell.W-size)/float32(max(1, n-1)))
	left := cell.X + (cell.W*islandWide-size-apart*float32(n-1))/2
	if !island.Outer() {
		left = cell.X + (cell.W-size-apart*float32(n-1))/2
	}
	return geometry.Rect(max(left, cell.X)+apart*float32(i), cell.Y+cell.H-high*0.9, size, high)
}

// drawShip draws a player's ship on the chart.
func (b *Board) drawShip(seat int, at geometry.Rectangle) {
	of := &b.seats[seat]
	picture := pieces.Tinted(b.stage, "ships/chart-"+strconv.Itoa(of.Colour%len(palette.Seats)+1), at.W, widgets.SeatColour(of.Colour))
	b.sheet.Fit(picture, at)
	b.ships[cove.Target(seat)], b.places[cove.Target(seat)] = picture, at
	b.sheet.Fit(widgets.NewTipped(strings.Join(append([]string{b.who(seat)}, tips(b.onPlayer(seat))...), "\n")), at)
}
