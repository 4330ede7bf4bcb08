// Package widgetstest helps tests of widgets: what a widget outside a window consists of, and what it does when a key
// is typed.
package widgetstest

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/visible"
)

// Drawn is what a widget alone consists of, at its own size.
type Drawn struct {
	Texts   []*canvas.Text
	Grounds []*canvas.Rectangle
	Circles []*canvas.Circle
	Images  []*canvas.Image
}

// Draw lays a widget out alone; what is hidden is left out.
func Draw(object fyne.CanvasObject) Drawn {
	object.Resize(object.MinSize().Max(object.Size()))
	var d Drawn
	test.LaidOutObjects(object)
	visible.Walk(object, func(part fyne.CanvasObject) {
		switch part := part.(type) {
		case *canvas.Text:
			d.Texts = append(d.Texts, part)
		case *canvas.Rectangle:
			d.Grounds = append(d.Grounds, part)
		case *canvas.Circle:
			d.Circles = append(d.Circles, part)
		case *canvas.Image:
			d.Images = append(d.Images, part)
		}
	})
	return d
}

// Says is everything written on it.
func (d Drawn) Says() string {
	var words []string
	for _, text := range d.Texts {
		words = append(words, text.Text)
	}
	return strings.Join(words, " ")
}

// Edged reports whether something has an edge of this colour.
func (d Drawn) Edged(paint color.Color) bool {
	for _, ground := range d.Grounds {
		if ground.StrokeColor == paint && ground.StrokeWidth > 0 {
			return true
		}
	}
	for _, circle := range d.Circles {
		if circle.StrokeColor == paint && circle.StrokeWidth > 0 {
			return true
		}
	}
	return false
}

// TypeKey types a key.
func TypeKey(on desktop.Keyable, name fyne.KeyName) {
	on.KeyDown(&fyne.KeyEvent{Name: name})
	on.TypedKey(&fyne.KeyEvent{Name: name})
}

// Edges is the place of something on the widget that it is part of.
type Edges struct{ Left, Top, Right, Bottom float32 }

// Badges lists the places of the badges of a widget, in the order in which they are drawn.
func Badges(of fyne.Widget) (found []Edges) {
	Draw(of)
	for _, object := range test.WidgetRenderer(of).Objects() {
		if badge, ok := object.(*fyne.Container); ok {
			at, size := badge.Position(), badge.Size()
			found = append(found, Edges{at.X, at.Y, at.X + size.Width, at.Y + size.Height})
		}
	}
	return found
}
