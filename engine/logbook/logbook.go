// Package logbook keeps what a player has done by themselves: the puzzles that they have tried, the deals of the day that
// they have played, and the voyages of their career. Each game has one of its own, a small file beside the settings, which
// every copy of the program adds to. Puzzles, deals and voyages themselves are the game's; the window shows them.
package logbook

import (
	"fmt"
	"maps"

	"portroyal/engine/versioned"
)

// Logbook is what has been done in a game whose deals of the day have results R. The zero Logbook is that of somebody who
// has done nothing yet.
type Logbook[R Result] struct {
	Puzzles map[string]Try `json:"puzzles,omitempty"` // by name, those that have been tried
	Days    Days[R]        `json:"days,omitempty"`    // those on which the deal has been begun
	Voyages Voyages        `json:"voyages,omitempty"` // of the career, by name, those that have been begun
}

// Try is how it went with a puzzle.
type Try struct {
	Tries  int  `json:"tries"`            // answers given until it was solved
	Solved bool `json:"solved,omitempty"` // the last one was right
}

// Check says what cannot be about a puzzle that was tried, or nil.
func (t Try) Check() error {
	if t.Tries < 1 {
		return fmt.Errorf("%d tries", t.Tries)
	}
	return nil
}

// AtOnce reports whether a puzzle was solved with the first answer.
func (t Try) AtOnce() bool { return t.Solved && t.Tries == 1 }

// Answer adds an answer to a puzzle. One that has been solved stays as it is.
func (l *Logbook[R]) Answer(name string, right bool) {
	try := l.Puzzles[name]
	if try.Solved {
		return
	}
	put(&l.Puzzles, name, Try{try.Tries + 1, right})
}

// put puts something into a map, which is made for it.
func put[M ~map[K]V, K comparable, V any](into *M, key K, value V) {
	if *into == nil {
		*into = M{}
	}
	(*into)[key] = value
}

// Open are the games of days and voyages, by their ids, of which it is not noted how they went.
func (l *Logbook[R]) Open() map[string]bool {
	open := map[string]bool{}
	for _, deal := range l.Days {
		open[deal.Game] = deal.Result == nil
	}
	for _, sailed := range l.Voyages {
		for game, passage := range sailed {
			open[game] = passage.Result == nil
		}
	}
	return open
}

// Solved is the number of puzzles that have been solved.
func (l *Logbook[R]) Solved() (n int) {
	for _, try := range l.Puzzles {
		if try.Solved {
			n++
		}
	}
	return n
}

// Clone is a logbook that does not change with this one.
func (l *Logbook[R]) Clone() Logbook[R] {
	c := Logbook[R]{Puzzles: maps.Clone(l.Puzzles), Days: maps.Clone(l.Days), Voyages: maps.Clone(l.Voyages)}
	for name, sailed := range c.Voyages {
		c.Voyages[name] = maps.Clone(sailed)
	}
	return c
}

// add takes over what another logbook has beyond this one: a puzzle that was solved there, a day that was played there.
func (l *Logbook[R]) add(other Logbook[R]) {
	for name, try := range other.Puzzles {
		if own := l.Puzzles[name]; !own.Solved && (try.Solved || try.Tries > own.Tries) {
			put(&l.Puzzles, name, try)
		}
	}
	for day, deal := range other.Days {
		own, there := l.Days[day]
		if !there || own.Result == nil && deal.Result != nil {
			put(&l.Days, day, deal)
		}
	}
	l.addVoyages(other)
}

// savedAs is the file. Its size is far beyond what a player does in a life: a day takes some 150 bytes.
func savedAs[R Result]() versioned.File[Logbook[R]] {
	return versioned.File[Logbook[R]]{Name: "the logbook", Most: 4 << 20, Join: (*Logbook[R]).join}
}

// Load reads the file; without one nothing has been done yet. A damaged file is set aside and reported as a
// *[wholefile.DamagedError]. After any other error the file may hold things that could not be read, so leave it alone.
func Load[R Result](file string) (Logbook[R], error) { return savedAs[R]().Load(file) }

// Follow takes over what another copy of the program has written into the file, if there is one. After an error nothing
// has changed.
func (l *Logbook[R]) Follow(file string) error { return savedAs[R]().Follow(file, l) }

// join is add for a logbook whose maps others may hold.
func (l *Logbook[R]) join(there Logbook[R]) {
	*l = l.Clone()
	l.add(there)
}

// Save writes the file, together with all that another copy of the program has written there meanwhile, even what only
// a later version understands. After an error the old file is as it was.
func (l *Logbook[R]) Save(file string) error { return savedAs[R]().Save(file, l) }
