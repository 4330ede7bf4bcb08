// Package ending shows how a game of Pirate's Cove has ended: the winner's ship comes in, and a sheet shows everybody's
// fame by source and round by round, and what was remarkable. The chronicle knows what happened; nothing is decided here.
package ending

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/ending"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
)

// Game is a game that is over.
type Game struct {
	Match     *match.Match
	Colours   []int        // of the seats
	Goals     ending.Goals // of the voyage of the career that the game belongs to
	Portraits []string     // the heads of the seats; those of the record where there are none
}

// Ending is the end of a game, as large as the window.
type Ending struct {
	ending.End

	stage *stage.Stage
	game  Game

	places    []int // by seat
	chronicle chronicle.Game
}

// New makes the end of a game. It covers the whole screen, without an edge.
func New(s *stage.Stage, game Game, ways ...ending.Way) *Ending {
	e := &Ending{stage: s, game: game}
	e.places, e.chronicle = match.Places(game.Match.Present()), chronicle.OfMatch(game.Match)
	e.Brush = ending.Brush{Stage: s, Head: e.head, Symbol: e.symbol, Badge: e.badge}
	for i, seat := range game.Match.Seats() {
		e.Players = append(e.Players, ending.Player{Name: seat.Name, Colour: game.Colours[i]})
	}
	e.Scene, e.Build, e.Ways = e.scene, e.build, ways
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

// symbol draws a symbol of this game.
func (e *Ending) symbol(name string, size float32) *canvas.Image {
	return pieces.Symbol(e.stage, name, size)
}

// build is everything over the picture.
func (e *Ending) build(f ending.Frame) []fyne.CanvasObject {
	return append(e.winners(f), e.Account(f, e.account()))
}

// scene says what the picture should show: the winners' ships, each with the mark of its colour on its sails.
func (e *Ending) scene() scenery.Ending {
	s := scenery.Ending{Vessel: vessel(func(i int) int { return e.game.Colours[e.chronicle.Winners[i]] })}
	for _, seat := range e.chronicle.Winners {
		s.Flags = append(s.Flags, e.Colour(seat))
	}
	return s
}
