package ending

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/scenery"
	"portroyal/ui/stage"
)

// people have played in tests.
var people = []Player{{"Ann", 0}, {"Ben", 1}, {"Cem", 2}, {"Dora", 3}, {"Eve", 4}}

// ended is the end of some game, with the objects that build makes.
func ended(s *stage.Stage, build func(e *End, f Frame) []fyne.CanvasObject) *End {
	e := &End{Brush: Brush{Stage: s, Players: people}}
	e.Head = func(_ int, rim color.NRGBA, size float32) *canvas.Image { return s.Head("person", rim, size) }
	e.Scene = func() scenery.Ending { return scenery.Ending{Flags: []color.NRGBA{e.Colour(0)}} }
	e.Above = func(f Frame) float32 { return e.SkyOver(f, true) }
	e.Build = func(f Frame) []fyne.CanvasObject { return build(e, f) }
	e.Begin()
	return e
}

// bare is an end with nothing but its picture.
func bare(*End, Frame) []fyne.CanvasObject { return nil }

// shown shows an end in the window of its stage.
func shown(t *testing.T, e *End) {
	t.Helper()
	size := e.Stage.Window.Canvas().Size()
	e.Stage.Window.SetContent(e.Content())
	e.Stage.Window.Resize(size)
	t.Cleanup(e.Leave)
}
