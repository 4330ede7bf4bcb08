// Package match is a game in progress at one table: who sits where, whose decision it is, everything that has
// been decided with the way back, and the record that grows with it. It knows no rule of its own and draws
// nothing; thinking is the computer players' business, and when they think is the caller's.
package match

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/record"
)

// Seat says who sits there: a person, or a computer player.
type Seat = record.Seat

// Setup is what a game starts from.
type Setup struct {
	Options  portroyal.Options
	Seats    []Seat
	Seed     uint64
	Seeded   bool // the seed has been chosen: played again, the game is to be the same
	Start    int  // a seat, or portroyal.RandomStart
	Practice bool // everything may be taken back, and it counts for nothing

	// Daily marks the deal of the day of a date, see [record.Head].
	Daily string

	// Program is the version of the program that begins the game, see [record.Head].
	Program string

	// Players, if given, sit there instead of those that Seats names.
	Players []bot.Player

	// Prepared, if given, is what the game goes on from, in place of Options, Seed and Start.
	Prepared *Prepared
}

// Step is one decision with what came of it.
type Step struct {
	Seat   int
	Action portroyal.Action
	Events []portroyal.Event
	Answer bool // it was one in the middle of what another player does

	random uint64           // where chance went on from
	shown  []portroyal.Card // that came to light
	time   int64            // when it was decided, in milliseconds of play
	turn   int              // the present one before it, counted from 1
}

// Match is a game in progress. It is not safe for use by several goroutines; what a computer
// player needs to think, it gets as values.
type Match struct {
	players []bot.Player // nil for persons
	record  *record.Record

	steps     []Step               // everything decided, and behind it what was taken back last
	positions []portroyal.Position // before each step, and after the last
	random    []uint64             // of each position as it came about, where chance goes on from
	at        int                  // how many of the steps count

	coming []portroyal.Card // the first to be turned up from the beginning, in this order

	played time.Duration // before since
	since  time.Time     // when the present decision began
}

// New starts a game. An error says in one sentence what is impossible about the set-up.
func New(setup Setup) (*Match, error) {
	if from := setup.Prepared; from != nil {
		m := &Match{record: from.begin(setup.Seats), players: setup.Players, coming: from.Coming, since: time.Now()}
		m.push(from.Position)
		return m, m.seat()
	}
	r, position, err := record.Begin(setup.Options, setup.Seed, setup.Start, setup.Seats)
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
	if setup.Daily == "" { // of a deal of the day nobody chooses anything
		r.Chosen = record.Chosen{Seed: setup.Seeded, Start: setup.Start != portroyal.RandomStart}
	}
	r.Times = []int64{}
	m := &Match{record: r, players: setup.Players, since: time.Now()}
	m.push(position)
	return m, m.seat()
}

// At is a game that starts at the given position, for looking at one decision. It has no computer players and cannot be
// saved.
func At(position portroyal.Position, seats []Seat) *Match {
	m := &Match{record: &record.Record{}, players: make([]bot.Player, len(seats)), since: time.Now()}
	m.record.Options, m.record.Seats = position.Options(), seats
	m.record.Stand(&position, 1)
	m.push(position)
	return m
}

// newID names a game by when it begins and by chance, so that names in order are games in order.
func newID(begun time.Time) string {
	return fmt.Sprintf("%s-%08x", begun.Format("20060102-150405"), rand.Uint32())
}

// Load goes on with a game, or looks at one that is over. The match owns the record from then on. An error says
// what is wrong with it: it does not play, or names a computer player whom nobody knows.
func Load(r *record.Record) (*Match, error) {
	m := &Match{record: r, played: time.Duration(r.Standing.Played) * time.Millisecond, since: time.Now()}
	turn := 1
	position, err := r.Follow(func(tape *portroyal.Tape, p *portroyal.Position) {
		if n := len(m.positions); n > 0 {
			before := &m.positions[n-1]
			if chance, ok := chanceAfter(r, n-1); ok {
				before.SetRandom(chance.State)
			}
			step := Step{
				Seat: before.Decides(), Action: r.Actions[n-1], turn: turn, random: before.Random(),
				Events: slices.Clone(tape.Events), shown: slices.Clone(tape.Shown), Answer: answers(before),
			}
			if r.Times != nil {
				step.time = r.Times[n-1]
			}
			turn += record.TurnsBegun(tape.Events)
			m.steps = append(m.steps, step)
		}
		m.push(*p)
	})
	if err != nil {
		return nil, err
	}
	m.at = len(m.steps)
	m.positions[m.at] = position // where chance goes on
	m.forgetHints()              // what was taken back cannot be done again
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

// position is the present one.
func (m *Match) position() *portroyal.Position { return &m.positions[m.at] }

// Seats lists who sits where.
func (m *Match) Seats() []Seat { return m.record.Seats }

// Practice reports whether everything may be taken back.
func (m *Match) Practice() bool { return m.record.Practice }

// View is what everybody at the table may know.
func (m *Match) View() portroyal.View { return m.position().View() }

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.position().Phase() == portroyal.Over }

