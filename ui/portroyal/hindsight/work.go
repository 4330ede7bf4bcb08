package hindsight

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
)

// Work is a review that is there, or being made. It is used on the toolkit's goroutine.
type Work struct {
	review    *review.Review
	done, all int // decisions
	state     state
	looks     [portroyal.MaxPlayers]lookup // at the seats' decisions once more
	stop      func()
	changed   func()
}

// lookup is how far the second look at the decisions of a seat is.
type lookup int

const (
	unasked lookup = iota
	asked          // it goes on, or is over
	missed         // nothing came of it
)

// state is how far a work has come.
type state int

const (
	going   state = iota
	found         // the review is there
	stopped       // by the player
	failed
)

// Done is a work that is done: with a review.
func Done(r *review.Review) *Work { return &Work{review: r, state: found} }

// NewWork is a work that goes on, with so many decisions to judge; stop ends it.
func NewWork(decisions int, stop func()) *Work { return &Work{all: decisions, stop: stop} }

// Judged says how many decisions have been judged.
func (w *Work) Judged(decisions int) {
	percent := w.percent()
	if w.done = decisions; w.percent() != percent {
		w.tell()
	}
}

// percent is how much has been done.
func (w *Work) percent() int { return 100 * w.done / max(1, w.all) }

// Found ends the work with a review.
func (w *Work) Found(r *review.Review) {
	w.review, w.state = r, found
	w.tell()
}

// Missed says that the second look at a seat came to nothing.
func (w *Work) Missed(seat int) {
	w.looks[seat] = missed
	w.tell()
}

// lacks reports whether a seat has not been looked at twice.
func (w *Work) lacks(seat int) bool {
	return w.review != nil && !(w.review.Twice[seat] && w.review.Tested[seat])
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

// Review is what was found, nil if nothing is there yet.
func (w *Work) Review() *review.Review { return w.review }

// Failed ends the work without one.
func (w *Work) Failed() {
	if w.state == going {
		w.state = failed
		w.tell()
	}
}

// Stop stops the work, if it goes on.
func (w *Work) Stop() {
	if w.state == going {
		w.state = stopped
		w.stop()
		w.tell()
	}
}

// Over reports whether nothing goes on any more and nothing has been found, so that it has to begin anew.
func (w *Work) Over() bool { return w.state == stopped || w.state == failed }

// Going reports whether it goes on.
func (w *Work) Going() bool { return w.state == going }

func (w *Work) tell() {
	if w.changed != nil {
		w.changed()
	}
}
