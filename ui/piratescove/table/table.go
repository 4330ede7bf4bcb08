// Package table is the screen on which a game of Pirate's Cove is played. It shows the board, lets the person or the
// computer player who owes a choice decide, plays one legal action, and shows event by event what comes of it. The packages
// below it draw the board and put the questions; none of them repeats a rule.
package table

import (
	"context"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/record"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	shared "portroyal/ui/table"
)

// Calls are how the table reports to the rest of the program.
type Calls = shared.Calls[Guide]

// Table is a game on the screen. All methods are called on the toolkit's goroutine.
type Table struct {
	stage  *stage.Stage
	match  *match.Match
	seats  []record.Seat
	ground *board.Ground
	calls  Calls
	led    bool // by a guide

	board   *board.Board
	faces   *pieces.Faces // of what moves over it
	asks    *ask.Asker
	size    fyne.Size
	root    *fyne.Container
	repaint *canvas.Rectangle
	above   *fyne.Container // what moves over the board

	mode mode
	state
	eyes
	course
	cursor board.Spot
	guard  shared.Guard[decision]
	log    log
	paper  shared.Paper
	hinted hinting

	answers []answerPlate

	calendar geometry.Rectangle
}

// state is what the table shows.
type state struct {
	view     cove.View  // of who may see it, see eyes
	present  cove.Board // follows the events that have been shown
	fight    board.Fight
	rolled   []cove.Event // the dice that are shown, or were shown last
	last     beat         // that was shown
	said     string       // of it
	voice    voice        // that is heard after it
	captains int          // how many have come to the fight that is shown
	spoken   int          // the round in which somebody has last said something
	acts     int          // the seat of which that tells, -1 for none
	asked    int          // the person who is asked, -1 for none

	spent [cove.MaxPlayers]cove.Hand // cards of the hands in view that have been seen to be played since
	drawn [cove.MaxPlayers]cove.Hand // cards that have been seen to come to them since
}

// course is what is going on.
type course struct {
	ctx      context.Context
	cancel   context.CancelFunc
	moving   anim.Stage
	passages []*passage          // of what moves
	going    anim.Stage          // what was overtaken
	rests    []fyne.CanvasObject // of it above the board
	pending  []beat
	busy     bool         // a beat is being shown
	turn     int          // counts what is waited for, so that only the last goes on
	thinking bool         // of a computer player's, until it is played
	working  bool         // it goes on on another goroutine, wanted or not
	skipping bool         // until a person is asked
	ended    bool         // the end has been told
	reached  shared.Heard // goals of what is played for
	hurry    func()
}

// New sets up the table for a game; the faces of cards come from a cache, nil for none. Start begins it.
func New(
	s *stage.Stage, m *match.Match, seats []record.Seat, ground *board.Ground, faces *cardface.Cache, calls Calls,
) *Table {
	t := &Table{stage: s, match: m, seats: seats, ground: ground, calls: calls.Whole(), led: calls.Guide != nil}
	t.mode = game{t}
	if !t.led {
		t.calls.Guide = unled{shared.Unled[cove.Action]{Keys: t.Typed}}
	}
	t.calls.Menu, t.calls.Help = t.hinted.Without(calls.Menu), t.hinted.Without(calls.Help)
	t.hinted.Ask, t.hinted.Build, t.hinted.Press = t.askHint, t.build, t.press
	t.hinted.steps, t.asked = coach.Steps, -1
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &t.size, Build: t.build})
	atBoard := board.Calls{Tap: t.tapped, Ask: t.Explain, Miss: t.hurryUp}
	if t.led {
		atBoard.Enlarged = t.calls.Guide.Enlarged
	}
	t.board = board.New(s, seats, faces, atBoard)
	t.faces = pieces.NewFaces(s, faces)
	t.repaint = canvas.NewRectangle(color.Transparent)
	t.above = container.New(&geometry.Region{Unread: true})
	t.moving.Pace, t.moving.Overtaken, t.going.Pace = t.pace, t.overtaken, s.Pace
	t.guard.Now, t.guard.Early = s.Time, func() { s.Reply(s.Words.T("spoken.early")) }
	t.asks = &ask.Asker{
		Words: s.Words, Worth: t.worth, Chance: t.tells, Led: t.led,
	}
	for i := range seats {
		t.asks.Names = append(t.asks.Names, seats[i].Name)
	}
	t.open()
	t.recall()
	t.reached.Hear(s, t.playedFor(), false)
	return t
}

// Content is the object to show in the window.
func (t *Table) Content() fyne.CanvasObject { return t.root }

// Start lets the game go on from its present state.
func (t *Table) Start() {
	if t.begins() {
		t.begin()
		return
	}
	t.goOn()
}

// Resume continues after Leave.
func (t *Table) Resume() {
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.recall()
	t.Restyle()
	t.goOn()
}

// Leave stops everything that is under way. The game itself does not change.
func (t *Table) Leave() {
	t.cancel()
	t.hinted.Close()
	t.moving.Drop()
	t.pending, t.busy, t.thinking = nil, false, false
}

// Restyle redraws everything after a change of language, theme or settings.
func (t *Table) Restyle() {
	t.asks.Words = t.stage.Words
	t.log.restyle()
	if t.hinted.Open {
		t.hinted.Panel.Restyle()
	}
	if t.said != "" {
		t.said = t.told(&t.last)
	}
	t.build()
}

// View is what may be seen now.
func (t *Table) View() cove.View { return t.view }

// Seen is the position as whoever is at the screen may see it: of what is hidden, it is one that could be.
func (t *Table) Seen() cove.Position { return t.view.Sample(0) }

// recall shows the game as it is, or as it was at the step of a replay.
func (t *Table) recall() {
	t.moving.Drop()
	t.pending, t.busy = nil, false
	t.turn++
	t.fight, t.said, t.acts = board.Fight{Next: -1}, "", -1
	t.voice, t.spoken = voice{}, 0
	t.cursor = board.Spot{}
	t.asks.Drop()
	t.look()
	t.log.recall(t)
}

// look takes the state of the game.
func (t *Table) look() {
	at := t.match.PositionAt(t.mode.steps())
	t.view = at.View(t.seeing())
	t.spent, t.drawn = [cove.MaxPlayers]cove.Hand{}, [cove.MaxPlayers]cove.Hand{}
	t.present = at.Board()
	t.follow()
}

// follow takes what is known of the fight at hand from the state.
func (t *Table) follow() {
	if !t.present.Fight.On {
		t.fight = board.Fight{Next: -1}
		return
	}
	t.fight.Order, t.fight.Next = t.view.FiringOrder()
	if phase := t.view.Phase(); phase != cove.Boarding && phase != cove.Exchange && phase != cove.Aiming {
		t.fight.Next = -1
	}
}

// teller puts events into words.
func (t *Table) teller() terms.Teller { return terms.Teller{Words: t.stage.Words, Names: t.asks.Names} }

// grown scales a length to the window.
func (t *Table) grown(length float32) float32 { return length * t.growth() }

// growth is how much larger than usual everything is drawn.
func (t *Table) growth() float32 { return t.stage.Growth(t.size) }

// pace is the factor for the length of movements: nothing moves while the player skips.
func (t *Table) pace() float32 {
	if t.skipping {
		return 0
	}
	return t.stage.PaceAt(t.mode.speed())
}
