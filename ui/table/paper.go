package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/look"
	"portroyal/ui/stage"
)

// Paper is the strip of paper along the lower edge of a table, as it was drawn last. It is drawn anew only where it has
// changed: the toolkit holds on to what it has painted for a minute, and it is large.
type Paper struct {
	picture *canvas.Image
	size    fyne.Size
	colours *look.Colours
}

// Fit is the paper in a size.
func (p *Paper) Fit(s *stage.Stage, size fyne.Size) fyne.CanvasObject {
	if c := s.Colours(); p.picture == nil || p.size != size || p.colours != c {
		*p = Paper{drawStrip(s, size), size, c}
		p.picture.FillMode = canvas.ImageFillStretch
	}
	return p.picture
}
