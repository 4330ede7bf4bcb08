package tutorial

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// glass cannot be seen; it tells where the pointer is, and lets clicks through to what is below.
type glass struct {
	widget.BaseWidget

	over func(at fyne.Position) // where in the glass the pointer is
	away func()                 // it has left
}

var _ desktop.Hoverable = (*glass)(nil)

func newGlass(over func(at fyne.Position), away func()) *glass {
	g := &glass{over: over, away: away}
	g.ExtendBaseWidget(g)
	return g
}

// MouseIn implements desktop.Hoverable.
func (g *glass) MouseIn(event *desktop.MouseEvent) { g.over(event.Position) }

// MouseMoved implements desktop.Hoverable.
func (g *glass) MouseMoved(event *desktop.MouseEvent) { g.over(event.Position) }

// MouseOut implements desktop.Hoverable.
func (g *glass) MouseOut() { g.away() }

// CreateRenderer implements fyne.Widget.
func (g *glass) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
