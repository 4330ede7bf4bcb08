package archive

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// Trouble is a file that could not be used.
type Trouble struct {
	File  string // its whole name
	Aside string // where it was put, "" if it stays where it is
	Fault record.Fault
	Err   error // what is wrong with it, without its name
}

// Error is a [Trouble] as an error. Its text is one sentence that names the file and says what was done with it.
type Error struct{ Trouble }

func (e *Error) Error() string {
	switch {
	case e.Aside != "":
		return fmt.Sprintf("%s: %v; it was set aside as %s", e.File, e.Err, e.Aside)
	case errors.Is(e.Err, fs.ErrNotExist) && !exists(e.File):
		return fmt.Sprintf("%s: it is not there", e.File)
	}
	return fmt.Sprintf("%s: %v; it stays where it is", e.File, e.Err)
}

func (e *Error) Unwrap() error { return e.Err }

// trouble says what is wrong with a file in the folder of games, and sets it aside if it is a damaged game.
// Everything else stays: what another version or another program has written is theirs.
func (a *Archive) trouble(file string, err error) Trouble {
	trouble := troubleOf(file, err)
	if trouble.Fault != record.Damaged && trouble.Fault != record.Altered {
		return trouble
	}
	// If it cannot be moved, as in a read-only folder, it stays.
	trouble.Aside, _ = wholefile.Move(file, filepath.Join(a.dir, damagedDir, filepath.Base(file)))
	return trouble
}

// troubleOf says what is wrong with a file.
func troubleOf(file string, err error) Trouble {
	trouble := Trouble{File: file, Fault: record.Unreadable, Err: bare(err)}
	var known *record.Error
	if errors.As(err, &known) {
		trouble.Fault, trouble.Err = known.Fault, known
	}
	return trouble
}
