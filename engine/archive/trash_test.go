package archive_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// deleted lists the folder of deleted games.
func deleted(t *testing.T, dir string) (names []string) {
	t.Helper()
	files, err := os.ReadDir(filepath.Join(dir, "deleted"))
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, file := range files {
		names = append(names, file.Name())
	}
	return names
}

// A deleted game that has been taken in again from a copy is not there twice when it is brought back.
func TestDeletedGameHasComeBack(t *testing.T) {
	a := open(t, t.TempDir())
	kept := keep(t, a, 5, 6)
	before, copied := ids(t, a), filepath.Join(t.TempDir(), "copy.portroyal")
	if err := a.Export(kept[0].ID, copied); err != nil {
		t.Fatal(err)
	}
	restore, err := a.Delete(kept[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := importFile(a, copied); err != nil {
		t.Fatal(err)
	}
	if err := restore(); err != nil {
		t.Fatal(err)
	}
	got := ids(t, a)
	slices.Sort(got)
	if slices.Sort(before); !slices.Equal(got, before) {
		t.Errorf("there are %v, not %v", got, before)
	}
	if r, err := loaded(a, kept[0].ID); err != nil || !a.IsOwn(&r.Head) {
		t.Errorf("it is no longer the player's own: %v", err)
	}
}

func TestDeleteAndRestore(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	kept := keep(t, a, 5, 6, 7)
	before := ids(t, a)
	restore, err := a.Delete(kept[0].ID, kept[2].ID)
	if err != nil {
		t.Fatal(err)
	}
	if got := ids(t, a); !slices.Equal(got, []string{kept[1].ID}) || len(deleted(t, dir)) != 2 {
		t.Errorf("there are %v, deleted are %v", got, deleted(t, dir))
	}
	if err := restore(); err != nil {
		t.Fatal(err)
	}
	if got := ids(t, a); !slices.Equal(got, before) || len(deleted(t, dir)) != 0 { // with the times they had
		t.Errorf("there are %v, %v are still deleted", got, deleted(t, dir))
	}

	restore, err = a.Delete(kept[0].ID, "not-there", "../"+kept[1].ID)
	if err == nil || strings.Count(err.Error(), "was not deleted") != 2 ||
		!strings.Contains(err.Error(), "not-there.json") {
		t.Errorf("what is not there is deleted: %v", err)
	}
	further := *kept[0]
	further.Undone++
	if err := a.Keep(&further); err != nil { // somebody goes on with it
		t.Fatal(err)
	}
	if err := restore(); err != nil {
		t.Fatal(err)
	}
	got := ids(t, a)
	slices.Sort(got)
	if want := slices.Sorted(slices.Values(before)); !slices.Equal(got, want) || !exists(filepath.Join(dir, kept[0].ID+"-2.json")) {
		t.Errorf("there are %v, want %v, and both files", got, want)
	}
	if r, err := loaded(a, kept[0].ID); err != nil || r.Undone != further.Undone {
		t.Errorf("what somebody went on with does not count: %v", err)
	}
	if err := restore(); err == nil || !strings.Contains(err.Error(), kept[0].ID+".json could not be brought back") {
		t.Errorf("brought back twice: %v", err)
	}
}

// Games deleted a month ago are gone when the folder is opened, but not those that only seem so because the clock
// jumps.
func TestDeletedGamesGoAfterAMonth(t *testing.T) {
	dir := t.TempDir()
	r := keep(t, open(t, dir), 5)[0]
	now := time.Now().UTC().Truncate(time.Second)
	const day = 24 * time.Hour
	for _, file := range []struct {
		name           string
		saved, deleted time.Duration // from now on
		left, stamped  bool          // stamped: as deleted now
	}{
		{"long-ago", -50 * day, -31 * day, false, false},
		{"not-so-long-ago", -50 * day, -29 * day, true, false},
		{"saved-and-deleted-at-once", -31*day + 500*time.Millisecond, -31 * day, false, false},
		{"deleted-in-the-future", -50 * day, 400 * day, true, true},
		{"saved-after-it-was-deleted", -3 * day, -9000 * day, true, true},
		{"all-in-the-future", 300 * day, 400 * day, true, true},
	} {
		name := filepath.Join(dir, "deleted", now.Add(file.deleted).Format("20060102-150405-")+file.name+".json")
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		write(t, name, r.Bytes())
		if err := os.Chtimes(name, now.Add(file.saved), now.Add(file.saved)); err != nil {
			t.Fatal(err)
		}
		for range 2 { // what was put right stays so
			open(t, dir)
		}
		names := deleted(t, dir)
		switch {
		case !file.left && len(names) > 0, file.left && len(names) != 1:
			t.Errorf("%s: %v are left", file.name, names)
		case !file.left:
		case !file.stamped && names[0] != filepath.Base(name):
			t.Errorf("%s: it is called %s", file.name, names[0])
		case file.stamped:
			at, err := time.Parse("20060102-150405-", names[0][:16])
			if err != nil || at.Before(now) || at.Sub(now) > time.Minute || names[0][16:] != file.name+".json" {
				t.Errorf("%s: it is called %s", file.name, names[0])
			}
		}
		for _, name := range names {
			remove(t, filepath.Join(dir, "deleted", name))
		}
	}
	stranger := filepath.Join(dir, "deleted", "a letter to somebody.txt")
	write(t, stranger, nil)
	if err := os.Chtimes(stranger, now.Add(-90*day), now.Add(-90*day)); err != nil {
		t.Fatal(err)
	}
	open(t, dir)
	if !exists(stranger) {
		t.Error("a file that is no deleted game is gone")
	}
}
