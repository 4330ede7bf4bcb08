package archive

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// Entry is one game without its actions.
type Entry struct {
	record.Head
	File  string    // its whole name
	Saved time.Time // when it was written last, never in the future
	Size  int64     // in bytes
}

// List is all games, the one that was saved last first, and every file that cannot be one. A game without a digest
// whose actions are damaged is told apart from a good one only when it is loaded: nothing is played here.
func (a *Archive) List() (games []Entry, troubles []Trouble) {
	a.listing.Lock()
	defer a.listing.Unlock()
	found, troubles := a.look()
	if a.index == nil {
		a.index = a.readIndex()
	}
	now := time.Now()
	var unknown []*indexed
	for i := range found {
		if known, ok := a.index[found[i].File]; ok && known.fits(&found[i]) {
			found[i] = known
		} else {
			unknown = append(unknown, &found[i])
		}
	}
	gone := len(a.index) - (len(found) - len(unknown))
	troubles = append(troubles, a.readHeads(unknown, now)...)
	found = slices.DeleteFunc(found, func(f indexed) bool { return f.Read == 0 })
	a.settleTimes(found, now)

	a.index = make(map[string]indexed, len(found))
	for _, file := range found {
		a.index[file.File] = file
		games = append(games, file.entry(a.dir))
	}
	if len(unknown)+gone > worthWriting {
		a.writeIndex(found)
	}
	slices.SortFunc(games, func(x, y Entry) int {
		return cmp.Or(y.Saved.Compare(x.Saved), cmp.Compare(y.ID, x.ID))
	})
	slices.SortFunc(troubles, func(x, y Trouble) int { return cmp.Compare(x.File, y.File) })
	return games, troubles
}

// look is what can be games in the folder, by what the system says of the files; their heads are not read yet.
func (a *Archive) look() (found []indexed, troubles []Trouble) {
	files, err := os.ReadDir(a.dir)
	if err != nil {
		return nil, []Trouble{troubleOf(a.dir, fmt.Errorf("the games in it cannot be listed: %w", bare(err)))}
	}
	for _, file := range files {
		if filepath.Ext(file.Name()) != extension || strings.HasPrefix(file.Name(), ".") {
			continue
		}
		info, err := file.Info()
		if err == nil && info.Mode()&fs.ModeSymlink != 0 {
			info, err = os.Stat(filepath.Join(a.dir, file.Name()))
		}
		if err != nil { // what is wrong with it comes out when it is opened
			found = append(found, indexed{File: file.Name()})
			continue
		}
		found = append(found, indexed{File: file.Name(), Size: info.Size(), Saved: info.ModTime().UnixNano()})
	}
	return found, nil
}

// readHeads reads the heads of files, and says which have none.
func (a *Archive) readHeads(files []*indexed, now time.Time) (troubles []Trouble) {
	errs := make([]error, len(files))
	each(len(files), func(i int) {
		files[i].Head, errs[i] = a.readHead(filepath.Join(a.dir, files[i].File))
	})
	for i, file := range files {
		name := filepath.Join(a.dir, file.File)
		switch err := errs[i]; {
		case errors.Is(err, fs.ErrNotExist) && !exists(name): // taken away meanwhile
		case err != nil:
			troubles = append(troubles, a.trouble(name, err))
		case !record.IsID(strings.TrimSuffix(file.File, extension)):
			if taken, err := wholefile.Move(name, a.file("imported")); err == nil {
				file.File, file.Read = filepath.Base(taken), now.UnixNano()
				continue
			}
			troubles = append(troubles, troubleOf(name, errors.New("no game can be called that")))
		default:
			file.Read = now.UnixNano()
		}
	}
	return troubles
}

func (a *Archive) readHead(name string) (record.Head, error) {
	data, err := readRegular(name)
	if err != nil {
		return record.Head{}, err
	}
	return a.games.DecodeHead(data)
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return err == nil
}

// each does something for each number below n, several at the same time.
func each(n int, do func(i int)) {
	workers := min(n, runtime.GOMAXPROCS(0))
	var group sync.WaitGroup
	for worker := range workers {
		group.Go(func() {
			for i := worker; i < n; i += workers {
				do(i)
			}
		})
	}
	group.Wait()
}
