package tutorial

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/geometry"
)

// glass cannot be seen; it tells where the pointer is, and lets clicks through to what is below.
type glass struct {
	widget.BaseWidget

	at   geometry.Rectangle
	over func(fyne.Position) // where in the window the pointer is, outside it once it has left
}

var _ desktop.Hoverable = (*glass)(nil)

func newGlass(at geometry.Rectangle, over func(fyne.Position)) *glass {
	g := &glass{at: at, over: over}
	g.ExtendBaseWidget(g)
	return g
}

// MouseIn implements desktop.Hoverable.
func (g *glass) MouseIn(event *desktop.MouseEvent) { g.MouseMoved(event) }

// MouseMoved implements desktop.Hoverable.
func (g *glass) MouseMoved(event *desktop.MouseEvent) { g.over(event.Position.AddXY(g.at.X, g.at.Y)) }

// MouseOut implements desktop.Hoverable.
func (g *glass) MouseOut() { g.over(fyne.NewPos(-1, -1)) }

// CreateRenderer implements fyne.Widget.
func (g *glass) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
