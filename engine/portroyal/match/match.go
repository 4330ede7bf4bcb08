// Package match runs a game of Port Royal at one table: who sits where, whose decision it is, everything that has been
// decided and how to take it back, and the record that grows with it. It has no rules of its own and draws nothing. The
// computer players do the thinking, and the caller says when.
package match

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"portroyal/engine/history"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// Seat says who sits in a seat: a person, or a computer player.
type Seat = record.Seat

// Setup says how a game starts.
type Setup struct {
	Options  portroyal.Options
	Seats    []Seat
	Seed     uint64
	Seeded   bool // somebody chose the seed, so as to play the same game again
	Start    int  // a seat, or portroyal.RandomStart
	Practice bool // everything may be taken back, and it counts for nothing

	// Daily marks the deal of the day of a date, see [record.Head].
	Daily string

	// Program is the version of the program that begins the game, see [record.Head].
	Program string

	// Players, if given, replace those that Seats names.
	Players []bot.Player

	// Prepared, if given, replaces Options, Seed and Start.
	Prepared *Prepared
}

// Step is one decision and its result.
type Step struct {
	Seat   int
	Action portroyal.Action
	Events []portroyal.Event
	Answer bool // it was made in the middle of another player's action

	random uint64           // where chance went on from at this step
	shown  []portroyal.Card // that came to light
	time   int64            // when it was decided, in milliseconds of play
	turn   int              // the current turn before it, counted from 1
}

// By is the seat that decided.
func (s Step) By() int { return s.Seat }

// showsCards are the events after which decisions are final, since they tell the players something new: a card was
// turned up (D1), or the discards were shuffled (C4).
var showsCards = []portroyal.EventKind{portroyal.CardRevealed, portroyal.PileRenewed}

// Final reports whether it has shown a card or ended the game.
func (s Step) Final() bool {
	return slices.ContainsFunc(s.Events, func(e portroyal.Event) bool {
		return slices.Contains(showsCards, e.Kind) || e.Kind == portroyal.GameEnded
	})
}

// situation is a position and how it came about.
type situation struct {
	portroyal.Position
	random uint64 // where chance goes on from
}

// Match is a game in progress. It is not safe for use by several goroutines; what a computer
// player needs to think, it gets as values.
type Match struct {
	players []bot.Player // nil for persons
	record  *transcript.Record
	history history.History[situation, Step]
	clock   history.Clock

	coming []portroyal.Card // the first to be turned up from the beginning, in this order
}

// begun is a match at its first position.
func begun(r *transcript.Record, players []bot.Player, first portroyal.Position) *Match {
	played := time.Duration(r.Standing.Played) * time.Millisecond
	return &Match{record: r, players: players, history: history.New[situation, Step](at(first)), clock: history.Start(played)}
}

// at makes a situation of a position.
func at(p portroyal.Position) situation { return situation{p, p.Random()} }

// New starts a game. An error says in one sentence what is wrong with the set-up.
func New(setup Setup) (*Match, error) {
	if from := setup.Prepared; from != nil {
		m := begun(from.begin(setup.Seats), setup.Players, from.Position)
		m.coming = from.Coming
		return m, m.seat()
	}
	r, position, err := transcript.Begin(setup.Options, setup.Seed, setup.Start, setup.Seats)
	if err != nil {
		return nil, err
	}
	r.Begun = time.Now().UTC().Truncate(time.Second)
	r.ID = newID(r.Begun)
	for _, seat := range setup.Seats {
		if _, _, learned := bot.LevelOf(seat.Player); learned {
			r.Weights = value.Fingerprint()
		}
	}
	r.Practice, r.Daily, r.Program = setup.Practice, setup.Daily, setup.Program
	if setup.Daily == "" { // in a deal of the day nobody chooses anything
		r.Chosen = record.Chosen{Seed: setup.Seeded, Start: setup.Start != portroyal.RandomStart}
	}
	r.Times = []int64{}
	m := begun(r, setup.Players, position)
	return m, m.seat()
}

