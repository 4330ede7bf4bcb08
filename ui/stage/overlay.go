package stage

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	fynetooltip "github.com/dweymouth/fyne-tooltip"

	"portroyal/ui/widgets"
)

// overlay is something shown over the screen until it is closed.
type overlay struct {
	popup  *widget.PopUp
	keys   func(*fyne.KeyEvent)
	closed func()
}

// Open shows content over the screen, on top of any other overlays. keys gets the keys typed meanwhile; if it is nil,
// the arrow keys move the focus. Escape always closes. closed, which may be nil, is called when the overlay is gone,
// however it was closed.
func (s *Stage) Open(content fyne.CanvasObject, keys func(*fyne.KeyEvent), closed func()) {
	widgets.HandOnKeys(content, func(key *fyne.KeyEvent) { s.Typed(key) })
	popup := widget.NewModalPopUp(content, s.Window.Canvas())
	fynetooltip.AddPopUpToolTipLayer(popup)
	s.overlays = append(s.overlays, overlay{popup, keys, closed})
	popup.Show()
}

// OpenFull is like Open for content that fills the window.
func (s *Stage) OpenFull(content fyne.CanvasObject, keys func(*fyne.KeyEvent), closed func()) {
	s.Open(container.New(&filling{s.Window.Canvas()}, content), keys, closed)
}

// Scrolled lets a part of an overlay scroll up and down if the window is not high enough for it and for rest, the
// height of everything above and below it. A part that gets the focus is scrolled into sight. The scroll bar is beside
// the content, where sheets have an edge.
func (s *Stage) Scrolled(content fyne.CanvasObject, rest float32) fyne.CanvasObject {
	scroll := container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, barRoom), content))
	widgets.OnFocus(content, func(part fyne.CanvasObject) { widgets.ScrollTo(scroll, part) })
	return container.New(&low{s.Window.Canvas(), content, rest}, scroll)
}

// barRoom is the room for the scroll bar.
const barRoom = 12

// low is as high as content, or as the window allows.
type low struct {
	window  fyne.Canvas
	content fyne.CanvasObject
	rest    float32
}

func (l *low) MinSize([]fyne.CanvasObject) fyne.Size {
	need := l.content.MinSize()
	need.Height = min(need.Height, max(l.window.Size().Height-l.rest, 0))
	return need
}

func (l *low) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size.AddWidthHeight(barRoom, 0))
}

// filling gives its one object the size of the window, less the edge that the toolkit leaves round overlays.
type filling struct{ window fyne.Canvas }

func (f *filling) MinSize([]fyne.CanvasObject) fyne.Size {
	edge := 2 * theme.Padding()
	return f.window.Size().SubtractWidthHeight(edge, edge)
}

func (f *filling) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, object := range objects {
		object.Resize(size)
		object.Move(fyne.NewPos(0, 0))
	}
}

// Close closes the topmost overlay, if there is one.
func (s *Stage) Close() {
	n := len(s.overlays)
	if n == 0 {
		return
	}
	top := s.overlays[n-1]
	s.overlays = s.overlays[:n-1]
	top.popup.Hide()
	fynetooltip.DestroyPopUpToolTipLayer(top.popup)
	if top.closed != nil {
		top.closed()
	}
	if !s.Covered() {
		later := s.later
		s.later = nil
		for _, do := range later {
			do()
		}
	}
}

// WhenUncovered calls do as soon as no overlay is open, at once if none is, or not at all if ctx is done by then. It
// goes on waiting if an overlay is closed only to open another.
func (s *Stage) WhenUncovered(ctx context.Context, do func()) {
	if !s.Covered() {
		do()
		return
	}
	s.later = append(s.later, func() {
		s.Think(ctx, func(context.Context) {}, func() { s.WhenUncovered(ctx, unless(ctx, do)) })
	})
}

// CloseAll closes all overlays.
func (s *Stage) CloseAll() {
	for s.Covered() {
		s.Close()
	}
}

// Depth is the number of open overlays.
func (s *Stage) Depth() int { return len(s.overlays) }

// Covered reports whether an overlay is open.
func (s *Stage) Covered() bool { return len(s.overlays) > 0 }

// Keys wraps the key handler of a screen so that it gets only the keys that do not mean the same everywhere.
func (s *Stage) Keys(keys func(*fyne.KeyEvent)) func(*fyne.KeyEvent) {
	return func(key *fyne.KeyEvent) {
		if !s.everywhere(key) {
			keys(key)
		}
	}
}

// HandOnKeys is widgets.HandOnKeys for a screen, with the keys that do not mean the same everywhere.
func (s *Stage) HandOnKeys(object fyne.CanvasObject, keys func(*fyne.KeyEvent)) {
	widgets.HandOnKeys(object, s.Keys(keys))
}

// everywhere does what a key means on every screen. It reports whether it means anything.
func (s *Stage) everywhere(key *fyne.KeyEvent) bool { return s.Everywhere != nil && s.Everywhere(key) }

// Typed hands a key to the topmost overlay. It reports whether there was one, or the key means the
// same everywhere.
func (s *Stage) Typed(key *fyne.KeyEvent) bool {
	if s.everywhere(key) {
		return true
	}
	if !s.Covered() {
		return false
	}
	if key.Name == fyne.KeyEscape {
		s.Close()
		return true
	}
	if key.Name == fyne.KeyF1 && s.Help != nil {
		s.Help()
		return true
	}
	if keys := s.overlays[len(s.overlays)-1].keys; keys != nil {
		keys(key)
	} else {
		s.Walk(key)
	}
	return true
}

// Walk moves the keyboard's focus with the arrow keys. It reports whether that is what the key is for.
func (s *Stage) Walk(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyDown, fyne.KeyRight:
		s.Window.Canvas().FocusNext()
	case fyne.KeyUp, fyne.KeyLeft:
		s.Window.Canvas().FocusPrevious()
	default:
		return false
	}
	return true
}
