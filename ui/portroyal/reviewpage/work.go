package reviewpage

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/reviewpage"
)

// Work is a review that is there, or being made, and then looked at again, one seat at a time. It is used on the toolkit's
// goroutine.
type Work struct {
	*looksback.Work[review.Review]
	done, all int                        // decisions
	again     int                        // the seat that is being looked at again, -1 for none
	missed    [portroyal.MaxPlayers]bool // the seats of which nothing came of that
}

// Done is a work that is done: with a review.
func Done(r *review.Review) *Work { return &Work{Work: looksback.Done(r), again: -1} }

// NewWork is a work that goes on, with so many decisions to judge; stop ends it.
func NewWork(decisions int, stop func()) *Work {
	return &Work{Work: looksback.NewWork[review.Review](nil, stop), all: decisions, again: -1}
}

// Judged says how many decisions have been judged.
func (w *Work) Judged(decisions int) {
	percent := w.percent()
	if w.done = decisions; w.percent() != percent {
		w.Tell()
	}
}

// percent is how much has been done.
func (w *Work) percent() int { return 100 * w.done / max(1, w.all) }

// Again says what came of the second look at a seat, nil for nothing.
func (w *Work) Again(seat int, r *review.Review) {
	w.again = -1
	if r == nil {
		w.missed[seat] = true
		w.Tell()
		return
	}
	w.Find(r)
}

// looking reports whether a seat is still to be looked at again.
func (w *Work) looking(seat int) bool {
	r := w.Review()
	return r != nil && !(r.Twice[seat] && r.Tested[seat]) && !w.missed[seat]
}

// looksAt reports whether another seat is being looked at again.
func (w *Work) looksAt(but int) bool { return w.again >= 0 && w.again != but }

// next is the seat to be looked at again now, first the one that is wanted; -1 for none, also while one is. It is taken to
// be looked at from then on.
func (w *Work) next(wanted, seats int) int {
	if w.again >= 0 {
		return -1
	}
	for i := range seats {
		if seat := (wanted + i) % seats; w.looking(seat) {
			w.again = seat
			return seat
		}
	}
	return -1
}

// tryAgain has looks that came to nothing asked for again.
func (w *Work) tryAgain() { w.missed = [portroyal.MaxPlayers]bool{} }
