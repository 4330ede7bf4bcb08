package match

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

// ViewAt is everything that the players at the table could know after this many steps.
func (m *Match) ViewAt(steps int) portroyal.View {
	position := m.PositionAt(steps)
	return position.View()
}

// ActiveAt is the seat whose turn it is after this many steps. When the game is over no seat is active, and it is the
// seat that had the last turn.
func (m *Match) ActiveAt(steps int) int {
	position := m.PositionAt(steps)
	if steps > 0 && position.Phase() == portroyal.Over { // every turn begins with a decision, so it was in the last one
		position = m.PositionAt(steps - 1)
	}
	return position.Active()
}

// ChanceBegan is the number of steps that are left when the person who decided last takes back everything that they did
// in their chance to take cards (H1), or in their turn before it. ok is as in Undoable.
func (m *Match) ChanceBegan() (steps int, ok bool) {
	steps, ok = m.Undoable()
	for ok && steps > 0 {
		before := m.Steps()[steps-1]
		final := before.Final() && !m.record.Practice
		if before.Seat != m.Steps()[steps].Seat || final || m.discovering(steps-1) != m.discovering(steps) {
			break
		}
		steps--
	}
	return steps, ok
}

// discovering reports whether the active player turned up cards after so many steps.
func (m *Match) discovering(steps int) bool {
	position := m.PositionAt(steps)
	phase := position.Phase()
	return phase == portroyal.Discover || phase == portroyal.Repel
}

// PlayOn starts a practice game from the position after this many steps of this one, with these players, or with the
// same ones if nil. An error is that of Load.
func (m *Match) PlayOn(steps int, seats []Seat) (*Match, error) {
	from := m.record.Snapshot()
	shown := m.ShownBetween(0, steps)
	r := &transcript.Record{
		Head:      from.PlayedOn(steps, seats),
		Contracts: from.Contracts, Deck: from.Deck, Cards: slices.Clone(from.Cards[:shown]), Actions: slices.Clone(from.Actions[:steps]),
		Log: transcript.Log{Times: make([]int64, steps)}, // its own time begins now
	}
	position := m.PositionAt(steps)
	r.Stand(&position, m.TurnAt(steps))
	return Load(r)
}
