package match

import (
	"slices"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// Steps lists all decisions in order; callers must not change it.
func (m *Match) Steps() []Step { return m.history.Steps() }

// ViewAt is everything that the players at the table could know after this many steps.
func (m *Match) ViewAt(steps int) portroyal.View { return m.history.Position(steps).View() }

// PositionAt is the position after this many steps.
func (m *Match) PositionAt(steps int) portroyal.Position { return m.history.Position(steps).Position }

// TurnAt is the turn after this many steps, counted from 1.
func (m *Match) TurnAt(steps int) int {
	if steps == m.history.At() {
		return m.record.Standing.Turn
	}
	return m.history.Step(steps).turn
}

// ActiveAt is the seat whose turn it is after this many steps. When the game is over no seat is active, and it is the
// seat that had the last turn.
func (m *Match) ActiveAt(steps int) int {
	if steps > 0 && m.history.Position(steps).Phase() == portroyal.Over {
		steps-- // every turn begins with a decision, so that this one was taken in the last
	}
	return m.history.Position(steps).Active()
}

// Undoable is the number of steps that are left when a person's last decision is taken back with all that followed from
// it. ok is false if there is no such decision, or if it is final: outside practice games it is when a card has been
// turned up or the discards have been shuffled since, or the game has ended.
func (m *Match) Undoable() (steps int, ok bool) {
	return m.history.Undoable(m.Person, m.record.Practice)
}

// ChanceBegan is the number of steps that are left when the person who decided last takes back everything that they did
// in their chance to take cards (H1), or in their turn before it. ok is as in Undoable.
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

// BackTo takes back all steps after this many, a number that Undoable or ChanceBegan has returned. They can be done
// again until somebody decides something else.
//
// Coins that were paid in these steps have shown what cards they are (C1). Outside practice games nobody may learn the
// cards to come from that, so chance is not set back, and other cards come to light.
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

// Redoable is the number of steps after redoing the person's decision that was taken back last, with all that followed
// from it up to the next decision of a person. ok is false if nothing can be redone.
func (m *Match) Redoable() (steps int, ok bool) { return m.history.Redoable(m.Person) }

// Redo repeats what was taken back, up to this many steps.
func (m *Match) Redo(steps int) {
	for at := m.history.At(); at < steps; at++ {
		m.chance(m.history.Step(at).random)
		m.note(m.history.Forward())
	}
}

// PlayOn starts a practice game from the position after this many steps of this one, with these players, or with the
// same ones if nil. An error is that of Load.
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
