package wholefile

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/gofrs/flock"
)

const (
	// mostAlone is how long Alone waits for other programs, which take a few milliseconds each.
	mostAlone = 2 * time.Second

	// mostRefusals is how often a lock is tried to be opened where files that are taken away cannot be.
	mostRefusals = 50
)

// Alone lets one program at a time change a file, so that each sees what those before it have written. Meanwhile a file
// beside it, whose name ends in ".lock", is locked. If there are no locks, something else has that name, or another program
// does not release its own, the file is changed all the same. The error is that of change.
func Alone(file string, change func() error) error {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	ctx, cancel := context.WithTimeout(context.Background(), mostAlone)
	defer cancel()
	defer lock(ctx, file+".lock")()
	return change()
}

// lock locks a file, which is made for it, until it is let go.
func lock(ctx context.Context, name string) (letGo func()) {
	none := func() {}
	if os.MkdirAll(filepath.Dir(name), 0o777) != nil {
		return none
	}
	for tries := 0; ctx.Err() == nil; tries++ {
		if known, err := os.Stat(name); err == nil && !known.Mode().IsRegular() {
			return none // to open a pipe takes until somebody writes to it
		}
		there, err := os.OpenFile(name, os.O_RDONLY|os.O_CREATE, 0o666)
		if err != nil && runtime.GOOS == "windows" && tries < mostRefusals { // it is just being taken away
			time.Sleep(time.Millisecond)
			continue
		}
		if err != nil {
			return none
		}
		lock := flock.New(name)
		held, err := lock.TryLockContext(ctx, time.Millisecond)
		// The owner of a lock removes its file in the end. If the file that was opened is still there now, it was there
		// all the time, because a removed file does not come back while it is open; so it is the one that is locked.
		same := held && isAt(there, name)
		_ = there.Close()
		switch {
		case same:
			return func() { drop(lock) }
		case held:
			_ = lock.Unlock()
		case ctx.Err() == nil && err != nil: // there are no locks
			_ = os.Remove(name)
			return none
		}
	}
	return none
}

// isAt reports whether an open file has this name.
func isAt(file *os.File, name string) bool {
	open, err := file.Stat()
	if err != nil {
		return false
	}
	there, err := os.Stat(name)
	return err == nil && os.SameFile(open, there)
}

// drop removes the file of a lock and releases it. If open files cannot be removed, it is removed afterwards, unless
// another program has opened it by then.
func drop(lock *flock.Flock) {
	removed := os.Remove(lock.Path())
	_ = lock.Unlock()
	if removed != nil && runtime.GOOS == "windows" {
		_ = os.Remove(lock.Path())
	}
}
