package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/stage"
)

// filling lays everything over the whole window, though never over less than the smallest one has.
type filling struct{ *Window }

// MinSize is what the screen needs also while something covers it and it is hidden.
func (f filling) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, object := range objects {
		size = size.Max(object.MinSize())
	}
	return f.least(size)
}

func (f filling) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.sized(size)
	layout.NewStackLayout().Layout(objects, size.Max(stage.Smallest))
}

// least is the size that the window asks for at least: what the screen needs, drawn no larger than usual, unless the system has
// made it smaller all the same. To a window that asks again the toolkit paints as if it had got what it asks for, and clicks go
// elsewhere than they seem to.
func (w *Window) least(need fyne.Size) fyne.Size {
	if w.fits.runs && w.settings.Size.Factor() > 1 {
		need = fyne.NewSize(need.Width/w.settings.Size.Factor(), need.Height/w.settings.Size.Factor())
	}
	if w.has.IsZero() {
		return need
	}
	return need.Min(w.has)
}

// sized tells the games and what is over the screen how large the window is.
func (w *Window) sized(size fyne.Size) {
	if w.has != size {
		w.stage.Refit()
	}
	w.has = size
	if w.fits.runs {
		w.stage.After(w.ctx, 0, w.fit) // the toolkit is about to lay everything out
	}
	for _, house := range w.houses {
		house.Fit(w.stage.Pixels(size.Width) * w.stage.Pixels(size.Height))
	}
}
