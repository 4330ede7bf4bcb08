// Package table is the screen on which a game is played. It has the loop: it shows a view, lets the person or the
// computer player whose turn it is decide, plays one legal action and shows the result. The packages below it lay
// things out, draw and move them, ask the questions and tell the news; none of them repeats a rule.
package table

import (
	"context"
	"image/color"
	"log/slog"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/anim"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/ask"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/log"
	"portroyal/ui/portroyal/table/movements"
	"portroyal/ui/portroyal/table/remarks"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage"
	shared "portroyal/ui/table"
)

// Calls are how the table reports to the rest of the program; a game may be played for something, with goals on the way.
type (
	Calls    = shared.Calls[Guide]
	Occasion = shared.Occasion
	Goal     = shared.Goal
)

// Table is a game on the screen. All methods must be called on the toolkit's goroutine.
type Table struct {
	stage *pieces.Stage
	match *match.Match
	seats seats.Seats
	calls Calls
	led   bool // by the guide in calls

	mode mode
	position
	past
	waiting
	sheet
	motion

	board *board.Board
	asks  *ask.Asker

	tookBack    bool         // since the last decision: every question is asked, so that it can be decided anew
	untold      bool         // the chance of a bust is still hidden
	reached     shared.Heard // goals of the occasion
	takesUntold bool         // the number of cards that may be taken is still hidden
	decided     int          // the seat that has decided last, or is known to be asked; -1 for none
	objections  int          // counts objections, so that each is shown for its own time

	spared  bool // the deciding player does not want to be asked about this
	sparing bool // a person has been spared a trivial question in this game

	guard    shared.Guard[question]
	hinted   shared.Hints[*hints.Panel]
	remarked *remarking // the remark on the decision, nil for none

	timesRemarked map[remarks.Topic]int // remarks of this game, by topic
}

// position is the state of the game that the table shows.
type position struct {
	view   portroyal.View
	legal  []portroyal.Action
	lower  int              // the seat whose tableau is at the lower edge
	berths []portroyal.Card // the places of the harbour, see Moored
	cursor layout.Spot      // the keyboard's; nowhere at first
}

// sheet is the table as it is laid out.
type sheet struct {
	root    *fyne.Container
	repaint *canvas.Rectangle
	size    fyne.Size
	top     keptTop
	laid    laid
}

// motion is everything that moves on the table.
type motion struct {
	above   *movements.Layer
	moving  anim.Stage
	turning bool   // a card is being turned up: the table is as it was before
	turned  func() // records what has happened, once the card has turned
	nearing bool   // what brings on the last round is still to be seen, so nothing says yet that it is the last
}

// New sets up the table for a game; colours are those of the seats, see widgets.SeatColour. Start begins it.
func New(s *pieces.Stage, m *match.Match, colours []int, ground *board.Ground, calls Calls) *Table {
	who := seats.Of(m.Seats(), colours).InSentences()
	t := &Table{stage: s, match: m, seats: who, led: calls.Guide != nil}
	t.mode, t.hurry, t.calls = game{t}, make(chan struct{}), calls.Whole()
	if !t.led {
		t.calls.Guide = unled{shared.Unled[portroyal.Action]{Keys: t.Typed}}
	}
	t.hinted.Ask, t.hinted.Build, t.hinted.Press = t.openHints, t.build, t.press
	t.timesRemarked = map[remarks.Topic]int{}
	t.calls.Menu, t.calls.Help = t.hinted.Without(calls.Menu), t.hinted.Without(calls.Help)
	t.ctx, t.cancel = context.WithCancel(context.Background())
	t.root = container.New(&stage.Fitting{Least: stage.Smallest, Size: &t.size, Build: t.build})
	t.board = board.New(s, t.seats, ground)
	t.asks = ask.New(s, t.seats, ask.Calls{
		Play: t.decide, Changed: t.build, Refused: t.refused, Press: t.press, Skip: t.skip, Miss: t.hurryUp, Spare: t.spare,
		Over: calls.Over, Ask: t.calls.Ask,
	})
	t.board.OnTap, t.board.OnMiss = t.asks.Tapped, t.hurryUp
	t.board.OnAsk, t.board.Still = t.calls.Ask, t.led
	t.above = movements.New(s, t.seats, t.board, func(events []portroyal.Event) string {
		pays, _ := t.teller().Taxed(events)
		return pays
	})
	t.moving.Pace, t.moving.Overtaken = t.pace, t.above.Overtaken
	t.moving.Played = func(frames int, length time.Duration) {
		s.Log.Debug("moved", "frames", frames, "ms", length.Milliseconds())
	}
	t.repaint = canvas.NewRectangle(color.Transparent)
	t.guard.Now, t.guard.Early = s.Time, func() { s.Reply(s.Words.T("spoken.early")) }
	t.decided = -1
	t.view = m.View()
	t.lower = t.nextLower()
	t.recall(len(m.Steps()))
	t.look()
	t.reached.Hear(t.stage.Stage, t.occasion(), false)
	return t
}

