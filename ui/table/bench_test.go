package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	fynetooltip "github.com/dweymouth/fyne-tooltip"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/table/gametest"
	"portroyal/ui/widgets"
)

// bench is a table in a window of its own, without pictures on its cards. Its clock goes on only
// when a test says so, and computer players think at once.
type bench struct {
	*Table
	t     *testing.T
	clock *stagetest.Clock
}

// newBench lays a game on the table; it goes on with Start.
func newBench(t *testing.T, m *match.Match) *bench {
	t.Helper()
	b := &bench{t: t}
	s, clock := gametest.Stage(t)
	b.clock = clock
	nothing := func() {}
	b.Table = New(s, m, []int{0, 1, 2, 3, 4}[:len(m.Seats())], NewGround(s), Calls{Menu: nothing, Help: nothing, Over: nothing})
	window := s.Window
	window.SetPadded(false)
	window.SetContent(fynetooltip.AddWindowToolTipLayer(b.Content(), window.Canvas()))
	window.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(b.Leave)
	return b
}

// pass lets time pass, and what is due meanwhile be done.
func (b *bench) pass(by time.Duration) { b.clock.Pass(by) }

// strike types a key after the time that a deliberate player takes.
func (b *bench) strike(name fyne.KeyName) {
	b.pass(time.Second)
	b.Typed(&fyne.KeyEvent{Name: name})
}

// top is what lies on top: an overlay or the table.
func (b *bench) top() fyne.CanvasObject {
	if overlay := b.stage.Window.Canvas().Overlays().Top(); overlay != nil {
		return overlay
	}
	return b.root
}

// walk visits an object and everything visible in it.
func walk(object fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if object == nil || !object.Visible() {
		return
	}
	visit(object)
	switch object := object.(type) {
	case *fyne.Container:
		for _, child := range object.Objects {
			walk(child, visit)
		}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(object).Objects() {
			walk(child, visit)
		}
	}
}

// all lists the visible objects of a type, in the order in which they are drawn.
func all[T fyne.CanvasObject](in fyne.CanvasObject) (found []T) {
	walk(in, func(object fyne.CanvasObject) {
		if wanted, ok := object.(T); ok {
			found = append(found, wanted)
		}
	})
	return found
}

// place is where an object lies in the window.
func place(object fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(object)
}

// plate finds a plate that lies on top by the id of its words; nil if there is none.
func (b *bench) plate(id string) *widgets.Plate {
	for _, plate := range all[*widgets.Plate](b.top()) {
		if plate.Text == b.stage.Words.T(id) {
			return plate
		}
	}
	return nil
}

// click taps the window where an object has its middle.
func (b *bench) click(object fyne.CanvasObject) {
	size := object.Size()
	test.TapCanvas(b.stage.Window.Canvas(), place(object).AddXY(size.Width/2, size.Height/2))
}

// played counts the actions of the game.
func (b *bench) played() int { return len(b.match.Record().Actions) }

// until plays at random, seed after seed, until the position holds, and shows the table then.
func until(t *testing.T, holds func(*match.Match) bool, players ...string) *bench {
	t.Helper()
	return newBench(t, gametest.Until(t, gametest.Printed(portroyal.DeckBase), holds, players...))
}

// flying is what moves above the table.
func (b *bench) flying() *fyne.Container {
	return b.root.Objects[len(b.root.Objects)-3].(*fyne.Container)
}

// inkOf is how far a text reaches in the window.
func inkOf(text *canvas.Text) (from, to fyne.Position) {
	from, ink := place(text), text.MinSize()
	switch text.Alignment {
	case fyne.TextAlignCenter:
		from.X += (text.Size().Width - ink.Width) / 2
	case fyne.TextAlignTrailing:
		from.X += text.Size().Width - ink.Width
	}
	from.Y += (text.Size().Height - ink.Height) / 2 // the toolkit centres a line upright
	return from, from.Add(ink)
}
