package archive

import (
	"os"
	"path/filepath"
	"slices"
	"time"
)

// PutAway is [Archive.Delete] for games that count all the same: their files go to the folder of those, for as long as
// nobody restores them.
func (a *Archive) PutAway(ids ...string) (restore func() error, err error) {
	return a.remove(ids, func(file string) string { return filepath.Join(a.away.dir, file) })
}

// Counted is all games that count, the one that was played last first: those of the list, and those that were put away.
// Which files cannot be games only [Archive.List] says.
func (a *Archive) Counted() []Entry {
	games, _ := a.List()
	if !a.away.exists() {
		return games
	}
	away, _ := a.away.List()
	listed := make(map[string]bool, len(games))
	for i := range games {
		listed[games[i].ID] = true
	}
	away = slices.DeleteFunc(away, func(e Entry) bool { return listed[e.ID] }) // it has come back, from a copy
	games = append(games, away...)
	sortByPlayed(games, time.Now())
	return games
}

// awayFiles are the files of a game that was put away, if it was: once it had come back from a copy it was in both folders.
func (a *Archive) awayFiles(id string) []string {
	if !a.away.exists() {
		return nil
	}
	a.away.lookAgain()
	if !a.away.copies.knows(id) {
		return nil
	}
	return a.away.files(id)
}

// exists reports whether there is a folder.
func (a *Archive) exists() bool {
	info, err := os.Stat(a.dir)
	return err == nil && info.IsDir()
}
