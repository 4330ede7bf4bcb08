// Package match is a game in progress, whichever game it is: who sits where, everything that has been decided and how to
// take it back, the hints that were given, and the record that grows with it. It knows no rule and draws nothing: a game
// lends its [Rules] and its [Record]. The computer players do the thinking, and the caller says when.
package match

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"portroyal/engine/history"
	"portroyal/engine/record"
	"portroyal/engine/tape"
)

// Player decides for a seat of a game with views V and actions A. It gets what its seat may know, picks one of the legal
// actions, which are never none, and returns early with the best so far when ctx is done. It may have a random stream of
// its own, so that it serves one game at a time.
type Player[V, A any] interface {
	Choose(ctx context.Context, view V, legal []A) A
}

// Dicer is a player that rolls dice. If each decision has a seed of its own, the same position gets the same decision,
// however the game got there.
type Dicer interface {
	Roll(seed uint64) // begins the player's random stream anew
}

// Rules are what a game lends: positions P, views V, actions A, events E, and what chance brings to light as C.
type Rules[P, V, A, E, C any] interface {
	Owes(p *P, seat int) bool // a choice; several seats may at the same time
	Over(p *P) bool
	View(p *P, seat int) V
	Legal(p *P, seat int) []A
	Seat(p *P, a A) int                          // whose action it is
	Answers(p *P, a A) bool                      // in the middle of what another seat does
	Play(p *P, a A, tape *tape.Tape[E, C]) error // an action that is not legal changes nothing
	Final(tape *tape.Tape[E, C]) bool            // something new was seen, or the game ended

	// Tells reports whether it has shown the others something that only its seat knew: they can take back nothing before it.
	Tells(tape *tape.Tape[E, C]) bool

	Random(p *P) uint64 // where chance goes on from
	SetRandom(p *P, state uint64)
}

// Record is the record of such a game.
type Record[P, A, E, C any] interface {
	record.Record

	// Noted is what every game's record has behind its actions.
	Noted() *record.Log

	// Add adds an action that was played, and says how far the game has come.
	Add(a A, tape *tape.Tape[E, C], after *P)

	// Cut leaves only so many of the actions, and of what chance has shown; the game stands at a position and a turn.
	Cut(actions, shown int, at *P, turn int)

	// Taken are the actions so far.
	Taken() []A

	// Follow plays it again: watch is shown the position before the first action with an empty tape, and then what
	// happened in each action and the position after it. It gives the last position, in which chance goes on as it would
	// have.
	Follow(watch func(*tape.Tape[E, C], *P)) (P, error)
}

// Step is one decision and its result.
type Step[A, E, C any] struct {
	Seat   int
	Action A
	Events []E
	Answer bool // it was made in the middle of what another seat did

	final  bool
	tells  bool
	random uint64 // where chance went on from at this step
	shown  []C    // what came to light
	time   int64  // when it was decided, in milliseconds of play
	turn   int    // the current turn before it, counted from 1
}

// By is the seat that decided.
func (s Step[A, E, C]) By() int { return s.Seat }

// Final reports whether it has shown something new, or ended the game.
func (s Step[A, E, C]) Final() bool { return s.final }

// situation is a position and how it came about.
type situation[P any] struct {
	position P
	random   uint64 // where chance goes on from
}

// Match is a game in progress. It is not safe for use by several goroutines; what a computer player needs to think, it
// gets as values.
type Match[P, V, A, E, C any] struct {
	rules   Rules[P, V, A, E, C]
	record  Record[P, A, E, C]
	players []Player[V, A] // nil for persons
	history history.History[situation[P], Step[A, E, C]]
	clock   history.Clock
}

// Begin is a match at its first position. players has nil for persons.
func Begin[P, V, A, E, C any](
	rules Rules[P, V, A, E, C], r Record[P, A, E, C], players []Player[V, A], first P,
) *Match[P, V, A, E, C] {
	played := time.Duration(r.About().Standing.Played) * time.Millisecond
	return &Match[P, V, A, E, C]{
		rules: rules, record: r, players: players, clock: history.Start(played),
		history: history.New[situation[P], Step[A, E, C]](situation[P]{first, rules.Random(&first)}),
	}
}

