package reviewpage

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/reviewpage"
)

// Work is a review that is there, or being made, and then looked at again. It is used on the toolkit's goroutine.
type Work struct {
	*looksback.Work[review.Review]
	done, all int                          // decisions
	looks     [portroyal.MaxPlayers]lookup // at the seats' decisions once more
}

// Done is a work that is done: with a review.
func Done(r *review.Review) *Work { return &Work{Work: looksback.Done(r)} }

// NewWork is a work that goes on, with so many decisions to judge; stop ends it.
func NewWork(decisions int, stop func()) *Work {
	return &Work{Work: looksback.NewWork[review.Review](nil, stop), all: decisions}
}

// lookup is how far the second look at the decisions of a seat is.
type lookup int

const (
	unasked lookup = iota
	asked          // it goes on, or is over
	missed         // nothing came of it
)

// Judged says how many decisions have been judged.
func (w *Work) Judged(decisions int) {
	percent := w.percent()
	if w.done = decisions; w.percent() != percent {
		w.Tell()
	}
}

// percent is how much has been done.
func (w *Work) percent() int { return 100 * w.done / max(1, w.all) }

// Missed says that the second look at a seat came to nothing.
func (w *Work) Missed(seat int) {
	w.looks[seat] = missed
	w.Tell()
}

// lacks reports whether a seat has not been looked at twice.
func (w *Work) lacks(seat int) bool {
	r := w.Review()
	return r != nil && !(r.Twice[seat] && r.Tested[seat])
}

// looking reports whether a seat is being looked at again.
func (w *Work) looking(seat int) bool { return w.lacks(seat) && w.looks[seat] == asked }

// looksAt reports whether any of so many seats but one is being looked at again.
func (w *Work) looksAt(but, seats int) bool {
	for seat := range seats {
		if seat != but && w.looking(seat) {
			return true
		}
	}
	return false
}

// lookAt notes that a seat is to be looked at again, and reports whether that is still to be asked for.
func (w *Work) lookAt(seat int) bool {
	if !w.lacks(seat) || w.looks[seat] != unasked {
		return false
	}
	w.looks[seat] = asked
	return true
}

// tryAgain has looks that came to nothing asked for again.
func (w *Work) tryAgain() {
	for seat := range w.looks {
		if w.looks[seat] == missed {
			w.looks[seat] = unasked
		}
	}
}
