package shell

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"portroyal/ui/words"
)

// ways are how a file comes into the window.
var ways = map[string]func(b *bench, file string){
	"the command line": func(b *bench, file string) {
		b.config.Open = file
		b.Begin()
	},
	"a drop": func(b *bench, file string) { b.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(file)}) },
	"a question": func(b *bench, file string) {
		b.asksFor(file)
		b.OpenOther()
	},
	"the log of games": func(b *bench, file string) {
		b.asksFor(file)
		b.ShowLibrary()
		b.Tap("library.import")
	},
}

// asksFor has the window ask for a file as a page does, and the player choose this one.
func (b *bench) asksFor(file string) {
	b.config.Browser = &Browser{
		Upload:   func(_ string, then func(string)) { then(file) },
		Download: func(string, []byte) {}, Speaks: func(words.Language) {}, KeepForGood: func() {},
	}
}

// listed writes a file that is no game.
func listed(t *testing.T, content string) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "list.json")
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// A file of a house's own is opened there, however it comes and whichever game is on the table, which is put away and goes
// on later. Going home leads to the game that was played.
func TestEachHouseOpensItsOwnFiles(t *testing.T) {
	for way, comes := range ways {
		b := keptBench(t, t.TempDir())
		b.stones.begin("one")
		b.Press(fyne.KeySpace)
		if way == "the log of games" { // which is opened from the start screen
			b.LeaveGame()
		}
		comes(b, listed(t, "list of coins"))
		shown, is := b.Screen().(*heapTable)
		if !is || shown.house != b.coins || b.house != House(b.coins) || b.stones.Session() != nil {
			t.Fatalf("by %s the window shows a %T, and %q is said", way, b.Screen(), b.Said())
		}
		b.ShowStart()
		b.Tells("All about stones")
		if b.OpenGame("one"); !b.stones.OnScreen() || b.stones.on.Left() != 8 {
			t.Errorf("by %s the game before is lost", way)
		}
	}
	b := newBench(t) // which saves no games
	b.OpenFile(listed(t, "list of stones"))
	if _, is := b.Screen().(*heapTable); !is {
		t.Errorf("without a folder of games the window shows a %T", b.Screen())
	}
}

// What is wrong with a file, or is nobody's, takes nothing off the table.
func TestFilesThatAreNotOpened(t *testing.T) {
	for content, foreign := range map[string]bool{"list of coins?": false, "list of shells": true, "": true} {
		for way, comes := range ways {
			if way == "the log of games" { // where no table is
				continue
			}
			b := keptBench(t, t.TempDir())
			b.stones.begin("one")
			b.Press(fyne.KeySpace)
			comes(b, listed(t, content))
			if !b.stones.OnScreen() || b.house != House(b.stones) || b.stones.on.Left() != 8 {
				t.Errorf("%q by %s: the window shows a %T of %v", content, way, b.Screen(), b.house)
			}
			if told := b.Said() != ""; told != foreign {
				t.Errorf("%q by %s: %q is said", content, way, b.Said())
			}
		}
	}
}

// Which games there are is known before a set-up asks for it, also for a file that the program is started with.
func TestGamesAreKnownBeforeAnOwnFileIsOpened(t *testing.T) {
	folder := t.TempDir()
	first := keptBench(t, folder)
	first.stones.begin("one")
	first.Press(fyne.KeySpace)
	first.Quit()
	b := keptBench(t, folder)
	b.games.known, b.games.looking = nil, true // as before the folder has been read
	b.OpenFile(listed(t, "list of coins"))
	if len(b.Known()) != 1 {
		t.Errorf("%d games are known", len(b.Known()))
	}
}
