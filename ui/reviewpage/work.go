package reviewpage

// Work is a review that is there, or being made, of what the engine calls an R. It is used on the toolkit's goroutine.
type Work[R any] struct {
	review  *R
	state   State
	stop    func()
	changed func()
}

// State is how far a work has come.
type State int

// The states of a work.
const (
	Going   State = iota
	Found         // the review is there
	Stopped       // before it was
	Failed
)

// Done is a work that is done: with a review.
func Done[R any](r *R) *Work[R] { return &Work[R]{review: r, state: Found} }

// NewWork is a work that goes on, with what is known already, nil for nothing; stop ends it.
func NewWork[R any](known *R, stop func()) *Work[R] { return &Work[R]{review: known, stop: stop} }

// Review is what has been found so far, nil if nothing is there yet.
func (w *Work[R]) Review() *R { return w.review }

// State is how far it has come.
func (w *Work[R]) State() State { return w.state }

// Follow has changed called with every change from now on; nil for nobody.
func (w *Work[R]) Follow(changed func()) { w.changed = changed }

// Tell tells who follows it that something has changed.
func (w *Work[R]) Tell() {
	if w.changed != nil {
		w.changed()
	}
}

// Know takes over what has been found so far, while more is looked for.
func (w *Work[R]) Know(r *R) {
	if w.state == Going {
		w.review = r
		w.Tell()
	}
}

// Find ends the work with a review, or gives it a better one.
func (w *Work[R]) Find(r *R) {
	w.review, w.state = r, Found
	w.Tell()
}

// Fail ends the work without a review.
func (w *Work[R]) Fail() {
	if w.state == Going {
		w.state = Failed
		w.Tell()
	}
}

// Stop stops the work, if it goes on.
func (w *Work[R]) Stop() {
	if w.state == Going {
		w.state = Stopped
		w.stop()
		w.Tell()
	}
}

// Over reports whether nothing goes on any more and the review is not there, so that it has to go on anew.
func (w *Work[R]) Over() bool { return w.state == Stopped || w.state == Failed }
