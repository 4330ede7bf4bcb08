// Package chronicle tells the story of a game that has been played: everybody's points turn by turn with what made
// them, and what was remarkable. It plays a record again and asks each position; no rule is decided here, and
// nothing of a screen is known.
package chronicle

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

// Game is the story of a game.
type Game struct {
	Turns int // begun, the last one included
	Seats []Seat
}

// Seat is what a game was for one seat.
type Seat struct {
	Points []int  // after each turn, the first one's at 0
	Steps  []Step // the turns that changed the points, in their order

	Row     int // most cards that the seat turned up in one turn (D1)
	Harbour int // most cards that lay in the harbour in one of its turns
	Chest   int // most coins that it had at one time
	Busts   int // D5
}

// Step is what one turn, not necessarily the seat's own, did to its points.
type Step struct {
	Turn   int // counted from 0
	Points int // after it
	Causes []Cause
}

// Kind is how points come and go.
type Kind uint8

// The kinds of causes, with the fields of [Cause] that they use.
const (
	Hired     Kind = iota // Cards: one person (H7)
	Spent                 // Cards: one person, used up for an expedition (E2)
	Claimed               // Cards: one expedition (E2)
	Stowed                // Cards: ships under wholesalers (H12)
	Unstowed              // Cards: ships that went with their wholesalers
	Fulfilled             // Contracts (K4)
)

// Cause is one reason for a change of points.
type Cause struct {
	Kind      Kind
	Cards     []portroyal.Card
	Contracts []portroyal.Contract
	Points    int // that it brought, below 0 if it took them
}

// Of tells the story of a game as far as its record goes. An error is that of [transcript.Record.Replay].
func Of(r *transcript.Record) (Game, error) {
	var w Writer
	_, err := r.Follow(w.Watch)
	return w.game, err
}

// Writer writes the story down while a record is played, for those who have other questions to it as well.
type Writer struct {
	game     Game
	before   []holdings // by seat, before the present action
	active   int        // whose turn it is
	revealed int        // cards turned up in it
}

// Game is the story so far.
func (w *Writer) Game() *Game { return &w.game }

// Watch takes down what an action has changed, as [transcript.Record.Follow] shows it from the first position on.
func (w *Writer) Watch(tape *portroyal.Tape, p *portroyal.Position) {
	if w.game.Seats == nil {
		w.game = Game{Turns: 1, Seats: make([]Seat, p.Players())}
		w.before = make([]holdings, p.Players())
		w.active = p.Active()
	}
	// An action begins the next turn at its very end; so all that it changes belongs to the turn before.
	next := 0
	for _, event := range tape.Events {
		seat := &w.game.Seats[event.Seat]
		switch event.Kind {
		case portroyal.CardRevealed:
			w.revealed++
			seat.Row = max(seat.Row, w.revealed)
		case portroyal.WentBust:
			seat.Busts++
		case portroyal.TurnBegan:
			next++
		}
	}
	for i := range w.game.Seats {
		seat, after := &w.game.Seats[i], holdingsOf(p, i)
		seat.Chest = max(seat.Chest, p.Coins(i))
		if causes := after.since(&w.before[i]); len(causes) > 0 {
			seat.add(w.game.Turns-1, p.Points(i), causes)
		}
		seat.Points = append(seat.Points[:w.game.Turns-1], p.Points(i))
		w.before[i] = after
	}
	active := &w.game.Seats[w.active]
	active.Harbour = max(active.Harbour, len(p.Harbour()))
	if next > 0 {
		w.game.Turns++
		w.active, w.revealed = p.Active(), 0
		for i := range w.game.Seats {
			w.game.Seats[i].Points = append(w.game.Seats[i].Points, p.Points(i))
		}
	}
}

// add takes down a step. Everything in the same turn is one step.
func (s *Seat) add(turn, points int, causes []Cause) {
	if n := len(s.Steps); n > 0 && s.Steps[n-1].Turn == turn {
		last := &s.Steps[n-1]
		last.Points, last.Causes = points, append(last.Causes, causes...)
		return
	}
	s.Steps = append(s.Steps, Step{turn, points, causes})
}