// At is a game that starts at the given position, for looking at one decision. It has no computer players and cannot be
// saved.
func At(position portroyal.Position, seats []Seat) *Match {
	options := position.Options()
	r := &transcript.Record{Head: record.Head{Options: &options, Seats: seats}}
	r.Stand(&position, 1)
	return begun(r, make([]bot.Player, len(seats)), position)
}

// newID makes a name from the time and a random part, so that names sort in the order in which games began.
func newID(begun time.Time) string {
	return fmt.Sprintf("%s-%08x", begun.Format("20060102-150405"), rand.Uint32())
}

// Load continues a game, or opens one that is over. The match owns the record from then on. An error says what is wrong
// with the record: it cannot be replayed, or it names an unknown computer player.
func Load(r *transcript.Record) (*Match, error) {
	var m *Match
	turn, done := 1, 0
	last, err := r.Follow(func(tape *portroyal.Tape, p *portroyal.Position) {
		if m == nil { // nothing has been decided yet
			m = begun(r, nil, *p)
			return
		}
		before := m.position()
		if chance, ok := chanceAfter(r, done); ok {
			before.SetRandom(chance.State)
		}
		step := Step{
			Seat: before.Decides(), Action: r.Actions[done], turn: turn, random: before.Random(),
			Events: slices.Clone(tape.Events), shown: slices.Clone(tape.Shown), Answer: answers(before),
		}
		if r.Times != nil {
			step.time = r.Times[done]
		}
		turn += transcript.TurnsBegun(tape.Events)
		m.history.Add(step, at(*p))
		done++
	})
	if err != nil {
		return nil, err
	}
	*m.position() = last // where chance goes on
	m.forgetHints()      // what was taken back cannot be done again
	if r.ID == "" {
		r.ID = newID(time.Now().UTC())
	}
	if r.Times == nil { // nobody has measured them
		r.Times = make([]int64, len(r.Actions))
	}
	return m, m.seat()
}

// seat has the computer players sit down.
func (m *Match) seat() error {
	if m.players != nil {
		return nil
	}
	for i, seat := range m.record.Seats {
		var player bot.Player
		if seat.Player != "" {
			var err error
			if player, err = bot.New(seat.Player, m.record.Seed+uint64(i+1)<<32); err != nil {
				return err
			}
		}
		m.players = append(m.players, player)
	}
	return nil
}

// position is the current one.
func (m *Match) position() *portroyal.Position { return &m.history.Present().Position }

// Seats lists who sits where.
func (m *Match) Seats() []Seat { return m.record.Seats }

// Practice reports whether everything may be taken back.
func (m *Match) Practice() bool { return m.record.Practice }

// View is everything that the players at the table may know.
func (m *Match) View() portroyal.View { return m.position().View() }

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.position().Phase() == portroyal.Over }

// Turns counts the turns begun.
func (m *Match) Turns() int { return m.record.Standing.Turn }

// Person reports whether a person sits in a seat.
func (m *Match) Person(seat int) bool { return m.players[seat] == nil }

// Thinker is the computer player who has to decide; nil if it is a person's decision, or the game is over. Its dice
// follow from the game's seed, the seat and the number of the decision, so that it decides the same again in a saved
// game, or after a decision was taken back.
func (m *Match) Thinker() bot.Player {
	if m.Over() {
		return nil
	}
	seat := m.position().Decides()
	player := m.players[seat]
	if dicer, ok := player.(bot.Dicer); ok {
		dicer.Roll(rand.NewPCG(m.record.Seed+uint64(seat+1)<<32, uint64(m.history.At())).Uint64())
	}
	return player
}

// Legal lists what the deciding seat can do.
func (m *Match) Legal() []portroyal.Action { return m.position().Legal(nil) }

