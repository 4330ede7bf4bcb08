package stage

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/anim"
	"portroyal/ui/widgets"
)

// Overlay is something that is shown over the screen until it is closed.
type Overlay struct {
	// Name is what it is asked for by, see [Stage.Shows]; "" for an overlay that nobody asks for.
	Name    string
	Content fyne.CanvasObject
	Full    bool // it fills the window

	// Back is what Escape does in the place of closing it; nil for an overlay that leads back to what is under it.
	Back func()
	// Keys gets the keys typed while it is on top, but for those that mean the same everywhere: Escape leads back from it.
	// If it is nil the arrow keys move the focus.
	Keys func(*fyne.KeyEvent)
	// Letters gets what is typed while it is on top and nothing else takes it. It is nil where nobody writes.
	Letters func(rune)
	// Alone says that somebody writes there: it gets every key but Escape and F1 to F12, also those that mean the same everywhere.
	Alone bool
	// Anew makes the content for a window that has another size now, and says what of it has the focus, if it is on top; nil where
	// something else sees to that.
	Anew func() (content fyne.CanvasObject, focused fyne.Focusable)
	// Restyle shows it anew in the present colours and language; nil where something else sees to that.
	Restyle func()
	// Told shows what has come of something that was saved from it, after which it is read on. It is nil for an overlay that
	// goes then, as menus do.
	Told func(said string)
	// Closed is called when it is gone, however it was closed. It may be nil.
	Closed func()
}

// laid is an overlay that is open.
type laid struct {
	Overlay

	popup *widget.PopUp
	hide  func() // takes it off the window
}

// Lay opens an overlay on top of any others.
func (s *Stage) Lay(over Overlay) {
	fits := &whole{window: s.Window.Canvas(), full: over.Full, made: s.Window.Canvas().Size()}
	content := container.New(fits, over.Content)
	heard := func() {
		widgets.HandOnKeys(content, func(key *fyne.KeyEvent) { s.Typed(key) })
		s.Pointer().Watch(content)
	}
	heard()
	if over.Anew != nil {
		depth := len(s.overlays)
		fits.anew = func() {
			made, focused := over.Anew()
			content.Objects[0] = made                    // in its place, for the layout that is being done
			fits.Layout(content.Objects, content.Size()) // or it has none where all of it is as large as before
			heard()
			s.Pointer().Laid()
			if depth == len(s.overlays)-1 {
				s.Window.Canvas().Focus(focused)
			}
		}
	}
	shown := widgets.WithTips(content)
	popup := widget.NewModalPopUp(shown, s.Window.Canvas())
	uncover := func() {}
	s.overlays = append(s.overlays, laid{Overlay: over, popup: popup, hide: func() {
		popup.Hide()
		uncover()
		s.Pointer().Laid()
	}})
	popup.Show()
	if anew := s.Time().Sub(s.closed) < riseTime; !over.Full && !anew {
		s.rise(over.Content)
	}
	uncover = widgets.Cover(s.Window.Canvas(), shown)
	s.Pointer().Laid()
}

// How far sheets come up as they open, in the toolkit's units, and how long that takes.
const (
	riseBy   = 14
	riseTime = 100 * time.Millisecond
)

// rise lets a sheet come up into its place; one that takes the place of another is there at once, and so are all for tests,
// which look at them while the toolkit's frames go on.
func (s *Stage) rise(sheet fyne.CanvasObject) {
	if s.Still() || s.Inline {
		return
	}
	rising := anim.Stage{Pace: s.Pace}
	rising.Play(anim.Pull(anim.PanelSpring, riseBy, riseTime, func(far float32) { sheet.Move(fyne.NewPos(0, far)) }), nil)
}

// Open is [Stage.Lay] for an overlay without a name.
func (s *Stage) Open(content fyne.CanvasObject, keys func(*fyne.KeyEvent), closed func()) {
	s.Lay(Overlay{Content: content, Keys: keys, Closed: closed})
}

// index is the place of the overlay with a name among the open ones, -1 if it is not open.
func (s *Stage) index(name string) int {
	return slices.IndexFunc(s.overlays, func(o laid) bool { return o.Name == name })
}

// Shows reports whether the overlay with a name is open.
func (s *Stage) Shows(name string) bool { return s.index(name) >= 0 }

// top is the topmost of the open overlays.
func (s *Stage) top() *laid { return &s.overlays[len(s.overlays)-1] }

// Top is the name of the topmost overlay, "" if it has none or none is open.
func (s *Stage) Top() string {
	if !s.Covered() {
		return ""
	}
	return s.top().Name
}

// Refit gives the overlays the room that their contents need now: after one has made its own anew, or the window has another size.
// By themselves the toolkit's popups never get smaller again.
func (s *Stage) Refit() {
	other := false
	for i := range s.overlays {
		if popup := s.overlays[i].popup; popup.Size() != popup.MinSize() {
			popup.Resize(popup.MinSize())
			other = true
		}
	}
	if !other {
		return
	}
	for _, over := range s.Window.Canvas().Overlays().List() {
		over.Refresh()
	}
}

// Unfocus takes the focus off a screen, or the content of an overlay, whose parts have been replaced. What is over it keeps its own.
func (s *Stage) Unfocus(content fyne.CanvasObject) {
	on := s.Window.Canvas()
	if on.Focused() != nil && (!s.Covered() || s.top().Content == content) {
		on.Unfocus()
	}
}

