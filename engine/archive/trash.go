package archive

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// keptDeleted is how long a deleted game can still be brought back.
const keptDeleted = 30 * 24 * time.Hour

// stamp is how the time of deletion is written before the name of a deleted game, in UTC.
const stamp = "20060102-150405-"

// Delete takes games out of the list and moves their files to the folder of deleted games. restore brings them back,
// under another name if theirs has been taken meanwhile. Games that are open, here or elsewhere, are not deleted. The
// error has one sentence for each game that could not be deleted; the others are.
func (a *Archive) Delete(ids ...string) (restore func() error, err error) {
	type moved struct{ from, to string }
	var deleted []moved
	var errs []error
	for _, id := range ids {
		name, err := a.delete(id)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s was not deleted: %w", a.file(id), err))
			continue
		}
		deleted = append(deleted, moved{a.file(id), name})
	}
	restore = func() error {
		var errs []error
		for _, file := range deleted {
			if there, err := a.readWhole(file.from); err == nil {
				if gone, err := a.readWhole(file.to); err == nil && bytes.Equal(there.Bytes(), gone.Bytes()) {
					continue // it has come back already, from a copy
				}
			}
			if _, err := wholefile.Move(file.to, file.from); err != nil {
				errs = append(errs, fmt.Errorf("%s could not be brought back as %s: %w", file.to, file.from, bare(err)))
			}
		}
		return errors.Join(errs...)
	}
	return restore, errors.Join(errs...)
}

// delete moves a game to the folder of deleted games and returns its new name.
func (a *Archive) delete(id string) (name string, err error) {
	if !record.IsID(id) {
		return "", errors.New("no game can be called that")
	}
	release, err := a.Hold(id)
	switch {
	case errors.Is(err, ErrElsewhere):
		return "", ErrElsewhere
	case err == nil:
		defer release()
	}
	to := filepath.Join(a.dir, deletedDir, time.Now().UTC().Format(stamp)+id+extension)
	name, err = wholefile.Move(a.file(id), to)
	return name, bare(err)
}

// purge removes games for good that were deleted long enough ago. If the time of deletion is impossible, because the
// clock was set back before or since, the game stays and counts as deleted now.
func (a *Archive) purge(now time.Time) {
	folder := filepath.Join(a.dir, deletedDir)
	files, err := os.ReadDir(folder)
	if err != nil {
		return
	}
	for _, file := range files {
		name := file.Name()
		info, err := file.Info()
		if err != nil || !info.Mode().IsRegular() || len(name) <= len(stamp) {
			continue
		}
		deleted, err := time.Parse(stamp, name[:len(stamp)])
		switch {
		case err != nil: // somebody else's
		case deleted.After(now.Add(steady)), info.ModTime().After(deleted.Add(steady)):
			// A game is saved before it is deleted, and it was deleted before now.
			to := filepath.Join(folder, now.UTC().Format(stamp)+name[len(stamp):])
			if to, err = wholefile.Move(filepath.Join(folder, name), to); err == nil && info.ModTime().After(now) {
				_ = os.Chtimes(to, now, now)
			}
		case now.Sub(deleted) > keptDeleted:
			_ = os.Remove(filepath.Join(folder, name))
		}
	}
}