// Content is the object to show in the window.
func (t *Table) Content() fyne.CanvasObject { return t.root }

// Options are those of the game on the table.
func (t *Table) Options() portroyal.Options { return t.view.Options() }

// Place is where the rulebook explains the current decision, or what the player has begun to do.
func (t *Table) Place() entry.Entry {
	if ways := t.asks.Ways(); len(ways) > 0 {
		return entry.OfAction(&t.view, ways[0])
	}
	return entry.OfGame(&t.view)
}

// View is what everybody at the table may know now, or could at the step that is shown again.
func (t *Table) View() portroyal.View { return t.view }

// Start lets the game continue from its current state.
func (t *Table) Start() {
	if len(t.match.Steps()) > 0 || !t.unguided() {
		t.goOn(nil, 0)
		return
	}
	t.lower = t.nextLower()
	t.goOn(func() anim.Motion { return t.above.Opening(t.state()) }, 0)
}

// Resume continues after Leave.
func (t *Table) Resume() {
	t.attend()
	t.Restyle()
	t.goOn(nil, 0)
}

// Leave stops everything that is under way at the table. The game itself does not change.
func (t *Table) Leave() {
	t.hinted.Close()
	t.cancel()
	t.moving.Drop()
	if t.turning {
		t.turned() // it has happened, even if it has not been seen
	}
}

// Restyle redraws everything after a change of language, theme or settings.
func (t *Table) Restyle() {
	t.strip, t.folded, t.top = nil, nil, keptTop{}
	t.asks.Restyle()
	t.board.Restyle()
	t.above.Restyle()
	if t.hinted.Open {
		t.hinted.Panel.Restyle()
	}
	t.build()
}

// look takes the present state of the game.
func (t *Table) look() {
	t.hinted.Close() // they were about an earlier state
	t.view, t.legal = t.mode.present()
	t.berths = layout.Moored(t.berths, &t.view)
	t.follow()
}

// follow updates the questions to the current state.
func (t *Table) follow() {
	t.asks.Follow(ask.State{
		View: t.view, Berths: t.berths, Legal: t.legal, Lower: t.lower,
		Person: t.personDecides(), Skipping: t.skipping, Again: !t.mode.live(), Tired: t.tired(),
		Untold: t.untold, TakesUntold: t.takesUntold,
	})
}

// personDecides reports whether, in the state shown, a person at the screen has to decide.
func (t *Table) personDecides() bool {
	return t.mode.asks() && t.view.Phase() != portroyal.Over && t.seats[t.view.Decides()].Person && !t.spared
}

// goOn shows the new state and lets the next seat decide. If move is given it is called once the new state has
// been laid out, and the motion it returns is played; only then does the table change hands. seen is how much of
// the movement, at normal speed, has already been shown.
func (t *Table) goOn(move func() anim.Motion, seen time.Duration) {
	t.look()
	t.spared = t.isSpared()
	t.follow()
	t.findRemark()
	over := t.over()
	skipped := t.skipping
	if t.personDecides() {
		t.skipping = false
		t.hurry = make(chan struct{})
	}
	before := t.lower
	if move == nil || !t.moves() {
		t.lower = t.nextLower()
	}
	if !t.changing() {
		t.watch(skipped)
	}
	t.build()
	var motion anim.Motion
	switch {
	case move != nil && t.moves():
		motion = move()
	case t.lower != before:
		motion = t.comesIn()
	}
	handing := t.handingOver()
	t.moving.Play(motion, func() {
		if t.nearing {
			t.nearing = false
			t.build()
		}
		if t.changing() {
			t.changeHands(skipped)
		}
		t.hearTurn()
		t.reached.Hear(t.stage.Stage, t.occasion(), t.plays() && !t.match.Over())
		if over {
			t.calls.Over()
		}
		t.calls.Guide.Settled()
	})
	t.mode.goOn(motion.Length()+handing, seen)
	t.foresee()
}