// Load goes on with a recorded game. The match owns the record from then on; turns says how many turns began with some
// events. An error says what is wrong with the record.
func Load[P, V, A, E, C any](
	rules Rules[P, V, A, E, C], r Record[P, A, E, C], turns func([]E) int,
) (*Match[P, V, A, E, C], error) {
	var m *Match[P, V, A, E, C]
	turn, done := 1, 0
	head, log, actions := r.About(), r.Noted(), r.Taken()
	last, err := r.Follow(func(tape *tape.Tape[E, C], p *P) {
		if m == nil { // nothing has been decided yet
			m = Begin(rules, r, nil, *p)
			return
		}
		before := m.Present()
		if chance, ok := head.ChanceAfter(done); ok {
			rules.SetRandom(before, chance.State)
		}
		step := Step[A, E, C]{
			Seat: rules.Seat(before, actions[done]), Action: actions[done], Events: slices.Clone(tape.Events),
			shown: slices.Clone(tape.Shown), final: rules.Final(tape), tells: rules.Tells(tape), Answer: rules.Answers(before, actions[done]), random: rules.Random(before), turn: turn,
		}
		if log.Times != nil {
			step.time = log.Times[done]
		}
		turn += turns(tape.Events)
		m.history.Add(step, situation[P]{*p, rules.Random(p)})
		done++
	})
	if err != nil {
		return nil, err
	}
	*m.Present() = last // where chance goes on
	m.forgetHints()     // what was taken back cannot be done again
	if head.ID == "" {
		head.ID = record.NewID(time.Now().UTC())
	}
	if log.Times == nil { // nobody has measured them
		log.Times = make([]int64, len(actions))
	}
	return m, nil
}

// SitDown has the computer players that the record names take their seats, with seeds that follow from the game's.
func (m *Match[P, V, A, E, C]) SitDown(player func(name string, seed uint64) (Player[V, A], error)) error {
	if m.players != nil {
		return nil
	}
	head := m.record.About()
	for i, seat := range head.Seats {
		var sits Player[V, A]
		if seat.Player != "" {
			var err error
			if sits, err = player(seat.Player, head.Seed+uint64(i+1)<<32); err != nil {
				return err
			}
		}
		m.players = append(m.players, sits)
	}
	return nil
}

// Present is the current position.
func (m *Match[P, V, A, E, C]) Present() *P { return &m.history.Present().position }

// PositionAt is the position after this many steps.
func (m *Match[P, V, A, E, C]) PositionAt(steps int) P { return m.history.Position(steps).position }

// ViewAt is what a seat could know after this many steps.
func (m *Match[P, V, A, E, C]) ViewAt(steps, seat int) V {
	return m.rules.View(&m.history.Position(steps).position, seat)
}

// Seats lists who sits where.
func (m *Match[P, V, A, E, C]) Seats() []record.Seat { return m.record.About().Seats }

// Practice reports whether everything may be taken back.
func (m *Match[P, V, A, E, C]) Practice() bool { return m.record.About().Practice }

// Over reports whether the game has ended.
func (m *Match[P, V, A, E, C]) Over() bool { return m.rules.Over(m.Present()) }

// Turns counts the turns begun.
func (m *Match[P, V, A, E, C]) Turns() int { return m.record.About().Standing.Turn }

// Person reports whether a person sits in a seat.
func (m *Match[P, V, A, E, C]) Person(seat int) bool { return m.players[seat] == nil }

// Asked is the first person who owes a choice, -1 if none does.
func (m *Match[P, V, A, E, C]) Asked() int {
	for seat := range m.players {
		if m.Person(seat) && m.rules.Owes(m.Present(), seat) {
			return seat
		}
	}
	return -1
}

