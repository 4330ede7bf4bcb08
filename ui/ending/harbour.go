package ending

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"portroyal/ui/anim"
	"portroyal/ui/scenery"
	"portroyal/ui/widgets"
)

// Harbour is the picture behind everything with the ships on it. The picture does not move, but for the little life on it; the
// ships come in over it, once, as soon as it can be seen.
type Harbour struct {
	Fleet  *scenery.Fleet // nil while there is no picture
	Moving anim.Stage

	picture *scenery.Backdrop
	idle    *scenery.Idle
	moored  bool // the ships have come in, or are on their way
}

// comingIn is how long the ships take to come in, at normal speed. Nothing waits for them.
const comingIn = 2600 * time.Millisecond

// comeIn lets the ships come in unless they already have.
func (h *Harbour) comeIn() {
	if h.moored {
		return
	}
	h.moored = true
	h.Moving.Play(anim.Over(comingIn, anim.Slowed(func(along float32) { h.Fleet.Sail(along) })), nil)
}

// ground is the picture behind everything, filling the window; in high contrast it is plain.
func (e *End) ground(f Frame) []fyne.CanvasObject {
	edge := theme.Padding()
	at, size := fyne.NewPos(-edge, -edge), e.Size.AddWidthHeight(2*edge, 2*edge)
	c, h := e.Stage.Colours(), &e.Harbour
	plain := canvas.NewRectangle(c.Sea)
	if e.Stage.HighContrast {
		h.moored = true
		return []fyne.CanvasObject{widgets.Placed(plain, at, size)}
	}
	plain.FillColor = c.SeaEdge // until the harbour has been drawn
	scene := e.Scene()
	if h.idle == nil {
		h.idle = scenery.NewEndIdle(e.ctx, e.Stage, scene)
	}
	if h.picture == nil {
		h.picture = scenery.NewEnding(e.ctx, e.Stage, scene)
		h.picture.Drawn = h.comeIn
		h.Fleet = scenery.NewFleet(e.ctx, e.Stage, scene)
	}
	h.moored = h.moored || e.Stage.Pace() == 0 || e.Stage.Still()
	if !h.moored {
		h.Fleet.Sail(0)
	}
	e.layFleet(f)
	h.picture.Cover(plain)
	picture := container.NewWithoutLayout(append([]fyne.CanvasObject{widgets.Placed(h.picture.Object(), fyne.NewPos(0, 0), size)},
		h.idle.Over(size)...)...)
	return append([]fyne.CanvasObject{widgets.Placed(plain, at, size), widgets.Placed(picture, at, size)}, h.Fleet.Objects()...)
}

// layFleet puts the ships where there is room for them.
func (e *End) layFleet(f Frame) {
	edge := theme.Padding()
	e.Harbour.Fleet.Lay(fyne.NewPos(-edge, -edge), e.Size.AddWidthHeight(2*edge, 2*edge),
		fyne.NewSize(f.Room+edge, e.Sky(f)+edge))
}
