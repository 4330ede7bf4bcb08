package statistics_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	"portroyal/engine/ledger/ledgertest"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// Nothing in the file with what games say is believed that is damaged or cannot be: it is made anew from the games.
func TestBookIsDistrusted(t *testing.T) {
	dir := t.TempDir()
	games, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	one := played(t, 3, 5).Record()
	one.ID = "game-a"
	if err := games.Keep(one); err != nil {
		t.Fatal(err)
	}
	gather := func() *statistics.Book {
		book, err := statistics.Gather(t.Context(), games)
		if err != nil {
			t.Fatal(err)
		}
		return book
	}
	want := gather()
	ledgertest.Distrusted(t, statistics.File(dir), nil, func(what string) {
		if diff := cmp.Diff(want, gather()); diff != "" {
			t.Errorf("%s: %s", what, diff)
		}
	})
}
