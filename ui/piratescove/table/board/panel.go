package board

import (
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// Others are the seats whose panels are beside the chart, clockwise from the one at the lower edge.
func (b *Board) others() (all []int) {
	first := max(b.shown.Lower, 0)
	for i := 1; i < len(b.seats); i++ {
		all = append(all, (first+i)%len(b.seats))
	}
	return all
}

// drawPanels draws the other players.
func (b *Board) drawPanels() {
	for i, at := range b.areas.Panels {
		region := b.ofSeat(b.others()[i])
		region.Lines = func() []string { return b.shipOf(region.Of - 1) }
		b.within(region, func() { b.drawPanel(region.Of-1, at) })
	}
}

// drawPanel draws a player: head, name, what they have, and their ship.
func (b *Board) drawPanel(seat int, at geometry.Rectangle) {
	c, of := b.stage.Colours(), &b.seats[seat]
	ship := &b.shown.Board.Ships[seat]
	rim, width := color.Color(c.Edge), b.grown(1.5)
	if b.shown.Acts == seat {
		rim, width = palette.Gold, b.grown(3)
	}
	b.ground(c.Panel, rim, width, b.grown(10), at)
	b.panels[seat] = at
	k := at.H / panelHigh
	head := 50 * k
	b.sheet.Fit(b.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head), geometry.Rect(at.X+6*k, at.Y+7*k, head, head))
	name := geometry.Rect(at.X+62*k, at.Y+7*k, at.W-70*k, 22*k)
	b.ground(sign(of), palette.Ink, 1, 5*k, name)
	b.name(of.Name, 15*k, palette.Ink, geometry.Rect(name.X+6*k, name.Y, name.W-12*k, name.H), fyne.TextAlignLeading)
	b.drawFacts(seat, allFacts, geometry.Rect(at.X+60*k, at.Y+32*k, at.W-66*k, 24*k))
	x := at.X + 6*k
	for section := cove.Hull; section < cove.Sections; section++ {
		wide := (at.W - 12*k) * sectionParts[section]
		b.drawSection(ship, section, geometry.Rect(x, at.Y+60*k, wide-2*k, 26*k))
		x += wide
	}
	tip := b.Facts(seat)
	if b.calls.Look == nil { // it does not lead elsewhere
		tip += "\n" + b.stage.Words.T("cove.table.rival")
	}
	b.press(Spot{Kind: Panel, Seat: seat}, b.inShort(seat), tip, at)
	b.drawOnPlayer(seat, geometry.Rect(at.X+6*k, at.Y+7*k, head, head), k)
}

// drawOnPlayer draws the cards in force for a player at the lower right corner of their head.
func (b *Board) drawOnPlayer(seat int, head geometry.Rectangle, k float32) {
	const part = 0.75 // of a usual one
	b.drawInForce(b.onPlayer(seat), head.X+head.W-part*inForceWide*k, head.Y+head.H-part*inForceHigh*k, part*k)
}

// sectionParts are how wide the sections are on a panel, as parts of it: two have values of two digits (B3).
var sectionParts = [cove.Sections]float32{cove.Hull: 0.275, cove.Sails: 0.275, cove.Cannons: 0.225, cove.Crew: 0.225}

// drawFacts draws fame, doubloons, treasures and cards in a row, or the first few of them: each as wide as its number has to be, and
// apart by what is left.
func (b *Board) drawFacts(seat, few int, at geometry.Rectangle) {
	ship := &b.shown.Board.Ships[seat]
	facts := []struct {
		symbol string
		said   string
	}{
		{"fame", b.fameOf(seat)},
		{"doubloon", strconv.Itoa(int(ship.Doubloons))},
		{"treasure", strconv.Itoa(int(ship.Treasures))},
		{"tavern-card", strconv.Itoa(b.shown.Board.Hands[seat])},
	}[:few]
	symbol, gap, size := at.H*0.76, at.H*0.06, at.H*0.62
	var wide float32
	for _, fact := range facts {
		wide += widgets.BoldLine(fact.said, size, color.Black).MinSize().Width
	}
	left := at.W - float32(len(facts))*(symbol+gap)
	part := min(1, left/wide)
	apart := max(0, left-wide) / float32(len(facts))
	x := at.X
	for _, fact := range facts {
		b.symbol(fact.symbol, geometry.Rect(x, at.Y+(at.H-symbol)/2, symbol, symbol))
		number := widgets.BoldLine(fact.said, size*part, b.stage.Colours().Text)
		least := number.MinSize()
		b.sheet.Fit(number, geometry.Rect(x+symbol+gap, at.Y+(at.H-least.Height)/2, least.Width, least.Height))
		x += symbol + gap + least.Width + apart
	}
}

