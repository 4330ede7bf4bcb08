package cardface

import (
	"image/color"
	"strconv"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// Kind is how a type of tavern cards is told from others: by its symbol, and the colours of its ribbon and of the title
// on it.
type Kind struct {
	Symbol       string
	Ground, Text color.NRGBA
}

var kinds = map[cove.CardType]Kind{
	cove.ParrotCard:      {"parrot", palette.Hex(0x2c6e45), palette.Parchment},
	cove.MastercraftCard: {"mastercraft", palette.Umber, palette.Parchment},
	cove.BattleCard:      {"battle", palette.Hex(0x9e2f26), palette.Parchment},
	cove.VolleyCard:      {"hit", palette.DuskViolet, palette.Parchment},
	cove.EventCard:       {"wheel", palette.Hex(0x1d4f7d), palette.Parchment},
	cove.FameCard:        {"fame", palette.Gold, palette.Ink},
}

// KindOf is how the type of a card is told from others, in an appearance.
func KindOf(card cove.Card, style Style) Kind {
	of := kinds[card.Face().Type]
	if style.HighContrast {
		scheme := style.Scheme()
		of.Ground, of.Text = scheme.Text, scheme.Paper
	}
	return of
}

// Picture names the drawing of a tavern card.
func Picture(card cove.Card) string {
	switch {
	case card.Face().Type == cove.FameCard:
		return "tavern/fame"
	case card == cove.RoyalNavy:
		return "tavern/royal-navy-card"
	}
	return "tavern/" + card.String()
}

// focusOf is where in its drawing what matters of a tavern card has its middle, as a part of its width.
func focusOf(card cove.Card) float64 {
	const middle = 0.5
	if of, ok := focuses[card]; ok {
		return of
	}
	return middle
}

// focuses are those that are not in the middle.
var focuses = map[cove.Card]float64{
	cove.RoyalNavy: 0.48, cove.Flint: 0.48, cove.Silver: 0.4, cove.Trelawney: 0.58, cove.Buccaneer: 0.6, cove.Becalmed: 0.55,
	cove.Cannonade: 0.6, cove.Grapeshot: 0.45, cove.Grapple: 0.5, cove.Overboard: 0.45, cove.Shipwright: 0.4,
}

// The medal in the drawing of fame, on its grid, which is 240 wide: a number is written on it.
const (
	medalX, medalY = 120, 97
	medalRadius    = 37
)

// smallRibbon is where the ribbon of a small card begins.
const smallRibbon = 252

// The heights of the strip with the type.
const (
	fullHeader  = 42
	largeHeader = 34
)

// tavern is the face of a tavern card.
func (c *card) tavern() {
	facts := c.Thing.Card.Face()
	of := KindOf(c.Thing.Card, c.Style)
	ribbon, size, lowest := ribbonAt(238, 44), 31.0, 19.0
	switch c.Detail {
	case Compact:
		ribbon = ribbonAt(314, gridHeight-314)
	case Small:
		ribbon, size, lowest = ribbonAt(smallRibbon, gridHeight-rimEdge-smallRibbon), 46, 22
	case Large:
		c.largeTavern(facts, of)
		return
	}
	if c.Detail == Full {
		c.shown(facts, fullHeader, ribbon.Y+4)
		c.header(of.Symbol, c.Words.Type, sectionOf(facts), fullHeader, of.Ground)
		c.paper(ribbon.Y)
		below := ribbon.Y + ribbon.H
		c.Set(c.Words.When, draw.BoxAt(14, below+4, gridWidth-28, gridHeight-rimEdge-below-5), draw.Lettering{
			Face: cardstock.TextBold(), Size: 22, Floor: 21, Lowest: 17, Lines: 3, Paint: c.Scheme.Text,
		})
		c.ribbon(ribbon, size, lowest, of.Ground, of.Text)
		return
	}
	c.shown(facts, 0, ribbon.Y+4)
	c.tab(76, 76)
	c.symbol(of.Symbol, 11, 10, 58)
	c.ribbon(ribbon, size, lowest, of.Ground, of.Text)
	if section := sectionOf(facts); section != "" {
		c.disc(section, gridWidth-34-10, ribbon.Y-31, 34)
	}
}

// sectionOf is the symbol of the section to which a parrot comes, "" for other cards.
func sectionOf(facts *cove.CardFace) string {
	if facts.Type != cove.ParrotCard {
		return ""
	}
	return facts.Section.String()
}

// shown is the drawing of a tavern card between two heights.
func (c *card) shown(facts *cove.CardFace, from, to float64) {
	name, focus := Picture(c.Thing.Card), focusOf(c.Thing.Card)
	at := c.scene(name, from, to, 200.0/240, focus)
	if facts.Type == cove.FameCard {
		scale := at.W / 240
		x, y, r := at.X+medalX*scale, at.Y+medalY*scale, medalRadius*scale
		c.Fill(draw.Circle(x, y, r), palette.Gold)
		c.Stroke(draw.Circle(x, y, r-2), 2.4*scale, palette.Hex(0xd09a2c))
		c.Number(strconv.Itoa(int(facts.Fame)), draw.BoxAt(x-r, y-r, 2*r, 2*r), r*1.7, palette.Ink,
			palette.Fade(palette.Hex(0xf7dd8e), 0.9))
	}
}

// whenHeight is the height of the strip at the lower edge of an enlarged card, which says when it is played.
const whenHeight = 34

// largeTavern is the face with its whole rule.
func (c *card) largeTavern(facts *cove.CardFace, of Kind) {
	const width = gridWidth - 32
	const ribbonHeight = 38
	foot := gridHeight - rimEdge - whenHeight - 2.0
	how := c.ruled()
	words := room(c.Words.Text, how, width, 60, 90, 128)
	ribbon := ribbonAt(foot-words-10-ribbonHeight, ribbonHeight)
	c.shown(facts, largeHeader, ribbon.Y+4)
	c.header(of.Symbol, c.Words.Type, sectionOf(facts), largeHeader, of.Ground)
	c.paper(ribbon.Y)
	c.Set(c.Words.Text, draw.BoxAt(16, foot-words-5, width, words), how)
	c.when(of)
	c.ribbon(ribbon, 28, 18, of.Ground, of.Text)
}

// when is the strip that says when a card is played.
func (c *card) when(of Kind) {
	strip := draw.BoxAt(0, gridHeight-rimEdge-whenHeight, gridWidth, whenHeight+rimEdge)
	c.Fill(strip.Outline(), c.tinted(of.Ground))
	c.Fill(draw.BoxAt(0, strip.Y, gridWidth, 1.6).Outline(), c.Scheme.Line)
	c.Set(c.Words.When, draw.BoxAt(14, strip.Y+2, gridWidth-28, whenHeight-6), draw.Lettering{
		Face: cardstock.TextBold(), Size: 15, Floor: 13.5, Lowest: 12, Lines: 2, Paint: c.Scheme.Text,
	})
}
