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
	"portroyal/ui/widgets"
)

// Game is a game that is over.
type Game struct {
	Match   *match.Match
	Colours []int            // of the seats
	Before  *progress.Best   // the best earlier result together with the same set-up, nil if there is none
	Series  *progress.Series // the series the game belongs to, nil if there is none
	Goals   ending.Goals     // of the voyage of the career that the game belongs to

	Ask func(of entry.Entry) // tells what the rules say about a card; nil for nothing
}

// Ending is the end of a game, as large as the window.
type Ending struct {
	ending.End

	stage *pieces.Stage
	game  Game

	view      portroyal.View
	seats     seats.Seats
	chronicle chronicle.Game
	looked    *pieces.Card // of a crew, under the pointer, nil for none
}

// New makes the end of a game. It covers the whole screen, without an edge.
func New(s *pieces.Stage, game Game, ways ...ending.Way) *Ending {
	e := &Ending{stage: s, game: game, view: game.Match.View()}
	e.seats = seats.Of(game.Match.Seats(), game.Colours)
	var err error
	if e.chronicle, err = chronicle.Of(game.Match.Record()); err != nil {
		s.Log.Error("chronicle", "error", err.Error()) // the record was saved all along; everything else can be shown
	}
	e.Brush = ending.Brush{Stage: s.Stage, Head: s.SeatHead, Symbol: s.Symbol, Badge: e.crest}
	for i, seat := range e.seats {
		e.Players = append(e.Players, ending.Player{Name: seat.Name, Colour: game.Colours[i]})
	}
	e.Scene, e.Build, e.Ways = e.scene, e.build, ways
	e.Above = func(f ending.Frame) float32 { return e.SkyOver(f, !e.together() && len(e.view.Winners()) == 1) }
	e.Begin()
	return e
}

// together reports whether all players have played against time.
func (e *Ending) together() bool { return e.view.Options().Together() }

// build is everything over the picture.
func (e *Ending) build(f ending.Frame) []fyne.CanvasObject {
	e.looked = nil
	if e.together() {
		objects := e.verdict(f)
		f = e.fitContracts(f)
		return append(objects, e.Group(append([]fyne.CanvasObject{e.Paper(f)}, e.contracts(f)...)))
	}
	winners := e.view.Winners()
	objects := append(e.Winners(f, winners), e.crews(f, winners)...)
	return append(objects, e.Account(f, e.account()))
}

// crest is a shield with the points of a seat on it.
func (e *Ending) crest(seat int, at fyne.Position, size float32) []fyne.CanvasObject {
	number := pieces.NewCrestNumber(e.view.Points(seat), size*0.72)
	number.Alignment = fyne.TextAlignCenter
	tall := number.MinSize().Height
	return []fyne.CanvasObject{
		widgets.Placed(e.stage.Symbol("crest", size), at, fyne.NewSquareSize(size)),
		widgets.Placed(number, at.AddXY(0, (size*0.94-tall)/2), fyne.NewSize(size, tall)),
	}
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
