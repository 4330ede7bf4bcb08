// Package match is a game in progress at one table: who sits where, whose decision it is, and
// the record that grows with it. It knows no rule of its own and draws nothing; thinking is the
// computer players' business, and when they think is the caller's.
package match

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/record"
)

// Seat says who sits there: a person, or a computer player.
type Seat = record.Seat

// Setup is what a game starts from.
type Setup struct {
	Options portroyal.Options
	Seats   []Seat
	Seed    uint64
	Start   int // a seat, or portroyal.RandomStart
}

// Match is a game in progress. It is not safe for use by several goroutines; what a computer
// player needs to think, it gets as values.
type Match struct {
	players  []bot.Player // nil for persons
	position portroyal.Position
	record   *record.Record
	turns    int
}

// New starts a game. Each computer player has a random stream of their own, which follows from the seed
// and the seat. An error says in one sentence what is impossible about the set-up.
func New(setup Setup) (*Match, error) {
	m := &Match{turns: 1}
	for i, seat := range setup.Seats {
		var player bot.Player
		if seat.Player != "" {
			var err error
			if player, err = bot.New(seat.Player, setup.Seed+uint64(i+1)<<32); err != nil {
				return nil, err
			}
		}
		m.players = append(m.players, player)
	}
	var err error
	m.record, m.position, err = record.Begin(setup.Options, setup.Seed, setup.Start, setup.Seats)
	return m, err
}

// Seats lists who sits where.
func (m *Match) Seats() []Seat { return m.record.Seats }

// View is what everybody at the table may know.
func (m *Match) View() portroyal.View { return m.position.View() }

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.position.Phase() == portroyal.Over }

// Turns counts the turns begun.
func (m *Match) Turns() int { return m.turns }

// Thinker is the computer player who has to decide; nil if a person has, or nobody.
func (m *Match) Thinker() bot.Player {
	if m.Over() {
		return nil
	}
	return m.players[m.position.Decides()]
}

// Legal lists what the deciding seat can do.
func (m *Match) Legal() []portroyal.Action { return m.position.Legal(nil) }

// Play plays an action of the deciding seat and gives what happened. An action that is not
// legal is a *portroyal.Refusal and changes nothing.
func (m *Match) Play(action portroyal.Action) ([]portroyal.Event, error) {
	var tape portroyal.Tape
	if err := m.position.Apply(action, &tape); err != nil {
		return nil, err
	}
	m.record.Add(action, &tape, &m.position)
	for _, event := range tape.Events {
		if event.Kind == portroyal.TurnBegan {
			m.turns++
		}
	}
	return tape.Events, nil
}

// Record is the record of the game so far. It grows with the game: write it, do not keep it.
func (m *Match) Record() *record.Record { return m.record }
