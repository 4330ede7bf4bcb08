package archive_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"portroyal/engine/archive"
)

// savedAt has a game saved by a clock that is wrong.
func savedAt(t *testing.T, dir, id string, from time.Duration) {
	t.Helper()
	at := time.Now().Add(from)
	if err := os.Chtimes(filepath.Join(dir, id+".json"), at, at); err != nil {
		t.Fatal(err)
	}
}

// After the clock was set back, the game that is saved last is the newest, and no game is from the future but by
// when it says that it was begun.
func TestClockThatJumpsBack(t *testing.T) {
	const year = 365 * 24 * time.Hour
	dir := t.TempDir()
	a := open(t, dir)
	kept := keep(t, a, 5, 6, 7, 8)
	for i, r := range kept[:3] {
		savedAt(t, dir, r.ID, -time.Duration(3-i)*time.Hour)
	}
	future := kept[3]
	future.Begun = time.Now().Add(10 * year).UTC().Truncate(time.Second)
	if err := a.Keep(future); err != nil {
		t.Fatal(err)
	}
	savedAt(t, dir, future.ID, 10*year)

	want := []string{future.ID, kept[2].ID, kept[1].ID, kept[0].ID} // it was saved last indeed
	if got := ids(t, a); !slices.Equal(got, want) {
		t.Errorf("listed as %v, want %v", got, want)
	}
	games, _ := a.List()
	if games[0].Saved.After(time.Now()) || !games[0].Begun.Equal(future.Begun) {
		t.Errorf("saved at %s, begun at %s", games[0].Saved, games[0].Begun)
	}
	if r, err := loaded(a, future.ID); err != nil || !r.Begun.Equal(future.Begun) {
		t.Errorf("loaded: %v", err)
	}
	time.Sleep(10 * time.Millisecond)
	if err := a.Keep(kept[0]); err != nil {
		t.Fatal(err)
	}
	want = []string{kept[0].ID, future.ID, kept[2].ID, kept[1].ID}
	for _, a := range []*archive.Archive{a, open(t, dir)} {
		if got := ids(t, a); !slices.Equal(got, want) {
			t.Errorf("then listed as %v, want %v", got, want)
		}
	}
}

// The same if the clock is set back while the program runs.
func TestClockThatJumpsBackMeanwhile(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	kept := keep(t, a, 5, 6, 7)
	savedAt(t, dir, kept[1].ID, 4*time.Second) // so little that nothing is made of it
	ids(t, a)
	a.SeesClock(time.Now().Add(time.Hour)) // as if it had seen a game saved then
	savedAt(t, dir, kept[1].ID, time.Hour)
	if err := a.Keep(kept[0]); err != nil {
		t.Fatal(err)
	}
	if got, want := ids(t, a), []string{kept[0].ID, kept[1].ID, kept[2].ID}; !slices.Equal(got, want) {
		t.Errorf("listed as %v, want %v", got, want)
	}
}
