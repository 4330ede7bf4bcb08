// Package tutorial is the first voyage of Port Royal: package tutorial leads the player through the scripts of package
// lesson, on the real table. The engine knows what is legal and what it is worth; the table knows how it is drawn.
package tutorial

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/tutorial"
)

// Calls are how a voyage reports to the rest of the program.
type Calls struct {
	Menu func()               // the player wants the menu
	Help func()               // the player wants help
	Over func()               // the player continues after the end of the chapter
	Ask  func(of entry.Entry) // the player asks what the rules say about something

	Reached func(of lesson.Chapter, at tutorial.Place) // a step of the chapter is shown
	Done    func(of lesson.Chapter)                    // it has been completed
}

// Voyage is a chapter on the screen. All methods must be called on the toolkit's goroutine.
type Voyage struct {
	*tutorial.Voyage

	stage  *pieces.Stage
	ground *board.Ground
	names  []string // of the player and of the other player
	calls  Calls

	lesson *lesson.Lesson
	match  *match.Match
	table  *table.Table
	rival  tutorial.Rival[portroyal.View, portroyal.Action]
}

// New sets up a chapter from a place on, or from the beginning if there is no such place; names are those of the
// player and of the other player. Start begins it.
func New(
	s *pieces.Stage, ground *board.Ground, chapter lesson.Chapter, from tutorial.Place, names []string, calls Calls,
) (*Voyage, error) {
	l, err := lesson.Read(chapter)
	if err != nil {
		return nil, err
	}
	v := &Voyage{stage: s, ground: ground, names: names, calls: calls, lesson: l}
	v.Voyage = tutorial.New(s.Stage, string(chapter), lent{v}, l.Script(), tutorial.Calls{
		Menu: calls.Menu, Help: calls.Help, Over: calls.Over,
		Reached: func(at tutorial.Place) { calls.Reached(chapter, at) }, Done: func() { calls.Done(chapter) },
	})
	if err := v.Lay(from); err != nil {
		return nil, err
	}
	return v, nil
}

func (v *Voyage) Chapter() lesson.Chapter { return v.lesson.Chapter }

// RivalPortrait is the head of the other player, here and in the game that follows.
const RivalPortrait = "weaver"

// portraits are the heads of the player and of the other player.
var portraits = []string{"person", RivalPortrait}

// lent is what this game lends to the pilot.
type lent struct{ *Voyage }

// Lay implements [tutorial.Game].
func (v lent) Lay(at tutorial.Place) (tutorial.Table, error) {
	from := &v.lesson.Scenes[at.Scene]
	var seats []match.Seat
	players := []bot.Player{nil, &v.rival}
	kinds := []string{"", bot.CabinBoy.String()} // for the tooltip of the other player
	for seat := range from.Position.Players() {
		seats = append(seats, match.Seat{
			Name: v.names[seat], Player: kinds[seat], Colour: seat, Portrait: portraits[seat],
		})
	}
	game, err := match.New(match.Setup{
		Seats: seats, Players: players[:len(seats)],
		Prepared: &match.Prepared{Position: from.Position, Coming: from.Coming},
	})
	if err != nil {
		return nil, err
	}
	for i := range at.Step {
		if done := from.Steps[i].Done(); done.Kind != portroyal.NoAction {
			if _, err := game.Play(done); err != nil {
				return nil, err
			}
		}
	}
	v.stage.Portraits = portraits[:len(seats)]
	v.match = game
	v.table = table.New(v.stage, game, []int{0, 1}[:len(seats)], v.ground, table.Calls{
		Menu: v.calls.Menu, Help: v.calls.Help, Over: func() {}, Guide: &guide{v.Guide(), v.Voyage}, Ask: v.calls.Ask,
	})
	return v.table, nil
}

// tellsChance reports whether the table shows the chance of a bust, which is hidden until it is explained.
func (v *Voyage) tellsChance() bool { return v.lesson.TellsChance(v.At().Scene, v.At().Step) }

// Uncover implements [tutorial.Game].
func (v lent) Uncover() {
	v.table.Tell(v.tellsChance(), v.lesson.TellsTakes(v.At().Scene, v.At().Step))
}

// Options are those of the game on the table.
func (v *Voyage) Options() portroyal.Options { return v.table.Options() }

// step is the current step of the script, nil at the end of a scene.
func (v *Voyage) step() *lesson.Step {
	at := v.At()
	steps := v.lesson.Scenes[at.Scene].Steps
	if at.Step == len(steps) {
		return nil
	}
	return &steps[at.Step]
}

// Turned implements [tutorial.Game]: the other player is told their next action.
func (v lent) Turned(to tutorial.Place) {
	steps := v.lesson.Scenes[to.Scene].Steps
	next := slices.IndexFunc(steps[to.Step:], func(s lesson.Step) bool { return s.Rival.Kind != portroyal.NoAction })
	if next < 0 {
		v.rival.Tell(nil)
		return
	}
	v.rival.Tell(&steps[to.Step+next].Rival)
}

// Do implements [tutorial.Game].
func (v lent) Do() { v.table.Do(v.step().Do[0]) }

// next is the card that will be turned up next, as the scene is prepared.
func (v *Voyage) next() portroyal.Card {
	coming := v.lesson.Scenes[v.At().Scene].Coming
	for _, step := range v.match.Steps() {
		for _, event := range step.Events {
			if event.Kind == portroyal.CardRevealed && len(coming) > 0 {
				coming = coming[1:]
			}
		}
	}
	if len(coming) == 0 {
		return portroyal.NoCard
	}
	return coming[0]
}

// decides are the keys for decisions at the table and for looking round there.
var decides = []fyne.KeyName{
	fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyR, fyne.KeyD, fyne.KeyE, fyne.KeyC, fyne.KeyV, fyne.KeyG,
	fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9, fyne.Key0,
}

// Begun implements [tutorial.Game].
func (v lent) Begun() bool { return v.table.Asks() }

// Decides implements [tutorial.Game].
func (v lent) Decides(key fyne.KeyName) bool { return slices.Contains(decides, key) }
