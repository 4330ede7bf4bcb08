package cardface

import (
	"image/color"
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// The parts that faces share: tab, crest, title ribbon, foot band.

const (
	footTop    = 306
	footBottom = gridHeight - 6 // where the rim begins
	tabEdge    = 13             // how much higher a tab is than its symbols
	titleEdge  = 18             // the margin of a title at both ends
)

// measures are the sizes of the parts, in units.
type measures struct {
	symbol float64 // side of the symbols on a tab
	digits float64 // type size of the numbers beside them
	crest  float64 // width of the shield
	coin   float64 // width of the coin with the cost
	ribbon float64 // height of the title ribbon
	letter float64 // radius of the badge with the letter
}

func (f *cardFace) measures() measures {
	if f.wordless {
		return measures{symbol: 52, digits: 52, crest: 70, coin: 76, ribbon: 48, letter: 20}
	}
	return measures{symbol: 40, digits: 38, crest: 52, coin: 52, ribbon: 36, letter: 15}
}

// tab draws paper behind the top left or top right corner, this wide, and returns the place for what is put on
// it.
func (f *cardFace) tab(width float64, right bool) draw.Box {
	b := draw.BoxAt(0, 0, width+14, f.measures().symbol+tabEdge)
	shape := b.RoundedBy(0, 0, 16, 0)
	if right {
		b.X = gridWidth - b.W
		shape = b.RoundedBy(0, 0, 0, 16)
	}
	f.Fill(shape, f.Scheme.Paper)
	f.Stroke(shape, f.Scheme.LineWidth, f.Scheme.Line)
	inner := draw.BoxAt(b.X+9, b.Y+8, width, b.H-12)
	if right {
		inner.X = b.X + 5
	}
	return inner
}

// amount is a tab with a symbol and a number; the symbol is on the outer side.
func (f *cardFace) amount(symbol string, n uint8, right bool) {
	m := f.measures()
	digits := m.digits * 0.7
	b := f.tab(m.symbol+digits+2, right)
	place := draw.BoxAt(b.X+m.symbol+2, b.Y, digits, m.symbol)
	x := b.X
	if right {
		place.X = b.X
		x = b.X + digits + 2
	}
	f.symbol(symbol, x, b.Y, m.symbol)
	f.Number(strconv.Itoa(int(n)), place, m.digits, f.Scheme.Text, f.Scheme.Paper)
}

// crest draws the shield with influence points at the top right corner.
func (f *cardFace) crest(points uint8) {
	w := f.measures().crest
	x := gridWidth - w - 9
	f.symbol("crest", x, crestTop, w)
	place := draw.BoxAt(x, crestTop, w, w*0.885)
	f.Number(strconv.Itoa(int(points)), place, w*0.68, palette.Ink, palette.Fade(palette.Parchment, 0.9))
}

// coins draws a coin with a number on it.
func (f *cardFace) coins(number string, x, y, w float64) {
	f.symbol("coin-blank", x, y, w)
	f.Number(number, draw.BoxAt(x, y, w, w*0.98), w*0.62, palette.Ink, palette.Fade(palette.Gold, 0.9))
}

// ribbon writes the title on a band from edge to edge.
func (f *cardFace) ribbon(top float64, ground, text color.NRGBA) {
	height := f.measures().ribbon
	if f.Style.HighContrast && f.facts.Colour == portroyal.NoColour {
		ground, text = f.Scheme.Text, f.Scheme.Paper
	}
	f.Fill(draw.BoxAt(0, top+height, gridWidth, 3).Outline(), palette.Fade(palette.Ink, 0.35))
	f.Fill(draw.BoxAt(0, top, gridWidth, height).Outline(), ground)
	f.Fill(draw.BoxAt(0, top, gridWidth, 2).Outline(), palette.Fade(cardstock.White, 0.35))
	f.Set(f.Words.Title, draw.BoxAt(titleEdge, top, gridWidth-2*titleEdge, height), draw.Lettering{
		Face: cardstock.Display(), Size: height * 0.74, Floor: height * 0.44, Lowest: height * 0.38, Lines: 2, Paint: text,
	})
}

// ribbonColours are those of the card's ship colour if it has one, otherwise those of its kind.
func (f *cardFace) ribbonColours(plain color.NRGBA) (ground, text color.NRGBA) {
	if f.facts.Colour == portroyal.NoColour {
		return plain, palette.Parchment
	}
	tint := tints[f.facts.Colour]
	return tint.Base, tint.On
}

// foot draws the band at the bottom with title and words: the short ability, or the whole sentence on a large
// face. Without words the title is next to the rim. left is a margin at the left for a coin. It returns the top
// of the ribbon and of the band below it.
func (f *cardFace) foot(plain color.NRGBA, left float64) (ribbon, band float64) {
	ground, text := f.ribbonColours(plain)
	ribbonHeight := f.measures().ribbon
	words, how := f.Words.Ability, draw.Lettering{
		Face: cardstock.TextBold(), Size: 20, Floor: 17, Lowest: 14, Lines: 2, Paint: f.Scheme.Text,
	}
	if f.Large {
		words = f.Words.Text
		how = draw.Lettering{Face: cardstock.Text(), Size: 15, Floor: 14, Lowest: 11, Lines: 8, Paint: f.Scheme.Text}
	}
	if f.wordless || words == "" && left == 0 {
		band = footBottom
		f.ribbon(band-ribbonHeight, ground, text)
		return band - ribbonHeight, band
	}
	band = footTop
	place := draw.Box{X: left + 14, W: gridWidth - left - 26}
	if f.Large {
		// The sentence gets as much height as it needs, at the cost of the picture.
		for ; band > 236; band -= 3 {
			size, _, fits := how.Fit(words, draw.BoxAt(place.X, 0, place.W, footBottom-band-6))
			if fits && size >= 14 {
				break
			}
		}
	}
	f.Fill(draw.BoxAt(0, band, gridWidth, gridHeight-band).Outline(), f.Scheme.Paper)
	place.Y, place.H = band+4, footBottom-band-6
	f.Set(words, place, how)
	f.ribbon(band-ribbonHeight, ground, text)
	return band - ribbonHeight, band
}

// letter writes the letter of the ship colour on a small round badge above the ribbon.
func (f *cardFace) letter(ribbon float64) {
	if f.Words.ColourLetter == "" || f.facts.Colour == portroyal.NoColour {
		return
	}
	r := f.measures().letter
	f.colourBadge(gridWidth-r-10, ribbon-r-3, r, 2)
}

// colourBadge is the letter of the ship colour on a round badge with an edge, centred at (x, y).
func (f *cardFace) colourBadge(x, y, r, edge float64) {
	tint := tints[f.facts.Colour]
	f.Fill(draw.Circle(x, y, r), palette.Parchment)
	f.Fill(draw.Circle(x, y, r-edge), tint.Base)
	f.Set(f.Words.ColourLetter, draw.BoxAt(x-r, y-r, 2*r, 2*r), draw.Lettering{
		Face: cardstock.Display(), Size: r * 1.3, Floor: r * 0.8, Paint: tint.On,
	})
}
