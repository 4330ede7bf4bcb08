package table

import (
	"context"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/ask"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/sound"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is a table in a window of its own, without pictures on its cards. Its clock advances only when the test
// says so, and computer players think at once.
type bench struct {
	*Table
	t     testing.TB
	clock stagetest.Clock
	noted map[fyne.Widget]bool // so far
}

// newBench sets up a table for a game; Start begins it.
func newBench(t testing.TB, m *match.Match) *bench {
	t.Helper()
	return newLed(t, m, nil)
}

// newLed is newBench with a guide.
func newLed(t testing.TB, m *match.Match, guide Guide) *bench {
	t.Helper()
	b := &bench{t: t, noted: map[fyne.Widget]bool{}}
	s := piecestest.New(t, stagetest.Small, words.English)
	b.clock.On(s.Stage)
	nothing := func() {}
	b.Table = New(s, m, []int{0, 1, 2, 3, 4}[:len(m.Seats())], board.NewGround(s), Calls{
		Menu: nothing, Help: nothing, Over: nothing, Guide: guide, Settle: func(context.Context) {
			if s.Inline { // the clock stops while a computer player thinks
				b.hurryUp()
			}
		},
	})
	s.Surround = func(sound.Scene) { b.note() } // before a new layout replaces the last one
	if t, is := t.(*testing.T); is {
		t.Cleanup(func() { b.letGo(t) })
	}
	stagetest.Show(t, s.Stage, b.Table)
	return b
}

// note remembers the widgets that the window shows, for letGo.
func (b *bench) note() {
	var within func(fyne.CanvasObject)
	within = func(object fyne.CanvasObject) {
		if widget, is := object.(fyne.Widget); is {
			b.noted[widget] = true
		}
		for _, part := range visible.Parts(object) {
			within(part)
		}
	}
	window := b.stage.Window.Canvas()
	for _, object := range append(window.Overlays().List(), window.Content()) {
		within(object)
	}
}

// forget makes the toolkit forget everything that the window no longer shows, at the end of a test. A window that
// is painted does so by itself; one in a test retains every widget, and with it the whole table.
func (b *bench) forget(t *testing.T) {
	before := b.noted
	b.noted = map[fyne.Widget]bool{}
	b.note()
	for widget := range before {
		if !b.noted[widget] {
			test.TempWidgetRenderer(t, widget)
		}
	}
}

// letGo makes the toolkit forget everything that the window has shown.
func (b *bench) letGo(t *testing.T) {
	window := b.stage.Window
	b.note()
	window.SetContent(container.NewWithoutLayout())
	b.forget(t)
	*b.board, *b.asks = board.Board{}, ask.Asker{} // so that little is left of widgets that were never shown
	*b.Table, *b = Table{}, bench{}
}

// pass advances the clock, and does what is due in that time.
func (b *bench) pass(by time.Duration) { b.clock.Pass(by) }

// strike presses a key after as long as a player takes who thinks first.
func (b *bench) strike(name fyne.KeyName) {
	b.pass(time.Second)
	b.Typed(&fyne.KeyEvent{Name: name})
}

// plate finds a topmost plate by the id of its text; nil if there is none.
func (b *bench) plate(id string) *widgets.Plate {
	for _, plate := range visible.All[*widgets.Plate](visible.Top(b.stage.Window.Canvas())) {
		if plate.Text == b.stage.Words.T(words.ID(id)) {
			return plate
		}
	}
	return nil
}

// click taps the middle of an object.
func (b *bench) click(object fyne.CanvasObject) {
	size := object.Size()
	test.TapCanvas(b.stage.Window.Canvas(), visible.Place(object).AddXY(size.Width/2, size.Height/2))
}

// act plays an action for the deciding player, person or computer.
func (b *bench) act(action portroyal.Action) { b.mode.act(action) }

// played counts the actions of the game.
func (b *bench) played() int { return len(b.match.Record().Actions) }

// until plays at random, seed after seed, until the position holds, and shows the table then.
func until(t *testing.T, holds func(*match.Match) bool, players ...string) *bench {
	t.Helper()
	return newBench(t, gametest.Until(t, gametest.Printed(portroyal.DeckBase), holds, players...))
}

// zoom holds the enlarged object.
func (b *bench) zoom() *fyne.Container {
	return b.root.Objects[len(b.root.Objects)-2].(*fyne.Container)
}

// enlarges reports whether a card is enlarged.
func (b *bench) enlarges(card portroyal.Card) bool {
	large := visible.All[*pieces.Card](b.zoom())
	return len(large) == 1 && large[0].Card == card
}

// question is the question in the prompt, beside the head of the player asked.
func (b *bench) question() string {
	at := b.areas().Prompt
	for _, part := range b.root.Objects {
		if part.Position() != fyne.NewPos(at.X, at.Y) || part.Size() != at.Size() {
			continue
		}
		objects := part.(*fyne.Container).Objects
		for i, object := range objects[1:] {
			if text, ok := object.(*canvas.Text); ok {
				if _, ok := objects[i].(*canvas.Image); ok {
					return text.Text
				}
			}
		}
	}
	b.t.Fatal("nothing is asked")
	return ""
}

// items are the spots that the arrow keys go through.
func (b *bench) items() []layout.Spot { return layout.Items(&b.view, b.berths, b.lower) }

// flying holds everything that moves above the table.
func (b *bench) flying() *fyne.Container {
	return b.root.Objects[len(b.root.Objects)-3].(*fyne.Container)
}
