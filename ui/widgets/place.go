package widgets

import "fyne.io/fyne/v2"

// Placed gives an object a place and a size.
func Placed(object fyne.CanvasObject, at fyne.Position, size fyne.Size) fyne.CanvasObject {
	object.Resize(size)
	object.Move(at)
	return object
}

// still is the renderer of a widget of one size, whose parts have been placed by the widget itself.
type still struct {
	widget fyne.Widget
	parts  []fyne.CanvasObject
}

func (still) Destroy()                       {}
func (still) Layout(fyne.Size)               {}
func (s still) MinSize() fyne.Size           { return s.widget.MinSize() }
func (s still) Objects() []fyne.CanvasObject { return s.parts }
func (still) Refresh()                       {}
