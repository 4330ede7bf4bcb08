// Package tutorial is the first voyage in Pirate's Cove: package tutorial leads the player through the scripts of package lesson,
// on the real table. The engine knows what is legal; the table knows how it is drawn.
package tutorial

import (
	"slices"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/tutorial/lesson"
	"portroyal/ui/stage"
	"portroyal/ui/tutorial"
)

// Calls are how a voyage reports to the rest of the program.
type Calls struct {
	Menu func()            // the player wants the menu
	Help func()            // the player wants help
	Over func()            // the player continues after the end of the chapter
	Ask  func(entry.Entry) // the player asks what the rules say about something

	Reached func(of lesson.Chapter, at tutorial.Place) // a step of the chapter is shown
	Done    func(of lesson.Chapter)                    // it has been completed
}

// Voyage is a chapter on the screen. All methods must be called on the toolkit's goroutine.
type Voyage struct {
	*tutorial.Voyage

	stage  *stage.Stage
	ground *board.Ground
	faces  *cardface.Cache
	seats  []record.Seat // the player's first
	calls  Calls

	lesson *lesson.Lesson
	match  *match.Match
	table  *table.Table
	rivals tutorial.Rival[cove.View, cove.Action]
	aiming bool // what is fired at is chosen for the player
}

// New sets up a chapter from a place on, or from the beginning if there is no such place. The player has the first of the
// seats; there is one for everybody who plays in a lesson. Faces of cards come from a cache, nil for none. Start begins it.
func New(
	s *stage.Stage, ground *board.Ground, faces *cardface.Cache, chapter lesson.Chapter, from tutorial.Place,
	seats []record.Seat, calls Calls,
) (*Voyage, error) {
	l, err := lesson.Read(chapter)
	if err != nil {
		return nil, err
	}
	v := &Voyage{stage: s, ground: ground, faces: faces, seats: seats, calls: calls, lesson: l}
	v.Voyage = tutorial.New(s, string(chapter), lent{v}, l.Script(), tutorial.Calls{
		Menu: calls.Menu, Help: calls.Help, Over: calls.Over,
		Reached: func(at tutorial.Place) { calls.Reached(chapter, at) }, Done: func() { calls.Done(chapter) },
	})
	if err := v.Lay(from); err != nil {
		return nil, err
	}
	return v, nil
}

// Chapter is which one it is.
func (v *Voyage) Chapter() lesson.Chapter { return v.lesson.Chapter }

// View is what may be seen of the game on the table.
func (v *Voyage) View() cove.View { return v.table.View() }

// lent is what this game lends to the pilot.
type lent struct{ *Voyage }

// Lay implements [tutorial.Game].
func (v lent) Lay(at tutorial.Place) (tutorial.Table, error) {
	from := &v.lesson.Scenes[at.Scene]
	n := from.Position.Players()
	players := make([]bot.Player, n)
	for i := range players[1:] {
		players[1+i] = &v.rivals
	}
	game, err := match.New(match.Setup{
		Seats: v.seats[:n], Players: players, Prepared: &match.Prepared{Position: from.Position, Coming: from.Coming()},
	})
	if err != nil {
		return nil, err
	}
	for i := range at.Step {
		if done := from.Steps[i].Done(); done.Kind != cove.NoAction {
			if _, err := game.Play(done); err != nil {
				return nil, err
			}
		}
	}
	v.match = game
	v.table = table.New(v.stage, game, v.seats[:n], v.ground, v.faces, table.Calls{
		Menu: v.calls.Menu, Help: v.calls.Help, Over: func() {}, Guide: &guide{v.Guide(), v.Voyage}, Ask: v.calls.Ask,
	})
	return v.table, nil
}

// Uncover implements [tutorial.Game]: the table hides nothing, but frames what the script has come to.
func (v lent) Uncover() {
	v.aim()
	v.table.Reframe()
}

// aim chooses what the player is to fire at once more. The table remembers that from shot to shot, but not where a chapter
// goes on later.
func (v *Voyage) aim() {
	step := v.step()
	if step == nil || len(step.Do) == 0 || step.Do[0].Kind != cove.Fire {
		return
	}
	is := func(o ask.Option) bool { return o.Begins && !o.Chosen && step.Wants(o.Spot) }
	if at, not := v.table.Option(is); not {
		v.aiming = true
		v.table.Choose(at.Spot)
		v.aiming = false
	}
}

// step is the current step of the script, nil at the end of a scene.
func (v *Voyage) step() *lesson.Step {
	at := v.At()
	steps := v.lesson.Scenes[at.Scene].Steps
	if at.Step == len(steps) {
		return nil
	}
	return &steps[at.Step]
}

// Turned implements [tutorial.Game]: the other players are told their next action.
func (v lent) Turned(to tutorial.Place) {
	steps := v.lesson.Scenes[to.Scene].Steps
	next := slices.IndexFunc(steps[to.Step:], func(s lesson.Step) bool { return s.Rival.Kind != cove.NoAction })
	if next < 0 {
		v.rivals.Tell(nil)
		return
	}
	v.rivals.Tell(&steps[to.Step+next].Rival)
}

// Do implements [tutorial.Game].
func (v lent) Do() {
	if step := v.step(); step.Taps() {
		v.table.Choose(step.Tap)
	} else {
		v.table.Do(step.Do[0])
	}
}

// decides are the keys for decisions at the table and for looking round there.
var decides = []fyne.KeyName{
	fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyF, fyne.KeyR, fyne.KeyT, fyne.KeyG, fyne.KeyB,
	fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown,
	fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9,
}

// Begun implements [tutorial.Game]: a choice that the script has led to is not given up.
func (v lent) Begun() bool { return false }

// Decides implements [tutorial.Game].
func (v lent) Decides(key fyne.KeyName) bool { return slices.Contains(decides, key) }
