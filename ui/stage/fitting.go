package stage

import "fyne.io/fyne/v2"

// Smallest is the room that a screen can do with, in the toolkit's units. A window asks to be no smaller; a system that
// tiles its windows makes it so all the same, and then what has no room is cut off at the right and below.
var Smallest = fyne.NewSize(800, 500)

// Room is the size of a window, or that of the smallest where it is smaller than that.
func Room(window fyne.Canvas) fyne.Size { return window.Size().Max(Smallest) }

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
