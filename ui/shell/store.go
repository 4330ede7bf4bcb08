package shell

import (
	"errors"

	"portroyal/engine/wholefile"
)

// Stored is what a store holds.
type Stored interface {
	Follow(file string) error // takes over what another copy of the program has written
	Save(file string) error   // writes everything, with that
}

// StoreFault is what is wrong with a store.
type StoreFault string

// The faults.
const (
	storeDamaged    StoreFault = "damaged" // it could not be understood, and lies aside
	storeUnreadable StoreFault = "unreadable"
	storeUnkept     StoreFault = "unkept" // it could not be written
)

// Store is a file beside the settings, to which every copy of the program adds.
type Store struct {
	window *Window
	of     Stored
	tells  func(fault StoreFault, file string) *News

	file   string // "" saves nothing
	unread bool   // the file may hold what nobody could read
	unkept *News  // that it could not be written the last time
}

// OpenStore reads a file of a name into what it holds, by load, and tells of one that is damaged or cannot be read.
func OpenStore[T any, P interface {
	*T
	Stored
}](w *Window, name string, of P, load func(file string) (T, error), tells func(StoreFault, string) *News) *Store {
	s := &Store{window: w, of: of, tells: tells, file: w.FileBeside(name)}
	if s.file == "" {
		return s
	}
	var err error
	if *of, err = load(s.file); err != nil {
		w.config.Log.Warn(name, "error", err.Error())
		if damaged := new(wholefile.DamagedError); errors.As(err, &damaged) {
			w.Tell(tells(storeDamaged, damaged.Aside))
			return s
		}
		s.unread = true
		w.Tell(tells(storeUnreadable, s.file))
	}
	return s
}

// Keep writes everything, though never over a file that could not be read. The first of several failures is told.
func (s *Store) Keep() {
	if s.file != "" && !s.unread {
		s.window.Kept(&s.unkept, s.of.Save(s.file), s.tells(storeUnkept, s.file))
	}
}

// CatchUp takes over what other windows have written, and tries again to write what could not be.
func (s *Store) CatchUp() {
	if s.file == "" {
		return
	}
	if s.unkept != nil {
		s.Keep()
	}
	if err := s.of.Follow(s.file); err != nil { // it is told when something is to be saved
		s.window.config.Log.Debug("store", "file", s.file, "error", err.Error())
	}
}
