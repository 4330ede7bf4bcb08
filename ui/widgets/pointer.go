package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// NotMeant is how long a click on a plate was meant for another one that was there before.
const NotMeant = time.Second

// Pointer knows which plate is under the pointer of a window, and since when. The toolkit tells a plate only that the pointer
// has moved to it: a screen may be laid out anew under a pointer that rests, and then another plate gets the click.
type Pointer struct {
	on   func() fyne.Canvas
	time func() time.Time

	known  bool // where the pointer is
	at     fyne.Position
	laid   time.Time // when something was laid out last
	under  any       // what the plate under the pointer stands for, nil if there is none
	idle   bool      // nobody presses that one, as it waits
	came   time.Time // when it came up in the place of another; zero if the pointer has moved to it
	before any       // what the one before it stood for, and when that was gone
	gone   time.Time
}

// NewPointer is the pointer of a window, by a clock.
func NewPointer(on func() fyne.Canvas, time func() time.Time) *Pointer {
	return &Pointer{on: on, time: time}
}

// Laid is to be called whenever something has been laid out anew.
func (p *Pointer) Laid() {
	p.laid = p.time()
	p.look()
}

// Moved is told where the pointer is now.
func (p *Pointer) Moved(at fyne.Position) {
	if p == nil {
		return
	}
	p.look()
	p.known, p.at = true, at
	if of, waits := p.plate(); of != p.under {
		p.under, p.idle, p.came, p.before = of, waits, time.Time{}, nil
	}
}

// At is where the pointer is, as far as that is known.
func (p *Pointer) At() (at fyne.Position, known bool) { return p.at, p.known }

// meant reports whether a click on a plate is meant for it, and not for another one that it has come up in the place of.
func (p *Pointer) meant(plate *Plate) bool {
	if p == nil {
		return true
	}
	p.look()
	return p.under != plate.stands() || p.time().Sub(p.came) >= NotMeant
}

// look sees whether another plate has come under the pointer by itself.
func (p *Pointer) look() {
	if !p.known {
		return
	}
	of, waits := p.plate()
	if of != p.under {
		if p.under != nil && !p.idle {
			p.before, p.gone = p.under, p.laid
		}
		p.under, p.came = of, time.Time{}
		if p.before != nil && of != p.before && p.laid.Sub(p.gone) < NotMeant {
			p.came = p.laid
		}
	}
	p.idle = waits
}

// plate is what the plate under the pointer stands for, nil if there is none, and whether it waits.
func (p *Pointer) plate() (of any, waits bool) {
	in := topOf(p.on())
	if in == nil {
		return nil, false
	}
	at := p.at.Add(in.Position()).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(in))
	if found := plateAt(in, at); found != nil {
		return found.stands(), found.waiting
	}
	return nil, false
}

// plateAt is the topmost plate at a point of what an object lies in; nil if there is none.
func plateAt(object fyne.CanvasObject, at fyne.Position) *Plate {
	if object == nil || !object.Visible() {
		return nil
	}
	at = at.Subtract(object.Position())
	switch o := object.(type) {
	case *Plate:
		if inside(at, o.Size()) {
			return o
		}
	case *fyne.Container:
		for i := len(o.Objects) - 1; i >= 0; i-- {
			if found := plateAt(o.Objects[i], at); found != nil {
				return found
			}
		}
	case *container.Scroll:
		if inside(at, o.Size()) {
			return plateAt(o.Content, at)
		}
	case *container.ThemeOverride:
		return plateAt(o.Content, at)
	}
	return nil
}

func inside(at fyne.Position, size fyne.Size) bool {
	return at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height
}

// Watch has the plates in a tree of containers go by the pointer.
func (p *Pointer) Watch(object fyne.CanvasObject) {
	visit(object, func(each keyed) {
		if plate, is := each.(*Plate); is {
			plate.pointer = p
		}
	})
}

// Floor is an invisible piece under all that a window shows. It sees the pointer where nothing else does, and takes no click.
type Floor struct {
	widget.BaseWidget
	pointer *Pointer
}

var _ desktop.Hoverable = (*Floor)(nil)

// NewFloor makes a floor.
func NewFloor(pointer *Pointer) *Floor {
	f := &Floor{pointer: pointer}
	f.ExtendBaseWidget(f)
	return f
}

// MouseIn implements desktop.Hoverable.
func (f *Floor) MouseIn(event *desktop.MouseEvent) { f.pointer.Moved(event.AbsolutePosition) }

// MouseMoved implements desktop.Hoverable.
func (f *Floor) MouseMoved(event *desktop.MouseEvent) { f.pointer.Moved(event.AbsolutePosition) }

// MouseOut implements desktop.Hoverable.
func (f *Floor) MouseOut() {}

// CreateRenderer implements fyne.Widget.
func (f *Floor) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(unseen()) }
