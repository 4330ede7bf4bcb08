package archive

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"portroyal/engine/record"
)

// Read reads a game from a file of any format, wherever it is, and plays it through. The file stays as it is, and so
// does the folder: only Keep takes the game in, once it has got its name there. An error is an *[Error].
func (a *Archive) Read(file string) (record.Record, error) {
	r, err := a.readWhole(file)
	if err != nil {
		return nil, &Error{troubleOf(file, err)}
	}
	return r, nil
}

// Name gives a game from elsewhere the id that it has in the folder, and reports whether it is there already. One without
// an id gets one, and one whose id another game has there gets a new one; the same game always gets the same.
func (a *Archive) Name(r record.Record) (here bool) {
	id := r.About().ID
	for n := 0; ; n++ {
		if n > 0 || id == "" {
			id = idOf(r, n)
		}
		same, free := a.taken(id, r)
		if same || free {
			r.About().ID = id
			return same
		}
	}
}

// idOf is an id that follows from what a game is, so that the same game gets the same one; a different one for
// each n.
func idOf(r record.Record, n int) string {
	head := r.About()
	begun := "imported"
	if !head.Begun.IsZero() {
		begun = head.Begun.UTC().Format("20060102-150405")
	}
	id := head.ID
	head.ID = ""
	sum := sha256.Sum256(fmt.Append(r.Undigested(), n))
	head.ID = id
	return fmt.Sprintf("%s-%x", begun, sum[:4])
}

// taken reports whether the game of an id is this one, whatever its id, and whether there is none.
func (a *Archive) taken(id string, r record.Record) (same, free bool) {
	free = true
	for _, file := range a.files(id) {
		if exists(file) {
			free = false
			same = same || a.holds(file, r)
		}
	}
	return same, free
}

// holds reports whether a file has this game, whatever its id.
func (a *Archive) holds(file string, r record.Record) bool {
	there, err := a.readWhole(file)
	if err != nil {
		return false
	}
	there.About().ID = r.About().ID
	return bytes.Equal(there.Bytes(), r.Bytes())
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
	if err := replace(file, r); err != nil {
		return fmt.Errorf("%s could not be written: %w", file, bare(err))
	}
	return nil
}
