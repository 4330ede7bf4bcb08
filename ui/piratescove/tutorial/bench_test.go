package tutorial

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/tutorial"
	"portroyal/ui/tutorial/tutorialtest"
	"portroyal/ui/words"
)

// bench is a chapter in a window of its own.
type bench struct {
	*Voyage
	*tutorialtest.Bench
}

// seats are those of the tests.
var seats = []record.Seat{
	{Name: "Ann", Portrait: "person"},
	{Name: "Josefa", Player: "cabin-boy", Colour: 1, Portrait: "widow"},
	{Name: "Konstantin", Player: "seaman", Colour: 2, Portrait: "weaver"},
}

func newBench(t *testing.T, chapter string, size fyne.Size) *bench {
	t.Helper()
	return newBenchFrom(t, chapter, tutorial.Place{}, size)
}

// newBenchFrom is one that goes on from a place in its chapter.
func newBenchFrom(t *testing.T, chapter string, from tutorial.Place, size fyne.Size) *bench {
	t.Helper()
	s := stagetest.New(t, size, words.English)
	b := &bench{Bench: &tutorialtest.Bench{T: t, Stage: s}}
	b.Clock.On(s)
	ground := board.NewGround(s)
	t.Cleanup(ground.Close)
	faces := cardface.NewCache(1, 8<<20)
	t.Cleanup(faces.Close)
	b.Voyage = begin(t, s, ground, faces, chapter, from, b.Bench.Calls())
	b.On = &b.Voyage.Voyage
	b.Bench.Steps = func() int { return len(b.match.Steps()) }
	stagetest.Show(t, s, b.Voyage)
	b.Start()
	b.Settle()
	return b
}

// begin sets up a chapter from a place on.
func begin(
	t *testing.T, s *stage.Stage, ground *board.Ground, faces *cardface.Cache, chapter string, from tutorial.Place,
	calls tutorial.Calls,
) *Voyage {
	t.Helper()
	v, err := New(s, ground, faces, &Course.Chapters[Course.Index(chapter)], from, seats, calls)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// keysFor are the keys for what the script wants now.
func (b *bench) keysFor(step *tutorial.Step) []fyne.KeyName {
	b.T.Helper()
	of, there := b.table.Option(func(o ask.Option) bool {
		if step.Tap != "" {
			return o.Spot == tapped(step)
		}
		return b.offers(o, wanted(step).Kind)
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
	for _, key := range b.keysFor(b.Step()) {
		b.Strike(key)
	}
}

// placeFor is where to click for it.
func (b *bench) placeFor(step *tutorial.Step) geometry.Rectangle {
	b.T.Helper()
	if step.Tap != "" {
		return b.table.Places()[tapped(step)]
	}
	at, there := b.table.PlateOf(func(o ask.Option) bool { return b.offers(o, wanted(step).Kind) })
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
