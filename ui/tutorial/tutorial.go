// Package tutorial leads a player through a chapter of a first voyage, whichever game it is: at the real table one thing
// after another is lit, explained and done. It draws the light, the shade and the sheet with the text over the table,
// follows the script, and answers what the player does instead. A game lends its table and its words; what a script
// says, and which actions are right, the game knows.
package tutorial

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/stage"
)

// Calls are how a voyage reports to the rest of the program.
type Calls struct {
	Menu func() // the player wants the menu
	Help func() // the player wants help
	Over func() // the player continues after the end of the chapter

	Reached func(at Place) // a step of the chapter is shown
	Done    func()         // it has been completed
}

// Place is a place in a chapter: a scene and a step of it, both counted from 0.
type Place struct{ Scene, Step int }

// Step is what a script asks for. Without Acts and Rival it is only text.
type Step struct {
	Say   string // the name of its text, "" for nothing
	Acts  bool   // the player does something
	Shows bool   // it can be done for them
	Rival bool   // another player acts

	Begins bool // the player only chooses something, and confirms it in the next step
}

// Game is what a game lends to a chapter: a table, and the words about it.
type Game interface {
	Lay(at Place) (Table, error) // a table for a scene, as it is when a step of it begins, which reports to the [Guide]

	Turned(to Place) // the script has come to a step, or to the end of a scene
	Uncover()        // the table shows what has been explained, and no more
	Do()             // does for the player what the step asks for

	Title() string // of the chapter
	Say() string   // the text of the step
	How() string   // how to do what it is waiting for
	End() End      // what is said at the end of the chapter

	Lit() []geometry.Rectangle     // what the step is about
	Answers() []geometry.Rectangle // where to answer what the player has begun; none if they have begun nothing
	Kept() []geometry.Rectangle    // what should not be covered if possible
	Top() geometry.Rectangle       // where the plates for menu and help are
	AskAt(fyne.Position)           // leads to what the rules say about something at a point of the window
	LookAt(fyne.Position)          // the pointer is at a point of what is lit, where nothing can be clicked
	LookAway()                     // and no longer

	Begun() bool               // the player has begun something that Escape takes back
	Decides(fyne.KeyName) bool // a key is for decisions, or for looking round
}

// Table is that of a game.
type Table interface {
	Content() fyne.CanvasObject
	Start() // lets it go on
	Leave()
	Restyle()
	Typed(*fyne.KeyEvent)
}

// Aside is what is shown in place of the script for a while.
type Aside interface {
	Judge()              // shows it, or finds out what is to be shown
	Draw(geometry.Sheet) // draws it over the table; nothing as long as it is not known
	Restyle()            // after a change of language, theme or settings
	Leave()              // the player goes on, or leaves
}

// Voyage is a chapter on the screen. All methods must be called on the toolkit's goroutine.
type Voyage struct {
	name   string
	stage  *stage.Stage
	game   Game
	calls  Calls
	script [][]Step // by scene
	table  Table    // nil before the first one
	laid   int      // counts the tables, also one that is being laid
	there  int      // which of them is there, counted from 1

	scene int
	at    int    // index of the step in the scene
	held  func() // does what another player has decided; nil if nothing is waiting
	hears bool   // the player has been told what another player is about to do

	root    *fyne.Container
	layer   *fyne.Container
	front   *fyne.Container // over that, for what is looked at closely
	size    fyne.Size
	sheetAt geometry.Rectangle // where the text of the step is
	before  geometry.Rectangle // where the text before it was; empty at the beginning of a scene
	showing bool               // the text of the step is shown, and the player may act on it
	since   time.Time          // when it was first shown
	heard   bool               // the last key or click had an effect
	ctx     context.Context
	cancel  context.CancelFunc

	Answer string // why the player's attempt is wrong, "" for none
	Missed bool   // a key or click has had no meaning since the step was shown

	objections int // counts the answers, so that each is shown for its own time

	aside Aside // nil for none
	over  bool  // the chapter has been completed

	lull stage.Lull // since an aside or the end of the chapter was shown

	told told // what has been logged about what is shown
}

// New is the chapter of a game that has this name in logs, with its script by scene. Lay sets its table, and Start
// begins it.
func New(s *stage.Stage, name string, game Game, script [][]Step, calls Calls) *Voyage {
	v := &Voyage{name: name, stage: s, game: game, calls: calls, script: script}
	v.ctx, v.cancel = context.WithCancel(context.Background())
	v.layer, v.front = container.NewWithoutLayout(), container.NewWithoutLayout()
	v.root = container.New(&fitting{v})
	return v
}

// known is a place of the chapter, or the beginning if it has no such place. If something is confirmed there, it is where
// that is chosen.
func (v *Voyage) known(place Place) Place {
	if place.Scene < 0 || place.Scene >= len(v.script) ||
		place.Step < 0 || place.Step >= len(v.script[place.Scene]) {
		return Place{}
	}
	for place.Step > 0 && v.script[place.Scene][place.Step-1].Begins {
		place.Step--
	}
	return place
}

// Lay sets the table at a place of the chapter, or at its beginning if there is no such place.
func (v *Voyage) Lay(at Place) error {
	at = v.known(at)
	if v.table != nil {
		v.table.Leave()
	}
	v.laid++
	table, err := v.game.Lay(at)
	if err != nil {
		return err
	}
	v.table, v.there = table, v.laid
	v.scene, v.held, v.aside = at.Scene, nil, nil
	v.sheetAt = geometry.Rectangle{}
	v.front.Objects = nil
	v.turnTo(at.Step)
	v.game.Uncover()
	v.root.Objects = []fyne.CanvasObject{v.table.Content(), v.layer, v.front}
	return nil
}

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

