// Package logbook keeps what a player has done by themselves: the puzzles that they have tried, the deals of the day that
// they have played, and the voyages of their career. It is one small file beside the settings, which every copy of the
// program adds to. Puzzles, deals and voyages themselves are in the packages puzzle, daily and career; the window shows
// them.
package logbook

import (
	"fmt"
	"maps"

	"portroyal/engine/portroyal/daily"
	"portroyal/engine/record"
	"portroyal/engine/versioned"
)

// Logbook is what has been done. The zero Logbook is that of somebody who has done nothing yet.
type Logbook struct {
	Puzzles map[string]Try     `json:"puzzles,omitempty"` // by name, those that have been tried
	Days    map[daily.Day]Deal `json:"days,omitempty"`    // those on which the deal has been begun
	Voyages map[string]Sailed  `json:"voyages,omitempty"` // of the career, by name, those that have been begun
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

// Deal is a deal of the day that has been begun. Only the first game of a day counts, and it is this one.
type Deal struct {
	Game   string        `json:"game"`             // its id
	Result *daily.Result `json:"result,omitempty"` // once it is over
}

// Check says what cannot be about a deal that was begun, or nil.
func (d Deal) Check() error {
	switch {
	case !record.IsID(d.Game):
		return fmt.Errorf("its game has no name")
	case d.Result == nil:
		return nil
	}
	return d.Result.Check()
}

// IsOther reports whether this is not the game that counted before.
func (d Deal) IsOther(than any) bool {
	before, is := than.(Deal)
	return !is || before.Game != d.Game
}

// Answer adds an answer to a puzzle. One that has been solved stays as it is.
func (l *Logbook) Answer(name string, right bool) {
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

// Begin notes the game of a day, if there is none yet.
func (l *Logbook) Begin(day daily.Day, game string) {
	if _, there := l.Days[day]; !there {
		put(&l.Days, day, Deal{Game: game})
	}
}

// Finish notes how the game of a day went. Only the game that was begun first counts, and only once; it reports whether
// this one does.
func (l *Logbook) Finish(day daily.Day, game string, result daily.Result) bool {
	deal, there := l.Days[day]
	if !there || deal.Game != game || deal.Result != nil {
		return false
	}
	l.Days[day] = Deal{game, &result}
	return true
}

// Open are the games of days and voyages, by their ids, of which it is not noted how they went.
func (l *Logbook) Open() map[string]bool {
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
func (l *Logbook) Solved() (n int) {
	for _, try := range l.Puzzles {
		if try.Solved {
			n++
		}
	}
	return n
}

// Row is the number of days in a row, up to a day, whose deals have been finished. As long as that of the day itself can
// still be, the row goes up to the day before.
func (l *Logbook) Row(until daily.Day) (days int) {
	if l.Days[until].Result == nil {
		until = until.Add(-1)
	}
	for l.Days[until].Result != nil {
		days++
		until = until.Add(-1)
	}
	return days
}

// Clone is a logbook that does not change with this one.
func (l *Logbook) Clone() Logbook {
	c := Logbook{Puzzles: maps.Clone(l.Puzzles), Days: maps.Clone(l.Days), Voyages: maps.Clone(l.Voyages)}
	for name, sailed := range c.Voyages {
		c.Voyages[name] = maps.Clone(sailed)
	}
	return c
}

// add takes over what another logbook has beyond this one: a puzzle that was solved there, a day that was played there.
func (l *Logbook) add(other Logbook) {
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

// saved is the file. Its size is far beyond what a player does in a life: a day takes some 150 bytes.
var saved = versioned.File[Logbook]{Name: "the logbook", Most: 4 << 20, Join: (*Logbook).join}

// Load reads the file; without one nothing has been done yet. A damaged file is set aside and reported as a
// *[wholefile.DamagedError]. After any other error the file may hold things that could not be read, so leave it alone.
func Load(file string) (Logbook, error) { return saved.Load(file) }

// Follow takes over what another copy of the program has written into the file, if there is one. After an error nothing
// has changed.
func (l *Logbook) Follow(file string) error { return saved.Follow(file, l) }

// join is add for a logbook whose maps others may hold.
func (l *Logbook) join(there Logbook) {
	*l = l.Clone()
	l.add(there)
}

// Save writes the file, together with all that another copy of the program has written there meanwhile, even what only
// a later version understands. After an error the old file is as it was.
func (l *Logbook) Save(file string) error { return saved.Save(file, l) }