// changing reports whether the table is about to change hands: the player whom the last events concern is still
// watching them.
func (t *Table) changing() bool { return t.lower != t.nextLower() }

// changeHands lays out the table for the next player at its lower edge.
func (t *Table) changeHands(skipped bool) {
	t.lower = t.nextLower()
	t.watch(skipped)
	t.build()
	t.moving.Play(t.comesIn(), nil)
}

// moves reports whether what happens is shown as movements.
func (t *Table) moves() bool { return t.size.Width > 0 && t.pace() > 0 }

// pace is the factor for the length of movements: nothing moves while the player skips.
func (t *Table) pace() float32 {
	if t.skipping {
		return 0
	}
	return t.stage.PaceAt(t.mode.speed())
}

// play plays an action of the deciding seat. While cards are turned up the table stays as before, so that nothing
// on it gives them away; all consequences are shown afterwards.
func (t *Table) play(action portroyal.Action) {
	t.moving.Finish()
	seat := t.view.Decides()
	before := t.above.Scene(t.state())
	_, err := t.match.Play(action)
	if err != nil { // only legal actions are offered, so this is a bug
		t.stage.Log.Error("refused", "seat", seat, "action", action.String(), "error", err.Error())
		return
	}
	steps := t.match.Steps()
	step := steps[len(steps)-1]
	t.stage.Log.Info("action", "seat", seat, "action", action.String(), slog.Any("events", step.Events))
	t.calls.Played()
	t.happened(step, before)
}

// happened shows the result of a decision, starting from the board as it was before.
func (t *Table) happened(step match.Step, before movements.Scene) {
	seat, events := step.Seat, step.Events
	t.hinted.Close()
	t.putDown()
	t.asks.Forget()
	t.decided, t.tookBack = seat, false
	t.hearStill(seat, events)
	t.turned = func() {
		t.turning = false
		t.past.add(step)
		t.speak(step)
	}
	t.nearing = t.moves() && slices.ContainsFunc(events, log.BringsTheEnd)
	up := movements.TurnedUp(events)
	if up == 0 || !t.moves() {
		t.turned()
		t.goOn(func() anim.Motion { return t.above.Moved(t.state(), events, before) }, 0)
		return
	}
	motion, after := t.above.TurnUp(t.state(), events[:up], before, t.expect())
	canvas.Refresh(t.repaint)
	t.turning = true
	if t.seats[seat].Person {
		t.asks.Wait(true)
	}
	t.moving.Play(motion, func() {
		t.turned()
		t.goOn(func() anim.Motion { return t.above.Moved(t.state(), events[up:], after()) }, motion.Length())
	})
}

// listens reports whether a person has to decide and can see the question.
func (t *Table) listens() bool {
	return !t.turning && !t.changing() && t.personDecides() && !t.stage.Covered()
}

// decide is act for a person. An action that is not legal now is ignored, since keys may be pressed at any time.
func (t *Table) decide(action portroyal.Action) {
	if !t.listens() {
		return
	}
	for _, legal := range t.legal {
		if legal == action {
			if t.calls.Guide.Allows(action) {
				t.guard.Decided()
				t.learned(action)
				t.mode.act(action)
			}
			return
		}
	}
}

// state is the game as shown now.
func (t *Table) state() movements.State { return movements.State{View: &t.view, Berths: t.berths} }

// nextLower is the seat whose tableau should be at the lower edge: the person who decides, or else the person who
// will decide next.
func (t *Table) nextLower() int {
	if !t.mode.live() {
		return t.lower // no change while something is shown again
	}
	n := t.view.Players()
	for _, later := range []bool{false, true} {
		for i := range n {
			seat := (t.view.Decides() + i) % n
			done := i > 0 && seat == t.view.Active() // whose turn is over when the others have had their chance
			if t.seats[seat].Person && (i > 0 || !t.spared) && (later || !done) {
				return seat
			}
		}
	}
	return 0 // computer players among themselves
}

func (t *Table) name(seat int) string { return t.seats[seat].Name }
