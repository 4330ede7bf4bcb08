// Package tutorial is the first voyage: a real game on the real table in which one thing after the other is pointed
// at, said and done. It runs the scripts of the package lesson with one loop, draws the light, the shade and the
// sentence that lie over the table, and answers what the player does instead. What is legal and what it is worth it
// asks the engine; what the table looks like is the table's.
package tutorial

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/stage"
)

// Calls are what a voyage asks of the rest of the program.
type Calls struct {
	Menu func()               // the player wants the menu
	Help func()               // the player wants help
	Over func()               // the last of the chapter has been seen: the player wants to go on
	Ask  func(of entry.Entry) // the player wants to know what the rules say about something

	Reached func(of lesson.Chapter, at Place) // a step of the chapter is shown
	Done    func(of lesson.Chapter)           // it has been played to its end
}

// Place is where in a chapter the player is: which scene and which step of it, both counted from 0.
type Place struct{ Scene, Step int }

// Voyage is a chapter on the screen. All methods are for the toolkit's goroutine.
type Voyage struct {
	stage  *pieces.Stage
	ground *board.Ground
	names  []string // of the player and of the other one
	calls  Calls

	lesson *lesson.Lesson
	scene  int
	at     int // the step of the scene

	match *match.Match
	table *table.Table
	rival rival
	held  func() // has seen what the other player has decided, nil while nothing waits
	hears bool   // the player has heard what the other one is about to do

	root    *fyne.Container
	layer   *fyne.Container
	size    fyne.Size
	showing bool      // what the step says can be seen, and the player may act on it
	since   time.Time // it has been shown
	heard   bool      // something came of the last key or click
	answer  string    // why not what the player has tried, "" for nothing
	missed  bool      // a key or click has meant nothing since the step is shown
	ctx     context.Context
	cancel  context.CancelFunc

	objections int // counts the answers, so that each is said for its own time

	free *verdict // on what the player has decided, nil if there is none
	over bool     // the chapter has been played to its end

	lull stage.Lull // since one of these has been shown

	told told // what the log says of what is shown
}

// New lays out a chapter from a place on, or from the beginning if there is no such place; names are those of the
// player and of the other one. Start begins it.
func New(
	s *pieces.Stage, ground *board.Ground, chapter lesson.Chapter, from Place, names []string, calls Calls,
) (*Voyage, error) {
	l, err := lesson.Read(chapter)
	if err != nil {
		return nil, err
	}
	v := &Voyage{stage: s, ground: ground, names: names, calls: calls, lesson: l}
	v.ctx, v.cancel = context.WithCancel(context.Background())
	v.layer = container.NewWithoutLayout()
	v.root = container.New(&fitting{v})
	if err := v.lay(known(l, from)); err != nil {
		return nil, err
	}
	return v, nil
}

// Chapter is the chapter that is played.
func (v *Voyage) Chapter() lesson.Chapter { return v.lesson.Chapter }

// RivalPortrait is the head of the other player, here and in the game that follows.
const RivalPortrait = "weaver"

// portraits are the heads of the player and of the other one.
var portraits = []string{"person", RivalPortrait}

// known is a place of a lesson, its beginning if that has no such place.
func known(l *lesson.Lesson, place Place) Place {
	if place.Scene < 0 || place.Scene >= len(l.Scenes) ||
		place.Step < 0 || place.Step >= len(l.Scenes[place.Scene].Steps) {
		return Place{}
	}
	return place
}

// lay lays the table for a scene, as it is when a step of it begins.
func (v *Voyage) lay(at Place) error {
	from := &v.lesson.Scenes[at.Scene]
	var seats []match.Seat
	players := []bot.Player{nil, &v.rival}
	kinds := []string{"", bot.CabinBoy.String()} // what it says about the other player
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
		return err
	}
	for i := range at.Step {
		if done := from.Steps[i].Done(); done.Kind != portroyal.NoAction {
			if _, err := game.Play(done); err != nil {
				return err
			}
		}
	}
	if v.table != nil {
		v.table.Leave()
	}
	v.stage.Portraits = portraits[:len(seats)]
	v.scene, v.match, v.held, v.free = at.Scene, game, nil, nil
	v.turnTo(at.Step)
	v.table = table.New(v.stage, game, []int{0, 1}[:len(seats)], v.ground, table.Calls{
		Menu: v.calls.Menu, Help: v.calls.Help, Over: func() {}, Guide: &guide{v, game}, Ask: v.calls.Ask,
	})
	v.uncover()
	v.root.Objects = []fyne.CanvasObject{v.table.Content(), v.layer}
	return nil
}

// tellsChance reports whether the table shows the chance of a bust: not before it is explained.
func (v *Voyage) tellsChance() bool { return v.lesson.TellsChance(v.scene, v.at) }

// uncover has the table show what has been explained, and nothing else of it.
func (v *Voyage) uncover() { v.table.Tell(v.tellsChance(), v.lesson.TellsTakes(v.scene, v.at)) }

