package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Area cannot be seen; it takes the clicks that nothing on top of it wants.
type Area struct {
	widget.BaseWidget

	OnAsk  func(at fyne.Position) // a right click, and where in the area it was; nil for nothing
	tapped func()
}

var (
	_ fyne.Tappable          = (*Area)(nil)
	_ fyne.SecondaryTappable = (*Area)(nil)
)

// NewArea makes an area. Without tapped it only keeps clicks from what is below it.
func NewArea(tapped func()) *Area {
	a := &Area{tapped: tapped}
	a.ExtendBaseWidget(a)
	return a
}

// Tapped implements fyne.Tappable.
func (a *Area) Tapped(*fyne.PointEvent) {
	if a.tapped != nil {
		a.tapped()
	}
}

// Deaf reports whether a click on it does nothing.
func (a *Area) Deaf() bool { return a.tapped == nil }

// TappedSecondary implements fyne.SecondaryTappable.
func (a *Area) TappedSecondary(event *fyne.PointEvent) {
	if a.OnAsk != nil {
		a.OnAsk(event.Position)
	}
}

// CreateRenderer implements fyne.Widget.
func (a *Area) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
