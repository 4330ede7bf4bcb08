package pieces

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/scenery"
)

// mooringKey tells the water by day from that at night.
type mooringKey struct{ dark bool }

// Mooring shows the water round a card that is on it; it may be stretched.
func (s *Stage) Mooring(size fyne.Size) *canvas.Image {
	dark := s.Dark
	shown := s.PictureOf(mooringKey{dark}, size, func(width, height int) image.Image {
		return scenery.Mooring(width, height, dark)
	})
	shown.FillMode = canvas.ImageFillStretch // a wake runs out
	return shown
}
