package match

import (
	"slices"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// Steps is everything that has been decided, in order; it belongs to the match.
func (m *Match) Steps() []Step { return m.history.Steps() }

// ViewAt is what everybody at the table could know after so many steps.
func (m *Match) ViewAt(steps int) portroyal.View { return m.history.Position(steps).View() }

// TurnAt is the turn after so many steps, counted from 1.
func (m *Match) TurnAt(steps int) int {
	if steps == m.history.At() {
		return m.record.Standing.Turn
	}
	return m.history.Step(steps).turn
}

// ActiveAt is whose turn it is after so many steps. A game that is over makes nobody active: there it is whose turn was
// the last.
func (m *Match) ActiveAt(steps int) int {
	if steps > 0 && m.history.Position(steps).Phase() == portroyal.Over {
		steps-- // every turn begins with a decision, so that this one was taken in the last
	}
	return m.history.Position(steps).Active()
}

// Undoable is the number of steps that are left when the last decision of a person is taken back with all that
// followed from it; ok is false if there is none, or if it cannot be taken back: a card has been turned up or
// the discards shuffled since, or the game has ended, and it is no practice game.
func (m *Match) Undoable() (steps int, ok bool) {
	return m.history.Undoable(m.Person, m.record.Practice)
}

// ChanceBegan is the number of steps that are left when everything is taken back that the person who decided last
// has done in their chance to take cards (H1), or before it in their turn; ok is as with Undoable.
func (m *Match) ChanceBegan() (steps int, ok bool) {
	steps, ok = m.Undoable()
	for ok && steps > 0 {
		before := m.history.Step(steps - 1)
		final := before.Final() && !m.record.Practice
		if before.Seat != m.history.Step(steps).Seat || final || m.discovering(steps-1) != m.discovering(steps) {
			break
		}
		steps--
	}
	return steps, ok
}

// discovering reports whether the active player turned up cards after so many steps.
func (m *Match) discovering(steps int) bool {
	phase := m.history.Position(steps).Phase()
	return phase == portroyal.Discover || phase == portroyal.Repel
}

// BackTo takes back every step but the first ones, so many that Undoable or ChanceBegan has allowed it. These steps can
// be done again until something else is decided.
//
// Coins that were paid meanwhile have shown what cards they are (C1), and to know what chance would bring would
// be worse: outside practice games it goes on from where it is, so that other cards come to light.
func (m *Match) BackTo(steps int) {
	random, shown := m.position().Random(), 0
	for _, step := range m.Steps()[steps:] {
		shown += len(step.shown)
	}
	r := m.record
	m.history.Back(steps)
	if shown > 0 && !r.Practice {
		m.position().SetRandom(random)
	}
	m.chance(m.position().Random())
	r.Actions, r.Times = slices.Clone(r.Actions[:steps]), slices.Clone(r.Times[:steps])
	r.Cards = slices.Clone(r.Cards[:len(r.Cards)-shown])
	r.Stand(m.position(), m.history.Step(steps).turn)
	r.Undone++
}

// Redoable is the number of steps after the decision of a person that was taken back last is done again, with all
// that followed from it up to the next decision of a person; ok is false if there is none.
func (m *Match) Redoable() (steps int, ok bool) { return m.history.Redoable(m.Person) }

// Redo does again what has been taken back, up to so many steps.
func (m *Match) Redo(steps int) {
	for at := m.history.At(); at < steps; at++ {
		m.chance(m.history.Step(at).random)
		m.note(m.history.Forward())
	}
}

// PlayOn is a practice game that goes on from after so many steps of this one, with those who sit there then; nil stands
// for those who have played so far. An error is that of Load.
func (m *Match) PlayOn(steps int, seats []Seat) (*Match, error) {
	from := m.record.Snapshot()
	if seats == nil {
		seats = from.Seats
	}
	shown := 0
	for _, step := range m.Steps()[:steps] {
		shown += len(step.shown)
	}
	r := &transcript.Record{
		Head: record.Head{
			Format: from.Format, Options: from.Options, Seed: from.Seed, Start: from.Start, Seats: slices.Clone(seats),
			Chosen: from.Chosen, Practice: true, Begun: time.Now().UTC().Truncate(time.Second),
			Program: from.Program,
		},
		Contracts: from.Contracts, Cards: slices.Clone(from.Cards[:shown]), Actions: slices.Clone(from.Actions[:steps]),
		Times: make([]int64, steps), // its own time begins now
	}
	for _, chance := range from.Chance {
		if chance.After <= steps {
			r.Chance = append(r.Chance, chance)
		}
	}
	r.ID = newID(r.Begun)
	r.Stand(&m.history.Position(steps).Position, m.TurnAt(steps))
	return Load(r)
}