// Legal is what a seat can do now.
func (m *Match[P, V, A, E, C]) Legal(seat int) []A { return m.rules.Legal(m.Present(), seat) }

// Thinking is a computer player who has to decide, with the seat; nil if only persons have, or the game is over. Its dice
// follow from the game's seed, the seat and the number of the decision, so that it decides the same again in a saved
// game, or after a decision was taken back.
func (m *Match[P, V, A, E, C]) Thinking() (Player[V, A], int) {
	if m.Over() {
		return nil, -1
	}
	for seat, player := range m.players {
		if player == nil || !m.rules.Owes(m.Present(), seat) {
			continue
		}
		if dicer, ok := player.(Dicer); ok {
			dicer.Roll(rand.NewPCG(m.record.About().Seed+uint64(seat+1)<<32, uint64(m.history.At())).Uint64())
		}
		return player, seat
	}
	return nil, -1
}

// Play plays an action of a seat that owes a choice and returns what happened. An action that is not legal is an error
// and changes nothing. Steps that were taken back before cannot be done again.
func (m *Match[P, V, A, E, C]) Play(action A) ([]E, error) {
	before := m.Present()
	after := *before
	var tape tape.Tape[E, C]
	if err := m.rules.Play(&after, action, &tape); err != nil {
		return nil, err
	}
	step := Step[A, E, C]{
		Seat: m.rules.Seat(before, action), Action: action, Events: tape.Events, shown: tape.Shown, final: m.rules.Final(&tape), tells: m.rules.Tells(&tape),
		time: m.clock.Decided().Milliseconds(), turn: m.Turns(), random: m.rules.Random(before),
		Answer: m.rules.Answers(before, action),
	}
	m.chance(step.random)
	m.forgetHints()
	m.history.Add(step, situation[P]{after, m.rules.Random(&after)})
	m.note(&step)
	return tape.Events, nil
}

// note records a step that has just been done.
func (m *Match[P, V, A, E, C]) note(step *Step[A, E, C]) {
	m.record.Add(step.Action, &tape.Tape[E, C]{Events: step.Events, Shown: step.shown}, m.Present())
	log, standing := m.record.Noted(), &m.record.About().Standing
	log.Times = append(log.Times, step.time)
	standing.Played = max(standing.Played, step.time)
}

// Run lets the computer players decide until only persons have to, or the game is over. It is an error if one of them
// chooses an illegal action, or if ctx is done first.
func (m *Match[P, V, A, E, C]) Run(ctx context.Context) error {
	for player, seat := m.Thinking(); player != nil; player, seat = m.Thinking() {
		if err := ctx.Err(); err != nil {
			return err
		}
		at := m.Present()
		if _, err := m.Play(player.Choose(ctx, m.rules.View(at, seat), m.rules.Legal(at, seat))); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	return nil
}

// About returns the head of the record.
func (m *Match[P, V, A, E, C]) About() *record.Head { return m.record.About() }

// Begun reports whether any decision has been made.
func (m *Match[P, V, A, E, C]) Begun() bool { return m.history.At() > 0 }

// Hinted counts a hint for a seat: once for a decision, however often the hint is shown, even after the decision was
// taken back.
func (m *Match[P, V, A, E, C]) Hinted(seat int) {
	if m.Over() {
		return
	}
	log := m.record.Noted()
	now, first := history.Hinted(log.Hinted, m.history.At())
	if !first {
		return
	}
	log.Hinted = now
	head := m.record.About()
	if head.Hints == nil {
		head.Hints = make([]int, len(head.Seats))
	}
	head.Hints[seat]++
}

// forgetHints forgets hints for decisions after the current one, since those never come up again.
func (m *Match[P, V, A, E, C]) forgetHints() {
	log := m.record.Noted()
	log.Hinted = history.Forget(log.Hinted, m.history.At())
}

// Hints are how many hints each seat has had.
func (m *Match[P, V, A, E, C]) Hints() []int {
	if head := m.record.About(); head.Hints != nil {
		return head.Hints
	}
	return make([]int, len(m.Seats()))
}
