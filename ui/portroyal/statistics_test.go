package portroyal

import (
	"archive/zip"
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/portroyal/statisticspage/statisticspagetest"
	"portroyal/ui/words"
)

// A game that was played counts at once; the page leads to it and back, and its numbers can be handed out.
func TestStatistics(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	b.honours.ShowStatistics()
	if _, is := b.Screen().(*statisticspage.Page); !is || !strings.Contains(b.texts(), "No game has been finished yet") {
		t.Fatal(b.texts())
	}
	b.Press(fyne.KeyEscape)
	on(hotSeat("Ann", "Ben"), isOver)(b)
	b.stage.CloseAll()
	b.ShowStart()
	b.Press(fyne.KeyT)
	if shown := b.texts(); !strings.Contains(shown, "1 game in") || !strings.Contains(shown, "Ann") {
		t.Fatal(shown)
	}
	book, err := statistics.Gather(t.Context(), b.Archive(), review.ShelfBeside(b.config.GamesDir))
	if err != nil || len(book.Games) != 1 {
		t.Fatalf("%+v, %v", book, err)
	}
	var file bytes.Buffer
	if err := ledger.Zipped(&file, func(save ledger.Save) error { return b.export(book, save) }); err != nil {
		t.Fatal(err)
	}
	packed, err := zip.NewReader(bytes.NewReader(file.Bytes()), int64(file.Len()))
	if err != nil || len(packed.File) != 4 {
		t.Fatalf("%v, %v", packed, err)
	}
	for _, one := range packed.File {
		if one.UncompressedSize64 == 0 && strings.HasPrefix(one.Name, "games") || filepath.Ext(one.Name) == "" {
			t.Errorf("%s has %d bytes", one.Name, one.UncompressedSize64)
		}
	}
	b.Press(fyne.KeyEscape)
	if !b.onStart() {
		t.Error("Escape does not lead back")
	}
}

// The rank of the person at the screen is remembered, and of nobody else; with fewer games than it takes there is none.
func TestRankIsRemembered(t *testing.T) {
	b := newBench(t, nil)
	if line := b.honours.RankLine(); line != "" {
		t.Errorf("before the first game: %q", line)
	}
	games := statisticspagetest.Games(30)
	for i := range games {
		games[i].Seats[0].Name = b.AtScreen().Name
	}
	b.honours.NoteRank(games)
	line := b.honours.RankLine()
	if !strings.HasPrefix(line, "Rank: ") {
		t.Errorf("after thirty games: %q", line)
	}
	if shown := b.texts(); !b.onStart() || !strings.Contains(shown, line) {
		t.Errorf("the start screen does not follow: %s", shown)
	}
	b.own().Rank.Name = "somebody else"
	if line := b.honours.RankLine(); line != "" {
		t.Errorf("of somebody else: %q", line)
	}
	if b.honours.NoteRank(games[:2]); b.own().Rank != nil {
		t.Errorf("after two games: %+v", b.own().Rank)
	}
}
