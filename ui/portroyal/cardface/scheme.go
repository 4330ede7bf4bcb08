package cardface

import (
	"image/color"

	"portroyal/ui/palette"
)

// scheme is the set of colours of a face's frame in a style. Paper is pale in all of them, since the symbols have
// dark outlines.
type scheme struct {
	paper     color.NRGBA // the ground of symbols and words
	text      color.NRGBA // on paper
	line      color.NRGBA // hairlines on paper and along the rim
	rim       color.NRGBA
	rimWidth  float64
	lineWidth float64
}

func (s Style) scheme() scheme {
	switch {
	case s.HighContrast:
		black := color.NRGBA{A: 0xff}
		high := scheme{paper: white, text: black, line: black, rim: black, rimWidth: 6, lineWidth: 2}
		if s.Dark {
			high.rim = white
		}
		return high
	case s.Dark:
		return scheme{
			paper: palette.OldPaper, text: palette.Ink, line: palette.Umber,
			rim: color.NRGBA{R: 0x14, G: 0x0d, B: 0x09, A: 0xff}, rimWidth: 5, lineWidth: 1.6,
		}
	}
	return scheme{
		paper: palette.Parchment, text: palette.Ink, line: palette.Brass,
		rim: palette.DarkWood, rimWidth: 5, lineWidth: 1.6,
	}
}

var white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
