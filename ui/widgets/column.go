package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Column writes things one below the other. The zero Y is its upper end.
type Column struct {
	Box   *fyne.Container // what has been written
	Width float32
	Y     float32 // where the next thing comes
}

// NewColumn makes an empty column.
func NewColumn(width float32) *Column { return &Column{Box: &fyne.Container{}, Width: width} }

// Add puts an object in the middle, with a gap below it.
func (c *Column) Add(object fyne.CanvasObject, gap float32) {
	size := object.MinSize()
	c.place(object, (c.Width-size.Width)/2, size, gap)
}

// Write adds a line, smaller where it is too long.
func (c *Column) Write(line *canvas.Text, gap float32) {
	Shrink(line, c.Width)
	c.Add(line, gap)
}

// Fill adds an object over the whole width.
func (c *Column) Fill(object fyne.CanvasObject, gap float32) {
	c.place(object, 0, fyne.NewSize(c.Width, object.MinSize().Height), gap)
}

func (c *Column) place(object fyne.CanvasObject, x float32, size fyne.Size, gap float32) {
	c.Box.Objects = append(c.Box.Objects, Placed(object, fyne.NewPos(x, c.Y), size))
	c.Y += size.Height + gap
}