// Turns counts the turns begun.
func (m *Match) Turns() int { return m.record.Standing.Turn }

// Person reports whether a person sits there.
func (m *Match) Person(seat int) bool { return m.players[seat] == nil }

// Thinker is the computer player who has to decide; nil if a person has, or nobody. The dice that one rolls follow from
// the game's seed, the seat and the number of the decision, so that a saved game, or a decision that is taken back,
// goes on as it would have.
func (m *Match) Thinker() bot.Player {
	if m.Over() {
		return nil
	}
	seat := m.position().Decides()
	player := m.players[seat]
	if dicer, ok := player.(bot.Dicer); ok {
		dicer.Roll(rand.NewPCG(m.record.Seed+uint64(seat+1)<<32, uint64(m.at)).Uint64())
	}
	return player
}

// Legal lists what the deciding seat can do.
func (m *Match) Legal() []portroyal.Action { return m.position().Legal(nil) }

// Play plays an action of the deciding seat and gives what happened. An action that is not legal is a
// *portroyal.Refusal and changes nothing. Steps that were taken back before cannot be done again.
func (m *Match) Play(action portroyal.Action) ([]portroyal.Event, error) {
	var tape portroyal.Tape
	after := *m.position()
	if err := m.carryOut(&after, action, &tape); err != nil {
		return nil, err
	}
	step := Step{
		Seat: m.position().Decides(), Action: action, Events: tape.Events,
		shown: tape.Shown, time: m.decided().Milliseconds(), turn: m.record.Standing.Turn,
		random: m.position().Random(), Answer: answers(m.position()),
	}
	m.steps = append(m.steps[:m.at], step)
	m.positions, m.random = m.positions[:m.at+1], m.random[:m.at+1]
	m.forgetHints()
	m.push(after)
	m.take(&step)
	return tape.Events, nil
}

// Hinted counts that the deciding seat has had a hint: once for a decision, however often it is looked at, also
// after it has been taken back.
func (m *Match) Hinted() {
	at, counted := slices.BinarySearch(m.record.Hinted, m.at)
	if m.Over() || counted {
		return
	}
	m.record.Hinted = slices.Insert(m.record.Hinted, at, m.at)
	if m.record.Hints == nil {
		m.record.Hints = make([]int, len(m.record.Seats))
	}
	m.record.Hints[m.position().Decides()]++
}

// forgetHints forgets which decisions behind the present one a hint was given for: they never come up again.
func (m *Match) forgetHints() {
	hinted := m.record.Hinted
	for n := len(hinted); n > 0 && hinted[n-1] > m.at; n-- {
		hinted = hinted[:n-1]
	}
	m.record.Hinted = hinted
}

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

// push adds a position behind the last one.
func (m *Match) push(position portroyal.Position) {
	m.positions = append(m.positions, position)
	m.random = append(m.random, position.Random())
}

// take moves on by a step.
func (m *Match) take(step *Step) {
	m.chance(step.random)
	m.at++
	m.record.Add(step.Action, &portroyal.Tape{Events: step.Events, Shown: step.shown}, m.position())
	m.record.Times = append(m.record.Times, step.time)
	m.record.Standing.Played = max(m.record.Standing.Played, step.time)
}

// mostThought is the longest time that counts as thinking about one decision: nobody has played the whole night
// whose game has lain on the table till the morning.
const mostThought = 10 * time.Minute

// decided is how long the game has been played, as the present decision is taken; the next one begins now.
func (m *Match) decided() time.Duration {
	now := time.Now()
	m.played += min(max(now.Sub(m.since), 0), mostThought)
	m.since = now
	return m.played
}

// Run has the computer players decide until a person has to, or the game is over. It is an error if one names an
// action that is not legal, and if ctx is done before.
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
	r := m.record
	for n := len(r.Chance); n > 0 && r.Chance[n-1].After >= m.at; n-- {
		r.Chance = r.Chance[:n-1]
	}
	if m.at == 0 || random != m.random[m.at] {
		r.Chance = append(r.Chance, record.Chance{After: m.at, State: random})
	}
}

// chanceAfter is what a record says of chance after so many actions.
func chanceAfter(r *record.Record, after int) (record.Chance, bool) {
	i, ok := slices.BinarySearchFunc(r.Chance, after, func(c record.Chance, n int) int { return c.After - n })
	if !ok {
		return record.Chance{}, false
	}
	return r.Chance[i], true
}

// Record is the record of the game so far. It grows with the game: to save it, take a snapshot.
func (m *Match) Record() *record.Record { return m.record }

// Position is the present position, with all that nobody at the table knows.
func (m *Match) Position() portroyal.Position { return *m.position() }
