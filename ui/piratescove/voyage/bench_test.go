package voyage

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/record"
	"portroyal/ui/lay"
	"portroyal/ui/pilot"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/voyage/lesson"
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
	asked int  // how often the rules were

	reached pilot.Place // the step shown last
}

// seats are those of the tests.
var seats = []record.Seat{
	{Name: "Ann", Portrait: "person"},
	{Name: "Josefa", Player: "cabin-boy", Colour: 1, Portrait: "widow"},
	{Name: "Konstantin", Player: "seaman", Colour: 2, Portrait: "weaver"},
}

func newBench(t *testing.T, chapter lesson.Chapter, size fyne.Size) *bench {
	t.Helper()
	b := &bench{t: t}
	s := stagetest.New(t, size, words.English)
	b.clock.On(s)
	ground := board.NewGround(s)
	t.Cleanup(ground.Close)
	faces := cardface.NewCache(1, 8<<20)
	t.Cleanup(faces.Close)
	var err error
	b.Voyage, err = New(s, ground, faces, chapter, pilot.Place{}, seats, Calls{
		Menu: func() { b.menus++ }, Help: func() {}, Ask: func(entry.Entry) { b.asked++ }, Over: func() { b.left = true },
		Reached: func(_ lesson.Chapter, at pilot.Place) { b.reached = at }, Done: func(lesson.Chapter) { b.done = true },
	})
	if err != nil {
		t.Fatal(err)
	}
	stagetest.Show(t, s, b.Voyage)
	b.Start()
	b.settle()
	return b
}

// settle lets everything happen that follows until the player is told something.
func (b *bench) settle() {
	for range 200 {
		b.clock.Pass(2 * time.Second)
		b.stage.Background.Wait()
		if b.Over() || b.Listens() {
			return
		}
	}
}

// strike presses a key after as long as a player takes who thinks first.
func (b *bench) strike(name fyne.KeyName) {
	b.settle()
	stagetest.Press(b.stage.Window.Canvas(), name)
	b.settle()
}

// click taps the window in the middle of a rectangle.
func (b *bench) click(at lay.Rectangle) {
	b.settle()
	test.TapCanvas(b.stage.Window.Canvas(), fyne.NewPos(at.X+at.W/2, at.Y+at.H/2))
	b.settle()
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
	b.t.Fatalf("%s: there is no plate %q among %q", b.where(), text, seen.Texts(b.Layer()))
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
	at      pilot.Place
	actions int
}

func (b *bench) stands() stands { return stands{b.At(), len(b.match.Steps())} }

// keysFor are the keys for what the script wants now.
func (b *bench) keysFor(step *lesson.Step) []fyne.KeyName {
	b.t.Helper()
	of, there := b.table.Option(func(o ask.Option) bool {
		if step.Taps() {
			return o.Spot == step.Tap
		}
		return b.offers(o, step.Do[0].Kind)
	})
	switch {
	case !there:
		b.t.Fatalf("%s: it cannot be pressed", b.where())
	case of.Main:
		return []fyne.KeyName{fyne.KeyReturn}
	case len(of.Keys) == 0: // as the sheet says
		return []fyne.KeyName{fyne.KeyRight, fyne.KeySpace}
	}
	return of.Keys[:1]
}

// act does by keyboard what the script wants.
func (b *bench) act(step *lesson.Step) {
	for _, key := range b.keysFor(step) {
		b.strike(key)
	}
}

// placeFor is where to click for it.
func (b *bench) placeFor(step *lesson.Step) lay.Rectangle {
	b.t.Helper()
	if step.Taps() {
		return b.table.Places()[step.Tap]
	}
	at, there := b.table.PlateOf(func(o ask.Option) bool { return b.offers(o, step.Do[0].Kind) })
	if !there {
		b.t.Fatalf("%s: there is no plate for it", b.where())
	}
	return at
}

// play plays a chapter to its end: act does what the player is to do, on continues after a step that is only text.
func (b *bench) play(act func(*lesson.Step), on func()) {
	b.t.Helper()
	for range 100 {
		before := b.stands()
		switch {
		case b.left:
			if !b.done {
				b.t.Errorf("%s was left, but not completed", b.Chapter())
			}
			return
		case b.Over(), !b.step().Acts():
			on()
		default:
			act(b.step())
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
	b.play(func(step *lesson.Step) {
		look()
		b.act(step)
	}, func() {
		look()
		b.strike(fyne.KeyReturn)
	})
}

// keysOfTables are all keys that have a meaning anywhere.
var keysOfTables = slices.Concat(decides, []fyne.KeyName{
	fyne.KeyH, fyne.KeyL, fyne.KeyW, fyne.KeyK, fyne.KeyBackspace, fyne.KeyX,
})
