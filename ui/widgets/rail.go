package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Rail cannot be seen; along its width it can be clicked and dragged.
type Rail struct {
	widget.BaseWidget

	to func(part float32)
}

var (
	_ fyne.Tappable      = (*Rail)(nil)
	_ fyne.Draggable     = (*Rail)(nil)
	_ desktop.Cursorable = (*Rail)(nil)
)

// NewRail makes a rail; to is told which part of its width, 0 to 1, is left of the pointer.
func NewRail(to func(part float32)) *Rail {
	r := &Rail{to: to}
	r.ExtendBaseWidget(r)
	return r
}

// Tapped implements fyne.Tappable.
func (r *Rail) Tapped(e *fyne.PointEvent) { r.at(e.Position.X) }

// Dragged implements fyne.Draggable.
func (r *Rail) Dragged(e *fyne.DragEvent) { r.at(e.Position.X) }

// DragEnd implements fyne.Draggable.
func (r *Rail) DragEnd() {}

func (r *Rail) at(x float32) {
	if width := r.Size().Width; width > 0 {
		r.to(min(max(x/width, 0), 1))
	}
}

// Cursor implements desktop.Cursorable.
func (r *Rail) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (r *Rail) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
