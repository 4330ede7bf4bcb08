package archive_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"portroyal/engine/archive"
)

// counted are the ids of all games that count.
func counted(a *archive.Archive) (ids []string) {
	for _, e := range a.Counted() {
		ids = append(ids, e.ID)
	}
	return ids
}

// A game that was put away is no longer listed and counts, with all its copies once, also after the program was started
// again; it is read as before, and can be brought back.
func TestPutAway(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	kept := keep(t, a, 5, 6, 7)
	copied := filepath.Join(dir, kept[1].ID+" - Copy.json")
	write(t, copied, kept[1].Bytes())
	before := ids(t, a)
	if got := counted(a); !slices.Equal(got, before) {
		t.Fatalf("%v count", got)
	}
	restore, err := a.PutAway(kept[1].ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []*archive.Archive{a, open(t, dir)} {
		if got := ids(t, a); !slices.Equal(got, []string{kept[2].ID, kept[0].ID}) {
			t.Errorf("listed are %v", got)
		}
		if got := counted(a); !slices.Equal(got, before) || len(deleted(t, dir)) > 0 {
			t.Errorf("%v count, not %v", got, before)
		}
		if r, err := loaded(a, kept[1].ID); err != nil || string(r.Bytes()) != string(kept[1].Bytes()) {
			t.Errorf("it cannot be read: %v", err)
		}
	}
	if err := restore(); err != nil {
		t.Fatal(err)
	}
	if got := ids(t, a); !slices.Equal(got, before) || !exists(copied) {
		t.Errorf("brought back, listed are %v", got)
	}
	if got := counted(a); !slices.Equal(got, before) {
		t.Errorf("brought back, %v count", got)
	}
}

// A game that was put away and has come back from a copy counts once, and no longer when it is deleted.
func TestPutAwayAndDeleted(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	r := keep(t, a, 5)[0]
	file := filepath.Join(dir, r.ID+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.PutAway(r.ID); err != nil {
		t.Fatal(err)
	}
	write(t, file, text)
	if got := counted(a); !slices.Equal(got, []string{r.ID}) {
		t.Errorf("%v count", got)
	}
	restore, err := a.Delete(r.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got := counted(a); len(got) > 0 {
		t.Errorf("deleted, %v count", got)
	}
	if err := restore(); err != nil {
		t.Fatal(err)
	}
	if got := counted(a); len(got) != 1 || len(ids(t, a)) != 1 {
		t.Errorf("brought back, %v count", got)
	}
}
