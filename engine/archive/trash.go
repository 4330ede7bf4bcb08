package archive

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// keptDeleted is how long a deleted game can still be brought back.
const keptDeleted = 30 * 24 * time.Hour

// stamp is how the time of deletion is written before the name of a deleted game, in UTC.
const stamp = "20060102-150405-"

// Delete takes games out of the list and moves all files of each to the folder of deleted games. restore brings them back,
// under another name if theirs has been taken meanwhile. Games that are open, here or elsewhere, are not deleted. The
// error has one sentence for each game that could not be deleted; the others are.
func (a *Archive) Delete(ids ...string) (restore func() error, err error) {
	now := time.Now().UTC().Format(stamp)
	return a.remove(ids, func(file string) string { return filepath.Join(a.dir, deletedDir, now+file) })
}

// remove moves all files of games to where the name of each says, see [Archive.Delete].
func (a *Archive) remove(ids []string, to func(file string) string) (restore func() error, err error) {
	a.lookAgain() // for copies that have come since
	var deleted []moved
	var errs []error
	for _, id := range ids {
		files, err := a.delete(id, to)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s was not deleted: %w", a.file(id), err))
			continue
		}
		deleted = append(deleted, files...)
	}
	restore = func() error {
		var errs []error
		for _, file := range deleted {
			gone, err := a.readWhole(file.to)
			if there, bad := a.readWhole(file.from); err == nil && bad == nil && sameGame(there, gone) {
				if gone.About().Installation != there.About().Installation {
					errs = append(errs, a.Keep(gone)) // the copy does not know that it was played here
				}
				continue // it has come back already, from a copy
			}
			if _, err := wholefile.Move(file.to, file.from); err != nil {
				errs = append(errs, fmt.Errorf("%s could not be brought back as %s: %w", file.to, file.from, bare(err)))
			}
		}
		return errors.Join(errs...)
	}
	return restore, errors.Join(errs...)
}

// moved is a file that was moved, by its whole names.
type moved struct{ from, to string }

// delete moves all files of a game to where the name of each says, or none.
func (a *Archive) delete(id string, to func(file string) string) (files []moved, err error) {
	if !record.IsID(id) {
		return nil, errors.New("no game can be called that")
	}
	release, err := a.Hold(id)
	switch {
	case errors.Is(err, ErrElsewhere):
		return nil, ErrElsewhere
	case err == nil:
		defer release()
	}
	for _, from := range append(slices.Clip(a.files(id)), a.awayFiles(id)...) {
		to, err := wholefile.Move(from, to(filepath.Base(from)))
		if err != nil {
			for _, file := range files {
				_, _ = wholefile.Move(file.to, file.from)
			}
			return nil, bare(err)
		}
		files = append(files, moved{from, to})
	}
	return files, nil
}

// steady is how far a clock may be put right without anything being made of it.
const steady = 5 * time.Second

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
