package finale

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// A slip is beside the sheet and above the plates, holds its words, is shown again after a change of size, leaves the
// focus alone and goes by itself.
func TestSlip(t *testing.T) {
	long := strings.Repeat("Fünf neue Medaillen für Maximiliane von Hohenstaufen ", 3)
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(2560, 1440)} {
		s := stagetest.New(t, size, words.German)
		var due []func()
		s.Due = func(_ time.Duration, do func()) { due = append(due, do) }
		s.HighContrast = true // so that no picture has to be drawn
		e := ended(s, func(e *End, f Frame) []fyne.CanvasObject {
			return []fyne.CanvasObject{e.Plates(f, e.Stage.Plate(widgets.PlainPlate, "menu", 1, func() {}))}
		})
		shown(t, e)
		before := len(due)
		s.Window.Canvas().FocusNext()
		focused := s.Window.Canvas().Focused()
		e.Announce(func(*words.Words) string { return long })
		if focused == nil || s.Window.Canvas().Focused() != focused {
			t.Errorf("%v: the focus goes from %T to %T", size, focused, s.Window.Canvas().Focused())
		}
		e.Restyle()
		f := e.Frame()
		at, high := seen.Place(e.slip), e.slip.Size()
		if at.X < 0 || at.X+high.Width > f.Room || at.Y < 0 || at.Y+high.Height > f.Ways.Y {
			t.Errorf("%v: the slip is at %v, %v", size, at, high)
		}
		for _, text := range seen.All[*canvas.Text](e.slip) {
			from, to := seen.Ink(text)
			if from.X < at.X || to.X > at.X+high.Width || from.Y < at.Y || to.Y > at.Y+high.Height {
				t.Errorf("%v: %q is outside of the slip", size, text.Text)
			}
		}
		for _, do := range due[before:] {
			do()
		}
		if strings.Contains(seen.Texts(e.root), "Medaillen") {
			t.Errorf("%v: the slip stays", size)
		}
	}
}
