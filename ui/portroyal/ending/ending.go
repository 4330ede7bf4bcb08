// Package ending shows how a game has ended: the winner's ship comes in, and a sheet shows everybody's points by
// source and turn by turn, and what was remarkable. A game against time ends with a picture of its own. The
// chronicle knows what happened; nothing is decided here.
package ending

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/ending"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/scenery"
	"portroyal/ui/words"
)

// Calls are the things that can be done after a game.
type Calls struct {
	Again func() // plays the same set-up once more
	// Another plays it with other cards; nil where Again does that because neither seed nor deck is fixed.
	Another func()
	// Day leads back to the calendar after a deal of the day, which cannot be played again; nil after any other
	// game.
	Day func()
	// Career leads back to the chart after a voyage of the career, and Voyage plays it again; nil after any other game.
	Career, Voyage func()

	Setup  func()
	Look   func()               // back to the table as it is
	Replay func()               // shows the game again, step by step
	Review func()               // says what its decisions cost and what its cards gave
	Ask    func(of entry.Entry) // tells what the rules say about a card; nil for nothing
	Start  func()
	Leads  words.Tipped // what the plate of Start is called where it leads elsewhere; "" is the start screen
}

// Game is a game that is over.
type Game struct {
	Match   *match.Match
	Colours []int            // of the seats
	Before  *progress.Best   // the best earlier result together with the same set-up, nil if there is none
	Series  *progress.Series // the series the game belongs to, nil if there is none
	Goals   []Goal           // of the voyage of the career that the game belongs to, none for any other game

	Voyage func(*words.Words) string // names that voyage; nil for any other game
}

// Ending is the end of a game, as large as the window.
type Ending struct {
	ending.End

	stage *pieces.Stage
	game  Game
	calls Calls

	view      portroyal.View
	seats     seats.Seats
	chronicle chronicle.Game
	looked    *pieces.Card // of a crew, under the pointer, nil for none
}

// New makes the end of a game. It covers the whole screen, without an edge.
func New(s *pieces.Stage, game Game, calls Calls) *Ending {
	e := &Ending{stage: s, game: game, calls: calls, view: game.Match.View()}
	e.seats = seats.Of(game.Match.Seats(), game.Colours)
	var err error
	if e.chronicle, err = chronicle.Of(game.Match.Record()); err != nil {
		s.Log.Error("chronicle", "error", err.Error()) // the record was saved all along; everything else can be shown
	}
	e.Brush = ending.Brush{Stage: s.Stage, Head: s.SeatHead}
	for i, seat := range e.seats {
		e.Players = append(e.Players, ending.Player{Name: seat.Name, Colour: game.Colours[i]})
	}
	e.Scene, e.Build = e.scene, e.build
	e.Above = func(f ending.Frame) float32 { return e.SkyOver(f, !e.together() && len(e.view.Winners()) == 1) }
	e.Begin()
	return e
}

// together reports whether all players have played against time.
func (e *Ending) together() bool { return e.view.Options().Together() }

// build is everything over the picture.
func (e *Ending) build(f ending.Frame) []fyne.CanvasObject {
	e.looked = nil
	objects := []fyne.CanvasObject{e.Plates(f, e.choices()...)}
	if e.together() {
		objects = append(objects, e.verdict(f)...)
		f = e.fitContracts(f)
		return append(objects, e.Group(append([]fyne.CanvasObject{e.Paper(f)}, e.contracts(f)...)))
	}
	objects = append(objects, e.winners(f)...)
	return append(objects, e.Group(append([]fyne.CanvasObject{e.Paper(f)}, e.account(f)...)))
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
		s.Flags = append(s.Flags, e.Colour(seat))
	}
	return s
}
