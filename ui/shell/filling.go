package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/stage"
)

// filling lays everything over the whole window, though never over less than the smallest one has, and reports the size
// that the window has.
type filling struct{ sized func(fyne.Size) }

// MinSize is what the screen needs also while something covers it and it is hidden.
func (filling) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, object := range objects {
		size = size.Max(object.MinSize())
	}
	return size
}

func (f filling) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	layout.NewStackLayout().Layout(objects, size.Max(stage.Smallest))
	f.sized(size)
}

// sized tells the games how large the window is.
func (w *Window) sized(size fyne.Size) {
	for _, house := range w.houses {
		house.Fit(w.stage.Pixels(size.Width) * w.stage.Pixels(size.Height))
	}
}
