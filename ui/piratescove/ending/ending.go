// Package ending shows how a game of Pirate's Cove has ended: the winner's ship comes in, and a sheet shows everybody's
// fame by source and round by round, and what was remarkable. The chronicle knows what happened; nothing is decided here.
package ending

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/ending"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are the things that can be done after a game. Of those that are nil there is no plate.
type Calls struct {
	Again  func() // plays the same set-up once more
	Setup  func()
	Look   func() // back to the table as it is
	Replay func() // shows the game again, step by step
	Review func() // says what its decisions cost
	Start  func()
	Leads  words.Tipped // what the plate of Start is called where it leads elsewhere; "" is the start screen
}

// Game is a game that is over.
type Game struct {
	Match     *match.Match
	Colours   []int    // of the seats
	Portraits []string // the heads of the seats; those of the record where there are none
}

// Ending is the end of a game, as large as the window.
type Ending struct {
	ending.End

	stage *stage.Stage
	game  Game
	calls Calls
	keys  stage.Lull

	places    []int // by seat
	chronicle chronicle.Game
}

// pause is how long nothing may have been pressed before Enter plays again: a player who passes with it once a second
// means the game.
const pause = 2 * time.Second

// New makes the end of a game. It covers the whole screen, without an edge.
func New(s *stage.Stage, game Game, calls Calls) *Ending {
	e := &Ending{stage: s, game: game, calls: calls}
	e.places, e.chronicle = match.Places(game.Match.Present()), chronicle.OfMatch(game.Match)
	clicks := stage.NewLull(s.Time(), stage.DoubleClick)
	e.keys = stage.NewLull(s.Time(), pause)
	for _, call := range []*func(){
		&e.calls.Again, &e.calls.Setup, &e.calls.Look, &e.calls.Replay, &e.calls.Review, &e.calls.Start,
	} {
		if do := *call; do != nil {
			*call = func() {
				if clicks.Over(s.Time()) {
					do()
				}
			}
		}
	}
	e.Brush = ending.Brush{Stage: s, Head: e.head}
	for i, seat := range game.Match.Seats() {
		e.Players = append(e.Players, ending.Player{Name: seat.Name, Colour: game.Colours[i]})
	}
	e.Scene, e.Build = e.scene, e.build
	e.Above = func(f ending.Frame) float32 { return e.SkyOver(f, len(e.chronicle.Winners) == 1) }
	e.Begin()
	return e
}

// head is the head of a seat as a round picture with a rim.
func (e *Ending) head(seat int, rim color.NRGBA, size float32) *canvas.Image {
	if seat < len(e.game.Portraits) {
		return e.stage.Head(e.game.Portraits[seat], rim, size)
	}
	return e.stage.RecordedHead(e.game.Match.Seats()[seat], rim, size)
}

// Typed is told of keys: Enter plays again, and the arrow keys move the focus.
func (e *Ending) Typed(key *fyne.KeyEvent) {
	meant := e.keys.Over(e.stage.Time())
	if again := e.calls.Again; meant && again != nil && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
		again()
		return
	}
	e.stage.Walk(key)
}

// build is everything over the picture.
func (e *Ending) build(f ending.Frame) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{e.Plates(f, e.ways()...)}
	objects = append(objects, e.winners(f)...)
	return append(objects, e.Group(append([]fyne.CanvasObject{e.Paper(f)}, e.account(f)...)))
}

// ways are the ways to go on.
func (e *Ending) ways() (plates []fyne.CanvasObject) {
	add := func(kind widgets.PlateKind, id words.Tipped, call func()) {
		if call != nil {
			plates = append(plates, e.stage.Plate(kind, id, e.Growth(), call))
		}
	}
	start := e.calls.Leads
	if start == "" {
		start = "end.start"
	}
	add(widgets.CalmPlate, "end.again", e.calls.Again)
	add(widgets.PlainPlate, "cove.end.setup", e.calls.Setup)
	add(widgets.PlainPlate, "end.look", e.calls.Look)
	add(widgets.PlainPlate, "end.replay", e.calls.Replay)
	add(widgets.PlainPlate, "end.review", e.calls.Review)
	add(widgets.PlainPlate, start, e.calls.Start)
	return plates
}

// scene says what the picture should show: the winners' ships, each with the mark of its colour on its sails.
func (e *Ending) scene() scenery.Ending {
	s := scenery.Ending{Vessel: vessel(func(i int) int { return e.game.Colours[e.chronicle.Winners[i]] })}
	for _, seat := range e.chronicle.Winners {
		s.Flags = append(s.Flags, e.Colour(seat))
	}
	return s
}
