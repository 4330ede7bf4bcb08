package archive_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/record"
)

// savedAt has the file of a game written by a clock that is wrong.
func savedAt(t *testing.T, dir, id string, from time.Duration) {
	t.Helper()
	at := time.Now().Add(from)
	if err := os.Chtimes(filepath.Join(dir, id+".json"), at, at); err != nil {
		t.Fatal(err)
	}
}

// The game that was played last is the newest, whatever the clock says of it or of others: when they were begun, and when
// their files were written, as by another clock or because the folder was copied.
func TestTheGamePlayedLast(t *testing.T) {
	const year = 365 * 24 * time.Hour
	dir := t.TempDir()
	a := open(t, dir)
	kept := keep(t, a, 5, 6, 7, 8)
	future := kept[3]
	future.Begun = time.Now().Add(10 * year).UTC().Truncate(time.Second)
	if err := a.Keep(future); err != nil {
		t.Fatal(err)
	}
	for i, r := range kept { // from the newest to the oldest
		savedAt(t, dir, r.ID, time.Duration(10-i)*year)
	}
	want := []string{future.ID, kept[2].ID, kept[1].ID, kept[0].ID}
	if got := ids(t, a); !slices.Equal(got, want) {
		t.Errorf("listed as %v, want %v", got, want)
	}
	for _, again := range []bool{false, true} { // also as the first thing that the program does
		if again {
			a = open(t, dir)
		}
		last := kept[1]
		if again {
			last = kept[0]
		}
		if err := a.Keep(last); err != nil {
			t.Fatal(err)
		}
		savedAt(t, dir, last.ID, -10*year)
		want = append([]string{last.ID}, slices.DeleteFunc(want, func(id string) bool { return id == last.ID })...)
		if got := ids(t, a); !slices.Equal(got, want) {
			t.Errorf("then listed as %v, want %v", got, want)
		}
	}
	if r, err := loaded(a, future.ID); err != nil || !r.Begun.Equal(future.Begun) {
		t.Errorf("loaded: %v", err)
	}
}

// Two programs number the games of one folder: each counts on from what the other has kept.
func TestTheGamePlayedLastInTwoPrograms(t *testing.T) {
	dir := t.TempDir()
	a, b := open(t, dir), open(t, dir)
	kept := keep(t, a, 5, 6)
	ids(t, b)
	for i, by := range []*archive.Archive{b, a, b} {
		if err := by.Keep(kept[i%2]); err != nil {
			t.Fatal(err)
		}
		for _, each := range []*archive.Archive{a, b, open(t, dir)} {
			if got := ids(t, each); got[0] != kept[i%2].ID {
				t.Errorf("after %d: listed as %v", i, got)
			}
		}
	}
}

// Games of earlier versions have no number: what was played since is newer, and they are in the order in which they were
// played, as far as that can be.
func TestGamesWithoutAnOrder(t *testing.T) {
	dir := t.TempDir()
	var want []string
	now := time.Now().UTC().Truncate(time.Second)
	for i, one := range []struct {
		begun  time.Duration
		played time.Duration
	}{{-3 * time.Hour, 2 * time.Hour}, {-2 * time.Hour, time.Minute}, {-100 * time.Hour, time.Hour}, {10_000 * time.Hour, 0}} {
		r := game(t, uint64(i), 5).Record()
		r.Begun, r.Standing.Played = now.Add(one.begun), one.played.Milliseconds()
		r.ID = record.NewID(now)
		write(t, filepath.Join(dir, r.ID+".json"), r.Bytes())
		savedAt(t, dir, r.ID, time.Duration(i)*time.Hour)
		want = append(want, r.ID)
	}
	a := open(t, dir)
	if got := ids(t, a); !slices.Equal(got, want) {
		t.Errorf("listed as %v, want %v", got, want)
	}
	played := keep(t, a, 3)[0]
	if got := ids(t, a); !slices.Equal(got, append([]string{played.ID}, want...)) {
		t.Errorf("then listed as %v", got)
	}
}
