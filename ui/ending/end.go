// Package ending draws the end of a game, whatever the game: ships come into a harbour under the winners, and a sheet
// shows the ranking by source, everybody's points over time, and what was remarkable. The game's own package says what
// there is to tell, and puts the parts together.
package ending

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// End is the end of a game, as large as the window.
type End struct {
	Brush

	Won   []int                             // the seats that have
	Scene func() scenery.Ending             // the picture behind everything; nil for ships under the flags of the winners
	Above func(f Frame) float32             // where the words above the picture end, from the top; nil for those about the winners
	Build func(f Frame) []fyne.CanvasObject // what is on the picture, but for the plates
	Ways  []Way                             // to go on, each with a plate; a key takes the first

	Harbour Harbour
	Over    *fyne.Container // above everything, empty after Build

	root   *fyne.Container
	plates []fyne.CanvasObject
	lull   stage.Lull
	awards func(*words.Words) Awards // nil for none
	paper  fyne.CanvasObject         // with the awards, nil if there is none
	ctx    context.Context
	cancel context.CancelFunc
}

// Way is a way to go on after a game.
type Way struct {
	ID words.Tipped // of its plate
	Go func()
}

// Pause is how long nothing may have been pressed before anything leads on: whoever goes on pressing means the game.
const Pause = time.Second

// First is the key that takes the first way, and on the start screen plays again. None that plays at a table does so: who
// presses these in turn would be in another game before they have seen the end of theirs.
const First = fyne.KeyP

// Begin makes the end, of which all fields of Brush but the size, Won or Scene and Above, Build and Ways have been set.
func (e *End) Begin() {
	e.ctx, e.cancel = context.WithCancel(context.Background())
	e.root = container.New(&fitting{e})
	e.Harbour.Moving.Pace = e.Stage.Pace
	if e.Scene == nil {
		e.Scene = e.homecoming
	}
	if e.Above == nil {
		e.Above = func(f Frame) float32 { return e.SkyOver(f, len(e.Won) == 1) }
	}
	e.Appear()
}

// Appear says that the end can be seen from now on: what is pressed before a pause was meant for the game.
func (e *End) Appear() {
	e.lull = stage.NewLull(e.Stage.Time(), Pause)
}

// Typed is told of keys: one takes the first way, and the arrow keys move the focus.
func (e *End) Typed(key *fyne.KeyEvent) {
	if e.lull.Over(e.Stage.Time()) && len(e.Ways) > 0 && key.Name == First {
		e.Ways[0].Go()
		return
	}
	e.Stage.Walk(key)
}

// Content is the object that covers the screen.
func (e *End) Content() fyne.CanvasObject { return e.root }

// Restyle shows everything anew after the appearance has changed.
func (e *End) Restyle() {
	e.Harbour.Moving.Finish()
	e.Harbour.picture, e.Harbour.Fleet = nil, nil
	if !e.Size.IsZero() {
		e.Rebuild()
	}
}

// Leave stops the drawing of the picture and everything that moves on it.
func (e *End) Leave() {
	e.cancel()
	e.Harbour.Moving.Drop()
}

// fitting lays out the end anew for every size of the window, and fills it.
type fitting struct{ end *End }

func (f *fitting) MinSize([]fyne.CanvasObject) fyne.Size {
	return stage.Over(f.end.Stage.Window.Canvas())
}

func (f *fitting) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size != f.end.Size {
		f.end.Harbour.Moving.Finish()
		f.end.Size = size
		f.end.Rebuild()
	}
}

// Rebuild shows everything anew. A plate with the focus keeps it.
func (e *End) Rebuild() {
	f, on := e.Frame(), e.Stage.Window.Canvas()
	focused := slices.IndexFunc(e.plates, func(plate fyne.CanvasObject) bool {
		focus, can := plate.(fyne.Focusable)
		return can && on.Focused() == focus
	})
	e.Over = Bare()
	ways, says := &geometry.Region{Asks: true}, geometry.Said(func() string { return e.ended }, Bare())
	objects := append(append(e.ground(f), container.New(ways, says, e.row(f))), e.Build(f)...)
	ways.Name = e.ended
	e.root.Objects = append(append(objects, e.awarded(f)...), widgets.Placed(e.Over, fyne.Position{}, e.Size))
	e.handOnKeys()
	e.root.Refresh()
	e.Stage.Unfocus(e.root)
	if focused >= 0 && focused < len(e.plates) {
		on.Focus(e.plates[focused].(fyne.Focusable))
	}
}

// handOnKeys has keys that mean nothing to what has the focus handed on.
func (e *End) handOnKeys() {
	widgets.HandOnKeys(e.root, func(key *fyne.KeyEvent) { e.Stage.Typed(key) })
}

// row are the plates of the ways to go on, side by side below everything, and before it for the focus.
func (e *End) row(f Frame) fyne.CanvasObject {
	e.plates = nil
	kind := widgets.CalmPlate
	for _, way := range e.Ways {
		e.plates = append(e.plates, e.Stage.Plate(kind, way.ID, e.Growth(), func() {
			if e.lull.Over(e.Stage.Time()) {
				way.Go()
			}
		}))
		kind = widgets.PlainPlate
	}
	return widgets.Placed(container.NewGridWithColumns(len(e.plates), e.plates...), f.Ways, f.Plates)
}
