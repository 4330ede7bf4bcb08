package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"
)

// The size of the cache of card pictures, in bytes. The cards on a table late in a game for five take 5 bytes for each
// pixel of the window, fans and all; so much again is for the sizes that cards have had just before and for enlarged
// ones. Twice as much, most of the heap, would spare a game at full speed a quarter of its drawings of cards, of 3 ms
// each on a goroutine of their own.
const (
	facesPerPixel = 10
	fewestFaces   = 20 << 20 // enlarged cards do not become smaller with the window
	mostFaces     = 128 << 20
)

// faceMemory is the size of the cache of card pictures, in bytes, for a window of so many pixels.
func faceMemory(pixels int) int { return min(max(facesPerPixel*pixels, fewestFaces), mostFaces) }

// filling lays everything over the whole window, and reports the size that it has.
type filling struct{ sized func(fyne.Size) }

// MinSize is what the screen needs also while something covers it and it is hidden.
func (filling) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, object := range objects {
		size = size.Max(object.MinSize())
	}
	return size
}

func (f filling) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	layout.NewStackLayout().Layout(objects, size)
	f.sized(size)
}

// sized fits the caches to the size of the window.
func (w *Window) sized(size fyne.Size) {
	if w.port != nil {
		w.port.Fit(w.stage.Pixels(size.Width) * w.stage.Pixels(size.Height))
	}
}
