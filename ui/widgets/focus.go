package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// The keyboard focus looks the same on every widget: a line of this colour and width along its edge.
const focusWidth = 3

var focusPaint = palette.Takeable

// newRing makes the line that shows the focus, out of sight.
func newRing(corner float32) *canvas.Rectangle {
	ring := canvas.NewRectangle(color.Transparent)
	ring.CornerRadius = corner
	ring.StrokeColor, ring.StrokeWidth = focusPaint, focusWidth
	ring.Hidden = true
	return ring
}

// NewFocus is the line that shows the focus of a widget which a screen draws for itself, so many times larger than usual;
// out of sight.
func NewFocus(by float32) *canvas.Rectangle {
	line := newRing(6 * by)
	line.StrokeWidth *= by
	return line
}

// showRing shows the focus of a widget or takes it away.
func showRing(ring *canvas.Rectangle, of fyne.Widget, focused bool) {
	ring.Hidden = !focused
	ring.StrokeWidth = focusWidth * growthOf(of)
	ring.Refresh()
	canvas.Refresh(of) // the toolkit paints nothing for what nobody has seen yet
}

// growthOf is how much larger than usual the theme shows a widget.
func growthOf(of fyne.Widget) float32 {
	usual := look.Theme{}.Size(theme.SizeNameText)
	return max(theme.CurrentForWidget(of).Size(theme.SizeNameText)/usual, 1)
}

// ringed lays the ring over what a widget of the toolkit consists of, so that its focus looks like
// that of all others.
type ringed struct {
	fyne.WidgetRenderer
	ring *canvas.Rectangle
}

func (r ringed) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.ring.Resize(size)
}

func (r ringed) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{}, r.WidgetRenderer.Objects()...), r.ring)
}

func (r ringed) Refresh() {
	r.WidgetRenderer.Refresh()
	r.ring.Refresh()
}
