package shell

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/record/recordtest"
	"portroyal/ui/settings"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// Each record is opened by the game that it is of, from wherever it comes; the game that was on the table is put away.
func TestEachGameOpensItsOwnRecords(t *testing.T) {
	folder := t.TempDir()
	b := keptBench(t, folder)
	b.stones.begin("one")
	b.Press(fyne.KeySpace)
	b.OpenFile(written(t, recordtest.Taken(b.coins.of, "two", 3)))
	if b.Pass(0); !b.coins.OnScreen() || b.stones.Session() != nil || b.house != House(b.coins) {
		t.Fatalf("coins are on the table: %v; of stones there is %v", b.coins.OnScreen(), b.stones.Session())
	}
	b.Press(fyne.KeyEscape) // it is asked whose game that is
	b.Press(fyne.KeyEscape)
	if slices.Contains(b.stones.done, "menu") || !slices.Contains(b.coins.done, "menu") {
		t.Errorf("the menu is another game's: %v, %v", b.stones.done, b.coins.done)
	}
	b.LeaveGame()
	b.OpenGame("one")
	if !b.stones.OnScreen() || b.coins.Session() != nil || b.stones.on.Left() != 8 {
		t.Errorf("stones are on the table: %v", b.stones.OnScreen())
	}
	b.Quit()
	again := keptBench(t, folder)
	if known := again.Known(); len(known) != 2 {
		t.Fatalf("%d games are known", len(known))
	}
	again.ShowLibrary()
	for _, name := range []string{"stones", "coins"} {
		if !visible.Says(again.Top(), "of "+name) {
			t.Errorf("the log of games does not tell of %s", name)
		}
	}
}

// The start screen shows the game that was played or chosen last, also when the program is started again.
func TestStartShowsTheGamePlayedLast(t *testing.T) {
	folder, settingsFile := t.TempDir(), filepath.Join(t.TempDir(), "settings.json")
	open := func() *bench {
		b := openBench(t, Config{
			GamesDir: folder, SettingsFile: settingsFile, Language: words.English, Theme: settings.ThemeLight,
		})
		b.stage.Inline = true
		b.Begin()
		return b
	}
	b := open()
	b.Tells("All about stones")
	if b.Press(fyne.KeyO); b.house != House(b.coins) {
		t.Fatal("the other game is not chosen")
	}
	b.Tells("All about coins")
	b.Quit()
	b = open()
	b.Tells("All about coins")
	b.OpenFile(written(t, recordtest.Taken(b.stones.of, "one", 3)))
	b.Pass(0)
	b.LeaveGame()
	b.Tells("All about stones")
	b.Press(fyne.KeyO)
	if b.Unfinished() != nil {
		t.Error("a game of stones goes on below the sign of coins")
	}
	b.Press(fyne.KeyO)
	b.Press(fyne.KeyReturn)
	if !b.stones.OnScreen() {
		t.Fatal("the game that was left does not go on")
	}
	b.Quit()
	b = open()
	b.Tells("All about stones")
}

// Looking at a game of another kind leads back to where it was opened.
func TestLookingAtAnotherGameLeadsBack(t *testing.T) {
	b := keptBench(t, t.TempDir())
	over := recordtest.Taken(b.coins.of, "two", 9)
	b.coins.on = &heapTable{Heap: over}
	b.OpenFile(written(t, b.coins.on.Snapshot()))
	b.Pass(0)
	b.LeaveGame()
	b.Tells("All about stones")
	b.enter("start.learn")
	b.ShowLibrary()
	b.OpenFrom("two", &Back{Go: b.ShowLibrary})
	if !b.coins.OnScreen() {
		t.Fatal("the game is not looked at")
	}
	b.LeaveGame()
	b.Press(fyne.KeyEscape)
	if room, is := b.Screen().(*start.Room); !is || b.house != House(b.stones) || b.coins.Session() != nil {
		t.Errorf("it leads to %T %v of %v", b.Screen(), room, b.house)
	}
}

