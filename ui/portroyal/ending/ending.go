// Package ending shows how a game has ended: the winner's ship comes in, and a sheet shows everybody's points by
// source and turn by turn, and what was remarkable. A game against time ends with a picture of its own. The
// chronicle knows what happened; nothing is decided here.
package ending

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Calls are the things that can be done after a game.
type Calls struct {
	Again func() // plays the same set-up once more
	// Another plays it with other cards; nil where Again does that because no seed is fixed.
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
	Colours []int          // of the seats
	Before  *memory.Best   // the best earlier result together with the same set-up, nil if there is none
	Series  *memory.Series // the series the game belongs to, nil if there is none
	Goals   []Goal         // of the voyage of the career that the game belongs to, none for any other game

	Voyage func(*words.Words) string // names that voyage; nil for any other game
}

// Ending is the end of a game, as large as the window.
type Ending struct {
	stage *pieces.Stage
	game  Game
	calls Calls

	view      portroyal.View
	seats     seats.Seats
	chronicle chronicle.Game
	root      *fyne.Container
	size      fyne.Size
	harbour   harbour
	news      func(*words.Words) string // that is shown on a slip, nil for none
	slipped   *fyne.Container           // the slip
	told      int                       // slips so far
	looked    *pieces.Card              // of a crew, under the pointer, nil for none
	large     *fyne.Container           // shows it enlarged, above everything
	ctx       context.Context
	cancel    context.CancelFunc
}

// New makes the end of a game. It covers the whole screen, without an edge.
func New(s *pieces.Stage, game Game, calls Calls) *Ending {
	e := &Ending{stage: s, game: game, calls: calls, view: game.Match.View()}
	e.seats = seats.Of(game.Match.Seats(), game.Colours)
	var err error
	if e.chronicle, err = chronicle.Of(game.Match.Record()); err != nil {
		s.Log.Error("chronicle", "error", err.Error()) // the record was saved all along; everything else can be shown
	}
	e.ctx, e.cancel = context.WithCancel(context.Background())
	e.root = container.New(&fitting{e})
	e.harbour.moving.Pace = s.Pace
	return e
}

// Content is the object that covers the screen.
func (e *Ending) Content() fyne.CanvasObject { return e.root }

// Restyle shows everything anew after the appearance has changed.
func (e *Ending) Restyle() {
	e.moorAtOnce()
	e.harbour.picture, e.harbour.fleet = nil, nil
	if !e.size.IsZero() {
		e.build()
	}
}

// Leave stops the drawing of the picture and everything that moves on it.
func (e *Ending) Leave() {
	e.cancel()
	e.harbour.moving.Drop()
}

// fitting lays out the end anew for every size of the window, and fills it.
type fitting struct{ ending *Ending }

func (f *fitting) MinSize([]fyne.CanvasObject) fyne.Size {
	edge := 2 * theme.Padding() // that the toolkit leaves around an overlay
	return f.ending.stage.Window.Canvas().Size().SubtractWidthHeight(edge, edge)
}

func (f *fitting) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size != f.ending.size {
		f.ending.moorAtOnce()
		f.ending.size = size
		f.ending.build()
	}
}

// growth is how much larger than usual everything is drawn: it grows earlier with the window than other screens
// do, since everybody round the table should be able to see it.
func (e *Ending) growth() float32 {
	return min(max(min(e.size.Width/1400, e.size.Height/860), 1), 2.6)
}

// together reports whether all players have played against time.
func (e *Ending) together() bool { return e.view.Options().Together() }

// frame is where the large parts are.
type frame struct {
	margin float32
	room   float32   // the width left of the sheet, where the picture can be seen
	crewTo float32   // the right end of the room for crews on the quay
	sheet  fyne.Size // its size
	at     fyne.Position
	ways   fyne.Position // of the plates
	plates fyne.Size
}

func (e *Ending) frame() frame {
	by := e.growth()
	m := 14 * by
	f := frame{margin: m, plates: fyne.NewSize(e.size.Width-2*m, 48*by)}
	f.ways = fyne.NewPos(m, e.size.Height-f.plates.Height-0.7*m)
	width := min(max(e.size.Width*0.57, 580), 1060*by)
	f.at = fyne.NewPos(e.size.Width-width-m, m)
	f.sheet = fyne.NewSize(width, f.ways.Y-0.8*m-m)
	f.room = f.at.X
	f.crewTo = f.ways.Y - 0.6*m
	return f
}

func (e *Ending) build() {
	f := e.frame()
	objects := e.ground(f)
	objects = append(objects, widgets.Placed(e.choices(), f.ways, f.plates)) // they have the focus before the curve
	if e.together() {
		objects = append(objects, e.verdict(f)...)
		f = e.fitContracts(f)
		objects = append(objects, e.group(append(e.paper(f), e.contracts(f)...)))
	} else {
		objects = append(objects, e.winners(f)...)
		objects = append(objects, e.group(append(e.paper(f), e.account(f)...)))
	}
	e.looked, e.large = nil, newBare()
	e.root.Objects = append(append(objects, e.slip(f)...), widgets.Placed(e.large, fyne.Position{}, e.size))
	widgets.HandOnKeys(e.root, func(key *fyne.KeyEvent) { e.stage.Typed(key) })
	e.root.Refresh()
	e.stage.Window.Canvas().Unfocus() // the focused object has been replaced
}

// paper is the sheet behind all text.
func (e *Ending) paper(f frame) []fyne.CanvasObject {
	sheet := widgets.NewSheet(e.stage.Colours(), e.growth(), 0, newBare())
	return []fyne.CanvasObject{widgets.Placed(sheet, f.at, f.sheet)}
}

// group holds objects that belong together, each where it has been put; the first is their ground.
func (e *Ending) group(objects []fyne.CanvasObject) fyne.CanvasObject {
	return widgets.Placed(newBare(objects...), fyne.NewPos(0, 0), e.size)
}