// allFacts is how many there are.
const allFacts = 4

// fameOf is a player's fame, and what fame cards add to it that lie open (V3).
func (b *Board) fameOf(seat int) string {
	said := strconv.Itoa(int(b.shown.Board.Ships[seat].Fame))
	if cards := b.shown.Board.Fame[seat]; cards > 0 {
		said += "+" + strconv.Itoa(cards)
	}
	return said
}

// drawSection draws a section of a ship as its value, with what guards it.
func (b *Board) drawSection(ship *cove.Ship, section cove.Section, at geometry.Rectangle) {
	c := b.stage.Colours()
	ground, paint := c.Field, c.Text
	if ship.Places[section] == 0 {
		ground, paint = palette.Danger, white
	}
	b.ground(ground, color.Transparent, 0, at.H*0.25, at)
	size, guards := at.H*0.68, at.H*0.44
	b.symbol(section.String(), geometry.Rect(at.X+at.H*0.03, at.Y+(at.H-size)/2, size, size))
	number := geometry.Rect(at.X+size+at.H*0.06, at.Y, at.W-size-at.H*0.06-guards, at.H)
	b.text(widgets.BoldLine, strconv.Itoa(ship.Value(section)), at.H*0.62, paint, number, fyne.TextAlignLeading)
	b.drawGuards(ship, section, geometry.Rect(at.X+at.W-guards, at.Y+at.H*0.04, guards, at.H*0.92))
}

// drawGuards draws what guards a section, one below the other.
func (b *Board) drawGuards(ship *cove.Ship, section cove.Section, at geometry.Rectangle) {
	for i, guard := range guardsOf(ship, section) {
		picture := pieces.Symbol(b.stage, guard.symbol, at.W)
		if guard.struck {
			picture.Translucency = 0.45
		}
		b.sheet.Fit(picture, geometry.Rect(at.X, at.Y+float32(i)*at.H/2, at.W, at.W))
	}
}

// guard is a mastercraft or a parrot as it is drawn.
type guard struct {
	symbol string
	struck bool
}

// guardsOf are those of a section (B6).
func guardsOf(ship *cove.Ship, section cove.Section) (all []guard) {
	if is := ship.Craft[section]; is != cove.NoGuard {
		all = append(all, guard{"mastercraft", is == cove.Struck})
	}
	if ship.Perches(section) {
		all = append(all, guard{"parrot", ship.ParrotIs == cove.Struck})
	}
	return all
}

// Facts says in words what a panel shows.
func (b *Board) Facts(seat int) string {
	w, ship := b.stage.Words, &b.shown.Board.Ships[seat]
	lines := []string{b.who(seat), b.wealthOf(seat)}
	for section := cove.Hull; section < cove.Sections; section++ {
		lines = append(lines, b.SectionFact(ship, section))
	}
	if ship.Parrot != cove.NoCard {
		lines = append(lines, terms.Card(w, ship.Parrot), terms.CardText(w, ship.Parrot))
	}
	return strings.Join(append(lines, b.inRound(seat)...), "\n")
}

// who is a player's name, and below it the level and character of a computer player.
func (b *Board) who(seat int) string {
	if player := b.seats[seat].Player; player != "" {
		return b.seats[seat].Name + "\n" + terms.Opponent(b.stage.Words, player)
	}
	return b.seats[seat].Name
}

// SectionFact says in words what a section is worth, and what guards it.
func (b *Board) SectionFact(ship *cove.Ship, section cove.Section) string {
	w := b.stage.Words
	said := w.T("cove.table.section", "Section", terms.Section(w, section), "Value", ship.Value(section))
	if ship.Places[section] == 0 {
		said = w.T("cove.table.section.destroyed", "Section", terms.Section(w, section))
	}
	for _, guard := range guardsOf(ship, section) {
		card := cove.Mastercraft
		if guard.symbol == "parrot" {
			card = ship.Parrot
		}
		if guard.struck {
			said = w.T("cove.table.guard.struck", "Fact", said, "Card", terms.Card(w, card))
			continue
		}
		said = w.T("cove.table.guard", "Fact", said, "Card", terms.Card(w, card))
	}
	return said
}
