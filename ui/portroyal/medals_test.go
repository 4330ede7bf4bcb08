package portroyal

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/deeds"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/seen"
	"portroyal/ui/words"
)

// New medals are announced once at the end of the game that brought them, as soon as somebody sees it; those of older games
// are not.
func TestMedalsAreAnnounced(t *testing.T) {
	folder := t.TempDir()
	b := keptBench(t, folder, words.English)
	known := func() int {
		medals, _ := memory.Of(b.settings).Announced("Ann")
		return len(medals)
	}
	earned := func() int {
		book, err := statistics.Gather(t.Context(), b.Archive(), review.ShelfBeside(folder))
		if err != nil {
			t.Fatal(err)
		}
		return len(deeds.Done(deeds.Of(deeds.Facts{Name: "Ann", Games: book.Games})))
	}
	look := func(name string, says bool, want int) {
		t.Helper()
		b.reckon(b.house.game, b.stage.Think)
		shows := ""
		if b.showsEnd() {
			shows = seen.Texts(b.end.Content())
		}
		if strings.Contains(shows, "new medal") != says || known() != want {
			t.Errorf("%s: %q, %d of %d are known", name, shows, known(), want)
		}
	}
	on(hotSeat("Ann", "Ben"), isOver)(b)
	b.stage.CloseAll()
	if earned() == 0 {
		t.Fatal("a game brings no medal")
	}
	look("where the end is not shown", false, 0)
	b.Press(fyne.KeyReturn)
	b.reviewed(b.house.game)
	b.showReview(b.house.game, -1, nil)
	look("under the review", false, 0)
	if !b.unseen {
		t.Error("nobody asks again when the review is closed")
	}
	b.stage.Close()
	look("at the end", true, earned())
	b.stage.CloseAll()
	b.Press(fyne.KeyReturn)
	look("again", false, earned())

	b = keptBench(t, folder, words.English) // with settings of a time before there were medals
	on(hotSeat("Ann", "Ben"), isOver)(b)    // the same game once more
	look("after older games", false, earned())
}
