// Package movements shows what has happened in a game as motion above the table: cards turn over, coins fly, a
// lost harbour is swept away, and important events are announced. It learns from events what moves, and from the
// board where from and where to; when it is played, and what is laid out, is up to the table.
package movements

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/seats"
)

// Board is the board that things move on.
type Board interface {
	// Places measures where everything is now, from the upper left corner of the table.
	Places() map[layout.Spot]geometry.Rectangle
	// Object is the object at a spot; nil if there is none.
	Object(at layout.Spot) fyne.CanvasObject
	// Asked is the place of the question.
	Asked() geometry.Rectangle
	// CoinsShown is the number of coins that a player is shown with.
	CoinsShown(seat int) int
	// ShowCoins and ShowPoints show a player with this many coins or influence points.
	ShowCoins(seat, n int)
	ShowPoints(seat, n int)
}

// State is the game as the board shows it.
type State struct {
	View   *portroyal.View
	Berths []portroyal.Card // see layout.Moored
}

// Layer is everything that moves above a board.
type Layer struct {
	stage  *pieces.Stage
	seats  seats.Seats
	board  Board
	ghosts *pieces.Pictures
	flying *fyne.Container
	air    []*ghost   // that have been made for what is in flying
	rests  []*rest    // of what was overtaken
	going  anim.Stage // them
	by     float32

	tax func(events []portroyal.Event) string
}

// New makes the layer above a board. tax says in words who pays a tax increase, given the events that follow it.
func New(s *pieces.Stage, seats seats.Seats, board Board, tax func(events []portroyal.Event) string) *Layer {
	l := &Layer{stage: s, seats: seats, board: board, tax: tax, ghosts: s.TablePictures()}
	l.going.Pace = s.Pace
	return l
}

// Restyle forgets pictures in another language or appearance.
func (l *Layer) Restyle() { l.ghosts = l.stage.TablePictures() }

// Clear starts anew with nothing in the air but what goes on, above a board laid out anew, and returns the object to show. by
// is the growth of the window.
func (l *Layer) Clear(by float32) fyne.CanvasObject {
	l.by, l.air = by, nil
	l.flying = container.NewWithoutLayout()
	for _, r := range l.rests {
		l.flying.Objects = append(l.flying.Objects, r.objects...)
		r.laid = true
	}
	return l.flying
}

// grown scales a length by the growth of the window.
func (l *Layer) grown(length float32) float32 { return length * l.by }
