package palette_test

import (
	"fmt"
	"image/color"
	"testing"

	"portroyal/ui/palette"
)

// readable is the least contrast between text and what it stands on.
const readable = 4.5

func TestTextIsReadable(t *testing.T) {
	pairs := map[string][2]color.NRGBA{
		"ink on parchment":       {palette.Ink, palette.Parchment},
		"ink on old paper":       {palette.Ink, palette.OldPaper},
		"ink on gold":            {palette.Ink, palette.Gold},
		"ink on brass":           {palette.Ink, palette.Brass},
		"parchment on umber":     {palette.Parchment, palette.Umber},
		"parchment on dark wood": {palette.Parchment, palette.DarkWood},
		"parchment on deep teal": {palette.Parchment, palette.DeepTeal},
		"parchment on violet":    {palette.Parchment, palette.DuskViolet},
		"parchment on danger":    {palette.Parchment, palette.Danger},
		"white on calm":          {{R: 0xff, G: 0xff, B: 0xff, A: 0xff}, palette.Calm},
	}
	for i, tint := range append(coloured, palette.Plain) {
		pairs[fmt.Sprint("on tint ", i)] = [2]color.NRGBA{tint.On, tint.Base}
	}
	for name, pair := range pairs {
		if c := palette.Contrast(pair[0], pair[1]); c < readable {
			t.Errorf("%s: contrast %.2f", name, c)
		}
	}
}
