package stagetest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Small is a window as small as interface.md asks for.
var Small = fyne.NewSize(1024, 700)

// Screen is what a window shows.
type Screen interface {
	Content() fyne.CanvasObject
	Typed(*fyne.KeyEvent)
	Leave()
}

// Show lays a screen in the window of a stage, and hands it the keys that nothing else wants.
func Show(t testing.TB, s *stage.Stage, screen Screen) {
	t.Helper()
	on, size := s.Window.Canvas(), s.Window.Canvas().Size()
	s.Window.SetContent(widgets.WithTips(screen.Content()))
	on.SetOnTypedKey(func(key *fyne.KeyEvent) {
		if !s.Typed(key) {
			screen.Typed(key)
		}
	})
	s.Window.Resize(size)
	t.Cleanup(func() {
		screen.Leave()
		s.Background.Wait()
	})
}

// Press types keys as the toolkit does: what has the focus gets them, else the window.
func Press(on fyne.Canvas, names ...fyne.KeyName) {
	for _, name := range names {
		if pressed, ok := on.Focused().(desktop.Keyable); ok && name != fyne.KeyTab {
			pressed.KeyDown(&fyne.KeyEvent{Name: name})
		}
		Hold(on, name)
	}
}

// Hold types a key that is held down already.
func Hold(on fyne.Canvas, name fyne.KeyName) {
	key := &fyne.KeyEvent{Name: name}
	switch focused := on.Focused(); {
	case name == fyne.KeyTab:
		on.FocusNext()
	case focused != nil:
		focused.TypedKey(key)
	default:
		on.OnTypedKey()(key)
	}
}
