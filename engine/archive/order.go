package archive

import (
	"cmp"
	"slices"
	"sync"
	"time"

	"portroyal/engine/record"
)

// Which game was played last is said by the records themselves, which are numbered as they are kept. The times of files
// say when a folder was copied, or restored from a backup, and clocks may once have been wrong.

// order is the game that was played last, as far as this program knows.
type order struct {
	mu   sync.Mutex
	id   string
	last int64
}

// learn learns what other programs have kept.
func (o *order) learn(games map[string][]indexed) {
	o.mu.Lock()
	defer o.mu.Unlock()
	for id, files := range games {
		if at := files[0].Head.Order; at > o.last {
			o.id, o.last = id, at
		}
	}
}

// last is the order of a game that is kept now.
func (a *Archive) last(id string) int64 {
	if !a.copies.looked() {
		a.lookAgain()
	}
	o := &a.order
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.id != id {
		o.id, o.last = id, min(o.last+1, record.MostOrder)
	}
	return o.last
}

// sortByPlayed sorts games by when they were played, the last one first. Those that no folder has numbered come after the
// others, by when they had been played for as long as they have been.
func sortByPlayed(games []Entry, now time.Time) {
	played := func(e *Entry) time.Time {
		begun := e.BegunBy(now)
		if !begun.IsZero() {
			begun = begun.Add(time.Duration(e.Standing.Played) * time.Millisecond)
		}
		return begun
	}
	slices.SortFunc(games, func(x, y Entry) int {
		return cmp.Or(
			cmp.Compare(y.Order, x.Order), played(&y).Compare(played(&x)), y.Saved.Compare(x.Saved), cmp.Compare(y.ID, x.ID),
		)
	})
}