// fitting gives table and layer the whole window.
type fitting struct{ voyage *Voyage }

func (f *fitting) MinSize([]fyne.CanvasObject) fyne.Size { return stage.Smallest }

func (f *fitting) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.voyage.size = size
	for _, object := range objects {
		object.Move(fyne.NewPos(0, 0))
		object.Resize(size)
	}
}

// growth is how much larger than usual everything is drawn.
func (v *Voyage) growth() float32 { return v.stage.Growth(v.size) }

// Content is what the window shows.
func (v *Voyage) Content() fyne.CanvasObject { return v.root }

// Options say which game is on the table.
func (v *Voyage) Options() portroyal.Options { return v.table.Options() }

// Start begins the chapter.
func (v *Voyage) Start() {
	v.table.Start()
}

// Leave ends everything that is going on.
func (v *Voyage) Leave() {
	v.held = nil
	v.cancel()
	v.table.Leave()
	if v.free != nil {
		v.free.cancel()
	}
}

// Restyle shows everything anew after a change of language, theme or settings.
func (v *Voyage) Restyle() {
	if v.free != nil && v.free.panel != nil {
		v.free.panel.Restyle()
	}
	v.answer = ""
	v.table.Restyle()
}

// Again plays the chapter from its beginning.
func (v *Voyage) Again() { v.change(Place{}) }

// change goes on from another place.
func (v *Voyage) change(to Place) {
	v.over = false
	if err := v.lay(to); err != nil { // a test plays them all
		v.stage.Log.Error("lesson", "error", err.Error())
		return
	}
	v.root.Refresh()
	v.fit()
	v.Start()
}

// fit gives what is new the size of what was there before.
func (v *Voyage) fit() { v.root.Layout.Layout(v.root.Objects, v.size) }

// step is what the script says now, nil at the end of a scene.
func (v *Voyage) step() *lesson.Step {
	steps := v.lesson.Scenes[v.scene].Steps
	if v.at == len(steps) {
		return nil
	}
	return &steps[v.at]
}

// turnTo turns to a step of the scene. The other player learns what comes next for them.
func (v *Voyage) turnTo(at int) {
	v.at, v.answer, v.missed, v.showing, v.hears = at, "", false, false, false
	steps := v.lesson.Scenes[v.scene].Steps
	next := slices.IndexFunc(steps[at:], func(s lesson.Step) bool { return s.Rival.Kind != portroyal.NoAction })
	if next < 0 {
		v.rival.next.Store(nil)
		return
	}
	v.rival.next.Store(&steps[at+next].Rival)
}

// goOn does what comes next: something is said, the other player acts, or the scene is over.
func (v *Voyage) goOn() {
	step := v.step()
	switch {
	case v.free != nil:
		v.judge()
	case step == nil:
		v.ended()
	case step.Rival.Kind != portroyal.NoAction && step.Say == "":
		v.release()
	default:
		v.uncover()
		if !v.showing {
			v.since = v.stage.Time()
			v.calls.Reached(v.lesson.Chapter, Place{v.scene, v.at})
		}
		v.showing = true
		v.draw()
	}
}

// release has the other player do what they have decided, as soon as they have.
func (v *Voyage) release() {
	if do := v.held; do != nil {
		v.held = nil
		v.turnTo(v.at + 1)
		v.draw()
		do()
	}
}

// onward goes on from what is only said, or from what the player has been told about a decision.
func (v *Voyage) onward() {
	step := v.step()
	switch {
	case (v.over || v.free != nil) && !v.lull.Over(v.stage.Time()): // meant for what was asked before
	case v.over:
		v.calls.Over()
	case v.free != nil:
		v.free.cancel()
		v.free = nil
		v.goOn()
	case step == nil || !v.showing || step.Acts():
	case step.Rival.Kind != portroyal.NoAction:
		v.said()
	default:
		v.turnTo(v.at + 1)
		v.goOn()
	}
}

// said lets the other player do what has been announced, as soon as they have decided it.
func (v *Voyage) said() {
	v.hears, v.showing = true, false
	v.draw()
	v.release()
}

// ended goes on to the next scene, or ends the chapter.
func (v *Voyage) ended() {
	if next := v.scene + 1; next < len(v.lesson.Scenes) {
		v.change(Place{Scene: next})
		return
	}
	v.over = true
	v.calls.Done(v.lesson.Chapter)
	v.draw()
	v.lull = stage.NewLull(v.stage.Time(), tooEarly)
}

// showMe does for the player what the step asks for.
func (v *Voyage) showMe() {
	if step := v.step(); step != nil && v.showing && len(step.Do) > 0 {
		v.table.Do(step.Do[0])
	}
}

// next is the card that is turned up next, as the scene has been prepared.
func (v *Voyage) next() portroyal.Card {
	coming := v.lesson.Scenes[v.scene].Coming
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
