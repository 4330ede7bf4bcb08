package stagetest

import (
	"io"
	"log/slog"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	fynetooltip "github.com/dweymouth/fyne-tooltip"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Small is a window as small as interface.md asks for.
var Small = fyne.NewSize(1024, 700)

// Screen is what a window shows.
type Screen interface {
	Content() fyne.CanvasObject
	Typed(*fyne.KeyEvent)
	Leave()
}

// New makes a stage in a window of its own, with the usual settings but for pauses. Nothing is drawn on
// its cards, and computer players think at once.
func New(t *testing.T, size fyne.Size, language words.Language) *stage.Stage {
	t.Helper()
	test.NewTempApp(t)
	chosen := settings.Default()
	chosen.Speed = settings.SpeedInstant
	s := &stage.Stage{
		Window: test.NewTempWindow(t, nil), Words: words.In(language), Settings: &chosen, Inline: true, Keep: func() {},
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	}
	s.Window.SetPadded(false)
	s.Window.Resize(size)
	return s
}

// Show lays a screen in the window of a stage, and hands it the keys that nothing else wants.
func Show(t *testing.T, s *stage.Stage, screen Screen) {
	t.Helper()
	on, size := s.Window.Canvas(), s.Window.Canvas().Size()
	s.Window.SetContent(fynetooltip.AddWindowToolTipLayer(screen.Content(), on))
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
