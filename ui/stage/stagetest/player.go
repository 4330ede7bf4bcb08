package stagetest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/stage"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Player is somebody who sits at the window of a stage: they press keys, click on plates and read. Time passes only when
// they let it.
type Player struct {
	T     testing.TB
	At    *stage.Stage
	Clock Clock
	// KeyDown is told of a key that is pressed while nothing has the focus, as the toolkit tells a window; it may be nil.
	KeyDown func(*fyne.KeyEvent)
}

// NewPlayer sits down at a stage, which gets the player's clock.
func NewPlayer(t testing.TB, at *stage.Stage, keyDown func(*fyne.KeyEvent)) *Player {
	p := &Player{T: t, At: at, KeyDown: keyDown}
	p.Clock.On(at)
	return p
}

// Pass lets time pass, and what is due meanwhile be done.
func (p *Player) Pass(by time.Duration) { p.Clock.Pass(by) }

// Press types keys, each after the time that a deliberate player takes.
func (p *Player) Press(names ...fyne.KeyName) {
	for _, name := range names {
		p.Pass(time.Second)
		p.Strike(name)
	}
}

// Strike presses a key as the toolkit does: what has the focus gets it, else the window.
func (p *Player) Strike(name fyne.KeyName) {
	on := p.At.Window.Canvas()
	if on.Focused() == nil && p.KeyDown != nil {
		p.KeyDown(&fyne.KeyEvent{Name: name})
	}
	Press(on, name)
}

// Repeat types a key that is held down already.
func (p *Player) Repeat(name fyne.KeyName) { Hold(p.At.Window.Canvas(), name) }

// Reached lists what Tab goes through, until it comes round.
func (p *Player) Reached() (found []fyne.Focusable) {
	on := p.At.Window.Canvas()
	on.Unfocus()
	for range 100 {
		p.Press(fyne.KeyTab)
		focused := on.Focused()
		if focused == nil || slices.Contains(found, focused) {
			return found
		}
		found = append(found, focused)
	}
	p.T.Fatal("Tab does not come round")
	return nil
}

// Top is the topmost overlay, or the screen.
func (p *Player) Top() fyne.CanvasObject { return visible.Top(p.At.Window.Canvas()) }

// Plates lists the words on the plates on top.
func (p *Player) Plates() (shown []string) {
	for _, plate := range visible.All[*widgets.Plate](p.Top()) {
		shown = append(shown, plate.Text)
	}
	return shown
}

// Has reports whether a plate on top says this.
func (p *Player) Has(id words.ID) bool { return slices.Contains(p.Plates(), p.At.Words.T(id)) }

// Plate finds a plate on top by the id of its words.
func (p *Player) Plate(id words.ID) *widgets.Plate {
	p.T.Helper()
	for _, plate := range visible.All[*widgets.Plate](p.Top()) {
		if plate.Text == p.At.Words.T(id) {
			return plate
		}
	}
	p.T.Fatalf("no plate %q among %q", p.At.Words.T(id), p.Plates())
	return nil
}

// Tap clicks on a plate on top.
func (p *Player) Tap(id words.ID) {
	p.T.Helper()
	p.Pass(time.Second)
	test.Tap(p.Plate(id))
}

// Says reports whether the window, overlays aside, says a sentence.
func (p *Player) Says(sentence string) bool {
	return strings.Contains(strings.ReplaceAll(visible.Texts(p.At.Window.Canvas().Content()), "\n", " "), sentence)
}

// Tells checks that the topmost overlay, or the screen, says something.
func (p *Player) Tells(text string) {
	p.T.Helper()
	if shown := strings.ReplaceAll(visible.Texts(p.Top()), "\n", " "); !strings.Contains(shown, text) {
		p.T.Errorf("it does not say %q, but %s", text, shown)
	}
}
