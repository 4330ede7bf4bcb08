// Package cardstock is what the cards of every game are made of: their paper, their rims and the typefaces on them. It
// draws no card and knows no game.
package cardstock

import (
	"image/color"

	"portroyal/ui/palette"
)

// Style is the appearance of the cards under a theme.
type Style struct {
	Dark         bool // for a dark table: paler rim, dimmed paper
	HighContrast bool // opaque white bands, black text, heavy rim
}

// Scheme is the set of colours of a face's frame in a style. Paper is pale in all of them, since the symbols have
// dark outlines. Widths are for a card 240 units wide.
type Scheme struct {
	Paper     color.NRGBA // the ground of symbols and words
	Text      color.NRGBA // on paper
	Line      color.NRGBA // hairlines on paper and along the rim
	Rim       color.NRGBA
	RimWidth  float64
	LineWidth float64
}

// Scheme is the set of colours in a style.
func (s Style) Scheme() Scheme {
	switch {
	case s.HighContrast:
		black := color.NRGBA{A: 0xff}
		high := Scheme{Paper: White, Text: black, Line: black, Rim: black, RimWidth: 6, LineWidth: 2}
		if s.Dark {
			high.Rim = White
		}
		return high
	case s.Dark:
		return Scheme{
			Paper: palette.OldPaper, Text: palette.Ink, Line: palette.Umber,
			Rim: color.NRGBA{R: 0x14, G: 0x0d, B: 0x09, A: 0xff}, RimWidth: 5, LineWidth: 1.6,
		}
	}
	return Scheme{
		Paper: palette.Parchment, Text: palette.Ink, Line: palette.Brass,
		Rim: palette.DarkWood, RimWidth: 5, LineWidth: 1.6,
	}
}

// White is the paper of high contrast, and the light on ribbons.
var White = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
