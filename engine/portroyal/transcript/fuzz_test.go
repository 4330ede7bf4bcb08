package transcript_test

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// addRecords gives a fuzz test records of all formats and games of every kind to begin with.
func addRecords(f *testing.F) {
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		r, _ := played(f, kinds[name], 2)
		f.Add(write(f, r))
		f.Add(string(r.Undigested()))
	}
	f.Add(`{"format":"port-royal-record-3","options":{"players":200}}`)
	f.Add(`{"format":"port-royal-record-4"`)
	f.Add(`{"format":"port-royal-record-7"`)
	files := []string{
		"testdata/format-3/base-2.json", "testdata/format-3/alone-decided.json", "testdata/format-3/together-4.json",
		"testdata/format-6/base-2.json", "testdata/format-7/gamblers-2.json",
		"testdata/pooled/finished.json", "testdata/pooled/unfinished.json",
	}
	// Without a digest, so that what is changed is not refused before anybody looks at it.
	undigested, err := filepath.Glob("testdata/format-4/*.json")
	if err != nil || len(undigested) != 16 {
		f.Fatal(len(undigested), err)
	}
	for _, file := range append(files, undigested...) {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
}

// FuzzRead: reading never panics and never accepts what it cannot write back. An accepted record has the same head as
// when only the head is read, and a refusal is one sentence.
func FuzzRead(f *testing.F) {
	addRecords(f)
	f.Fuzz(func(t *testing.T, text string) {
		head, headErr := transcript.DecodeHead([]byte(text))
		r, err := transcript.Read(strings.NewReader(text))
		if err != nil {
			var known *record.Error
			if !errors.As(err, &known) || strings.Contains(err.Error(), "\n") || len(err.Error()) > 400 {
				t.Fatalf("not one short sentence that says what is wrong: %v", err)
			}
			return
		}
		if headErr != nil {
			t.Fatalf("accepted as a whole, and its head is refused: %v", headErr)
		}
		if diff := cmp.Diff(r.Head, head); diff != "" {
			t.Fatalf("its head is read otherwise alone:\n%s", diff)
		}
		again, err := transcript.Read(strings.NewReader(write(t, r)))
		if err != nil {
			t.Fatalf("accepted, written, refused: %v", err)
		}
		if diff := cmp.Diff(r, again); diff != "" {
			t.Fatal(diff)
		}
	})
}