// Restyle shows the overlays that can be shown anew in the present colours and language.
func (s *Stage) Restyle() {
	for _, over := range slices.Clone(s.overlays) {
		if over.Restyle != nil {
			over.Restyle()
		}
	}
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
	need.Height = min(need.Height, max(Room(l.window).Height-l.rest, 0))
	return need
}

func (l *low) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size.AddWidthHeight(barRoom, 0))
}

// whole gives its one object the room that it needs, in the middle: what is larger than the window is cut off, and asks for no
// larger window, which a system that tiles its windows refuses after the toolkit has painted one. With full the object gets the size of
// the window.
type whole struct {
	window fyne.Canvas
	full   bool
	made   fyne.Size // the window's, for which the object was made
	anew   func()    // makes it for another one; nil for one that does so itself
}

func (w *whole) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if size := w.window.Size(); w.anew != nil && size != w.made {
		w.made = size
		w.anew()
		return w.MinSize(objects)
	}
	edge := 2 * theme.Padding()
	return w.need(objects).Min(w.window.Size().SubtractWidthHeight(edge, edge)).Max(fyne.Size{})
}

// need is the room that the object is given at least.
func (w *whole) need(objects []fyne.CanvasObject) fyne.Size {
	if w.full {
		return Over(w.window)
	}
	return objects[0].MinSize()
}

// Over is the room for what fills a window over the screen: all but the edge that the toolkit leaves round overlays.
func Over(window fyne.Canvas) fyne.Size {
	edge := 2 * theme.Padding()
	return Room(window).SubtractWidthHeight(edge, edge)
}

func (w *whole) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	need := w.need(objects)
	objects[0].Resize(need)
	left := size.Subtract(need).Max(fyne.Size{})
	objects[0].Move(fyne.NewPos(left.Width/2, left.Height/2))
}

// Close closes the topmost overlay, if there is one.
func (s *Stage) Close() {
	n := len(s.overlays)
	if n == 0 {
		return
	}
	top := s.overlays[n-1]
	s.overlays = s.overlays[:n-1]
	s.closed = s.Time()
	top.hide()
	if top.Closed != nil {
		top.Closed()
	}
	s.uncovered()
}

// uncovered does what waits until no overlay is open, if none is.
func (s *Stage) uncovered() {
	if s.Covered() {
		return
	}
	later := s.later
	s.later = nil
	for _, do := range later {
		do()
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

// CloseWays closes the overlays that led to what is done now: all above the uppermost one that is read on afterwards.
func (s *Stage) CloseWays() {
	for s.Covered() && s.top().Told == nil {
		s.Close()
	}
}

// Told has the topmost overlay show what has come of something, if it is read on afterwards; it reports whether it is.
func (s *Stage) Told(said string) bool {
	if !s.Covered() || s.top().Told == nil {
		return false
	}
	s.top().Told(said)
	return true
}

// Shown is what is on top: the content of the topmost overlay, or that of the window, and where it is in it.
func (s *Stage) Shown() (content fyne.CanvasObject, at fyne.Position) {
	if !s.Covered() {
		return s.Window.Content(), fyne.Position{}
	}
	content = s.top().Content
	return content, fyne.CurrentApp().Driver().AbsolutePositionForObject(content)
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

// HandOnKeys is widgets.HandOnKeys for a screen that has been laid out anew, with the keys that do not mean the same
// everywhere. Its plates go by the pointer from then on.
func (s *Stage) HandOnKeys(object fyne.CanvasObject, keys func(*fyne.KeyEvent)) {
	widgets.HandOnKeys(object, s.Keys(keys))
	s.Pointer().Watch(object)
	s.Pointer().Laid()
}

// Pointer is the pointer of the window.
func (s *Stage) Pointer() *widgets.Pointer {
	if s.pointer == nil {
		s.pointer = widgets.NewPointer(s.Window.Canvas, s.Time)
	}
	return s.pointer
}

// everywhere does what a key means on every screen. It reports whether it means anything.
func (s *Stage) everywhere(key *fyne.KeyEvent) bool { return s.Everywhere != nil && s.Everywhere(key) }

// Typed hands a key to the topmost overlay. It reports whether there was one, or the key means the
// same everywhere.
func (s *Stage) Typed(key *fyne.KeyEvent) bool {
	alone := s.Covered() && s.top().Alone
	if (!alone || widgets.IsFunction(key.Name)) && s.everywhere(key) {
		return true
	}
	if !s.Covered() {
		return false
	}
	if key.Name == fyne.KeyEscape {
		if back := s.top().Back; back != nil {
			back()
			return true
		}
		s.Close()
		return true
	}
	if key.Name == fyne.KeyF1 && s.Help != nil && !alone {
		s.Help()
		return true
	}
	if keys := s.top().Keys; keys != nil {
		keys(key)
	} else {
		s.Walk(key)
	}
	return true
}

// Letters is what takes the letters that are typed over the topmost overlay, nil if it takes none or there is no overlay.
func (s *Stage) Letters() func(rune) {
	if !s.Covered() {
		return nil
	}
	return s.overlays[len(s.overlays)-1].Letters
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
