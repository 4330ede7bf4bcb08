// Package history is what a game in progress has behind it, whichever game it is: every step with the positions that
// they led through, the way back and forward again, how long the game has been played, and which decisions a hint was
// given for. A game's own slice says what a position and a step are and plays them; nothing here knows a rule.
package history

// Step is one decision, as far as a history needs to know it.
type Step interface {
	By() int     // the seat that decided
	Final() bool // it has shown what was hidden before, or ended the game: nobody may decide otherwise any more
}

// History is the steps of one game with the positions before, between and after them. It is not safe for use by several
// goroutines.
type History[P any, S Step] struct {
	steps     []S // everything decided, and behind it what was taken back last
	positions []P // before each step, and after the last
	at        int // how many of the steps count
}

// New is the history of a game that begins with a position.
func New[P any, S Step](first P) History[P, S] { return History[P, S]{positions: []P{first}} }

// At is how many steps count.
func (h *History[P, S]) At() int { return h.at }

// Steps are those that count, in order; they belong to the history.
func (h *History[P, S]) Steps() []S { return h.steps[:h.at] }

// Step is one of those that count, or of those that were taken back behind them; they are numbered from 0.
func (h *History[P, S]) Step(n int) *S { return &h.steps[n] }

// Present is the position after the last step that counts.
func (h *History[P, S]) Present() *P { return &h.positions[h.at] }

// Position is the one after so many steps.
func (h *History[P, S]) Position(steps int) *P { return &h.positions[steps] }

// Add adds a step that has led to a position. Steps that were taken back before cannot be done again.
func (h *History[P, S]) Add(step S, after P) {
	h.steps = append(h.steps[:h.at], step)
	h.positions = append(h.positions[:h.at+1], after)
	h.at++
}

// UndoableAt is the number of steps that are left when, after so many of the steps that count, the last decision of a person
// is taken back with all that followed from it; ok is false if there is none, or if it cannot be taken back because of a final
// step since. In a practice game no step is final.
func (h *History[P, S]) UndoableAt(at int, person func(seat int) bool, practice bool) (steps int, ok bool) {
	for i := at - 1; i >= 0 && (practice || !h.steps[i].Final()); i-- {
		if person(h.steps[i].By()) {
			return i, true
		}
	}
	return 0, false
}

// Back takes back every step but the first ones. They can be done again until something else is added.
func (h *History[P, S]) Back(steps int) { h.at = steps }

// Redoable is the number of steps after the decision of a person that was taken back last is done again, with all
// that followed from it up to the next decision of a person; ok is false if there is none.
func (h *History[P, S]) Redoable(person func(seat int) bool) (steps int, ok bool) {
	if h.at == len(h.steps) {
		return 0, false
	}
	for steps = h.at + 1; steps < len(h.steps); steps++ {
		if person(h.steps[steps].By()) {
			break
		}
	}
	return steps, true
}

// Forward does the next of the steps again that were taken back, and gives it.
func (h *History[P, S]) Forward() *S {
	h.at++
	return &h.steps[h.at-1]
}
