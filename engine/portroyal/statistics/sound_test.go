package statistics_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	"portroyal/engine/ledger/ledgertest"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// Nothing in the file with what games say is believed that is damaged or cannot be: it is made anew from the games.
func TestBookIsDistrusted(t *testing.T) {
	dir := t.TempDir()
	games, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	shelf, one := review.ShelfBeside(dir), played(t, portroyal.DefaultOptions(), 3, "stop3", "stop2").Record()
	one.ID = "game-a"
	if err := games.Keep(one); err != nil {
		t.Fatal(err)
	}
	if err := shelf.Keep(one, reviewed(t, one, (*review.Judge).Hurry)); err != nil {
		t.Fatal(err)
	}
	gather := func() *statistics.Book {
		book, err := statistics.Gather(t.Context(), games, shelf)
		if err != nil {
			t.Fatal(err)
		}
		return book
	}
	want := gather()
	if len(want.Games) != 1 || want.Games[0].Seats[0].Judged == nil {
		t.Fatalf("%+v", want)
	}
	free := []string{"game.seats.0.judged.luck", "game.seats.1.judged.luck"}
	ledgertest.Distrusted(t, statistics.File(dir), free, func(what string) {
		if diff := cmp.Diff(want, gather()); diff != "" {
			t.Errorf("%s: %s", what, diff)
		}
	})
}
