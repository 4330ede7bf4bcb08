// Package wholefile writes files whole or not at all: whatever goes wrong, a file has either its old content or all of
// the new one. It knows nothing of what is in the files.
//
// Windows lets nobody replace a file while somebody else has it open, as a scanner for viruses does for a moment
// whenever a file was written, and nobody open it at the moment of replacing. So both are tried again for up to two
// seconds there.
package wholefile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/robustio"
)

// Replace puts what write writes in the place of a file, which need not be there yet; nor need its folder. A file that
// is there keeps its permissions, and a link to it stays one. It is an error if something other than a file is there,
// as a folder, a device or a link that leads nowhere. After an error everything is as it was.
func Replace(file string, write func(io.Writer) error) error {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	} else if leadsNowhere(file) {
		return &fs.PathError{Op: "replace", Path: file, Err: errNowhere}
	}
	if there, err := os.Stat(file); err == nil && !there.Mode().IsRegular() {
		return &fs.PathError{Op: "replace", Path: file, Err: errors.New("it is not a file")}
	}
	folder := filepath.Dir(file)
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	out, err := create(file)
	if err != nil {
		return err
	}
	err = write(out)
	if err == nil {
		err = out.Sync() // it takes the file's place only once all of it is on the disk
	}
	if closeErr := out.Close(); err == nil {
		err = closeErr
	}
	if old, gone := os.Stat(file); err == nil && gone == nil {
		err = os.Chmod(out.Name(), old.Mode().Perm())
	}
	if err == nil {
		err = robustio.Rename(out.Name(), file)
	}
	if err != nil {
		_ = os.Remove(out.Name()) // what remains of a failed attempt
		return err
	}
	sync(folder)
	return nil
}

// Put is Replace with a content that is there already.
func Put(file string, content []byte) error {
	return Replace(file, func(to io.Writer) error {
		_, err := to.Write(content)
		return err
	})
}

// TooLongError says that a file is longer than anything of its kind.
type TooLongError struct{ Bytes int64 }

func (e *TooLongError) Error() string { return fmt.Sprintf("it is too long, with %d kB", e.Bytes>>10) }

// Read reads a file that another program may be replacing. Only regular files are read, since a pipe may never end. A
// file of more than so many bytes is not read either: the error is then a *[TooLongError].
func Read(file string, most int64) ([]byte, error) {
	info, err := os.Stat(file)
	switch {
	case err != nil:
		if leadsNowhere(file) {
			return nil, fmt.Errorf("%w: %w", errNowhere, bare(err))
		}
		return nil, err
	case info.IsDir():
		return nil, errors.New("it is a folder")
	case !info.Mode().IsRegular():
		return nil, errors.New("it is not a file")
	case info.Size() > most:
		return nil, &TooLongError{info.Size()}
	}
	return robustio.ReadFile(file)
}

var errNowhere = errors.New("it is a link that leads nowhere")

// leadsNowhere reports whether a file that cannot be reached is a link.
func leadsNowhere(file string) bool {
	link, err := os.Lstat(file)
	return err == nil && link.Mode()&fs.ModeSymlink != 0
}

// bare is an error without the name of the file.
func bare(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// most is how many files of one name Move puts beside each other.
const most = 100_000

// Move moves a file to a new name and gives that: to itself or, if there is such a file, the first that is free of to-2,
// to-3 and so on, with the number before the extension. No file that is there is changed. Its folder need not be there yet.
// After an error the file is where it was.
func Move(from, to string) (name string, err error) {
	folder := filepath.Dir(to)
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return "", err
	}
	if name, err = free(from, to); err != nil {
		return "", err
	}
	sync(folder)
	sync(filepath.Dir(from))
	return name, nil
}

// free moves a file to the first name that no file has.
func free(from, file string) (name string, err error) {
	extension := filepath.Ext(file)
	stem := strings.TrimSuffix(file, extension)
	for n := 1; n <= most; n++ {
		name = file
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, n, extension)
		}
		if err := settle(from, name); !errors.Is(err, fs.ErrExist) {
			return name, err
		}
	}
	return "", fmt.Errorf("there are too many files named %s", file)
}

// settle moves a file to a name that no file has; where there is one, the error is fs.ErrExist.
func settle(written, name string) error {
	err := os.Link(written, name)
	if err == nil {
		return os.Remove(written)
	}
	if _, there := os.Lstat(name); there == nil {
		return fs.ErrExist
	}
	// This file system knows no links. Two programs that come here at once could take the same name.
	return robustio.Rename(written, name)
}

// sync has the names in a folder be on the disk as well. That matters only if the machine stops now, and not
// every system can be asked for it.
func sync(folder string) {
	if dir, err := os.Open(folder); err == nil {
		_ = dir.Sync()
		dir.Close()
	}
}

// Passing is how the names of files for passing use end, which stay behind only where a program was killed.
const Passing = ".new"

// create makes a file for passing use, with the permissions that new files have. Chance is in its name, as
// two programs in containers of their own may well have the same number.
func create(file string) (*os.File, error) {
	name := fmt.Sprintf("%s.%d-%08x%s", file, os.Getpid(), rand.Uint32(), Passing)
	return os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
}
