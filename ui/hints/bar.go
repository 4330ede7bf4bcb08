package hints

import (
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Chance is what a bar shows.
type Chance struct {
	Of     float64 // from 0 to 1
	Best   float64 // that of the best choice, which is marked
	AsGood bool    // it is as good as the best one
	Within float64 // it is this much more or less, 0 if that is not told
}

// Draw draws the bar into a place.
func (chance Chance) Draw(s geometry.Sheet, c *look.Colours, at geometry.Rectangle, by float32) {
	ground := canvas.NewRectangle(c.Field)
	ground.CornerRadius = at.H / 2
	s.Fit(ground, at)
	paint := palette.Lagoon
	if chance.AsGood {
		paint = palette.Brass
	}
	part := canvas.NewRectangle(paint)
	part.CornerRadius = at.H / 2
	s.Fit(part, geometry.Rect(at.X, at.Y, max(at.W*float32(chance.Of), at.H*0.6), at.H))
	if chance.Within > 0 {
		from, to := max(0, chance.Of-chance.Within), min(1, chance.Of+chance.Within)
		band := canvas.NewRectangle(palette.Fade(c.Text, 0.45))
		s.Fit(band, geometry.Rect(at.X+at.W*float32(from), at.Y+at.H*0.36, max(at.W*float32(to-from), by), at.H*0.28))
	}
	mark := canvas.NewRectangle(c.Text)
	s.Fit(mark, geometry.Rect(at.X+at.W*float32(chance.Best)-by, at.Y-1.5*by, 2*by, at.H+3*by))
}
