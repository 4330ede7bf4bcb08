package portroyal

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal/bot"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/tutorial"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// sails reports whether a chapter is on the screen.
func (b *bench) sails(chapter string) bool {
	voyage, ok := b.Screen().(*tutorial.Voyage)
	return ok && voyage.Chapter() == chapter
}

// sailOn plays the chapter on the screen to its end: it asks to be shown whatever can be shown, and goes on from
// everything else. When the player is free, Enter stops or passes.
func (b *bench) sailOn(chapter string) {
	b.t.Helper()
	for range 100 {
		if !b.sails(chapter) {
			return
		}
		b.Press(fyne.KeyS, fyne.KeyReturn)
	}
	b.t.Fatalf("chapter %s does not end", chapter)
}

// A player who starts the program for the first time is offered the first voyage; it leads from chapter to chapter and
// into a real game with remarks.
func TestFirstVoyage(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyReturn)
	for i, of := range tutorial.Course.Chapters[:tutorial.Course.Basics] {
		chapter := of.Name
		if !b.sails(chapter) {
			t.Fatalf("%s does not come after %d chapters", chapter, i)
		}
		b.sailOn(chapter)
		if !progress.Of(b.settings).Voyage.HasDone(chapter) {
			t.Errorf("%s is not taken down", chapter)
		}
	}
	if _, ok := b.Screen().(*table.Table); !ok || !progress.Of(b.settings).Voyage.Remarks {
		t.Fatal("no first game comes after them")
	}
	if b.house.Match.Seats()[1].Player != bot.CabinBoy.String() {
		t.Error("it is not against a cabin boy")
	}
	if b.house.Match.Practice() {
		t.Error("it does not count")
	}
}

// A chapter can be left: it goes on from there, also after the program was started anew.
func TestVoyageGoesOnWhereItWasLeft(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyV, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape)
	b.Tap("voyage.leave")
	if left := progress.Of(b.settings).Voyage; left.At != "discover" || left.Scene != 0 || left.Step != 3 {
		t.Errorf("kept is %+v", left)
	}
	if _, ok := b.Screen().(*start.Start); !ok {
		t.Fatal("it cannot be left")
	}
	if b.Running() || b.house.Match != nil {
		t.Error("its game is kept as if it were one")
	}
	again := newBench(t, b.settings)
	again.Press(fyne.KeyV)
	if !again.stage.Covered() {
		t.Fatal("the chapters are not shown")
	}
	again.Press(fyne.KeyReturn) // the one to go on with has the focus
	if !again.sails("discover") {
		t.Error("it does not go on there")
	}
	again.Press(fyne.KeySpace)
	if left := progress.Of(again.settings).Voyage; left.Step != 4 {
		t.Errorf("a card is turned up in the next step, kept is %+v", left)
	}
}

// A chapter can be begun anew and skipped.
func TestVoyageMenu(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyV, fyne.KeyReturn, fyne.KeyEscape)
	b.Tap("voyage.again")
	if !b.sails("discover") || b.stage.Covered() {
		t.Error("it does not begin anew")
	}
	b.Press(fyne.KeyEscape)
	b.Tap("voyage.skip")
	if !b.sails("trade") || progress.Of(b.settings).Voyage.HasDone("discover") {
		t.Error("it is not skipped")
	}
}

// After the chapters for it comes a first game; once one has been played to its end the voyage goes on with the rest.
func TestFirstGameIsPartOfTheVoyage(t *testing.T) {
	setup := against(1, "cabin-boy")
	b := newBench(t, withSetup(setup))
	b.follow(setup)
	for _, chapter := range tutorial.Course.Chapters[:tutorial.Course.Basics] {
		progress.Of(b.settings).Voyage.Finish(chapter.Name)
	}
	if next := b.NextChapter(); next != "" {
		t.Errorf("after the basics comes %s", next)
	}
	progress.Of(b.settings).Voyage.Remarks = true
	b.Press(fyne.KeyReturn)
	b.playOut(rand.New(rand.NewPCG(1, 1)))
	if !progress.Of(b.settings).Voyage.Played {
		t.Error("the game is not taken down")
	}
	if next := b.NextChapter(); next != "expansion" {
		t.Errorf("after a first game comes %q", next)
	}
}

// No edge of a chapter is cut off by what scrolls the list of them.
func TestChaptersAreWhole(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(800, 600), fyne.NewSize(1024, 700), fyne.NewSize(1280, 800)} {
		for _, language := range words.Languages {
			b := newBench(t, nil)
			b.window.Resize(size)
			b.speak(language)
			b.OpenChapters()
			scroll := visible.All[*container.Scroll](b.Top())[0]
			at, room := visible.Place(scroll), scroll.Size()
			rasters := visible.All[*canvas.Raster](scroll)
			if len(rasters) < len(tutorial.Course.Chapters) {
				t.Fatalf("%d sheets are shown", len(rasters))
			}
			for _, paper := range rasters {
				from, need := visible.Place(paper), paper.Size()
				if from.X < at.X || from.Y < at.Y ||
					from.X+need.Width > at.X+room.Width || from.Y+need.Height > at.Y+room.Height {
					t.Errorf("%v, %s: a sheet of %v at %v lies beyond %v at %v", size, language, need, from, room, at)
				}
			}
			if edge := visible.Place(b.Top()); at.X+room.Width > size.Width || at.X < edge.X {
				t.Errorf("%v, %s: the list runs out of the window", size, language)
			}
		}
	}
}
