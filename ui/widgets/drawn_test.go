package widgets_test

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"portroyal/ui/seen"
)

// drawn is what a widget alone consists of, at its own size.
type drawn struct {
	texts   []*canvas.Text
	grounds []*canvas.Rectangle
	circles []*canvas.Circle
	images  []*canvas.Image
}

// draw lays a widget out alone; what is hidden is left out.
func draw(object fyne.CanvasObject) drawn {
	object.Resize(object.MinSize().Max(object.Size()))
	var d drawn
	test.LaidOutObjects(object)
	seen.Walk(object, func(part fyne.CanvasObject) {
		switch part := part.(type) {
		case *canvas.Text:
			d.texts = append(d.texts, part)
		case *canvas.Rectangle:
			d.grounds = append(d.grounds, part)
		case *canvas.Circle:
			d.circles = append(d.circles, part)
		case *canvas.Image:
			d.images = append(d.images, part)
		}
	})
	return d
}

// says is everything written on it.
func (d drawn) says() string {
	var words []string
	for _, text := range d.texts {
		words = append(words, text.Text)
	}
	return strings.Join(words, " ")
}

// edged reports whether something has an edge of this colour.
func (d drawn) edged(paint color.Color) bool {
	for _, ground := range d.grounds {
		if ground.StrokeColor == paint && ground.StrokeWidth > 0 {
			return true
		}
	}
	for _, circle := range d.circles {
		if circle.StrokeColor == paint && circle.StrokeWidth > 0 {
			return true
		}
	}
	return false
}

// typeKey types a key.
func typeKey(on desktop.Keyable, name fyne.KeyName) {
	on.KeyDown(&fyne.KeyEvent{Name: name})
	on.TypedKey(&fyne.KeyEvent{Name: name})
}
