package match

import (
	"slices"

	"portroyal/engine/record"
)

// Steps lists all decisions in order; callers must not change it.
func (m *Match[P, V, A, E, C]) Steps() []Step[A, E, C] { return m.history.Steps() }

// Last is how many decisions of the game there are so far.
func (m *Match[P, V, A, E, C]) Last() int { return len(m.Steps()) }

// TurnAt is the turn after this many steps, counted from 1.
func (m *Match[P, V, A, E, C]) TurnAt(steps int) int {
	if steps == m.history.At() {
		return m.Turns()
	}
	return m.history.Step(steps).turn
}

// Undoable is the number of steps that are left when a person's last decision is taken back with all that followed from
// it. ok is false if there is no such decision, or if it is final: outside practice games it is when something new has
// been seen since, or the game has ended.
func (m *Match[P, V, A, E, C]) Undoable() (steps int, ok bool) { return m.UndoableAt(m.history.At()) }

// UndoableAt is what Undoable was after so many of the steps that count.
func (m *Match[P, V, A, E, C]) UndoableAt(at int) (steps int, ok bool) {
	steps, ok = m.history.UndoableAt(at, m.Person, m.Practice())
	if !ok || m.Practice() {
		return steps, ok
	}
	for _, later := range m.Steps()[steps+1 : at] {
		if later.tells && later.Seat != m.Steps()[steps].Seat {
			return 0, false
		}
	}
	return steps, ok
}

// BackTo takes back all steps after this many, a number that Undoable or UndoableAt has returned, and counts it once however
// many decisions that takes. They can be done again until somebody decides something else.
//
// If chance has shown something in these steps, outside practice games nobody may learn from it what comes: chance is not
// set back, and something else comes to light.
func (m *Match[P, V, A, E, C]) BackTo(steps int) {
	random, shown := m.rules.Random(m.Present()), m.ShownBetween(steps, m.history.At())
	before, all := m.ShownBetween(0, steps), m.history.At()
	m.history.Back(steps)
	if shown > 0 && !m.Practice() {
		m.rules.SetRandom(m.Present(), random)
	}
	m.chance(m.rules.Random(m.Present()))
	log := m.record.Noted()
	if steps < all {
		log.Times = slices.Clone(log.Times[:steps])
	}
	m.record.Cut(steps, before, m.Present(), m.history.Step(steps).turn)
	m.record.About().Undone++
}

// ShownBetween is how much chance has shown from one number of steps to another.
func (m *Match[P, V, A, E, C]) ShownBetween(from, to int) (shown int) {
	for at := from; at < to; at++ {
		shown += len(m.history.Step(at).shown)
	}
	return shown
}

// Redoable is the number of steps after redoing the person's decision that was taken back last, with all that followed
// from it up to the next decision of a person. ok is false if nothing can be redone.
func (m *Match[P, V, A, E, C]) Redoable() (steps int, ok bool) { return m.history.Redoable(m.Person) }

// Redo repeats what was taken back, up to this many steps.
func (m *Match[P, V, A, E, C]) Redo(steps int) {
	for at := m.history.At(); at < steps; at++ {
		m.chance(m.history.Step(at).random)
		m.note(m.history.Forward())
	}
}

// chance records where chance goes on from at the present position, if that does not follow from the one before.
func (m *Match[P, V, A, E, C]) chance(random uint64) {
	head, at := m.record.About(), m.history.At()
	for n := len(head.Chance); n > 0 && head.Chance[n-1].After >= at; n-- {
		head.Chance = head.Chance[:n-1]
	}
	if at == 0 || random != m.history.Present().random {
		head.Chance = append(head.Chance, record.Chance{After: at, State: random})
	}
}
