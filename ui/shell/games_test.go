package shell

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"portroyal/engine/record/recordtest"
)

// Enter goes on with the game that was left also where it comes before that game is known.
func TestEnterBeforeTheGamesAreKnown(t *testing.T) {
	folder := t.TempDir()
	first := keptBench(t, folder)
	first.stones.begin("one")
	first.Press(fyne.KeySpace)
	first.Quit()
	b := keptBench(t, folder)
	b.games.known, b.games.looking = nil, true // as before the folder has been read
	b.ShowStart()
	b.Press(fyne.KeyReturn)
	if b.stones.OnScreen() {
		t.Fatal("a game begins before it is known whether one goes on")
	}
	b.lookAtGames()
	if !b.stones.OnScreen() || b.stones.on.ID != "one" {
		t.Error("the game that was left does not go on")
	}
}

// That the folder cannot be changed is no longer said once it has been.
func TestGameThatCannotBeDeleted(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	b := keptBench(t, folder)
	b.stones.begin("one")
	b.Press(fyne.KeySpace)
	b.Rescue()
	b.LeaveGame()
	b.Pass(2 * brief)
	id := "one"
	gone, there := away(t, folder)
	unwritten := b.stage.Words.T("notice.file.unwritten", "File", folder)
	gone()
	if b.deleteGames([]string{id}, false) != nil || b.Said() != unwritten {
		t.Fatalf("%q is said", b.Said())
	}
	there()
	restore := b.deleteGames([]string{id}, false)
	if restore == nil || b.Said() != "" {
		t.Errorf("once it is deleted, %q is said", b.Said())
	}
	gone()
	restore()
	if b.Said() != unwritten {
		t.Errorf("%q is said", b.Said())
	}
	there()
	restore()
	if b.Said() != "" {
		t.Errorf("once it is restored, %q is said", b.Said())
	}
}

// What was deleted can be brought back as long as the program runs, also after other screens, and again if it could not be
// at first.
func TestDeletedGamesComeBack(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	b := keptBench(t, folder)
	for _, id := range []string{"one", "two"} {
		b.stones.begin(id)
		b.Press(fyne.KeySpace)
		b.Rescue()
		b.LeaveGame()
	}
	b.ShowLibrary()
	for range 2 {
		b.Press(fyne.KeyDelete)
	}
	b.ShowStart()
	if b.undo(); len(b.allGames()) != 0 {
		t.Error("a game comes back where no games are shown")
	}
	b.ShowLibrary()
	gone, there := away(t, folder)
	gone()
	b.undo()
	there()
	for want := range 3 {
		if have := len(b.allGames()); have != want {
			t.Errorf("%d games are there, not %d", have, want)
		}
		b.undo()
	}
}

// A deleted game that comes back from its copy was not there already.
func TestDeletedGameIsImported(t *testing.T) {
	b := keptBench(t, t.TempDir())
	b.stones.begin("one")
	b.Press(fyne.KeySpace)
	copied := written(t, b.stones.on.Snapshot())
	b.Rescue()
	b.LeaveGame()
	b.Pass(2 * brief)
	b.allGames()
	there := b.stage.Words.T("notice.game.there")
	if _, ok := b.importGame(copied); !ok || b.Said() != there {
		t.Fatalf("of a game that is there %q is said", b.Said())
	}
	b.Pass(2 * brief)
	restore := b.deleteGames([]string{"one"}, false)
	if _, ok := b.importGame(copied); !ok || b.Said() == there {
		t.Errorf("of a game that was deleted %q is said", b.Said())
	}
	b.Pass(0)
	restore()
	if all := b.allGames(); len(all) != 1 {
		t.Errorf("the game is there %d times", len(all))
	}
}

// The first file that is dropped on the window is opened, whatever else is dropped with it.
func TestDroppedFiles(t *testing.T) {
	b := keptBench(t, t.TempDir())
	file := written(t, recordtest.Taken(b.coins.of, "two", 3))
	page, err := storage.ParseURI("https://example.org/game")
	if err != nil {
		t.Fatal(err)
	}
	b.dropped(fyne.Position{}, []fyne.URI{page, storage.NewFileURI(file), storage.NewFileURI("/nowhere")})
	if !b.coins.OnScreen() || b.Said() != "" {
		t.Errorf("it is not on the table, and %q is said", b.Said())
	}
}
