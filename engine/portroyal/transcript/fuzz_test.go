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
	"portroyal/engine/record/recordtest"
)

// addRecords gives a fuzz test records of both formats and games of every kind to begin with.
func addRecords(f *testing.F) {
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		r, _ := played(f, kinds[name], 2)
		f.Add(write(f, r))
	}
	f.Add(`{"format":"port-royal-record-3","options":{"players":200}}`)
	f.Add(`{"format":"port-royal-record-6"`)
	f.Add(`{"format":"port-royal-record-7"`)
	files, err := filepath.Glob("testdata/format-*/*.json")
	if err != nil || len(files) != 17 {
		f.Fatal(len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
}

// FuzzRead: reading never panics and never accepts what it cannot write back. An accepted record has the same head as
// when only the head is read, and a refusal is one sentence. The digest is worked out anew, so that what is changed is not
// refused before anybody looks at it.
func FuzzRead(f *testing.F) {
	addRecords(f)
	f.Fuzz(func(t *testing.T, text string) {
		text = recordtest.Resealed(text)
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