// A room that the game which was played meanwhile does not have is not gone back to.
func TestRoomOfAnotherGame(t *testing.T) {
	b := keptBench(t, t.TempDir())
	b.enter("start.learn")
	b.OpenFile(written(t, recordtest.Taken(b.coins.of, "two", 3)))
	b.Pass(0)
	b.coins.roomless = true
	b.LeaveGame()
	b.room = "start.learn"
	if b.BackTip() != "" {
		t.Errorf("it says that it leads to %q", b.BackTip())
	}
	b.GoBack()
	b.Tells("All about coins")
}

// Settings of another version may name no game, or one that this one does not have; with one game nothing is written.
func TestGameThatNobodyKnows(t *testing.T) {
	for _, says := range []string{`{}`, `{"game": "galleons"}`, `{"game": 7}`} {
		file := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(file, []byte(says), 0o600); err != nil {
			t.Fatal(err)
		}
		b := openBench(t, Config{SettingsFile: file, Language: words.English, Theme: settings.ThemeLight})
		b.Tells("All about stones")
	}
}

// Each window stays with its game; what is started next shows the one that was chosen last in any of them.
func TestTwoWindowsWithAGameEach(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	open := func() *bench {
		return openBench(t, Config{SettingsFile: file, Language: words.English, Theme: settings.ThemeLight})
	}
	one, other := open(), open()
	other.Press(fyne.KeyO)
	one.ShowStart()
	one.Tells("All about stones")
	one.stage.Settings.LargerText = true
	one.keep()
	next := open()
	next.Tells("All about coins")
}

// If a game cannot open its record, the table of another one that was put away for it does not stay on the window.
func TestNoTableIsLeftOver(t *testing.T) {
	b := keptBench(t, t.TempDir())
	b.stones.begin("one")
	b.Press(fyne.KeySpace)
	b.coins.full = true
	b.OpenFile(written(t, recordtest.Taken(b.coins.of, "two", 3)))
	if _, first := b.Screen().(*start.Start); !first {
		t.Errorf("the window shows a %T", b.Screen())
	}
}

// The end of a game is shown by the game that it is of, and not for one that goes on or is gone.
func TestEachGameShowsItsOwnEnd(t *testing.T) {
	b := keptBench(t, t.TempDir())
	over := recordtest.Taken(b.coins.of, "two", 9)
	b.coins.on = &heapTable{Heap: over}
	for _, file := range []string{
		written(t, b.coins.on.Snapshot()), written(t, recordtest.Taken(b.coins.of, "three", 3)),
	} {
		b.OpenFile(file)
		b.Pass(0)
	}
	b.LeaveGame()
	b.house = b.stones
	for _, id := range []string{"two", "three", "gone"} {
		b.OpenResult(id)
	}
	shown := 0
	for _, asked := range append(b.stones.done, b.coins.done...) {
		if asked == "result" {
			shown++
		}
	}
	if shown != 1 || !slices.Contains(b.coins.done, "result") {
		t.Errorf("%d ends are shown, by %v and %v", shown, b.stones.done, b.coins.done)
	}
}

// Both games hear what concerns every game, and the settings offer the aids of the one that is played.
func TestEveryGameHearsOfTheWindow(t *testing.T) {
	b := newBench(t)
	b.ShowStart()
	b.stones.begin("one")
	b.Press(fyne.KeyS)
	b.OpenSettings()
	for _, aid := range b.stones.Aids() {
		b.Tells(b.stage.Words.T("settings.title"))
		aid.Set(true)
	}
	if !b.stones.helps || b.coins.helps {
		t.Error("the aid is another game's")
	}
	b.Quit()
	for _, want := range []string{"ready", "take up", "close"} {
		if !slices.Contains(b.stones.done, want) || !slices.Contains(b.coins.done, want) {
			t.Errorf("%q: stones hear %v, coins %v", want, b.stones.done, b.coins.done)
		}
	}
}

// The keys that take back and do again are those of the game on the table, whichever was shown when the window opened.
func TestUndoIsThatOfTheGameOnTheTable(t *testing.T) {
	b := keptBench(t, t.TempDir())
	b.choose(1)
	b.coins.begin("one")
	b.house = b.coins
	b.undo()
	b.redo()
	if slices.Contains(b.stones.done, "undo") || !slices.Contains(b.coins.done, "undo") || !slices.Contains(b.coins.done, "redo") {
		t.Errorf("%v was asked of stones, %v of coins", b.stones.done, b.coins.done)
	}
}
