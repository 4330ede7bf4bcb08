package piratescove

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/tutorial"
	"portroyal/ui/start"
)

// sails reports whether a chapter is on the screen.
func (b *bench) sails(chapter string) bool {
	v, is := b.Screen().(*tutorial.Voyage)
	return is && v.Chapter() == chapter
}

// sailOn plays the chapter on the screen to its end: it asks to be shown whatever can be shown, and goes on from everything
// else.
func (b *bench) sailOn(chapter string) {
	b.T.Helper()
	for range 100 {
		if !b.sails(chapter) {
			return
		}
		b.Press(fyne.KeyS)
		b.Pass(3 * time.Second)
		if b.sails(chapter) {
			b.Press(fyne.KeyReturn)
			b.Pass(3 * time.Second)
		}
	}
	b.T.Fatalf("chapter %s does not end", chapter)
}

// A player who is new is offered the first voyage; it leads from chapter to chapter and to setting up a game.
func TestFirstVoyage(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyReturn)
	for i, of := range tutorial.Course.Chapters {
		chapter := of.Name
		if !b.sails(chapter) {
			t.Fatalf("%s does not come after %d chapters", chapter, i)
		}
		b.sailOn(chapter)
		if !b.own().Voyage.HasDone(chapter) {
			t.Errorf("%s is not taken down", chapter)
		}
	}
	if _, is := b.Screen().(*setup.Setup); !is {
		t.Errorf("after it comes %T", b.Screen())
	}
	if b.Match != nil || b.Running() {
		t.Error("its games are kept as if they were some")
	}
	if f := b.facts(); f.Chapters != len(tutorial.Course.Chapters) || f.AllChapters != f.Chapters {
		t.Errorf("%d of %d chapters are told of", f.Chapters, f.AllChapters)
	}
	if next := b.NextChapter(); next != "" {
		t.Errorf("after all of it comes %q", next)
	}
}

// A chapter can be left: it goes on from there.
func TestVoyageGoesOnWhereItWasLeft(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyV)
	b.Pass(3 * time.Second)
	b.Press(fyne.KeyReturn, fyne.KeyReturn, fyne.KeyEscape)
	b.Tap("voyage.leave")
	left := progress.Of(b.stage.Settings).Voyage
	if _, is := b.Screen().(*start.Start); !is || left.At != "course" || left.Step != 4 {
		t.Fatalf("left is %+v, for %T", left, b.Screen())
	}
	b.Press(fyne.KeyV)
	if !b.stage.Covered() {
		t.Fatal("the chapters are not shown")
	}
	b.Press(fyne.KeyReturn) // the one to go on with has the focus
	b.Pass(3 * time.Second)
	if v, is := b.Screen().(*tutorial.Voyage); !is || v.At().Step != left.Step {
		t.Errorf("it does not go on there, but with %T", b.Screen())
	}
}

// A chapter can be begun anew and skipped; the menu of the last one leads to setting up a game.
func TestVoyageMenu(t *testing.T) {
	b := newBench(t, nil)
	b.Sail("cards")
	b.Pass(3 * time.Second)
	b.Press(fyne.KeyReturn, fyne.KeyEscape)
	b.Tap("voyage.again")
	b.Pass(3 * time.Second)
	if v, is := b.Screen().(*tutorial.Voyage); !is || b.stage.Covered() || v.At().Step != 0 {
		t.Error("it does not begin anew")
	}
	b.Press(fyne.KeyEscape)
	b.Tap("voyage.skip")
	if !b.sails("treasure") || b.own().Voyage.HasDone("cards") {
		t.Error("it is not skipped")
	}
	b.Press(fyne.KeyEscape)
	b.Tap("voyage.skip")
	if _, is := b.Screen().(*setup.Setup); !is {
		t.Errorf("after the last one comes %T", b.Screen())
	}
}
