package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	tooltip "github.com/dweymouth/fyne-tooltip/widget"
)

// explained is the base of every widget that explains itself in words under the pointer. The words come after a while
// and stay until the pointer leaves; but the toolkit notices that it has left only when the pointer moves, not when the
// widget is replaced, scrolled away or covered under it. So in each frame, for as long as the pointer is on the widget,
// it is checked that the widget is still where it was. An enlarged picture of something under the pointer goes with the
// words.
type explained struct {
	tooltip.ToolTipWidget

	OnHover func(inside bool) // told when the pointer comes and goes; nil for nobody

	of      fyne.Widget // what is explained
	hovered bool        // the pointer is on it
	leave   func()      // what happens when the pointer leaves, or what is explained goes away under it
	where   whereabouts // when the pointer came
	watch   func()      // ends the watching; nil if nothing is watched
}

// ExtendBaseWidget implements fyne.Widget.
func (e *explained) ExtendBaseWidget(of fyne.Widget) {
	e.of = of
	e.ToolTipWidget.ExtendBaseWidget(of)
}

// MouseIn implements desktop.Hoverable.
func (e *explained) MouseIn(event *desktop.MouseEvent) {
	e.hovered = true
	e.ToolTipWidget.MouseIn(event)
	e.unwatch()
	if e.of != nil && (e.ToolTip() != "" || e.leave != nil) {
		e.watchPlace()
	}
	if e.OnHover != nil {
		e.OnHover(true)
	}
}

// watchPlace lets the pointer leave what is explained as soon as that is no longer where it is now.
func (e *explained) watchPlace() {
	e.where = whereaboutsOf(e.of)
	e.watch = everyFrame(func() {
		switch {
		case e.watch == nil || whereaboutsOf(e.of) == e.where:
		case e.leave != nil:
			e.leave()
		default:
			e.MouseOut()
		}
	})
}

// MouseOut implements desktop.Hoverable.
func (e *explained) MouseOut() {
	e.hovered = false
	e.unwatch()
	e.silence()
	if e.OnHover != nil {
		e.OnHover(false)
	}
}

// Hovered reports whether the pointer is on the widget.
func (e *explained) Hovered() bool { return e.hovered }

// silence takes the words away, also those that have not come up yet.
func (e *explained) silence() { e.ToolTipWidget.MouseOut() }

func (e *explained) unwatch() {
	if e.watch != nil {
		e.watch()
		e.watch = nil
	}
}

// whereabouts is the place of a widget in its window, and the overlay of the window. A widget that is not shown has no
// place.
type whereabouts struct {
	at      fyne.Position
	size    fyne.Size
	overlay fyne.CanvasObject
}

func whereaboutsOf(w fyne.Widget) whereabouts {
	driver := fyne.CurrentApp().Driver()
	found := whereabouts{at: driver.AbsolutePositionForObject(w), size: w.Size()}
	if window := driver.CanvasForObject(w); window != nil {
		found.overlay = window.Overlays().Top()
	}
	return found
}

// everyFrame has something done in each frame until stop is called; tests replace it.
var everyFrame = func(do func()) (stop func()) {
	clock := fyne.NewAnimation(time.Second, func(float32) { do() })
	clock.RepeatCount = fyne.AnimationRepeatForever
	clock.Start()
	return clock.Stop
}