// Growth is how much larger than usual everything is drawn.
func (v *Voyage) Growth() float32 { return v.stage.Growth(v.size) }

// Size is that of the window.
func (v *Voyage) Size() fyne.Size { return v.size }

// Content is the object to show in the window.
func (v *Voyage) Content() fyne.CanvasObject { return v.root }

// Layer is what is drawn over the table.
func (v *Voyage) Layer() fyne.CanvasObject { return v.layer }

// Start begins the chapter.
func (v *Voyage) Start() {
	v.table.Start()
}

// Leave stops everything that is going on.
func (v *Voyage) Leave() {
	v.held = nil
	v.cancel()
	v.table.Leave()
	if v.aside != nil {
		v.aside.Leave()
	}
}

// Restyle redraws everything after a change of language, theme or settings.
func (v *Voyage) Restyle() {
	if v.aside != nil {
		v.aside.Restyle()
	}
	v.Answer = ""
	v.table.Restyle()
}

// Again plays the chapter from the beginning.
func (v *Voyage) Again() { v.change(Place{}) }

// change continues from another place.
func (v *Voyage) change(to Place) {
	v.over = false
	if err := v.Lay(to); err != nil { // cannot happen: a test plays them all
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
func (v *Voyage) step() *Step {
	steps := v.script[v.scene]
	if v.at == len(steps) {
		return nil
	}
	return &steps[v.at]
}

// At is the place in the chapter; its step is one too many at the end of a scene.
func (v *Voyage) At() Place { return Place{v.scene, v.at} }

// Over reports whether the chapter has been completed.
func (v *Voyage) Over() bool { return v.over }

// Aside is what is shown in place of the script, nil for nothing.
func (v *Voyage) Aside() Aside { return v.aside }

// Show shows something in place of the script.
func (v *Voyage) Show(aside Aside) { v.aside = aside }

// turnTo turns to a step of the scene.
func (v *Voyage) turnTo(at int) {
	v.at, v.Answer, v.Missed, v.showing, v.hears = at, "", false, false, false
	v.before = v.sheetAt
	v.game.Turned(v.At())
}

// goOn does what comes next: a text is shown, another player acts, or the scene ends.
func (v *Voyage) goOn() {
	step := v.step()
	switch {
	case v.aside != nil:
		v.aside.Judge()
	case step == nil:
		v.ended()
	case step.Rival && step.Say == "":
		v.release()
	default:
		v.game.Uncover()
		if !v.showing {
			v.since = v.stage.Time()
			v.calls.Reached(v.At())
		}
		v.showing = true
		v.Draw()
	}
}

// release lets another player do what they have decided, if they have.
func (v *Voyage) release() {
	if do := v.held; do != nil {
		v.held = nil
		v.turnTo(v.at + 1)
		v.Draw()
		do()
	}
}

// onward continues after a step that is only text, or after an aside.
func (v *Voyage) onward() {
	step := v.step()
	switch {
	case (v.over || v.aside != nil) && !v.lull.Over(v.stage.Time()): // it was meant for an earlier question
	case v.over:
		v.calls.Over()
	case v.aside != nil:
		v.aside.Leave()
		v.aside = nil
		v.goOn()
	case step == nil || !v.showing || step.Acts:
	case step.Rival:
		v.said()
	default:
		v.turnTo(v.at + 1)
		v.goOn()
	}
}

// returns reports whether the player can go back to the text before: nothing has happened at the table since it.
func (v *Voyage) returns() bool {
	if !v.Listens() || v.at == 0 {
		return false
	}
	before := v.script[v.scene][v.at-1]
	return before.Say != "" && !before.Acts && !before.Rival
}

// back goes back to the text before.
func (v *Voyage) back() {
	if v.returns() {
		v.turnTo(v.at - 1)
		v.goOn()
	}
}

// said lets another player do what has been announced, as soon as they have decided it.
func (v *Voyage) said() {
	v.hears, v.showing = true, false
	v.Draw()
	v.release()
}

// ended moves on to the next scene, or ends the chapter.
func (v *Voyage) ended() {
	if next := v.scene + 1; next < len(v.script) {
		v.change(Place{Scene: next})
		return
	}
	v.over = true
	v.calls.Done()
	v.Draw()
	v.Lull()
}

// Lull begins a time in which presses were meant for what was shown before.
func (v *Voyage) Lull() { v.lull = stage.NewLull(v.stage.Time(), tooEarly) }

// showMe does for the player what the step asks for.
func (v *Voyage) showMe() {
	if step := v.step(); step != nil && v.showing && step.Shows {
		v.game.Do()
	}
}

// Listens reports whether the player may do now what the step asks for.
func (v *Voyage) Listens() bool { return v.step() != nil && v.showing && !v.over && v.aside == nil }

// Acted turns to the next step, once the player has done what was asked for.
func (v *Voyage) Acted() {
	v.turnTo(v.at + 1)
	v.Draw()
}

// turn lets another player act, whose decision do plays, once everything has been said before it.
func (v *Voyage) turn(do func()) {
	v.held = do
	if step := v.step(); v.aside == nil && step != nil && step.Rival && (step.Say == "" || v.hears) {
		v.release()
	}
}

// progress says how many of the texts of the chapter have been shown, and how many there are.
func (v *Voyage) progress() (done, all int) {
	for i, steps := range v.script {
		for j := range steps {
			if steps[j].Say == "" {
				continue
			}
			all++
			if i < v.scene || i == v.scene && j <= v.at {
				done++
			}
		}
	}
	return min(done, all), all
}

// enters are the keys that go on.
func enters(key fyne.KeyName) bool {
	return slices.Contains([]fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter}, key)
}
