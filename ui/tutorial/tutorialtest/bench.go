// Package tutorialtest plays the chapters of a first voyage as players would, and judges how they are led, for tests.
package tutorialtest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/aloud"
	"portroyal/ui/geometry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Bench is a chapter in a window of its own. Its clock advances only when the test says so.
type Bench struct {
	T     *testing.T
	Stage *stage.Stage
	Clock stagetest.Clock
	On    *tutorial.Voyage
	Steps func() int // how many have been taken at the table

	Done    bool           // the chapter has been completed
	Left    bool           // and the player has gone on
	Menus   int            // how often the menu was requested
	Asked   int            // how often the rules were
	Reached tutorial.Place // the step shown last
}

// Settle lets time pass, and everything happen that follows, until the player is told something.
func (b *Bench) Settle() {
	for range 200 {
		b.Clock.Pass(2 * time.Second) // as long as a player takes who thinks first
		b.Stage.Background.Wait()
		if b.On.Over() || b.On.Aside() != nil || b.On.Listens() {
			return
		}
	}
}

// Strike presses a key.
func (b *Bench) Strike(name fyne.KeyName) {
	b.Settle()
	stagetest.Press(b.Stage.Window.Canvas(), name)
	b.Settle()
}

// Click taps the window in the middle of a rectangle.
func (b *Bench) Click(at geometry.Rectangle) {
	b.Settle()
	test.TapCanvas(b.Stage.Window.Canvas(), fyne.NewPos(at.X+at.W/2, at.Y+at.H/2))
	b.Settle()
}

// PlateOf is where a plate with this text is over the table.
func (b *Bench) PlateOf(text string) geometry.Rectangle {
	b.T.Helper()
	for _, plate := range visible.All[*widgets.Plate](b.On.Layer()) {
		if plate.Text == text {
			at := visible.Place(plate)
			return geometry.Rect(at.X, at.Y, plate.Size().Width, plate.Size().Height)
		}
	}
	b.T.Fatalf("%s: there is no plate %q among %q", b.Where(), text, visible.Texts(b.On.Layer()))
	return geometry.Rectangle{}
}

// Where names the step shown, for messages.
func (b *Bench) Where() string {
	saying := "at the end of a scene"
	if step := b.On.Step(); step != nil {
		saying = step.Say
	}
	return b.On.Chapter() + ", " + saying
}

// moment identifies one in a chapter.
type moment struct {
	at    tutorial.Place
	aside bool
	steps int
}

func (b *Bench) now() moment { return moment{b.On.At(), b.On.Aside() != nil, b.Steps()} }

// Play plays the chapter to its end: act does what the player is to do, on continues after what is only text.
func (b *Bench) Play(act, on func()) {
	b.T.Helper()
	for range 200 {
		before := b.now()
		b.hear()
		switch {
		case b.Left:
			if !b.Done {
				b.T.Errorf("%s was left, but not completed", b.On.Chapter())
			}
			return
		case b.On.Over(), b.On.Aside() != nil, !b.On.Step().Acts():
			on()
		default:
			act()
		}
		if !b.Left && !b.On.Over() && b.now() == before {
			b.T.Fatalf("%s: it does not continue; %q", b.Where(), b.On.Answer)
		}
	}
	b.T.Fatalf("%s: it does not end", b.On.Chapter())
}

// hear demands that who only hears the chapter is asked what it waits for, and how that is done; and at its end where to go on,
// and nothing else.
func (b *Bench) hear() {
	b.T.Helper()
	screen := aloud.Of(b.Stage)
	var asks []spoken.Place
	for _, place := range screen.Places {
		if place.Asks {
			asks = append(asks, place)
		}
	}
	switch {
	case b.Left || b.On.Aside() != nil:
	case b.On.Over():
		ways := 0
		for _, place := range asks {
			for _, line := range place.Lines {
				if line.Press != nil {
					ways++
				}
			}
		}
		if len(asks) != 1 || ways != 2 {
			b.T.Errorf("%s: at its end %d places ask, with %d ways to go on", b.On.Chapter(), len(asks), ways)
		}
	case b.On.Step().Shows():
		how := b.On.Instruction()
		last := asks[len(asks)-1]
		if !slices.ContainsFunc(last.Lines, func(l spoken.Line) bool { return !l.Low && strings.Contains(l.Words, how) }) {
			b.T.Errorf("%s: it is not said how: %q", b.Where(), how)
		}
	}
}

// Calls are those of the chapter, which the bench takes note of.
func (b *Bench) Calls() tutorial.Calls {
	return tutorial.Calls{
		Menu: func(*tutorial.Voyage) { b.Menus++ }, Help: func() {}, Ask: func(book.Entry) { b.Asked++ }, Over: func(string) { b.Left = true },
		Reached: func(_ string, at tutorial.Place) { b.Reached = at }, Done: func(string) { b.Done = true },
	}
}

// PlayLooking plays the chapter to its end by keyboard, and calls look at each step before anything is done in it.
func (b *Bench) PlayLooking(act, look func()) {
	b.T.Helper()
	b.Play(func() {
		look()
		act()
	}, func() {
		look()
		b.Strike(fyne.KeyReturn)
	})
}

// GoOn continues by mouse after what is only text, and at the end of the chapter.
func (b *Bench) GoOn() {
	b.T.Helper()
	on := b.Stage.Words.T("voyage.on")
	if b.On.Over() {
		plates := visible.All[*widgets.Plate](b.On.Layer())
		on = plates[len(plates)-1].Text
	}
	b.Click(b.PlateOf(on))
}

// Astray does something wrong, which must have no effect but an answer.
func (b *Bench) Astray(what any, do func()) {
	b.T.Helper()
	before := b.now()
	b.On.Answer, b.On.Missed = "", false
	b.On.Draw()
	do()
	if b.now() != before {
		b.T.Fatalf("%s: %v had an effect, from %+v to %+v", b.Where(), what, before, b.now())
	}
	if b.On.Answer == "" && !b.On.Missed {
		b.T.Errorf("%s: %v gets no answer", b.Where(), what)
	}
}

// Keys are those that tables know, but those which show the player what to do and go back to the text before.
func Keys() (all []fyne.KeyName) {
	all = append(all, fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown)
	for key := '0'; key <= 'Z'; key++ {
		if name := fyne.KeyName(key); widgets.InGames(name) && name != fyne.KeyS {
			all = append(all, name)
		}
	}
	return all
}

// AstrayInText tries each of these keys that does not go on while there is only text, and clicks in the shade.
func (b *Bench) AstrayInText(keys []fyne.KeyName) {
	b.T.Helper()
	if b.On.Over() || b.On.Aside() != nil {
		return
	}
	for _, key := range keys {
		if !slices.Contains([]fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter}, key) {
			b.Astray(key, func() { b.Strike(key) })
		}
	}
	b.AstrayInShade()
}

// AstrayInShade clicks in the shade.
func (b *Bench) AstrayInShade() {
	b.T.Helper()
	for _, at := range b.Shade() {
		b.Astray(at, func() { b.Click(at) })
	}
}

// Shade are some places of the window in the shade, away from the text.
func (b *Bench) Shade() (all []geometry.Rectangle) {
	b.On.Answer = ""
	sheet, _ := b.On.SheetPlace(b.On.Open())
	for i, r := range b.On.Dark() {
		at := geometry.Rect(r.X+r.W/2, r.Y+r.H/2, 0, 0)
		if i%3 == 0 && !geometry.Touch(sheet.Inset(-12), geometry.Rect(at.X, at.Y, 1, 1)) {
			all = append(all, at)
		}
	}
	return all
}
