package stage

import "fyne.io/fyne/v2"

// Smallest is the room that a screen can do with, in the toolkit's units; a window is no smaller.
var Smallest = fyne.NewSize(800, 500)

// Fitting is the layout of a screen that is made anew for every size of the window.
type Fitting struct {
	Least fyne.Size  // the room that the screen can do with
	Size  *fyne.Size // what the screen was made for last; nothing at first
	Build func()     // makes it anew, for the size that is there then
}

// MinSize implements fyne.Layout.
func (f *Fitting) MinSize([]fyne.CanvasObject) fyne.Size { return f.Least }

// Layout implements fyne.Layout.
func (f *Fitting) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size != *f.Size {
		*f.Size = size
		f.Build()
	}
}
