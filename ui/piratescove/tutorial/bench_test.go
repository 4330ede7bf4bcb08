package tutorial

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/tutorial/lesson"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial"
	"portroyal/ui/tutorial/tutorialtest"
	"portroyal/ui/words"
)

// bench is a chapter in a window of its own.
type bench struct {
	*Voyage
	*tutorialtest.Bench
	asked int // how often the rules were
}

// seats are those of the tests.
var seats = []record.Seat{
	{Name: "Ann", Portrait: "person"},
	{Name: "Josefa", Player: "cabin-boy", Colour: 1, Portrait: "widow"},
	{Name: "Konstantin", Player: "seaman", Colour: 2, Portrait: "weaver"},
}

func newBench(t *testing.T, chapter lesson.Chapter, size fyne.Size) *bench {
	t.Helper()
	return newBenchFrom(t, chapter, tutorial.Place{}, size)
}

// newBenchFrom is one that goes on from a place in its chapter.
func newBenchFrom(t *testing.T, chapter lesson.Chapter, from tutorial.Place, size fyne.Size) *bench {
	t.Helper()
	s := stagetest.New(t, size, words.English)
	b := &bench{Bench: &tutorialtest.Bench{T: t, Stage: s, Name: string(chapter)}}
	b.Clock.On(s)
	ground := board.NewGround(s)
	t.Cleanup(ground.Close)
	faces := cardface.NewCache(1, 8<<20)
	t.Cleanup(faces.Close)
	var err error
	b.Voyage, err = New(s, ground, faces, chapter, from, seats, Calls{
		Menu: func() { b.Menus++ }, Help: func() {}, Ask: func(entry.Entry) { b.asked++ }, Over: func() { b.Left = true },
		Reached: func(_ lesson.Chapter, at tutorial.Place) { b.Reached = at },
		Done:    func(lesson.Chapter) { b.Done = true },
	})
	if err != nil {
		t.Fatal(err)
	}
	b.On = b.Voyage.Voyage
	b.Acts = func() bool { return b.step().Acts() }
	b.Steps = func() int { return len(b.match.Steps()) }
	b.Saying = func() string {
		if b.step() == nil {
			return ""
		}
		return string(b.step().Say)
	}
	stagetest.Show(t, s, b.Voyage)
	b.Start()
	b.Settle()
	return b
}

// keysFor are the keys for what the script wants now.
func (b *bench) keysFor(step *lesson.Step) []fyne.KeyName {
	b.T.Helper()
	of, there := b.table.Option(func(o ask.Option) bool {
		if step.Taps() {
			return o.Spot == step.Tap
		}
		return b.offers(o, step.Do[0].Kind)
	})
	switch {
	case !there:
		b.T.Fatalf("%s: it cannot be pressed", b.Where())
	case of.Main:
		return []fyne.KeyName{fyne.KeyReturn}
	case len(of.Keys) == 0: // as the sheet says
		return []fyne.KeyName{fyne.KeyRight, fyne.KeySpace}
	}
	return of.Keys[:1]
}

// act does by keyboard what the script wants.
func (b *bench) act() {
	for _, key := range b.keysFor(b.step()) {
		b.Strike(key)
	}
}

// placeFor is where to click for it.
func (b *bench) placeFor(step *lesson.Step) geometry.Rectangle {
	b.T.Helper()
	if step.Taps() {
		return b.table.Places()[step.Tap]
	}
	at, there := b.table.PlateOf(func(o ask.Option) bool { return b.offers(o, step.Do[0].Kind) })
	if !there {
		b.T.Fatalf("%s: there is no plate for it", b.Where())
	}
	return at
}

// playLooking plays a chapter to its end by keyboard, and calls look at each step before anything is done in it.
func (b *bench) playLooking(look func()) {
	b.T.Helper()
	b.PlayLooking(b.act, look)
}

// keysOfTables are all keys that have a meaning anywhere, but that which goes back to the text before.
var keysOfTables = slices.Concat(decides, []fyne.KeyName{
	fyne.KeyH, fyne.KeyL, fyne.KeyW, fyne.KeyK, fyne.KeyX,
})
