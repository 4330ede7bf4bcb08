package stage_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/stage"
)

// An overlay with a name can be asked for while it is open, and is shown anew if it knows how.
func TestNamedOverlays(t *testing.T) {
	s, told := open(t)
	s.Lay(stage.Overlay{
		Name: "end", Content: widget.NewLabel("end"), Full: true, Restyle: func() { *told = append(*told, "end anew") },
	})
	s.Lay(stage.Overlay{Name: "help", Content: widget.NewLabel("help")})
	if s.Restyle(); !s.Shows("end") || !s.Shows("help") || s.Shows("menu") || s.Shows("") {
		t.Errorf("open are %d overlays: end %v, help %v", s.Depth(), s.Shows("end"), s.Shows("help"))
	}
	s.Close()
	if s.Restyle(); !s.Shows("end") || s.Shows("help") {
		t.Errorf("after one has been closed: end %v, help %v", s.Shows("end"), s.Shows("help"))
	}
	s.Close()
	if s.Restyle(); s.Covered() || !slices.Equal(*told, []string{"end anew", "end anew"}) {
		t.Errorf("it is told %q", *told)
	}
}

// Where somebody writes, no key that writes means what it does elsewhere; Escape closes.
func TestOverlayThatIsAlone(t *testing.T) {
	s, told := open(t)
	s.Everywhere = func(key *fyne.KeyEvent) bool {
		if key.Name == fyne.KeyF1 {
			return false
		}
		*told = append(*told, "everywhere "+string(key.Name))
		return true
	}
	s.Help = func() { *told = append(*told, "help") }
	s.Lay(stage.Overlay{Content: widget.NewLabel("a name"), Alone: true, Keys: func(key *fyne.KeyEvent) {
		*told = append(*told, string(key.Name))
	}})
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyM})
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyF1})
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyF11})
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.Covered() || !slices.Equal(*told, []string{"M", "F1", "everywhere F11"}) {
		t.Errorf("covered: %v; it is told %q", s.Covered(), *told)
	}
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyM})
	if !slices.Equal(*told, []string{"M", "F1", "everywhere F11", "everywhere M"}) {
		t.Errorf("once it is closed it is told %q", *told)
	}
}

// What is made anew for another size of the window has its room at once, and the focus.
func TestOverlayMadeAnew(t *testing.T) {
	s, _ := open(t)
	anew := func() (fyne.CanvasObject, fyne.Focusable) {
		field := widget.NewEntry()
		size := s.Window.Canvas().Size()
		return container.NewGridWrap(fyne.NewSize(size.Width/2, size.Height/2), field), field
	}
	content, _ := anew()
	s.Lay(stage.Overlay{Content: content, Anew: anew})
	for _, size := range []fyne.Size{{Width: 1600, Height: 1200}, {Width: 1000, Height: 700}} {
		s.Window.Resize(size)
		on := s.Window.Canvas()
		for _, part := range test.WidgetRenderer(on.Overlays().Top().(fyne.Widget)).Objects() {
			if popup, is := part.(*widget.PopUp); is && popup.Size().Width < size.Width/2 {
				t.Errorf("at %v it has %v", size, popup.Size())
			}
		}
		if field, is := on.Focused().(*widget.Entry); !is || field.Size().Width < size.Width/2-20 {
			t.Errorf("at %v %T has the focus", size, on.Focused())
		}
	}
}
