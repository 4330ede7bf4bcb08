package piratescove

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/aloud"
	"portroyal/ui/piratescove/statisticspage"
	"portroyal/ui/spoken"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// A game that was played counts at once; the page leads to it and back, and a game of practice says nothing.
func TestStatistics(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, against(2, 2, 7))
	texts := func() string {
		return strings.ReplaceAll(visible.Texts(visible.Top(b.stage.Window.Canvas())), "\u00a0", " ")
	}
	b.Press(fyne.KeyT)
	if _, is := b.Screen().(*statisticspage.Page); !is || !strings.Contains(texts(), "No game has been finished yet") {
		t.Fatal(texts())
	}
	b.Press(fyne.KeyEscape)
	b.Press(fyne.KeyP)
	b.playOn(2000)
	if !b.Match.Over() {
		t.Fatal("the game does not end")
	}
	b.Pass(5 * time.Second)
	b.stage.CloseAll()
	b.ShowStart()
	b.Press(fyne.KeyT)
	if shown := texts(); !strings.Contains(shown, "1 game in") || !strings.Contains(shown, "Where your fame comes from") {
		t.Fatal(shown)
	}
	if _, err := os.Stat(statistics.File(filepath.Join(folder, "games"))); err != nil {
		t.Error(err)
	}
	book, err := statistics.Gather(t.Context(), b.Archive())
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := ledger.Zipped(&file, func(save ledger.Save) error { return b.export(book, save) }); err != nil {
		t.Fatal(err)
	}
	packed, err := zip.NewReader(bytes.NewReader(file.Bytes()), int64(file.Len()))
	if err != nil || len(packed.File) != 4 {
		t.Fatalf("%v, %v", packed, err)
	}
	if !b.Has("figures.export") {
		t.Error("the numbers cannot be handed out")
	}
	tiles := visible.All[*widgets.Tile](b.Screen().Content())
	if len(tiles) == 0 {
		t.Fatal("no game can be opened")
	}
	tiles[0].Tapped(nil)
	b.Pass(5 * time.Second)
	if _, is := b.Screen().(*statisticspage.Page); is {
		t.Error("the game is not opened")
	}
	if b.LeaveGame(); !strings.Contains(texts(), "1 game in") {
		t.Errorf("the way back leads to %s", texts())
	}
}

// Who only hears the page is told that there is nothing to tell yet.
func TestStatisticsOfNothingSaySo(t *testing.T) {
	b := newBench(t, nil)
	b.Press(fyne.KeyT)
	none := b.stage.Words.T("figures.none")
	asks := func(p spoken.Place) bool { return p.Asks && p.Lines[0].Words == none }
	if screen := aloud.Of(b.stage); !slices.ContainsFunc(screen.Places, asks) {
		t.Errorf("it says %+v", screen)
	}
}
