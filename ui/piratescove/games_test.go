package piratescove

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/ending"
	shared "portroyal/ui/house"
)

// A game is played to its end with keys alone: it is among the saved ones, with its result and a picture, and played again by a key
// that is none of the table's.
func TestGameToItsEnd(t *testing.T) {
	b := newBench(t, against(1, 3, 5))
	b.Press(fyne.KeyReturn) // again
	game := b.Match
	b.playOn(600)
	if !game.Over() {
		t.Fatalf("the game is in round %d", game.Present().Round())
	}
	b.Pass(3 * time.Second)
	if !b.stage.Shows(shared.EndOverlay) {
		t.Fatal("the end is not shown")
	}
	b.Settled(t.Context())
	read, err := b.Load(game.Record().ID)
	if err != nil {
		t.Fatal(err)
	}
	if saved := read.(*transcript.Record); saved.Result == nil || !slices.Equal(saved.Actions, game.Record().Actions) {
		t.Errorf("the game is saved with %d of %d actions, result %v", len(saved.Actions), len(game.Record().Actions), saved.Result)
	}
	if _, err := os.Stat(filepath.Join(b.config.StateDir, "tables", game.Record().ID+".png")); err != nil {
		t.Errorf("the start screen has no picture of its table: %v", err)
	}
	if facts := b.facts(); facts.Finished != 1 || facts.Against != 1 {
		t.Errorf("%d games are finished, %d of them the player's", facts.Finished, facts.Against)
	}
	b.learnHabits(game, b.stage.Think)
	if habits := b.own().Habits; len(habits) != 1 || habits[b.AtScreen().Name].Courses == 0 {
		t.Errorf("of how people sail it knows %+v", habits)
	}
	b.Press(fyne.KeyReturn, fyne.KeySpace)
	if b.Match != game {
		t.Fatal("a key of the table plays again")
	}
	b.Press(ending.First)
	if b.Match == game || b.Match.Begun() && b.Match.Record().Seed == game.Record().Seed {
		t.Error("the same game is played again")
	}
}

// A game that is left is offered by the start screen, and goes on where it was.
func TestGameGoesOnWhereItWas(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, against(1, 4, 6))
	b.Press(fyne.KeyReturn)
	b.playOn(25)
	before := *b.Match.Present()
	id := b.Match.Record().ID
	b.Press(fyne.KeyEscape)
	b.Tap("menu.leave")
	if b.Match != nil {
		t.Fatal("the game has not been left")
	}
	b.Press(fyne.KeyReturn) // Continue
	if b.Match == nil || b.Match.Record().ID != id || *b.Match.Present() != before {
		t.Fatal("another game goes on")
	}
	b.playOn(5)
}

// Undo takes back what was decided as long as nothing new has been seen, and says so where it has.
func TestUndoAtTheTable(t *testing.T) {
	b := newBench(t, against(1, 2, 7))
	b.Press(fyne.KeyReturn)
	b.playOn(12)
	for range 40 {
		b.Pass(time.Second)
		steps := len(b.Match.Steps())
		back, can := b.Match.Undoable()
		b.Undo()
		b.Pass(time.Second)
		switch {
		case can && b.Match.Present().Phase() == cove.Over:
		case can && len(b.Match.Steps()) < back:
			t.Fatalf("%d steps are left, not %d", len(b.Match.Steps()), back)
		case !can && len(b.Match.Steps()) != steps:
			t.Fatal("something final was taken back")
		}
		b.turn(fyne.Key3)
	}
}

// Every way out of the menu works in the middle of a game, with persons who share the screen as well.
func TestMenuAtTheTable(t *testing.T) {
	for persons := 1; persons <= 2; persons++ {
		b := newBench(t, against(persons, 3, 8))
		b.Press(fyne.KeyReturn)
		b.playOn(10)
		game := b.Match
		for _, open := range []func(){b.OpenHelp, b.Menu().Gallery, func() { b.LayGameMenu(b.Menu()) }, b.OpenSettings, b.OpenMenu} {
			open()
			if !b.stage.Covered() {
				t.Fatal("nothing was opened")
			}
			b.stage.CloseAll()
		}
		for _, do := range []func(){func() { b.stage.TypedShortcut(&fyne.ShortcutCopy{}) }, b.Menu().Happened} {
			b.Copy("")
			do()
			if copied := fyne.CurrentApp().Clipboard().Content(); copied == "" || copied != b.Table.Happened() {
				t.Errorf("%d persons: on the clipboard is %q", persons, copied)
			}
			b.Tells(b.stage.Words.T("notice.happened.copied"))
		}
		b.Menu().Position()
		b.Pass(10 * time.Second) // its news goes by itself
		b.setUpAnother()
		b.Press(fyne.KeyEscape)
		if b.Match != game || !b.OnScreen() {
			t.Fatalf("%d persons: the game that waited is gone", persons)
		}
		b.playOn(6)
	}
}

