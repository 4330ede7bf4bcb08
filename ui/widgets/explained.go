package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// explained is the base of every widget that explains itself in words under the pointer. The words come after a while
// and stay until the pointer leaves; but the toolkit notices that it has left only when the pointer moves, not when the
// widget is replaced, scrolled away or covered under it. So in each frame, for as long as the pointer is on the widget,
// it is checked that the widget is still where it was. Words come up in such a frame and at no other time, so that there are
// none without their widget. An enlarged picture of something under the pointer goes with the words.
type explained struct {
	widget.BaseWidget

	OnHover func(inside bool) // told when the pointer comes and goes; nil for nobody

	tip     string
	at      fyne.Position   // of the pointer in the window
	due     time.Time       // when the words come up; zero for never
	shown   *fyne.Container // where they are, nil if they are not
	of      fyne.Widget     // what is explained
	hovered bool            // the pointer is on it
	leave   func()          // what happens when the pointer leaves, or what is explained goes away under it
	where   whereabouts     // when the pointer came
	watch   func()          // ends the watching; nil if nothing is watched
}

// ExtendBaseWidget implements fyne.Widget.
func (e *explained) ExtendBaseWidget(of fyne.Widget) {
	e.of = of
	e.BaseWidget.ExtendBaseWidget(of)
}

// SetToolTip sets the words that appear under the pointer.
func (e *explained) SetToolTip(text string) { e.tip = text }

// ToolTip are the words that appear under the pointer, "" for none.
func (e *explained) ToolTip() string { return e.tip }

// MouseIn implements desktop.Hoverable.
func (e *explained) MouseIn(event *desktop.MouseEvent) {
	e.hovered, e.at = true, event.AbsolutePosition
	e.Silence()
	if e.tip != "" {
		e.due = tipDue()
	}
	e.unwatch()
	if e.of != nil && (e.tip != "" || e.leave != nil) {
		e.watchPlace()
	}
	if e.OnHover != nil {
		e.OnHover(true)
	}
}

// MouseMoved implements desktop.Hoverable.
func (e *explained) MouseMoved(event *desktop.MouseEvent) { e.at = event.AbsolutePosition }

// watchPlace lets the pointer leave what is explained as soon as that is no longer where it is now. Until then its words come
// up when they are due.
func (e *explained) watchPlace() {
	e.where = whereaboutsOf(e.of)
	e.watch = EveryFrame(func() {
		gone := false
		if !e.where.known { // the toolkit had not painted it yet; it may have been replaced as soon as it had
			e.where = whereaboutsOf(e.of)
			gone = e.where.known && !e.where.holds(e.at)
		}
		switch {
		case e.watch == nil:
		case gone && e.leave != nil:
			e.leave()
		case whereaboutsOf(e.of) != e.where && e.leave != nil:
			e.leave()
		case whereaboutsOf(e.of) != e.where:
			e.MouseOut()
		case !e.due.IsZero() && !Now().Before(e.due):
			e.due = time.Time{}
			if window := fyne.CurrentApp().Driver().CanvasForObject(e.of); window != nil {
				e.shown = showTip(window, e.at, e.tip)
			}
		}
	})
}

// MouseOut implements desktop.Hoverable.
func (e *explained) MouseOut() {
	e.hovered = false
	e.unwatch()
	e.Silence()
	if e.OnHover != nil {
		e.OnHover(false)
	}
}

// Hovered reports whether the pointer is on the widget.
func (e *explained) Hovered() bool { return e.hovered }

// Silence takes the words away, also those that have not come up yet, until the pointer comes again.
func (e *explained) Silence() {
	e.due = time.Time{}
	if e.shown != nil {
		e.shown.Objects = nil
		e.shown.Refresh()
		e.shown = nil
	}
}

func (e *explained) unwatch() {
	if e.watch != nil {
		e.watch()
		e.watch = nil
	}
}

// whereabouts is the place of a widget in its window, and the overlay of the window. A widget that is not shown has no
// place.
type whereabouts struct {
	known   bool // the window is
	at      fyne.Position
	size    fyne.Size
	overlay fyne.CanvasObject
}

// holds reports whether a point of the window is there.
func (w whereabouts) holds(p fyne.Position) bool {
	return p.X >= w.at.X && p.Y >= w.at.Y && p.X <= w.at.X+w.size.Width && p.Y <= w.at.Y+w.size.Height
}

func whereaboutsOf(w fyne.Widget) whereabouts {
	driver := fyne.CurrentApp().Driver()
	found := whereabouts{at: driver.AbsolutePositionForObject(w), size: w.Size()}
	if window := driver.CanvasForObject(w); window != nil {
		found.known, found.overlay = true, window.Overlays().Top()
	}
	return found
}

// EveryFrame has something done in each frame until stop is called; tests replace it.
var EveryFrame = func(do func()) (stop func()) {
	clock := fyne.NewAnimation(time.Second, func(float32) { do() })
	clock.RepeatCount = fyne.AnimationRepeatForever
	clock.Start()
	return clock.Stop
}
