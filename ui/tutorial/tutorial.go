// Package tutorial leads a player through a chapter of a first voyage, whichever game it is: at the real table one thing
// after another is lit, explained and done. It draws the light, the shade and the sheet with the text over the table,
// follows the script, and answers what the player does instead. A game lends its table and its words; what a script
// says, and which actions are right, the game knows.
package tutorial

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/stage"
)

// Calls are how a voyage reports to the rest of the program.
type Calls struct {
	Menu func(*Voyage)        // the player wants the menu
	Help func()               // the player wants help
	Ask  func(of book.Entry)  // the player asks what the rules say about something
	Over func(chapter string) // the player continues after the end of the chapter

	Reached func(chapter string, at Place) // a step of the chapter is shown
	Done    func(chapter string)           // it has been completed
}

// Place is a place in a chapter: a scene and a step of it, both counted from 0.
type Place struct{ Scene, Step int }

// Game is what a game lends to a chapter: a table, and the words about it.
type Game interface {
	// Lay is a table for a scene in which something has been done, which reports to the guide.
	Lay(scene *Scene, done []string, guide Guide) (Table, error)

	Uncover() // the table shows what has been explained, and no more
	Do(*Step) // does for the player what a step asks for

	Say(of *Step, saying string) string // a text of a step, in which every number comes from the table
	How(*Step) string                   // how to do what a step is waiting for

	Lit(name string) (at geometry.Rectangle, there bool) // where something on the table is
	Answers() []geometry.Rectangle                       // where to answer what the player has begun; none if they have begun nothing
	Kept() []geometry.Rectangle                          // what should not be covered if possible
	Top() geometry.Rectangle                             // where the plates for menu and help are
	AskAt(fyne.Position)                                 // leads to what the rules say about something at a point of the window
	LookAt(fyne.Position)                                // the pointer is at this point, where nothing can be clicked; outside the window if it is gone

	Begun() bool // the player has begun something that Escape takes back
}

// Plain is what games lend alike at whose tables nothing is hidden, enlarged, or begun and confirmed.
type Plain struct{}

func (Plain) Uncover()                      {}
func (Plain) Answers() []geometry.Rectangle { return nil }
func (Plain) LookAt(fyne.Position)          {}
func (Plain) Begun() bool                   { return false }

// Table is that of a game.
type Table interface {
	Content() fyne.CanvasObject
	Start() // lets it go on
	Leave()
	Restyle()
	Typed(*fyne.KeyEvent)
	Plays(fyne.KeyName) bool // the key answers what the game asks, or points at what can be chosen
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
	stage   *stage.Stage
	game    Game
	course  *Course
	chapter *Chapter
	calls   Calls
	lesson  *Lesson
	table   Table // nil before the first one
	laid    int   // counts the tables, also one that is being laid
	there   int   // which of them is there, counted from 1

	scene int
	at    int                    // index of the step in the scene
	held  func()                 // does what another player has decided; nil if nothing is waiting
	told  atomic.Pointer[string] // what other players are to do next
	hears bool                   // the player has been told what another player is about to do

	root    *fyne.Container
	under   *geometry.Region // of the table, which is not read while something takes its place
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

	misses     int // counts the keys and clicks without a meaning
	objections int // counts the answers, so that each is shown for its own time

	aside Aside // nil for none
	over  bool  // the chapter has been completed

	lull stage.Lull // since an aside or the end of the chapter was shown

	logged logged // about what is shown
}

// Begin sets up a chapter of a course from a place on, or from its beginning if there is no such place. Start begins it.
func (v *Voyage) Begin(s *stage.Stage, game Game, course *Course, chapter *Chapter, from Place, calls Calls) (err error) {
	v.stage, v.game, v.course, v.chapter, v.calls = s, game, course, chapter, calls
	if v.lesson, err = ReadLesson(course.Files, chapter.Name); err != nil {
		return err
	}
	v.ctx, v.cancel = context.WithCancel(context.Background())
	v.layer, v.front = container.NewWithoutLayout(), container.NewWithoutLayout()
	v.root = container.New(&fitting{v})
	return v.lay(from)
}

// Chapter is the name of the chapter.
func (v *Voyage) Chapter() string { return v.chapter.Name }

// known is a place of the chapter, or the beginning if it has no such place. If something is confirmed there, it is where
// that is chosen.
func (v *Voyage) known(place Place) Place {
	scenes := v.lesson.Scenes
	if place.Scene < 0 || place.Scene >= len(scenes) || place.Step < 0 || place.Step >= len(scenes[place.Scene].Steps) {
		return Place{}
	}
	for place.Step > 0 && scenes[place.Scene].Steps[place.Step-1].Tap != "" {
		place.Step--
	}
	return place
}

