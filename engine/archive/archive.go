// Package archive is the folder of saved games: one file for each, as engine/record writes it, listed, loaded, saved,
// deleted and brought back, imported and exported. It looks after what is damaged, after other copies of the program in
// the same folder, and after writing in the background ([Keeper]). It knows nothing of what is in a game, how it goes
// on or how any of it looks.
//
// Games are plain files and not in an embedded store, because a file can be copied, sent and looked at without this
// program, one that is damaged takes no other game with it, and two copies of the program can use the folder at once,
// which the stores of one file exclude. A store would only be faster at the list: for that there is an index
// (games.index) of what the heads of the files say, by name, size and time. It is never needed: what does not fit the
// files is read from them again, and so is everything if it is missing or damaged.
//
// The folder holds
//
//	<id>.json      a game, which may be called otherwise as well: it is told by the id within
//	games.index    the index
//	owners         the installations on which its player plays, and which names are those of one person
//	damaged/       files that were set aside, as they were
//	counted/       games that were taken out of the list and count all the same
//	deleted/       games that were deleted in the last 30 days, each with the time of it before its name
//	open/          a lock for each game that a program has open
package archive

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// Archive is a folder of games. It can be used by several goroutines, and several can use one folder.
type Archive struct {
	dir   string
	games record.Games

	listing sync.Mutex
	index   map[string]indexed // by the name of the file; nil before the first list

	copies copies
	order  order
	owners owners
	away   *Archive // of the games that were put away; nil in that one
}

// The names in the folder.
const (
	extension  = ".json"
	indexName  = "games.index"
	ownersName = "owners"
	damagedDir = "damaged"
	countedDir = "counted"
	deletedDir = "deleted"
	openDir    = "open"
)

// Open looks after a folder of games of these kinds, which is made if it is missing: what killed programs have left there goes, and so
// do games that were deleted 30 days ago. A folder that can only be read can be opened as well; what cannot be
// written there then says so itself. An error is one sentence that names the folder.
func Open(dir string, games record.Games) (*Archive, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, fmt.Errorf("%s is no folder for games: %w", dir, bare(err))
	}
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("%s is no folder for games: it is a file", dir)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("%s is no folder for games and cannot be made one: %w", dir, bare(err))
	}
	a := &Archive{dir: dir, games: games, away: &Archive{dir: filepath.Join(dir, countedDir), games: games}}
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("the games in %s cannot be listed: %w", dir, bare(err))
	}
	a.tidyWritten(files)
	a.tidyLocks()
	a.purge(time.Now())
	return a, nil
}

// Dir is the whole name of the folder.
func (a *Archive) Dir() string { return a.dir }

// Load reads a game, also one that was put away, and plays it through. An error is an *[Error], which says what is wrong
// with the file and what was done with it.
func (a *Archive) Load(id string) (record.Record, error) {
	if !record.IsID(id) {
		return nil, &Error{Trouble{
			File: a.dir, Fault: record.Unreadable, Err: fmt.Errorf("no game can be called %q", id),
		}}
	}
	file := a.file(id)
	if !a.copies.looked() || !exists(file) {
		a.lookAgain()
		file = a.file(id)
	}
	if a.away != nil && a.away.exists() && !exists(file) {
		if r, err := a.away.Load(id); err == nil {
			return r, nil
		}
	}
	r, err := a.readWhole(file)
	if err != nil {
		return nil, &Error{a.trouble(file, err)}
	}
	if inside := &r.About().ID; *inside == "" || a.copies.knows(id) {
		*inside = id // what it is called there may be what another game is called
	}
	return r, nil
}

// readWhole reads a record, unless its file is none or far too long for one.
func (a *Archive) readWhole(name string) (record.Record, error) {
	data, err := readRegular(name)
	if err != nil {
		return nil, err
	}
	return a.games.Decode(data)
}

// readRegular reads a file that is one, and not far too long for a record.
func readRegular(name string) ([]byte, error) {
	data, err := wholefile.Read(name, record.MostBytes)
	var long *wholefile.TooLongError
	if errors.As(err, &long) {
		return nil, &record.Error{
			Fault: record.TooLong, Err: fmt.Errorf("no game is as long as %d MB", long.Bytes>>20),
		}
	}
	return data, err
}

// Keep writes a game, whole or not at all, as the one that was played last, and gives its record the order for that. After
// an error, which is one sentence that names the file, the file saved before is unchanged. A folder that has gone meanwhile
// is made again.
func (a *Archive) Keep(r record.Record) error {
	id := r.About().ID
	if !record.IsID(id) {
		return fmt.Errorf("a game without an id cannot be saved in %s", a.dir)
	}
	file := a.file(id)
	r.About().Order = a.last(id)
	if err := a.write(file, r); err != nil {
		return fmt.Errorf("%s could not be written and is as it was before: %w", file, bare(err))
	}
	return nil
}

// write writes a file while no other copy of the program takes it for one that was left behind.
func (a *Archive) write(file string, what record.Record) error {
	defer a.writing()()
	return wholefile.Put(file, what.Bytes())
}

// writing says to other copies of the program that something is being written, until done.
func (a *Archive) writing() (done func()) {
	lock, err := a.lock(writingName)
	if err == nil {
		err = lock.RLock()
	}
	if err != nil {
		return func() {} // where there are no locks, the games are written all the same
	}
	return func() { _ = lock.Unlock() }
}

// The names of the two locks that are not of games.
const (
	writingName = "writing" // shared by those who write
	gateName    = "gate"    // for those who make or remove locks
)

// lock is a lock that nobody has taken yet.
func (a *Archive) lock(name string) (*flock.Flock, error) {
	folder := filepath.Join(a.dir, openDir)
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return nil, err
	}
	return flock.New(filepath.Join(folder, name), flock.SetPermissions(0o666)), nil
}

// tidyWritten removes half files that killed programs have left. While any program writes here it does not,
// as there is no telling whose they are.
func (a *Archive) tidyWritten(files []fs.DirEntry) {
	var left []string
	for _, file := range files {
		if strings.HasSuffix(file.Name(), wholefile.Passing) && !file.IsDir() &&
			(strings.Contains(file.Name(), extension+".") || strings.HasPrefix(file.Name(), indexName)) {
			left = append(left, filepath.Join(a.dir, file.Name()))
		}
	}
	if len(left) == 0 {
		return
	}
	lock, err := a.lock(writingName)
	if err != nil {
		return
	}
	if ok, err := lock.TryLock(); err != nil || !ok {
		return
	}
	defer lock.Unlock()
	for _, file := range left {
		_ = os.Remove(file)
	}
}

// bare is an error without the name of the file, which the sentence around it has.
func bare(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
