package cardface

import (
	"image/color"
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// CompactBelow is the width in the toolkit's units below which a card should be compact, and ContractCompactBelow
// that for a contract. A card of 70 is what 13 side by side have in a window of 1280, and 10 in one of 1024.
const (
	CompactBelow         = 70
	ContractCompactBelow = 110
)

// The parts of a compact face. Its digits are 60 units high: 10 pixels on a card of 40.
const (
	compactHead   = 78 // the band for numbers and symbols at the upper edge; crest and coin reach a little lower
	compactTab    = 84
	compactCrest  = 108 // width
	compactCoin   = 100
	compactDigits = 88 // type size
	compactBand   = 312
	compactLetter = 40 // radius of the badge
)

// The parts of the drawings that compact faces show: head and shoulders, hull and sails.
var (
	closeUp   = view{-52, -30, 1.45}
	broadside = view{-14, -10, 1.12}
)

func (f *cardFace) drawCompact() {
	switch f.facts.Type {
	case portroyal.Person:
		f.compactPerson()
	case portroyal.Ship:
		f.compactShip()
	case portroyal.Expedition:
		f.compactExpedition()
	case portroyal.TaxIncrease:
		f.compactTax()
	}
}

func (f *cardFace) compactPerson() {
	f.view = closeUp
	f.portrayed()
	f.compactRibbon(palette.Umber)
	if symbols := abilitySymbols(f.facts); len(symbols) > 0 {
		f.compactSymbols(symbols)
	}
	if f.facts.Points > 0 {
		f.compactPoints()
	}
	f.amountOnCoin(f.facts.Cost, 5, gridHeight-compactCoin-5, compactCoin)
	f.compactColour()
}

// compactSymbols puts the ability in the top left corner: one symbol, or several spread over the available room,
// the first in front.
func (f *cardFace) compactSymbols(symbols []string) {
	if len(symbols) == 1 {
		f.paperTab(86, false)
		f.symbol(symbols[0], 7, 6, 72)
		return
	}
	f.paperTab(126, false)
	for i := len(symbols) - 1; i >= 0; i-- {
		along := float64(i) / float64(len(symbols)-1)
		f.symbol(symbols[i], 4+52*along, 4+7*along, 64+4*along)
	}
}

// paperTab draws paper behind an upper corner.
func (f *cardFace) paperTab(width float64, right bool) draw.Box {
	b := draw.BoxAt(0, 0, width, compactTab)
	shape := b.RoundedBy(0, 0, 24, 0)
	if right {
		b.X = gridWidth - width
		shape = b.RoundedBy(0, 0, 0, 24)
	}
	f.Fill(shape, f.Scheme.Paper)
	f.Stroke(shape, 2*f.Scheme.LineWidth, f.Scheme.Line)
	return b
}

// compactPoints hangs the crest from the right top corner.
func (f *cardFace) compactPoints() {
	const x, y = gridWidth - compactCrest - 2, -16 // its upper edge is under the rim
	f.symbol("crest", x, y, compactCrest)
	f.Number(strconv.Itoa(int(f.facts.Points)), draw.BoxAt(x, y, compactCrest, 110), compactDigits,
		palette.Ink, palette.Fade(palette.Parchment, 0.9))
}

// amountOnCoin writes an amount on a coin, as large as possible.
func (f *cardFace) amountOnCoin(n uint8, x, y, w float64) {
	f.symbol("coin-blank", x, y, w)
	f.Number(strconv.Itoa(int(n)), draw.BoxAt(x, y, w, w*0.98), w*0.86,
		palette.Ink, palette.Fade(palette.Gold, 0.9))
}

// compactRibbon is the band at the lower edge in the colour of the title's ribbon.
func (f *cardFace) compactRibbon(plain color.NRGBA) {
	ground, _ := f.ribbonColours(plain)
	if f.Style.HighContrast && f.facts.Colour == portroyal.NoColour {
		ground = f.Scheme.Text
	}
	f.Fill(draw.BoxAt(0, compactBand, gridWidth, gridHeight-compactBand).Outline(), ground)
	f.Fill(draw.BoxAt(0, compactBand, gridWidth, 4).Outline(), palette.Fade(cardstock.White, 0.4))
}

// compactColour is the letter of the ship colour in the bottom right corner.
func (f *cardFace) compactColour() {
	if f.Words.ColourLetter == "" || f.facts.Colour == portroyal.NoColour {
		return
	}
	const r = compactLetter
	f.colourBadge(gridWidth-r-7, gridHeight-r-7, r, 4)
}

func (f *cardFace) compactShip() {
	f.view = broadside
	f.underSail()
	f.compactRibbon(palette.Umber)
	f.amountOnCoin(f.facts.Coins, 4, -9, compactCoin)
	if f.facts.Skull {
		b := f.paperTab(90, true)
		f.symbol("skull", b.X+7, 4, 76)
	} else {
		b := f.paperTab(128, true)
		f.symbol("swords", b.X+57, 8, 68)
		f.Number(strconv.Itoa(int(f.facts.Swords)), draw.BoxAt(b.X+5, 0, 56, 2*39), compactDigits,
			f.Scheme.Text, f.Scheme.Paper)
	}
	f.symbol("flag-"+f.facts.Colour.String(), 6, 256, 98)
	if f.facts.CoinToOther > 0 {
		f.symbol("plus-coin", 88, 272, 76)
	}
	f.compactColour()
}

// compactPlaces are the places for the symbols that a compact expedition asks for, for two and for three of them.
var compactPlaces = map[int][]draw.Box{
	2: {draw.BoxAt(14, 196, 106, 106), draw.BoxAt(120, 128, 106, 106)},
	3: {draw.BoxAt(12, 112, 104, 104), draw.BoxAt(124, 112, 104, 104), draw.BoxAt(68, 208, 104, 104)},
}

func (f *cardFace) compactExpedition() {
	f.view = view{-24, -60, 1.2}
	f.art("expedition", palette.DeepTeal)
	f.compactRibbon(palette.DeepTeal)
	symbols := required(f.facts)
	for i, place := range compactPlaces[len(symbols)] {
		f.onDisc(symbols[i], place, palette.Red.Base)
	}
	f.amountOnCoin(f.facts.Coins, 4, -9, compactCoin)
	f.compactPoints()
}

// onDisc draws a symbol on a round piece of paper with an edge.
func (f *cardFace) onDisc(symbol string, place draw.Box, edge color.NRGBA) {
	middle := place.W / 2
	disc := draw.Circle(place.X+middle, place.Y+middle, middle-3)
	f.Fill(disc, palette.Parchment)
	f.Stroke(disc, 6, edge)
	f.symbol(symbol, place.X+place.W*0.15, place.Y+place.W*0.15, place.W*0.7)
}

func (f *cardFace) compactTax() {
	name, ground, sign := "tax-points", palette.DuskViolet, "crest"
	if f.facts.Bonus == portroyal.MaxSwords {
		name, ground, sign = "tax-swords", palette.Danger, "swords"
	}
	f.view = view{-60, -60, 1.5}
	f.art(name, ground)
	f.compactRibbon(ground)
	f.onDisc("tax", draw.BoxAt(51, 10, 138, 138), ground)
	f.onDisc(sign, draw.BoxAt(28, 146, 184, 184), ground)
}