// lay sets the table at a place of the chapter, or at its beginning if there is no such place.
func (v *Voyage) lay(at Place) error {
	at = v.known(at)
	if v.table != nil {
		v.table.Leave()
	}
	v.laid++
	scene := &v.lesson.Scenes[at.Scene]
	var done []string
	for i := range at.Step {
		if action := scene.Steps[i].Done(); action != "" {
			done = append(done, action)
		}
	}
	table, err := v.game.Lay(scene, done, Guide{v, v.laid})
	if err != nil {
		return err
	}
	v.table, v.there = table, v.laid
	v.scene, v.held, v.aside = at.Scene, nil, nil
	v.sheetAt = geometry.Rectangle{}
	v.front.Objects = nil
	v.turnTo(at.Step)
	v.game.Uncover()
	under := geometry.Part("", v.table.Content())
	v.under = under.Layout.(*geometry.Region)
	v.root.Objects = []fyne.CanvasObject{under, v.layer, v.front}
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
	if v.chapter.Name == v.course.Chapters[0].Name {
		v.stage.Tell(v.stage.Words.T("spoken.lead"))
	}
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

// OpenMenu opens the menu.
func (v *Voyage) OpenMenu() { v.calls.Menu(v) }

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

// Step is the current step of the script, nil at the end of a scene.
func (v *Voyage) Step() *Step {
	steps := v.lesson.Scenes[v.scene].Steps
	if v.at == len(steps) {
		return nil
	}
	return &steps[v.at]
}

// Before is the step before it in the scene, nil at its beginning.
func (v *Voyage) Before() *Step {
	if v.at == 0 {
		return nil
	}
	return &v.lesson.Scenes[v.scene].Steps[v.at-1]
}

// Explained reports whether no later step explains something.
func (v *Voyage) Explained(what string) bool {
	for i, scene := range v.lesson.Scenes[v.scene:] {
		for j := range scene.Steps {
			if (i > 0 || j > v.at) && scene.Steps[j].Explains == what {
				return false
			}
		}
	}
	return true
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
	v.told.Store(new(string))
	for i := range v.lesson.Scenes[v.scene].Steps[at:] {
		if next := &v.lesson.Scenes[v.scene].Steps[at+i].Rival; *next != "" {
			v.told.Store(next)
			break
		}
	}
}

// goOn does what comes next: a text is shown, another player acts, or the scene ends.
func (v *Voyage) goOn() {
	step := v.Step()
	switch {
	case v.aside != nil:
		v.aside.Judge()
	case step == nil:
		v.ended()
	case step.Rival != "" && step.Say == "":
		v.release()
	default:
		v.game.Uncover()
		if !v.showing {
			v.since = v.stage.Time()
			v.calls.Reached(v.Chapter(), v.At())
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
	step := v.Step()
	switch {
	case (v.over || v.aside != nil) && !v.lull.Over(v.stage.Time()): // it was meant for an earlier question
	case v.over:
		v.calls.Over(v.Chapter())
	case v.aside != nil:
		v.aside.Leave()
		v.aside = nil
		v.goOn()
	case step == nil || !v.showing || step.Acts():
	case step.Rival != "":
		v.said()
	default:
		v.turnTo(v.at + 1)
		v.goOn()
	}
}

// returns reports whether the player can go back to the text before: nothing has happened at the table since it.
func (v *Voyage) returns() bool {
	before := v.Before()
	return v.Listens() && before != nil && before.Say != "" && !before.Acts() && before.Rival == ""
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
	if next := v.scene + 1; next < len(v.lesson.Scenes) {
		v.change(Place{Scene: next})
		return
	}
	v.over = true
	v.calls.Done(v.Chapter())
	v.Draw()
	v.Lull()
}

// Lull begins a time in which presses were meant for what was shown before.
func (v *Voyage) Lull() { v.lull = stage.NewLull(v.stage.Time(), tooEarly) }

// showMe does for the player what the step asks for.
func (v *Voyage) showMe() {
	if step := v.Step(); step != nil && v.showing && step.Shows() {
		v.game.Do(step)
	}
}

// Listens reports whether the player may do now what the step asks for.
func (v *Voyage) Listens() bool { return v.Step() != nil && v.showing && !v.over && v.aside == nil }

// Acted turns to the next step, once the player has done what was asked for.
func (v *Voyage) Acted() {
	v.turnTo(v.at + 1)
	v.Draw()
}

// turn lets another player act, whose decision do plays, once everything has been said before it.
func (v *Voyage) turn(do func()) {
	v.held = do
	if step := v.Step(); v.aside == nil && step != nil && step.Rival != "" && (step.Say == "" || v.hears) {
		v.release()
	}
}

// progress says how many of the texts of the chapter have been shown, and how many there are.
func (v *Voyage) progress() (done, all int) {
	for i, scene := range v.lesson.Scenes {
		for j := range scene.Steps {
			if scene.Steps[j].Say == "" {
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
