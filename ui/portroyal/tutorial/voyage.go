// Package tutorial is the first voyage: a real game on the real table in which one thing after another is pointed
// at, explained and done. One loop runs the scripts of package lesson, draws the light, the shade and the text
// over the table, and answers what the player does instead. The engine knows what is legal and what it is worth;
// the table knows how it is drawn.
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

// Calls are how a voyage reports to the rest of the program.
type Calls struct {
	Menu func()               // the player wants the menu
	Help func()               // the player wants help
	Over func()               // the player continues after the end of the chapter
	Ask  func(of entry.Entry) // the player asks what the rules say about something

	Reached func(of lesson.Chapter, at Place) // a step of the chapter is shown
	Done    func(of lesson.Chapter)           // it has been completed
}

// Place is a place in a chapter: a scene and a step of it, both counted from 0.
type Place struct{ Scene, Step int }

// Voyage is a chapter on the screen. All methods must be called on the toolkit's goroutine.
type Voyage struct {
	stage  *pieces.Stage
	ground *board.Ground
	names  []string // of the player and of the other player
	calls  Calls

	lesson *lesson.Lesson
	scene  int
	at     int // index of the step in the scene

	match *match.Match
	table *table.Table
	rival rival
	held  func() // does what the other player has decided; nil if nothing is waiting
	hears bool   // the player has been told what the other player is about to do

	root    *fyne.Container
	layer   *fyne.Container
	size    fyne.Size
	showing bool      // the text of the step is shown, and the player may act on it
	since   time.Time // when it was first shown
	heard   bool      // the last key or click had an effect
	answer  string    // why the player's attempt is wrong, "" for none
	missed  bool      // a key or click has had no meaning since the step was shown
	ctx     context.Context
	cancel  context.CancelFunc

	objections int // counts the answers, so that each is shown for its own time

	free *verdict // about what the player has decided; nil if there is none
	over bool     // the chapter has been completed

	lull stage.Lull // since a verdict or the end of the chapter was shown

	told told // what has been logged about what is shown
}

// New sets up a chapter from a place on, or from the beginning if there is no such place; names are those of the
// player and of the other player. Start begins it.
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

func (v *Voyage) Chapter() lesson.Chapter { return v.lesson.Chapter }

// RivalPortrait is the head of the other player, here and in the game that follows.
const RivalPortrait = "weaver"

// portraits are the heads of the player and of the other player.
var portraits = []string{"person", RivalPortrait}

// known is a place of a lesson, or the beginning if the lesson has no such place.
func known(l *lesson.Lesson, place Place) Place {
	if place.Scene < 0 || place.Scene >= len(l.Scenes) ||
		place.Step < 0 || place.Step >= len(l.Scenes[place.Scene].Steps) {
		return Place{}
	}
	return place
}

// lay sets the table for a scene, as it is when a step of it begins.
func (v *Voyage) lay(at Place) error {
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

// tellsChance reports whether the table shows the chance of a bust, which is hidden until it is explained.
func (v *Voyage) tellsChance() bool { return v.lesson.TellsChance(v.scene, v.at) }

// uncover makes the table show what has been explained, and no more.
func (v *Voyage) uncover() { v.table.Tell(v.tellsChance(), v.lesson.TellsTakes(v.scene, v.at)) }

// fitting gives the table and the layer the whole window.
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

// Content is the object to show in the window.
func (v *Voyage) Content() fyne.CanvasObject { return v.root }

// Options are those of the game on the table.
func (v *Voyage) Options() portroyal.Options { return v.table.Options() }

// Start begins the chapter.
func (v *Voyage) Start() {
	v.table.Start()
}

// Leave stops everything that is going on.
func (v *Voyage) Leave() {
	v.held = nil
	v.cancel()
	v.table.Leave()
	if v.free != nil {
		v.free.cancel()
	}
}

// Restyle redraws everything after a change of language, theme or settings.
func (v *Voyage) Restyle() {
	if v.free != nil && v.free.panel != nil {
		v.free.panel.Restyle()
	}
	v.answer = ""
	v.table.Restyle()
}

// Again plays the chapter from the beginning.
func (v *Voyage) Again() { v.change(Place{}) }

// change continues from another place.
func (v *Voyage) change(to Place) {
	v.over = false
	if err := v.lay(to); err != nil { // cannot happen: a test plays them all
		v.stage.Log.Error("lesson", "error", err.Error())
		return
	}
	v.root.Refresh()
	v.fit()
	v.Start()
}

// fit gives a new table and layer the size of the old ones.
func (v *Voyage) fit() { v.root.Layout.Layout(v.root.Objects, v.size) }

// step is the current step of the script, nil at the end of a scene.
func (v *Voyage) step() *lesson.Step {
	steps := v.lesson.Scenes[v.scene].Steps
	if v.at == len(steps) {
		return nil
	}
	return &steps[v.at]
}

// turnTo turns to a step of the scene. The other player is told their next action.
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

// goOn does what comes next: a text is shown, the other player acts, or the scene ends.
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

// release lets the other player do what they have decided, if they have.
func (v *Voyage) release() {
	if do := v.held; do != nil {
		v.held = nil
		v.turnTo(v.at + 1)
		v.draw()
		do()
	}
}

// onward continues after a step that is only text, or after a verdict.
func (v *Voyage) onward() {
	step := v.step()
	switch {
	case (v.over || v.free != nil) && !v.lull.Over(v.stage.Time()): // it was meant for an earlier question
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

// ended moves on to the next scene, or ends the chapter.
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

// next is the card that will be turned up next, as the scene is prepared.
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
