package outline

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Press is something on top in a window that says that it can be pressed.
type Press struct {
	Name   string            // as in the outline
	Object fyne.CanvasObject `json:"-"`
	At     fyne.Position
	Size   fyne.Size // of it all
	// Reached reports whether a click there would get to it, with the toolkit's driver for a desktop.
	Reached bool
}

// Presses lists the visible things on top in a window that can be pressed: those in the outline, and invisible ones
// that answer clicks. Those that would do nothing are left out, as the chosen one of several, or a button that is not
// ready.
func Presses(on fyne.Canvas) (all []Press) {
	w := &writer{clip: box{to: fyne.NewPos(on.Size().Width, on.Size().Height)}, places: visible.PlacesIn(on), unseen: true}
	w.layer("top", visible.Top(on))
	takers := visible.Takers(visible.Top(on))
	for _, it := range w.items {
		i := slices.IndexFunc(takers, func(t visible.Taker) bool { return t.Object == it.object })
		hidden := i < 0 || !w.clip.holds(w.boxOf(it.object)) // it has been scrolled away
		if it.object == nil || hidden || slices.Contains(it.state, "covered") {
			continue
		}
		press := Press{Name: it.String(), Object: it.object, Size: it.object.Size()}
		press.At, press.Reached = reach(takers[i], takers)
		all = append(all, press)
	}
	return all
}

// steps are how many points are tried along the width and the height of something until a click gets to it.
const steps = 40

// reach finds a point at which a click gets to something, as near to a good place as possible, or gives that place. It
// is the middle, but for a slider and a list of chapters, where they may be already.
func reach(of visible.Taker, takers []visible.Taker) (at fyne.Position, reached bool) {
	size := of.To.Subtract(of.From)
	best := of.From.AddXY(size.X/2, size.Y/2)
	switch of.Object.(type) {
	case *widgets.Slider:
		best.X = of.From.X + size.X*0.85
	case *widgets.Contents:
		best.Y = of.From.Y + size.Y*0.85
	}
	best.X, best.Y = float32(math.Floor(float64(best.X))), float32(math.Floor(float64(best.Y)))
	at, nearest := best, float32(math.MaxFloat32)
	for i := range (steps + 1) * (steps + 1) {
		try := best
		if i > 0 { // the best place first
			column, row := (i-1)%steps, (i-1)/steps
			try = of.From.AddXY(size.X*(float32(column)+0.5)/steps, size.Y*(float32(row)+0.5)/steps)
		}
		try.X, try.Y = float32(math.Floor(float64(try.X))), float32(math.Floor(float64(try.Y))) // as a mouse points
		way := try.Subtract(best)
		if far := way.X*way.X + way.Y*way.Y; far < nearest && gets(of, try, takers) {
			at, nearest, reached = try, far, true
		}
		if nearest == 0 {
			break
		}
	}
	return at, reached
}

// gets reports whether a click at a point gets to something, and is heard there.
func gets(of visible.Taker, at fyne.Position, takers []visible.Taker) bool {
	if speaks, ok := of.Object.(interface{ Hears(fyne.Position) bool }); ok &&
		!speaks.Hears(at.Subtract(visible.Place(of.Object))) {
		return false
	}
	for _, taker := range slices.Backward(takers) {
		if taker.Has(at) {
			return taker.Object == of.Object
		}
	}
	return false
}

// pressed marks the item written down last as something that can be pressed.
func (w *writer) pressed(object fyne.CanvasObject, can bool) {
	if can {
		w.items[len(w.items)-1].object = object
	}
}

// silent writes down what answers clicks and cannot be seen by itself, where such things are asked for.
func (w *writer) silent(object fyne.CanvasObject) {
	if _, tappable := object.(fyne.Tappable); !tappable || !w.unseen {
		return
	}
	name := strings.TrimPrefix(fmt.Sprintf("%T", object), "*")
	if strings.HasPrefix(name, "widget.") { // the toolkit's: the ground of an overlay, a line of a list
		return
	}
	if idle, ok := object.(interface{ Deaf() bool }); ok && idle.Deaf() {
		return
	}
	if label, ok := object.(fyne.Accessible); ok {
		name = label.AccessibilityLabel()
	}
	w.add(object, "place", name).object = object
}