// Play plays an action of the deciding seat and returns what happened. An action that is not legal is a
// *portroyal.Refusal and changes nothing. Steps that were taken back before cannot be done again.
func (m *Match) Play(action portroyal.Action) ([]portroyal.Event, error) {
	var tape portroyal.Tape
	after := *m.position()
	if err := m.carryOut(&after, action, &tape); err != nil {
		return nil, err
	}
	m.put(Step{
		Seat: m.position().Decides(), Action: action, Events: tape.Events,
		shown: tape.Shown, time: m.clock.Decided().Milliseconds(), turn: m.record.Standing.Turn,
		random: m.position().Random(), Answer: answers(m.position()),
	}, after)
	return tape.Events, nil
}

// Hinted counts a hint for the deciding seat: once for a decision, however often the hint is shown, even after the
// decision was taken back.
func (m *Match) Hinted() {
	if m.Over() {
		return
	}
	now, first := history.Hinted(m.record.Hinted, m.history.At())
	if !first {
		return
	}
	m.record.Hinted = now
	if m.record.Hints == nil {
		m.record.Hints = make([]int, len(m.record.Seats))
	}
	m.record.Hints[m.position().Decides()]++
}

// forgetHints forgets hints for decisions after the current one, since those never come up again.
func (m *Match) forgetHints() { m.record.Hinted = history.Forget(m.record.Hinted, m.history.At()) }

// Hints are how many hints each seat has had.
func (m *Match) Hints() []int {
	if m.record.Hints == nil {
		return make([]int, len(m.record.Seats))
	}
	return m.record.Hints
}

// answers reports whether the deciding seat answers in the middle of another player's action.
func answers(p *portroyal.Position) bool {
	return p.Phase() == portroyal.Moment && p.Decides() != p.Active()
}

// put adds a step that has led to a position.
func (m *Match) put(step Step, after portroyal.Position) {
	m.chance(step.random)
	m.forgetHints()
	m.history.Add(step, at(after))
	m.note(&step)
}

// note records a step that has just been done.
func (m *Match) note(step *Step) {
	m.record.Add(step.Action, &portroyal.Tape{Events: step.Events, Shown: step.shown}, m.position())
	m.record.Times = append(m.record.Times, step.time)
	m.record.Standing.Played = max(m.record.Standing.Played, step.time)
}

// Run lets the computer players decide until it is a person's decision, or the game is over. It is an error if one of
// them chooses an illegal action, or if ctx is done first.
func (m *Match) Run(ctx context.Context) error {
	for player := m.Thinker(); player != nil; player = m.Thinker() {
		if err := ctx.Err(); err != nil {
			return err
		}
		if _, err := m.Play(player.Choose(ctx, m.View(), m.Legal())); err != nil {
			return fmt.Errorf("seat %d: %w", m.position().Decides(), err)
		}
	}
	return nil
}

// chance records where chance goes on from at the present position, if that does not follow from the one before.
func (m *Match) chance(random uint64) {
	r, at := m.record, m.history.At()
	for n := len(r.Chance); n > 0 && r.Chance[n-1].After >= at; n-- {
		r.Chance = r.Chance[:n-1]
	}
	if at == 0 || random != m.history.Present().random {
		r.Chance = append(r.Chance, record.Chance{After: at, State: random})
	}
}

// chanceAfter is the state of chance that a record gives after this many actions.
func chanceAfter(r *transcript.Record, after int) (record.Chance, bool) {
	i, ok := slices.BinarySearchFunc(r.Chance, after, func(c record.Chance, n int) int { return c.After - n })
	if !ok {
		return record.Chance{}, false
	}
	return r.Chance[i], true
}

// Record is the record of the game so far. It grows with the game: to save it, take a snapshot.
func (m *Match) Record() *transcript.Record { return m.record }

// About returns the head of the record.
func (m *Match) About() *record.Head { return &m.record.Head }

// Snapshot is a copy of the record, which does not change as the game goes on.
func (m *Match) Snapshot() record.Record { return m.record.Snapshot() }

// Begun reports whether any decision has been made.
func (m *Match) Begun() bool { return len(m.record.Actions) > 0 }

// Position is the current position, including what no player knows.
func (m *Match) Position() portroyal.Position { return *m.position() }
