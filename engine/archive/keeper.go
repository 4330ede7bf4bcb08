package archive

import (
	"sync"
	"time"

	"portroyal/engine/record"
)

// Keeper saves games in the background: the game hands it a snapshot after each action and goes on. One goroutine
// writes the snapshots, in order. One that could not be written is tried again until it is, or until a newer one of the
// same game has been.
type Keeper struct {
	archive *Archive
	told    func(error)

	mu      sync.Mutex
	pending []record.Record // that have not been tried yet, one for each game
	given   int             // how many snapshots there have been
	tried   int             // how many of them, from the first on, have been written or have failed
	waiting []waiter
	closed  bool

	wake  chan struct{} // with one place: there is something to do
	ended chan struct{} // closed when the goroutine is through
	err   error         // of the last attempt of all
}

// waiter is somebody who waits until so many snapshots have been tried.
type waiter struct {
	given int
	ready chan struct{}
}

// NewKeeper starts a keeper. From its goroutine told is called with the first error after everything was well,
// and with nil once everything is written again; it must not wait for somebody who waits for the keeper.
func NewKeeper(a *Archive, told func(error)) *Keeper {
	k := &Keeper{archive: a, told: told, wake: make(chan struct{}, 1), ended: make(chan struct{})}
	go k.run()
	return k
}

// Keep has a record written, which must not change any more, and returns at once. If an older one of the same
// game is still waiting, only this one will be. After Close it is written before Keep returns.
func (k *Keeper) Keep(r record.Record) {
	if k.take(r) {
		return
	}
	<-k.ended
	if err := k.archive.Keep(r); err != nil {
		k.told(err)
	}
}

// take has the goroutine write a snapshot, and reports whether it still does.
func (k *Keeper) take(r record.Record) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.closed {
		return false
	}
	k.given++
	k.pending = put(k.pending, r)
	k.nudge()
	return true
}

// put adds a snapshot, in the place of an older one of the same game.
func put(list []record.Record, r record.Record) []record.Record {
	for i, old := range list {
		if old.About().ID == r.About().ID {
			list[i] = r
			return list
		}
	}
	return append(list, r)
}

// nudge wakes the goroutine, now or as soon as it sleeps.
func (k *Keeper) nudge() {
	select {
	case k.wake <- struct{}{}:
	default:
	}
}

// Ready is closed when everything given so far is on the disk or has failed. A computer player who does not
// pause waits for it before the next action, so that never more than one is not on the disk.
func (k *Keeper) Ready() <-chan struct{} {
	k.mu.Lock()
	defer k.mu.Unlock()
	w := waiter{k.given, make(chan struct{})}
	if k.tried >= w.given {
		close(w.ready)
	} else {
		k.waiting = append(k.waiting, w)
	}
	return w.ready
}

// Wait waits until everything given so far is on the disk or has failed.
func (k *Keeper) Wait() { <-k.Ready() }

// Close writes what is still to be written, tries what has failed a last time and ends the keeper. The error is
// that of the last attempt, nil if everything is on the disk.
func (k *Keeper) Close() error {
	k.mu.Lock()
	k.closed = true
	k.nudge()
	k.mu.Unlock()
	<-k.ended
	return k.err
}

// again is how long after a failure the next attempt is made if nothing else is to be written meanwhile.
const again = 2 * time.Second

// run writes until it is closed.
func (k *Keeper) run() {
	defer close(k.ended)
	var failed []record.Record
	for {
		var retry <-chan time.Time
		if len(failed) > 0 {
			retry = time.After(again)
		}
		select {
		case <-k.wake:
		case <-retry:
		}
		k.mu.Lock()
		batch, upTo, closed := k.pending, k.given, k.closed
		k.pending = nil
		k.mu.Unlock()

		wasWell := len(failed) == 0
		for _, r := range batch {
			failed = put(failed, r)
		}
		failed, k.err = k.write(failed)
		if well := len(failed) == 0; well != wasWell {
			k.told(k.err)
		}

		k.mu.Lock()
		k.tried = upTo
		waiting := k.waiting
		k.waiting = nil
		for _, w := range waiting {
			if w.given <= upTo {
				close(w.ready)
			} else {
				k.waiting = append(k.waiting, w)
			}
		}
		k.mu.Unlock()
		if closed {
			return
		}
	}
}

// write writes snapshots and gives those that could not be written, with the last error.
func (k *Keeper) write(list []record.Record) (failed []record.Record, last error) {
	for _, r := range list {
		if err := k.archive.Keep(r); err != nil {
			failed, last = append(failed, r), err
		}
	}
	return failed, last
}
