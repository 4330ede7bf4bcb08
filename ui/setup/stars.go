package setup

import (
	"image"
	"image/color"
	"image/draw"
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/ui/emblem"
	"portroyal/ui/widgets"
)

type starsKey struct {
	strength int
	missing  color.NRGBA
}

// stars shows a strength in half stars as a row of stars of this size.
func (s *Screen) stars(strength int, size float32) fyne.CanvasObject {
	missing := s.stage.Colours().Edge
	room := fyne.NewSize(MostStars*size, size)
	row := s.stage.PictureOf(starsKey{strength, missing}, room, func(width, height int) image.Image {
		sheet := image.NewNRGBA(image.Rect(0, 0, width, height))
		for star := range MostStars {
			name := "star"
			switch left := strength - 2*star; {
			case left <= 0:
				name = "star-empty"
			case left == 1:
				name = "star-half"
			}
			shown := emblem.Tinted(name, height, missing)
			at := image.Pt(star*(width-height)/(MostStars-1), 0)
			draw.Draw(sheet, shown.Bounds().Add(at), shown, image.Point{}, draw.Over)
		}
		return sheet
	})
	return widgets.Fixed(row, room.Width, room.Height)
}

// starsInWords says a strength in half stars for players who cannot see the stars.
func (s *Screen) starsInWords(strength int) string {
	stars := strconv.Itoa(strength / 2)
	if strength%2 != 0 {
		stars += "½"
	}
	return s.stage.Words.T("setup.seat.stars", "Stars", stars, "Most", MostStars)
}
