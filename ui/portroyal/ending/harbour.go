package ending

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"portroyal/ui/anim"
	"portroyal/ui/scenery"
	"portroyal/ui/widgets"
)

// harbour is the picture behind everything with the ships on it. The picture does not move; the ships come in
// over it, once, as soon as it can be seen.
type harbour struct {
	picture *scenery.Backdrop
	fleet   *scenery.Fleet
	moving  anim.Stage
	moored  bool // the ships have come in, or are on their way
}

// comingIn is how long the ships take to come in, at normal speed. Nothing waits for them.
const comingIn = 2600 * time.Millisecond

// comeIn lets the ships come in unless they already have.
func (e *Ending) comeIn() {
	h := &e.harbour
	if h.moored {
		return
	}
	h.moored = true
	h.moving.Play(anim.Over(comingIn, anim.Slowed(func(along float32) { h.fleet.Sail(along) })), nil)
}

// moorAtOnce puts ships that are on their way at their moorings, because the picture under them changes.
func (e *Ending) moorAtOnce() { e.harbour.moving.Finish() }

// ground is the picture behind everything, filling the window; in high contrast it is plain.
func (e *Ending) ground(f frame) []fyne.CanvasObject {
	edge := theme.Padding()
	at, size := fyne.NewPos(-edge, -edge), e.size.AddWidthHeight(2*edge, 2*edge)
	c, h := e.stage.Colours(), &e.harbour
	plain := canvas.NewRectangle(c.Sea)
	if e.stage.HighContrast {
		h.moored = true
		return []fyne.CanvasObject{widgets.Placed(plain, at, size)}
	}
	plain.FillColor = c.SeaEdge // until the harbour has been drawn
	if h.picture == nil {
		scene := e.scene()
		h.picture = scenery.NewEnding(e.ctx, e.stage.Stage, scene)
		h.picture.Drawn = e.comeIn
		h.fleet = scenery.NewFleet(e.ctx, e.stage.Stage, scene)
	}
	h.moored = h.moored || e.stage.Pace() == 0
	if !h.moored {
		h.fleet.Sail(0)
	}
	h.fleet.Lay(at, size, fyne.NewSize(f.room+edge, e.wordsTo(f)+edge))
	h.picture.Cover(plain)
	return append([]fyne.CanvasObject{widgets.Placed(plain, at, size), widgets.Placed(h.picture.Object(), at, size)},
		h.fleet.Objects()...)
}

// scene says what the picture should show.
func (e *Ending) scene() scenery.Ending {
	var s scenery.Ending
	seats := e.view.Winners()
	switch {
	case !e.together():
	case e.view.Won():
		s.Mood = scenery.Feast
	default:
		s.Mood = scenery.Farewell
		for seat := range e.view.Players() {
			seats = append(seats, seat)
		}
	}
	for _, seat := range seats {
		s.Flags = append(s.Flags, e.colour(seat))
	}
	return s
}