// A finished game is looked at again step by step, to its end and back.
func TestReplay(t *testing.T) {
	b := newBench(t, against(0, 3, 9))
	b.Press(fyne.KeyReturn)
	b.Pass(5 * time.Second)
	if !b.Match.Over() {
		t.Fatal("computer players do not play to the end by themselves")
	}
	b.Pass(3 * time.Second)
	b.SitAgain(b.Match)
	for _, key := range []fyne.KeyName{
		fyne.KeyRight, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyLeft, fyne.KeyEnd, fyne.KeyLeft,
		fyne.KeyHome, fyne.KeySpace, fyne.KeySpace,
	} {
		b.Press(key)
		b.Pass(time.Second)
	}
	b.Press(fyne.KeyEnd)
	b.Press(fyne.KeyReturn)
	b.Pass(3 * time.Second)
	if !b.stage.Shows(shared.EndOverlay) {
		t.Error("the replay does not lead to the end")
	}
}

// From any step of a replay a practice game goes on, which counts for nothing; leaving it leads back to the replay.
func TestPlayingOn(t *testing.T) {
	b := newBench(t, against(1, 3, 10))
	b.Press(fyne.KeyReturn)
	b.playOn(600)
	b.Pass(3 * time.Second)
	game := b.Match
	if !game.Over() {
		t.Fatal("the game is not over")
	}
	b.stage.CloseAll()
	b.SitAgain(game)
	for range 2 {
		b.Press(fyne.KeyDown)
		b.Pass(time.Second)
	}
	b.Tap("replay.on")
	b.Press(fyne.KeyReturn)
	if b.Match == game || !b.Match.Practice() {
		t.Fatal("no practice game goes on")
	}
	for i, action := range b.Match.Record().Actions[:5] {
		if action != game.Record().Actions[i] {
			t.Fatalf("action %d is another one", i)
		}
	}
	b.playOn(4)
	b.Press(fyne.KeyEscape)
	b.Tap("menu.leave.replay")
	if b.Match != game || !b.OnScreen() {
		t.Error("leaving it leads somewhere else")
	}
}

// A new player who has told their name is called so, wherever the program gives the first name.
func TestNewPlayerIsCalledAsTheySaid(t *testing.T) {
	b := newBench(t, nil)
	b.stage.Settings.Player = "Zoë"
	if last := b.lastSetup(); last.Seats[0].Name != "Zoë" || b.AtScreen().Name != "Zoë" {
		t.Errorf("called %q and %q", last.Seats[0].Name, b.AtScreen().Name)
	}
}

// A set-up that is left is there again as it was chosen, until a game begins.
func TestSetupIsLaidAside(t *testing.T) {
	b := newBench(t, against(1, 3, 5))
	b.Press(fyne.KeyN)
	b.settingUp().Choose("players", 2)
	b.settingUp().Flip("cove.setup.practice")
	chosen, _ := b.settingUp().On.Chosen()
	b.Press(fyne.KeyEscape, fyne.KeyN)
	if again, _ := b.settingUp().On.Chosen(); len(chosen) == 3 || !slices.Equal(again, chosen) {
		t.Errorf("%d seats were chosen, and these are there again: %+v", len(chosen), again)
	}
	b.Press(fyne.KeyReturn)
	if !b.Match.Practice() || len(b.Match.Seats()) != len(chosen) {
		t.Errorf("the game is practice: %v, with %d seats", b.Match.Practice(), len(b.Match.Seats()))
	}
	if b.aside.Chosen() != nil {
		t.Error("it is laid aside still")
	}
}
