// Package geometry places objects of a screen by their coordinates: rectangles, and sheets on which things have their places.
package geometry

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Rectangle is a place on the table, or in a part of it: its upper left corner and its size.
type Rectangle struct{ X, Y, W, H float32 }

// Rect is shorthand for a Rectangle.
func Rect(x, y, w, h float32) Rectangle { return Rectangle{x, y, w, h} }

// Sized is a rectangle of this size in the upper left corner.
func Sized(size fyne.Size) Rectangle { return Rectangle{0, 0, size.Width, size.Height} }

// Size is the size of the rectangle.
func (r Rectangle) Size() fyne.Size { return fyne.NewSize(r.W, r.H) }

// Inset is the rectangle shrunk by this width on every side; a negative width enlarges it.
func (r Rectangle) Inset(by float32) Rectangle {
	return Rectangle{r.X + by, r.Y + by, r.W - 2*by, r.H - 2*by}
}

// Centred is a rectangle of this size in the middle of r.
func (r Rectangle) Centred(w, h float32) Rectangle {
	return Rectangle{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Put gives an object the place and the size of the rectangle.
func (r Rectangle) Put(object fyne.CanvasObject) {
	object.Resize(r.Size())
	object.Move(fyne.NewPos(r.X, r.Y))
}

// Middle is the point in its middle.
func (r Rectangle) Middle() (x, y float32) { return r.X + r.W/2, r.Y + r.H/2 }

// Speed is how fast the middle of something goes after a part of its way, from 0 to 1, that takes so long: in lengths a second
// to the right and down, nothing at its end.
func Speed(way func(x float32) Rectangle, x float32, length time.Duration) (across, down float32) {
	const step = 0.004
	if x == 1 {
		return 0, 0
	}
	first, last := max(0, x-step), min(x+step, 1)
	x1, y1 := way(first).Middle()
	x2, y2 := way(last).Middle()
	seconds := float32(length.Seconds()) * (last - first)
	return (x2 - x1) / seconds, (y2 - y1) / seconds
}

// Sheet is a part of the table on which objects are placed by their coordinates.
type Sheet struct{ *fyne.Container }

// NewSheet is an empty part of the table.
func NewSheet() Sheet { return Sheet{container.NewWithoutLayout()} }

// Named says for who does not see it which part of the window the sheet is.
func (s Sheet) Named(region Region) Sheet {
	s.Layout = &region
	return s
}

// Put places an object at its minimum size, and returns that size.
func (s Sheet) Put(object fyne.CanvasObject, x, y float32) fyne.Size {
	size := object.MinSize()
	s.Fit(object, Rectangle{x, y, size.Width, size.Height})
	return size
}

// Fit gives an object the place and the size of the rectangle, and adds it to the sheet.
func (s Sheet) Fit(object fyne.CanvasObject, r Rectangle) {
	r.Put(object)
	s.Add(object)
}

// At gives an object a place and a size, and adds it to the sheet.
func (s Sheet) At(object fyne.CanvasObject, x, y, width, height float32) {
	s.Fit(object, Rectangle{x, y, width, height})
}

// Touch reports whether two rectangles overlap.
func Touch(a, b Rectangle) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// Bound is the smallest rectangle that contains both.
func Bound(a, b Rectangle) Rectangle {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return Rect(x, y, max(a.X+a.W, b.X+b.W)-x, max(a.Y+a.H, b.Y+b.H)-y)
}
