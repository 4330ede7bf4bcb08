package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// keptRibbon is the ground of whatever replaces the question, as it was last drawn.
type keptRibbon struct {
	size    fyne.Size
	colours *look.Colours
	picture *canvas.Image
}

// fit returns that ground, drawn anew only if it has changed.
func (k *keptRibbon) fit(s *pieces.Stage, at geometry.Rectangle) fyne.CanvasObject {
	if colours := s.Colours(); k.picture == nil || k.size != at.Size() || k.colours != colours {
		drawn := widgets.DrawStrip(colours, s.Pixels(at.W), s.Pixels(at.H))
		*k = keptRibbon{at.Size(), colours, canvas.NewImageFromImage(drawn)}
		k.picture.ScaleMode = canvas.ImageScaleFastest
	}
	return k.picture
}
