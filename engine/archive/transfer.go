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
// an id gets one, and one whose id another game has there gets a new one; the same game always gets the same. If it does
// not say where it was played, it says from now on that this was somewhere else, unless it is a copy of a game that is
// here.
func (a *Archive) Name(r record.Record) (here bool) {
	head := r.About()
	copied := a.copied(head)
	if a.name(r) {
		return true
	}
	a.Installation() // which has to be there before the games of the folder are asked where most of them were played
	if head.Installation == "" && !copied {
		head.Installation = elsewhere(head)
	}
	return false
}

// elsewhere is the name of an installation for a game that does not say where it was played, the same for all copies of
// the game.
func elsewhere(head *record.Head) string {
	sum := sha256.Sum256(fmt.Append(nil, head.Game(), head.Begun.Unix(), head.Seed, head.Seats))
	return fmt.Sprintf("elsewhere-%x", sum[:8])
}

// copied reports whether a game is a copy of the one here with its id, however far that has come.
func (a *Archive) copied(head *record.Head) bool {
	if head.ID == "" {
		return false
	}
	there, err := a.readHead(a.file(head.ID))
	return err == nil && there.Installation == head.Installation && there.Game() == head.Game() &&
		there.Begun.Equal(head.Begun) && there.Seed == head.Seed
}

// name is Name but for where the game was played.
func (a *Archive) name(r record.Record) (here bool) {
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
	id, order := head.ID, head.Order
	head.ID, head.Order = "", 0
	sum := sha256.Sum256(fmt.Append(r.Bytes(), n))
	head.ID, head.Order = id, order
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

// holds reports whether a file has this game, whatever its id and wherever it stands among others.
func (a *Archive) holds(file string, r record.Record) bool {
	there, err := a.readWhole(file)
	return err == nil && sameGame(there, r)
}

// sameGame reports whether two records are of the same game, as far as it has been played, whatever they are called and
// wherever they stand among others. One that does not say where it was played, or that it is practice, may be what another
// one was before it came and was marked.
func sameGame(there, r record.Record) bool {
	is, was := there.About(), r.About()
	id, order, installation, practice := is.ID, is.Order, is.Installation, is.Practice
	defer func() { is.ID, is.Order, is.Installation, is.Practice = id, order, installation, practice }()
	if is.ID, is.Order = was.ID, was.Order; was.Installation == "" {
		is.Installation = ""
	}
	is.Practice = is.Practice && was.Practice
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
	if err := wholefile.Put(file, r.Bytes()); err != nil {
		return fmt.Errorf("%s could not be written: %w", file, bare(err))
	}
	return nil
}
