package tutorial

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/lay"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is a chapter in a window of its own. Its clock advances only when the test says so.
type bench struct {
	*Voyage
	t     *testing.T
	clock stagetest.Clock
	done  bool // the chapter has been completed
	left  bool // and the player has gone on
	menus int  // how often the menu was requested

	reached Place // the step shown last
}

func newBench(t *testing.T, chapter lesson.Chapter, size fyne.Size) *bench {
	t.Helper()
	b := &bench{t: t}
	s := piecestest.New(t, size, words.English)
	b.clock.On(s.Stage)
	var err error
	b.Voyage, err = New(s, board.NewGround(s), chapter, Place{}, []string{"Ann", "Rosa"}, Calls{
		Menu: func() { b.menus++ }, Help: func() {}, Ask: func(entry.Entry) {}, Over: func() { b.left = true },
		Reached: func(_ lesson.Chapter, at Place) { b.reached = at }, Done: func(lesson.Chapter) { b.done = true },
	})
	if err != nil {
		t.Fatal(err)
	}
	stagetest.Show(t, s.Stage, b.Voyage)
	b.Start()
	return b
}

// wait lets enough time pass for a press to be taken as meant for what is shown.
func (b *bench) wait() { b.clock.Pass(2 * time.Second) }

// strike presses a key after as long as a player takes who thinks first.
func (b *bench) strike(name fyne.KeyName) {
	b.wait()
	stagetest.Press(b.stage.Window.Canvas(), name)
}

// click taps the window in the middle of a rectangle.
func (b *bench) click(at lay.Rectangle) {
	b.wait()
	test.TapCanvas(b.stage.Window.Canvas(), fyne.NewPos(at.X+at.W/2, at.Y+at.H/2))
}

// placeOf is where a plate with this text is over the table.
func (b *bench) placeOf(text string) lay.Rectangle {
	b.t.Helper()
	for _, plate := range seen.All[*widgets.Plate](b.Layer()) {
		if plate.Text == text {
			at := seen.Place(plate)
			return lay.Rect(at.X, at.Y, plate.Size().Width, plate.Size().Height)
		}
	}
	b.t.Fatalf("%s: there is no plate %q", b.where(), text)
	return lay.Rectangle{}
}

// where names the step shown, for messages.
func (b *bench) where() string {
	if b.step() == nil {
		return string(b.Chapter()) + ", at the end of a scene"
	}
	return string(b.Chapter()) + ", " + string(b.step().Say)
}

// stands identifies a moment in a chapter.
type stands struct {
	scene, at int
	free      bool
	actions   int
}

func (b *bench) stands() stands {
	return stands{b.At().Scene, b.At().Step, b.Aside() != nil, len(b.match.Steps())}
}

// wanted is the action expected of the player now: that of the script, or any where they are free.
func (b *bench) wanted() portroyal.Action {
	if step := b.step(); len(step.Do) > 0 {
		return step.Do[0]
	}
	return b.match.Legal()[0]
}

// keyOf is the key for an action.
func (b *bench) keyOf(action portroyal.Action) fyne.KeyName {
	switch action.Kind {
	case portroyal.RevealNext:
		return fyne.KeySpace
	case portroyal.RepelShip:
		return fyne.KeyR
	case portroyal.Dock:
		return fyne.KeyD
	case portroyal.Claim:
		return fyne.KeyE
	case portroyal.Gamble:
		return fyne.KeyG
	case portroyal.MoveToVictory:
		return fyne.KeyV
	case portroyal.Take:
		digits := []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7}
		return digits[b.berth(action.Card).At]
	}
	return fyne.KeyReturn
}

// berth is the spot of a card in the harbour.
func (b *bench) berth(card portroyal.Card) layout.Spot {
	for spot := range b.table.Places() {
		if spot.Kind == layout.Berth && spot.Card == card {
			return spot
		}
	}
	b.t.Fatalf("%s: %s is not in the harbour", b.where(), card)
	return layout.Spot{}
}

// placeFor is where to click for an action.
func (b *bench) placeFor(action portroyal.Action) lay.Rectangle {
	lit, _ := b.litPlaces(b.step())
	at, there := b.table.PlateOf(action.Kind)
	if there && slices.Contains(lit, at.Inset(3*b.Growth())) {
		return at
	}
	if action.Kind == portroyal.RevealNext {
		return lit[0]
	}
	return b.table.Places()[b.berth(action.Card)]
}

// play plays a chapter to its end: act does what the player is to do, on continues after a step that is only
// text.
func (b *bench) play(act func(portroyal.Action), on func()) {
	b.t.Helper()
	for range 200 {
		before := b.stands()
		switch {
		case b.left:
			if !b.done {
				b.t.Errorf("%s was left, but not completed", b.Chapter())
			}
			return
		case b.Over(), b.Aside() != nil, !b.step().Acts():
			on()
		default:
			act(b.wanted())
		}
		if !b.left && !b.Over() && b.stands() == before {
			b.t.Fatalf("%s: it does not continue; %q", b.where(), b.Answer)
		}
	}
	b.t.Fatalf("%s: it does not end", b.Chapter())
}

// playLooking plays a chapter to its end by keyboard, and calls look at each step before anything is done in it.
func (b *bench) playLooking(look func()) {
	b.t.Helper()
	b.play(func(action portroyal.Action) {
		look()
		b.strike(b.keyOf(action))
	}, func() {
		look()
		b.strike(fyne.KeyReturn)
	})
}

// keysOfTables are all keys that have a meaning anywhere.
var keysOfTables = slices.Concat(decides, []fyne.KeyName{
	fyne.KeyS, fyne.KeyH, fyne.KeyB, fyne.KeyO, fyne.KeyL, fyne.KeyW, fyne.KeyT, fyne.KeyBackspace, fyne.KeyLeft,
	fyne.KeyDown, fyne.KeyX,
})
