package archive

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"portroyal/engine/record"
)

// ErrElsewhere is the error of [Archive.Hold] and [Archive.Delete] where the game is open already, most likely in
// another copy of the program.
var ErrElsewhere = errors.New("the game is open elsewhere")

const lockExtension = ".lock"

// Hold has nobody else open a game until it is released: they get [ErrElsewhere]. The system takes the lock back
// when a program ends, however it does. Any other error is one sentence that says why there can be no lock, as
// in a folder that can only be read.
func (a *Archive) Hold(id string) (release func(), err error) {
	if !record.IsID(id) {
		return nil, fmt.Errorf("no game can be called %q", id)
	}
	lock, err := a.take(id)
	switch {
	case errors.Is(err, ErrElsewhere):
		return nil, fmt.Errorf("%s: %w", a.file(id), err)
	case err != nil:
		return nil, fmt.Errorf("%s cannot be locked: %w", a.file(id), bare(err))
	}
	a.copies.hold(id, a.file(id))
	return func() {
		a.copies.letGo(id)
		if closeGate, err := a.gate(); err == nil {
			defer closeGate()
			drop(lock)
			return
		}
		_ = lock.Unlock() // the next who opens the folder tidies it
	}, nil
}

// take takes the lock of a game.
func (a *Archive) take(id string) (*flock.Flock, error) {
	closeGate, err := a.gate()
	if err != nil {
		return nil, err
	}
	defer closeGate()
	lock, err := a.lock(id + lockExtension)
	if err != nil {
		return nil, err
	}
	ok, err := lock.TryLock()
	if err == nil && !ok {
		err = ErrElsewhere
	}
	return lock, err
}

// mostAtGate is how long somebody waits who wants to make or remove locks. It takes others well below a
// millisecond.
const mostAtGate = 2 * time.Second

// gate has one program at a time make and remove locks. Else one could remove the file of a lock that another
// has just opened, and a third would make a new one of the same name and hold it as well.
func (a *Archive) gate() (closeGate func(), err error) {
	lock, err := a.lock(gateName)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), mostAtGate)
	defer cancel()
	if ok, err := lock.TryLockContext(ctx, time.Millisecond); !ok {
		return nil, err
	}
	return func() { _ = lock.Unlock() }, nil
}

// drop gives a lock back and removes its file. On some systems that can be done only in the one order, on others
// only in the other; the gate is closed meanwhile.
func drop(lock *flock.Flock) {
	removed := os.Remove(lock.Path())
	_ = lock.Unlock()
	if removed != nil {
		_ = os.Remove(lock.Path())
	}
}

// tidyLocks removes the files of locks that nobody holds any more.
func (a *Archive) tidyLocks() {
	folder := filepath.Join(a.dir, openDir)
	files, err := os.ReadDir(folder)
	if err != nil {
		return
	}
	closeGate, err := a.gate()
	if err != nil {
		return
	}
	defer closeGate()
	for _, file := range files {
		if !strings.HasSuffix(file.Name(), lockExtension) {
			continue
		}
		lock := flock.New(filepath.Join(folder, file.Name()))
		if ok, err := lock.TryLock(); err == nil && ok {
			drop(lock)
		}
	}
}
