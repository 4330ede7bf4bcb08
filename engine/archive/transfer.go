package archive

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// Import takes a game from a file of any format into the folder; the file stays as it is. A game that is here
// already is not taken in again. One without an id gets one, and one whose id another game has here gets a new
// one. An error is one sentence that names the file; if the file is to blame, an *[Error].
func (a *Archive) Import(file string) (Entry, error) {
	r, err := readWhole(file)
	if err != nil {
		return Entry{}, &Error{troubleOf(file, err)}
	}
	for n := 0; ; n++ {
		id := r.ID
		if n > 0 || id == "" {
			id = idOf(r, n)
		}
		same, free := a.taken(id, r)
		if !same && !free {
			continue
		}
		if free {
			r.ID = id
			if err := a.Keep(r); err != nil {
				return Entry{}, err
			}
		}
		info, err := os.Stat(a.file(id))
		if err != nil {
			return Entry{}, fmt.Errorf("%s is not there although it was taken in: %w", a.file(id), bare(err))
		}
		r.ID = id
		return Entry{Head: r.Head, File: a.file(id), Saved: info.ModTime(), Size: info.Size()}, nil
	}
}

// idOf is an id that follows from what a game is, so that the same game gets the same one; a different one for
// each n.
func idOf(r *record.Record, n int) string {
	nameless := *r
	nameless.ID = ""
	begun := "imported"
	if !r.Begun.IsZero() {
		begun = r.Begun.UTC().Format("20060102-150405")
	}
	sum := sha256.Sum256(fmt.Append(nameless.Undigested(), n))
	return fmt.Sprintf("%s-%x", begun, sum[:4])
}

// taken reports whether the game of an id is this one, whatever its id, and whether there is none.
func (a *Archive) taken(id string, r *record.Record) (same, free bool) {
	if !exists(a.file(id)) {
		return false, true
	}
	there, err := readWhole(a.file(id))
	if err != nil {
		return false, false
	}
	there.ID = r.ID
	return bytes.Equal(there.Bytes(), r.Bytes()), false
}

// Export writes a game to a file elsewhere, in today's format. An error is one sentence; if the game is to blame,
// an *[Error].
func (a *Archive) Export(id, file string) error {
	r, err := a.Load(id)
	if err != nil {
		return err
	}
	if folder, err := os.Stat(filepath.Dir(file)); err == nil {
		if own, err := os.Stat(a.dir); err == nil && os.SameFile(folder, own) {
			return fmt.Errorf("%s is where the games themselves are kept, and was not written", file)
		}
	}
	if err := wholefile.Replace(file, r.Write); err != nil {
		return fmt.Errorf("%s could not be written: %w", file, bare(err))
	}
	return nil
}
