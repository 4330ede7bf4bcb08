package reviews_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"portroyal/engine/reviews"
)

// looked is a review.
type looked struct{ Cost float64 }

var key = reviews.Key{ID: "2026-11-24-one", By: "weights", Of: reviews.Course(1, "two")}

// A review comes back as it was saved, with the key that it was saved with; one that is damaged or missing does not.
func TestShelf(t *testing.T) {
	dir := t.TempDir()
	shelf := reviews.Beside(dir)
	if reviews.Load[looked](shelf, key) != nil || shelf.Written(key.ID) != 0 {
		t.Error("an empty shelf has a review")
	}
	for _, cost := range []float64{0.25, 0.5} { // the second one in place of the first
		if err := reviews.Keep(shelf, key, &looked{cost}); err != nil {
			t.Fatal(err)
		}
		if r := reviews.Load[looked](shelf, key); r == nil || r.Cost != cost || shelf.Written(key.ID) == 0 {
			t.Errorf("%g comes back as %+v", cost, r)
		}
	}
	for _, other := range []reviews.Key{
		{ID: key.ID, By: "others", Of: key.Of},
		{ID: key.ID, By: key.By, Of: reviews.Course(1, "three")},
		{ID: "another", By: key.By, Of: key.Of},
	} {
		if reviews.Load[looked](shelf, other) != nil {
			t.Errorf("%+v has the review of another game", other)
		}
	}
	file := filepath.Join(dir, "reviews", key.ID+".review")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	summed := slices.Clone(data)
	summed[len(summed)-8] ^= 1 // in the checksum at the end
	for _, part := range [][]byte{nil, data[:len(data)/2], []byte("{}"), data[:len(data)-8], summed} {
		if err := os.WriteFile(file, part, 0o666); err != nil {
			t.Fatal(err)
		}
		if reviews.Load[looked](shelf, key) != nil {
			t.Errorf("%d bytes of %d are read", len(part), len(data))
		}
	}
}

// Without a folder, or without a name for the file, nothing is saved, and that is no error.
func TestNothingIsSaved(t *testing.T) {
	if err := reviews.Keep(reviews.Beside(""), key, &looked{}); err != nil || reviews.Load[looked](reviews.Shelf{}, key) != nil {
		t.Errorf("without a folder: %v", err)
	}
	dir, unnamed := t.TempDir(), key
	unnamed.ID = "../elsewhere"
	if err := reviews.Keep(reviews.Beside(dir), unnamed, &looked{}); err != nil {
		t.Errorf("without a name: %v", err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("%v, %v", left, err)
	}
}

// The reviews of games that are gone go, so does what a killed program has left half written, and nothing else in the folder
// does.
func TestTidy(t *testing.T) {
	shelf := reviews.Beside(t.TempDir())
	gone := func(string) bool { return false }
	if err := shelf.Tidy(gone); err != nil {
		t.Errorf("there is nothing to tidy: %v", err)
	}
	other := key
	other.ID = "another"
	for _, of := range []reviews.Key{key, other} {
		if err := reviews.Keep(shelf, of, &looked{}); err != nil {
			t.Fatal(err)
		}
	}
	strange := filepath.Join(shelf.Dir, "notes.txt")
	killed := filepath.Join(shelf.Dir, other.ID+".review.812-00c0ffee.new")
	written := filepath.Join(shelf.Dir, other.ID+".review.813-00c0ffee.new")
	for _, file := range []string{strange, killed, written} {
		if err := os.WriteFile(file, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	before := time.Now().Add(-24 * time.Hour)
	if err := errors.Join(os.Chtimes(strange, before, before), os.Chtimes(killed, before, before)); err != nil {
		t.Fatal(err)
	}
	if err := shelf.Tidy(func(id string) bool { return id == other.ID }); err != nil {
		t.Fatal(err)
	}
	if reviews.Load[looked](shelf, key) != nil || reviews.Load[looked](shelf, other) == nil {
		t.Error("the wrong ones go")
	}
	for _, file := range []string{strange, written} {
		if _, err := os.Stat(file); err != nil {
			t.Errorf("something else has gone: %v", err)
		}
	}
	if _, err := os.Stat(killed); err == nil {
		t.Error("what was left half written stays")
	}
}
