package ending

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/ending"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// winners are the players who have won, above the picture and on its quay.
func (e *Ending) winners(f ending.Frame) []fyne.CanvasObject {
	seats := e.view.Winners()
	return append(e.Winners(f, seats, e.crest), e.crews(f, seats)...)
}

// crest is a shield with the points of a seat on it.
func (e *Ending) crest(seat int, at fyne.Position, size float32) []fyne.CanvasObject {
	number := pieces.NewCrestNumber(e.view.Points(seat), size*0.72)
	number.Alignment = fyne.TextAlignCenter
	tall := number.MinSize().Height
	return []fyne.CanvasObject{
		widgets.Placed(e.stage.Symbol("crest", size), at, fyne.NewSquareSize(size)),
		widgets.Placed(number, at.AddXY(0, (size*0.94-tall)/2), fyne.NewSize(size, tall)),
	}
}
