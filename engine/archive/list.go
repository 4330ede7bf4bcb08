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
)

// Entry is one game without its actions. Of several files of the same game it is the one that counts: that in which the
// game is over, or which has more actions.
type Entry struct {
	record.Head
	File  string    // its whole name
	Saved time.Time // when its file was written last, by the system
	Size  int64     // in bytes
}

// List is all games, the one that was played last first, and every file that cannot be one. A game without a digest
// whose actions are damaged is told apart from a good one only when it is loaded: nothing is played here.
func (a *Archive) List() (games []Entry, troubles []Trouble) {
	a.listing.Lock()
	defer a.listing.Unlock()
	found, wrong, troubles := a.read()
	for _, file := range wrong {
		troubles = append(troubles, a.trouble(file.name, file.err))
	}
	for id, files := range found {
		games = append(games, files[0].entry(a.dir, id))
	}
	sortByPlayed(games, time.Now())
	slices.SortFunc(troubles, func(x, y Trouble) int { return cmp.Compare(x.File, y.File) })
	return games, troubles
}

// unread is a file that is no game, or cannot be read.
type unread struct {
	name string // its whole name
	err  error
}

// read reads the heads of all games that are not as they were the last time, and gives the files of each, by its id. The
// files are only looked at. The listing is locked.
func (a *Archive) read() (games map[string][]indexed, wrong []unread, troubles []Trouble) {
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
	changed := len(unknown) + len(a.index) - (len(found) - len(unknown))
	wrong = a.readHeads(unknown, now)
	found = slices.DeleteFunc(found, func(f indexed) bool { return f.Read == 0 })
	games, counted := a.byGame(found)
	a.order.learn(games)
	a.index = make(map[string]indexed, len(found))
	for _, file := range found {
		a.index[file.File] = file
	}
	if changed+counted > worthWriting {
		a.writeIndex(found)
	}
	a.learnOwners(found)
	return games, wrong, troubles
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
func (a *Archive) readHeads(files []*indexed, now time.Time) (wrong []unread) {
	errs := make([]error, len(files))
	each(len(files), func(i int) {
		files[i].Head, errs[i] = a.readHead(filepath.Join(a.dir, files[i].File))
	})
	for i, file := range files {
		name := filepath.Join(a.dir, file.File)
		switch err := errs[i]; {
		case errors.Is(err, fs.ErrNotExist) && !exists(name): // taken away meanwhile
		case err != nil:
			wrong = append(wrong, unread{name, err})
		default:
			file.Read = now.UnixNano()
		}
	}
	return wrong
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
